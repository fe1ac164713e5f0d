import { fetchPage } from '../fetch-page'
import { whenNear } from './near'

/** A list whose next page loads when its link comes near. If loading fails the link stays. */
export class Pages extends HTMLElement {
  private near?: IntersectionObserver

  connectedCallback() {
    const link = this.querySelector<HTMLAnchorElement>(nextLink)
    if (link) this.near = whenNear(link, () => this.follow(link).catch(() => undefined))
  }

  disconnectedCallback() {
    this.near?.disconnect()
  }

  /** Adds the page that the link leads to, and its own link to the next; nothing once another list is asked for. */
  private async follow(link: HTMLAnchorElement) {
    const { search } = location
    const page = await fetchPage(link.href)
    const fresh = page && page !== 'elsewhere' ? page.querySelector('shop-pages') : null
    const items = fresh?.querySelector('ul')?.children
    if (!fresh || !items || !link.isConnected || location.search !== search) return
    const [first] = items
    const hadFocus = link === document.activeElement
    this.querySelector('ul')?.append(...items)
    link.replaceWith(...fresh.querySelectorAll(nextLink))
    remember(link)
    if (hadFocus) first?.querySelector('a')?.focus()
    this.connectedCallback()
  }
}

const nextLink = ':scope > a'

/** Puts all loaded pages into the address, so that a reload or going back shows them again. */
function remember({ search }: HTMLAnchorElement) {
  const [, first = '1'] = /page=(\d+)/.exec(location.search) ?? []
  history.replaceState(history.state, '', search.replace('page=', `page=${first}-`))
}

customElements.define('shop-pages', Pages)
