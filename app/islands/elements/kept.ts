import { fetchPage } from '../fetch-page'

/**
 * Reloads a page that has come back from the back/forward cache, if the customer, the language, the theme or the place
 * has changed meanwhile, or the page now leads elsewhere (rules 23.7). Its menu is closed. The cart renews itself.
 */
export async function renew() {
  // The menu stays open where one of its links was followed. Older browsers have no popovers.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]')) popover.hidePopover?.()
  const made = madeFor(document)
  const page = made && (await fetchPage(location.href).catch(() => null))
  if (page === 'elsewhere' || (page && madeFor(page) !== made)) location.reload()
}

const madeFor = (page: Document) => page.querySelector('shop-mirror[as]')?.outerHTML
