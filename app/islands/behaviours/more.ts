import { marked, setMark } from '../attributes'
import { fetchPage } from './page'

/** How far below the window the link is when its page is fetched. */
const ahead = '800px'

/**
 * Adds the next page of a list as its link comes near, so that nobody has to press it. What cannot be had is left to the
 * link itself.
 */
export function start() {
  const link = linkIn(document)
  if (!link) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      append(link).then(
        (isAdded) => isAdded && start(),
        () => undefined,
      )
    },
    { rootMargin: ahead },
  )
  near.observe(link)
  setMark(link, 'ready', true)
}

/** Adds the page that the link leads to; false when there is none, or when the list has gone meanwhile. */
async function append(link: HTMLAnchorElement): Promise<boolean> {
  const page = await fetchPage(link.href)
  const list = document.querySelector(marked('pages'))
  const fresh = page && page !== 'elsewhere' ? page.querySelector(marked('pages')) : null
  if (!page || page === 'elsewhere' || !list || !fresh || !link.isConnected) return false
  const [first] = fresh.children
  const hadFocus = link === document.activeElement
  list.append(...fresh.children)
  const next = linkIn(page)
  if (next) link.replaceWith(next)
  else link.remove()
  remember(link)
  if (hadFocus) first?.querySelector('a')?.focus()
  return true
}

/** The address of this page now shows all of the pages it has, for who comes back to it or loads it anew. */
function remember({ search }: HTMLAnchorElement) {
  const [, first = '1'] = /page=(\d+)/.exec(location.search) ?? []
  history.replaceState(history.state, '', search.replace('page=', `page=${first}-`))
}

function linkIn(page: Document) {
  return page.querySelector<HTMLAnchorElement>(marked('island', 'more'))
}
