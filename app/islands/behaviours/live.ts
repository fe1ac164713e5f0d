import { refreshRegion } from './region'

/**
 * Keeps the `[data-live]` region fresh; the attribute holds the seconds between two looks. A region whose new copy has no
 * interval is final. A hidden page does not ask, and a failed look is repeated at the next turn.
 */
export function start() {
  const region = document.querySelector<HTMLElement>('[data-live]')
  const seconds = Number(region?.dataset.live)
  if (!region || !(seconds > 0)) return
  setTimeout(async () => {
    if (!document.hidden) await refreshRegion(region)
    start()
  }, seconds * 1000)
}
