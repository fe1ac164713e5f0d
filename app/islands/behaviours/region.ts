import { fetchPage } from './page'

/**
 * Fills a region from its copy in the page's own fresh HTML. The element itself stays, so that a live region announces the
 * change; what is typed in it and the focus stay too. False when the page could not be had.
 */
export async function refreshRegion(region: HTMLElement): Promise<boolean> {
  const fresh = (await fetchPage(location.href))?.getElementById(region.id)
  if (!fresh) return false
  for (const typed of region.querySelectorAll<HTMLTextAreaElement>('textarea[name]')) {
    const copy = fresh.querySelector<HTMLTextAreaElement>(`textarea[name="${typed.name}"]`)
    if (copy) copy.textContent = typed.value
  }
  region.dataset.live = fresh.dataset.live ?? ''
  if (fresh.innerHTML === region.innerHTML) return true
  const focused = region.contains(document.activeElement) ? document.activeElement?.id : ''
  region.replaceChildren(...fresh.childNodes)
  if (focused) document.getElementById(focused)?.focus()
  return true
}
