import { createRequire } from 'node:module'
import { decode } from 'html-entities'
import { imageOrigins, pictureUrl } from '~/http/images.server'
import { cache } from '~/http/shop/cache.server'
import { fetchPicture } from '~/pictures/fetch-picture.server'
import { PictureProblem } from '~/pictures/picture'
import { isNamedAddress } from '~/pictures/public-lookup.server'
import { pictureAt } from '~/ui/picture-address'

/** The text of a vendor's page to show: HTML in which nothing runs, styles or loads, except pictures through us. */
export type PageText = { html: string; lang: string; dir: string }

const rules = { type: 'text/html', milliseconds: 6000, mostBytes: 1e6 }
const cacheMs = 5 * 60_000

/** The most tags of a page: reading takes time that is quadratic in how deep they are nested. */
const mostTags = 20_000

/** A picture, or a visible character between two tags. It takes linear time. */
const somethingToRead = /<img|(?:^|>)[^<]*[^<\s]/

/** Loaded with the first page, because it is large and few vendors have such pages. */
const sanitizer = () => createRequire(import.meta.url)('sanitize-html') as typeof import('sanitize-html')

/** Whether the server may read a page: its origin is allowed, or it uses HTTPS and a public host name. */
export function mayRead(address: string): boolean {
  const { origin, protocol, hostname } = new URL(address)
  return imageOrigins().includes(origin) || (protocol === 'https:' && !isNamedAddress(hostname))
}

/**
 * The text of a vendor's page, read only at its own origin and never inside our own network (rules 18.3), and cached
 * for some minutes for everybody. Throws a `PictureProblem` if it cannot be read, or is empty without its scripts.
 */
export function pageText(address: string): Promise<PageText> {
  const rule = { in: 'catalogue', ms: cacheMs, key: `page-text:${address}`, isKnown: () => true } as const
  return cache(rule, async () => {
    const source = new URL(address)
    const { bytes } = await fetchPicture(source, { ...rules, origins: [source.origin] })
    const page = bytes.toString('utf8')
    if (page.split('<').length > mostTags) throw new PictureProblem('too many tags')
    const text = readable(page, source)
    if (!somethingToRead.test(text.html)) throw new PictureProblem('nothing to read')
    return text
  })
}

/**
 * The allowed part of a page's HTML: its text, links that open in a new tab, and pictures from allowed origins through
 * our server (rules 22.12). Everything else that could load something is removed: styles, frames, media, forms, vector
 * graphics and scripts.
 */
export function readable(page: string, source: URL): PageText {
  const pageAttributes = { lang: '', dir: 'auto' }
  const sanitize = sanitizer()
  const html = sanitize(page, {
    allowedTags: [
      ...sanitize.defaults.allowedTags.filter((tag) => !['html', 'main'].includes(tag)),
      'img',
      'del',
      'ins',
    ],
    allowedAttributes: {
      '*': ['lang', 'dir', 'id'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start', 'reversed'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    nestingLimit: 60,
    transformTags: {
      html(tagName, { lang = '', dir = '' }) {
        if (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(lang)) pageAttributes.lang = lang
        if (/^(?:ltr|rtl)$/i.test(dir)) pageAttributes.dir = dir.toLowerCase()
        return { tagName, attribs: {} }
      },
      a: (tagName, { href = '', ...attribs }) => ({ tagName, attribs: { ...attribs, ...linkTo(href, source) } }),
      img: (tagName, { src = '', ...attribs }) => ({ tagName, attribs: { ...attribs, ...pictureOf(src, source) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
  return { html, ...pageAttributes }
}

/** The text without its first heading if that is the page's name, which the screen shows above the frame. */
export const withoutName = (html: string, name: string) =>
  html.replace(/^\s*<h1[^>]*>([^<]*)<\/h1>/, (heading, text: string) =>
    inOneForm(decode(text)) === inOneForm(name) ? '' : heading,
  )

const inOneForm = (name: string) => name.trim().toLowerCase()

function linkTo(href: string, source: URL): Record<string, string> {
  if (href.startsWith('#')) return { href }
  return URL.canParse(href, source.href)
    ? { href: new URL(href, source).href, target: '_blank', rel: 'noopener noreferrer' }
    : {}
}

function pictureOf(src: string, source: URL): Record<string, string> {
  const isNamed = src.trim() !== '' && URL.canParse(src, source.href)
  const own = isNamed ? pictureUrl(new URL(src, source).href) : ''
  return own ? { src: pictureAt(own, 960), loading: 'lazy' } : {}
}
