import { createHash } from 'node:crypto'
import { encode } from 'html-entities'
import { direction } from '~/domain/brand/locale'
import { pageText, withoutName, type PageText } from '~/features/help/page-text.server'
import { framedPage } from '~/features/help/vendor-page.server'
import { pageImageOrigins } from '~/http/images.server'
import { log } from '~/http/log.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { existing } from '~/http/shop/readings.server'
import { PictureProblem } from '~/pictures/picture'

/** A minimal style for text, as dark as the page around. The card is drawn here, where the text's height is known. */
const style = `:root{color-scheme:light dark}
body{margin:4px;font:0.9375rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere;text-wrap:pretty}
main{display:flow-root;padding:0 1.25rem;border-radius:16px;background:Canvas;background:light-dark(#fff,#1f1f23);box-shadow:0 0 0 1px #0000000a,0 1px 4px #17171c14}
main:focus-visible{outline:3px solid}
h1,h2,h3,h4{line-height:1.2;font-size:1rem}
h1{font-size:1.25rem}
h2{font-size:1.125rem}
img{max-inline-size:100%;block-size:auto}
table{border-collapse:collapse;max-inline-size:100%}
td,th{border:1px solid #8886;padding:.4rem .6rem;text-align:start}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The text of a vendor's page, only for the frame of its screen (rules 18.3). */
export const loader = shopLoader(async (shop) => {
  const page = existing(framedPage(shop))
  const unreadPage = {
    lang: shop.locale,
    dir: direction(shop.locale),
    html: `<p>${encode(shop.t('pages.unread'))}</p>`,
  }
  const text = await pageText(page.url).catch((error: unknown) => {
    if (!(error instanceof PictureProblem)) throw error
    const { origin, pathname } = new URL(page.url)
    log.warn({ requestId: shop.requestId, page: origin + pathname, reason: error.message }, 'no page')
    return null
  })
  return new Response(documentOf(text ? { ...text, html: withoutName(text.html, page.name) } : unreadPage), {
    status: text ? 200 : 502,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(shop.origin),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-cache',
    },
  })
})

/** No scripts, no forms, pictures from us and allowed origins. The frame has no origin for 'self', so ours is named. */
const policyFor = (origin: string) =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    ['img-src', `'self'`, origin, ...pageImageOrigins()].join(' '),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** The text can have the focus: browsers stop at a frame that scrolls, and would not show where the focus is. */
const documentOf = ({ html, lang, dir }: PageText) => `<!DOCTYPE html>
<html${lang && ` lang="${lang}"`} dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main tabindex="0">${html}</main></body></html>
`
