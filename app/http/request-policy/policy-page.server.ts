import { createHash } from 'node:crypto'
import { encode } from 'html-entities'
import { chooseLocale, direction, supportedLocales, type Locale } from '~/domain/brand/locale'
import { canRetry, failureOf } from '~/domain/failure'
import { translatorFor } from '~/i18n/i18n.server'
import { homePath } from '~/paths'

/** The page's whole stylesheet, because no vendor and no theme are known here. */
const style = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c1b1a;background:#faf9f7}
main{max-inline-size:34rem;margin-inline:auto;padding:5rem 1.25rem;text-align:center}
h1,h2{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
h2{font-size:1.25rem;margin-top:3rem}
a{display:inline-block;margin:1rem .25rem 0;padding:.7rem 1.4rem;border-radius:2rem;border:1px solid #1c1b1a;color:inherit;text-decoration:none;font-weight:600}
a:first-child{background:#1c1b1a;color:#fff}
a:focus-visible{outline:3px solid #1a66d9;outline-offset:2px}`
const styleHash = createHash('sha256').update(style).digest('base64')

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'no-store',
}

type PolicyPage = { status: number; headers: Record<string, string>; body: string }

/**
 * The whole answer to a request that gets no page of a store, by its status, in the language that the browser asks for.
 * `acceptLanguage` is null if the request could not be read: then it is in every language. A failure names its request
 * (rules 20.9).
 */
export function policyPage(status: number, acceptLanguage: string | null = '', requestId = ''): PolicyPage {
  const [locale, ...others] = acceptLanguage === null ? supportedLocales : [chooseLocale({ acceptLanguage })]
  const title = encode(translatorFor(locale)(`error.${failureOf(status, false)}.title`))
  const more = others.map(
    (other) => `<div lang="${other}" dir="${direction(other)}">${textOf(status, other, 'h2')}</div>`,
  )
  const reference =
    status >= 500 && requestId
      ? `<p>${encode(translatorFor(locale)('error.reference'))} <bdi dir="ltr">${encode(requestId)}</bdi></p>`
      : ''
  const body = `<!DOCTYPE html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main>${textOf(status, locale, 'h1')}${reference}${more.join('')}</main></body></html>
`
  const own = { ...(requestId && { 'X-Request-Id': requestId }), ...(status === 405 && { Allow: 'GET, HEAD, POST' }) }
  return { status, headers: { ...headers, ...own }, body }
}

function textOf(status: number, locale: Locale, heading: 'h1' | 'h2') {
  const t = translatorFor(locale)
  const failure = failureOf(status, false)
  const retry = canRetry(failure) ? `<a href="">${encode(t('error.retry'))}</a>` : ''
  const home = failure === 'noVendor' ? '' : `<a href="${homePath()}">${encode(t('error.home'))}</a>`
  const title = encode(t(`error.${failure}.title`))
  return `<${heading}>${title}</${heading}><p>${encode(t(`error.${failure}.text`))}</p><p>${retry}${home}</p>`
}

/** `policyPage` as a response, to be thrown in a loader or action. */
export function policyResponse(status: number, request: Request): Response {
  const page = policyPage(
    status,
    request.headers.get('Accept-Language') ?? '',
    request.headers.get('X-Request-Id') ?? '',
  )
  return new Response(page.body, page)
}
