import { marked, markOf } from '../attributes'
import { setMark } from '../mark'

/**
 * Fills a region from its copy in a fresh page. The element itself stays, so that a live region announces the change; what is
 * typed in it and the focus stay too. False when the page has no such region.
 */
export function fillRegion(region: HTMLElement, page: Document): boolean {
  const fresh = page.getElementById(region.id)
  if (!fresh) return false
  if (markOf(region, 'live') !== null) {
    setMark(region, 'live', Number(markOf(fresh, 'live')))
    setMark(region, 'version', markOf(fresh, 'version') ?? '')
  }
  if (fresh.innerHTML === region.innerHTML) return true
  if (region.matches(marked('grows'))) return grow(region, fresh)
  const focused = region.contains(document.activeElement) ? document.activeElement?.id : ''
  for (const typed of region.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea,[name=promo]')) {
    if (typed.value !== typed.defaultValue) fresh.querySelector(`[name="${typed.name}"]`)?.replaceWith(typed)
  }
  region.replaceChildren(...fresh.childNodes)
  if (focused) document.getElementById(focused)?.focus()
  return true
}

/** Puts what is new at its place; what stands there stays, also where the fresh page has it no more, and is not announced again. */
function grow(region: HTMLElement, fresh: HTMLElement) {
  let next: Element | null = null
  for (const child of [...fresh.children].reverse()) {
    const there: Element | null = region.querySelector(`#${CSS.escape(child.id)}`)
    next = there ?? region.insertBefore(document.adoptNode(child), next)
  }
  return true
}
