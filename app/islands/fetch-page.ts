import { define, waiting } from './chunks'

const textFields = 'textarea,input:not([type=checkbox],[type=radio])'

/**
 * Fills a region from the same region of a fresh page; false if it has none. The element itself stays, so that a live
 * region announces the change. Typed text and the focus stay too, except for text in fields that the page answers.
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

/** Inserts new elements in place. Existing ones stay, even if the fresh page lacks them: none is announced twice. */
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

/** X-Requested-With tells the server that nobody sees this page, so that a pending toast waits for a visible one. */
const headers = { Accept: 'text/html', 'X-Requested-With': 'fetch' }

/** Status of a form that is shown again because something in it is wrong. */
const wrongFields = 422

/**
 * Fetches a page of this site, or a form's answer, as an inert document. Returns 'elsewhere' for a redirect, which is
 * not followed because the next page's toasts are for the customer, and null for an error. Styles and scripts are
 * removed, because this page's content policy would report them; data stays. Throws `Unreachable` without a connection.
 */
export async function fetchPage(
  href: string,
  { body, signal }: { body?: URLSearchParams; signal?: AbortSignal } = {},
): Promise<Document | 'elsewhere' | null> {
  const response = await ask(href, { method: body && 'POST', body, headers, redirect: 'manual', signal })
  if (response.type === 'opaqueredirect') return 'elsewhere'
  if (!response.ok && response.status !== wrongFields) return null
  const html = (await response.text()).replace(/<(style|script)\b(?! type="application\/json")[\s\S]*?<\/\1>/g, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The server could not be reached at all: nothing was done. */
export class Unreachable extends Error {}

/** `fetch` in the page's language, not the browser's (rules 3.10). Throws `Unreachable` when there is no connection. */
export function ask(input: string, init?: RequestInit): Promise<Response> {
  const headers = { 'Accept-Language': document.documentElement.lang, ...init?.headers }
  return fetch(input, { ...init, headers }).catch((error: unknown) => {
    throw (error as Error)?.name === 'AbortError' ? error : new Unreachable()
  })
}
