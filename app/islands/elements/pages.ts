import { fetchPage } from '../fetch-page'
import { starting } from './element'
import { whenNear } from './near'

const nextLink = ':scope > a'

/** Loads the next page of a list when its link comes near. If loading fails the link stays. */
function loadNext(list: Element, signal: AbortSignal) {
  const link = list.querySelector<HTMLAnchorElement>(nextLink)
  if (!link) return
  const near = whenNear(link, () => follow(list, link, signal).catch(() => undefined))
  signal.addEventListener('abort', () => near.disconnect())
}

/** Adds the page that the link leads to, and its own link to the next; nothing once another list is asked for. */
async function follow(list: Element, link: HTMLAnchorElement, signal: AbortSignal) {
  const { search } = location
  const page = await fetchPage(link.href)
  const fresh = page && page !== 'elsewhere' ? page.querySelector('shop-pages') : null
  const items = fresh?.querySelector('ul')?.children
  if (!fresh || !items || !link.isConnected || location.search !== search) return
  const [first] = items
  const hadFocus = link === document.activeElement
  list.querySelector('ul')?.append(...items)
  link.replaceWith(...fresh.querySelectorAll(nextLink))
  remember(link)
  if (hadFocus) first?.querySelector('a')?.focus()
  loadNext(list, signal)
}

/** Puts all loaded pages into the address, so that a reload or going back shows them again. */
function remember({ search }: HTMLAnchorElement) {
  const [, first = '1'] = /page=(\d+)/.exec(location.search) ?? []
  history.replaceState(history.state, '', search.replace('page=', `page=${first}-`))
}

customElements.define('shop-pages', starting(loadNext))
