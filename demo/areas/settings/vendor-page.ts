import type { Request, Response } from 'express'
import { encode } from 'html-entities'
import type { Demo } from '../../core/demo'
import { htmlPage } from '../../core/html'
import { inLanguage, langOf } from '../../core/words'
import { pages } from '../../seed/pages'

const STYLE = 'body{font:1.05rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#222}'

/** The vendor's own pages (about us, terms, …), which storefronts frame; without ?lang in its first language. */
export function servePage(demo: Demo, req: Request, res: Response): void {
  const brand = demo.catalogue.brandById(req.params.brand ?? '')
  const page = pages.find(({ slug }) => slug === req.params.slug)
  if (!brand || !page) {
    res.status(404).type('text').send('Not found')
    return
  }
  const lang = langOf(req.query.lang) ?? brand.languages[0]
  const name = inLanguage(brand.name, brand.languages, lang)
  const title = page.title[lang]
  const text = page.paragraphs[lang].map((paragraph) => `<p>${encode(paragraph.replaceAll('{brand}', name))}</p>`)
  res.type('html').send(htmlPage(lang, title, STYLE, `<h1>${encode(title)}</h1>${text.join('')}`))
}
