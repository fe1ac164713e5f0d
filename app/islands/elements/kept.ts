import { fetchPage } from '../fetch-page'

/**
 * Reloads a page that has come back from the back/forward cache, if the customer, the language, the theme or the place
 * has changed meanwhile, or the page now leads elsewhere (rules 23.7). The cart renews itself.
 */
export async function renew() {
  const made = madeFor(document)
  const page = made && (await fetchPage(location.href).catch(() => null))
  if (page === 'elsewhere' || (page && madeFor(page) !== made)) location.reload()
}

const madeFor = (page: Document) => page.querySelector('shop-mirror[as]')?.outerHTML
