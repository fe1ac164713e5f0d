import { fetchPage } from './page'

/** Replaces a region by its copy in the page's own fresh HTML; what is typed in it stays. False when it could not be had. */
export async function refreshRegion(region: Element): Promise<boolean> {
  const fresh = (await fetchPage(location.href))?.getElementById(region.id)
  if (!fresh) return false
  for (const typed of region.querySelectorAll<HTMLTextAreaElement>('textarea[name]')) {
    const copy = fresh.querySelector<HTMLTextAreaElement>(`textarea[name="${typed.name}"]`)
    if (copy) copy.textContent = typed.value
  }
  if (fresh.innerHTML !== region.innerHTML) region.replaceWith(document.adoptNode(fresh))
  return true
}
