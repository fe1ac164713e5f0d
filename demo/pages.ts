import type { Request, Response } from 'express'
import type { Brand } from './catalogue/types'
import type { Demo } from './core/demo'
import { inLanguage } from './core/words'

const BODIES: Record<string, { title: string; paragraphs: (name: string) => string[] }> = {
  'about-us': {
    title: 'About us',
    paragraphs: (name) => [
      `${name} brings the kitchens and shops of the neighbourhood to your door.`,
      'We work with places we eat at ourselves, and we pay our couriers by the hour.',
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    paragraphs: (name) => [
      `An order is a contract between you and the store; ${name} carries it.`,
      'Prices and availability are those shown when the order is placed.',
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    paragraphs: (name) => [
      `${name} keeps your name, number and addresses to deliver your orders, and nothing else.`,
      'Write to us to have your account deleted.',
    ],
  },
  refund: {
    title: 'Refund Policy',
    paragraphs: () => ['Something missing or wrong? Tell us within a day and we refund that item.'],
  },
  shipping: {
    title: 'Shipping & Delivery',
    paragraphs: () => ['Couriers deliver all day. The fee depends on the distance and is shown before you order.'],
  },
}

function html(brand: Brand, page: (typeof BODIES)[string]): string {
  const name = inLanguage(brand.name, brand.languages, 'en')
  const text = page.paragraphs(name).map((paragraph) => `<p>${paragraph}</p>`)
  const style = 'body{font:1.05rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#222}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${page.title}</title><style>${style}</style><h1>${page.title}</h1>${text.join('')}</html>`
}

/** The vendor's own pages (about us, terms, …), which storefronts show in a frame. */
export function servePage(demo: Demo, req: Request, res: Response): void {
  const brand = demo.catalogue.brandById(req.params.brand ?? '')
  const slug = req.params.slug ?? ''
  const page = Object.hasOwn(BODIES, slug) ? BODIES[slug] : undefined
  if (!brand || !page) res.status(404).type('text').send('Not found')
  else res.type('html').send(html(brand, page))
}
