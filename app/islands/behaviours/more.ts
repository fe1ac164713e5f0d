import { marked } from '../attributes'
import { fetchPage } from './page'

/** How far below the window the link is when its page is fetched. */
const ahead = '800px'

/**
 * Adds the next page of a list as its link comes near, so that nobody has to press it. What cannot be had is left to the
 * link itself.
 */
export function more(link: HTMLAnchorElement) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      append(link).catch(() => undefined)
    },
    { rootMargin: ahead },
  )
  near.observe(link)
}

/** Adds the page that the link leads to, and its own link to the next; nothing when the list has gone meanwhile. */
async function append(link: HTMLAnchorElement) {
  const page = await fetchPage(link.href)
  const list = document.querySelector(marked('pages'))
  const fresh = page && page !== 'elsewhere' ? page.querySelector(marked('pages')) : null
  if (!page || page === 'elsewhere' || !list || !fresh || !link.isConnected) return
  const [first] = fresh.children
  const hadFocus = link === document.activeElement
  list.append(...fresh.children)
  const next = page.querySelector(marked('does', 'more'))
  if (next) link.replaceWith(next)
  else link.remove()
  remember(link)
  if (hadFocus) first?.querySelector('a')?.focus()
}

/** The address of this page now shows all of the pages it has, for who comes back to it or loads it anew. */
function remember({ search }: HTMLAnchorElement) {
  const [, first = '1'] = /page=(\d+)/.exec(location.search) ?? []
  history.replaceState(history.state, '', search.replace('page=', `page=${first}-`))
}
