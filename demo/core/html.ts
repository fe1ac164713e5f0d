import { encode } from 'html-entities'
import type { Lang } from './words'

/** A page that search engines must not index. Style and body are inserted unescaped. */
export function htmlPage(lang: Lang, title: string, style: string, body: string): string {
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${encode(title)}</title><style>${style}</style>${body}</html>`
}
