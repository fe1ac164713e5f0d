import { marked, markOf } from '../attributes'
import { fetchPage } from './page'
import { fillRegion } from './region'

/**
 * Keeps the live region fresh; its mark holds the seconds between two looks, and a region without any is final. A hidden page
 * does not ask, and a failed look is repeated at the next turn. When the page's address leads elsewhere by now, or shows something
 * else, so does the page: a cancelled order has its own, and an ended session the sign-in.
 */
export function start() {
  const region = document.querySelector<HTMLElement>(marked('live'))
  const seconds = Number(region && markOf(region, 'live'))
  if (!region || !(seconds > 0)) return
  setTimeout(async () => {
    const page = document.hidden ? null : await fetchPage(location.href).catch(() => null)
    if (page === 'elsewhere') return location.reload()
    if (page && !fillRegion(region, page)) return location.reload()
    start()
  }, seconds * 1000)
}
