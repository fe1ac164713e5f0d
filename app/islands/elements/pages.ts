import { fetchPage } from '../fetch-page'

/** How far below the window the link is when its page is fetched. */
const ahead = '800px'

/**
 * A list and the link to its next page, which is added as the link comes near, so that nobody has to press it. What cannot be had is
 * left to the link itself.
 */
export class Pages extends HTMLElement {
  private near?: IntersectionObserver

  connectedCallback() {
    const link = this.querySelector<HTMLAnchorElement>(nextLink)
    if (!link) return
    this.near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.disconnectedCallback()
        this.follow(link).catch(() => undefined)
      },
      { rootMargin: ahead },
    )
    this.near.observe(link)
  }

  disconnectedCallback() {
    this.near?.disconnect()
  }

  /** Adds the page that the link leads to, and its own link to the next; nothing when the list has gone meanwhile. */
  private async follow(link: HTMLAnchorElement) {
    const page = await fetchPage(link.href)
    const fresh = page && page !== 'elsewhere' ? page.querySelector('shop-pages') : null
    const items = fresh?.querySelector('ul')?.children
    if (!fresh || !items || !link.isConnected) return
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

/** The address of this page now shows all of the pages it has, for who comes back to it or loads it anew. */
function remember({ search }: HTMLAnchorElement) {
  const [, first = '1'] = /page=(\d+)/.exec(location.search) ?? []
  history.replaceState(history.state, '', search.replace('page=', `page=${first}-`))
}

customElements.define('shop-pages', Pages)
