import { define, waiting } from './chunks'

const textFields = 'textarea,input:not([type=checkbox],[type=radio])'

/**
 * Fills a region from the same region of a fresh page. The element itself stays, so that a live region announces the change.
 * Typed text and the focus stay too, except for text in fields that the fresh page answers. Returns false if the page has no
 * such region.
 */
export function fillRegion(region: HTMLElement, page: Document, { isAnswer = false } = {}): boolean {
  const fresh = page.getElementById(region.id)
  if (!fresh) return false
  for (const name of ['every', 'version']) {
    if (region.hasAttribute(name)) region.setAttribute(name, fresh.getAttribute(name) ?? '')
  }
  if (fresh.innerHTML === region.innerHTML) return true
  if (region.hasAttribute('grows')) return grow(region, fresh)
  const focused = region.contains(document.activeElement) ? document.activeElement?.id : ''
  for (const typed of region.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(textFields)) {
    if (!isAnswer && typed.value !== typed.defaultValue)
      fresh.querySelector(`[name="${typed.name}"]`)?.replaceWith(typed)
  }
  region.replaceChildren(...fresh.childNodes)
  if (focused) document.getElementById(focused)?.focus()
  defineIn(region)
  return true
}

/** Inserts new elements in place. Existing ones stay, even when the fresh page lacks them, and are not announced again. */
function grow(region: HTMLElement, fresh: HTMLElement) {
  let next: Element | null = null
  for (const child of [...fresh.children].reverse()) {
    const existing: Element | null = region.querySelector(`#${CSS.escape(child.id)}`)
    next = existing ?? region.insertBefore(document.adoptNode(child), next)
  }
  return true
}

/** Loads the elements of a part of the page that are not loaded yet; if one fails its markup stays as it is. */
export function defineIn(part: ParentNode) {
  for (const element of part.querySelectorAll(waiting)) define(element).catch(() => undefined)
}
