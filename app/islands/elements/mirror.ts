/** Writes the keys of other clients to local storage (rules 21.7) and removes empty ones. */
export function mirror(element: Element) {
  try {
    const entries = JSON.parse(element.getAttribute('entries') || '{}') as Record<string, string>
    for (const [name, value] of Object.entries(entries)) {
      if (value) localStorage.setItem(name, value)
      else localStorage.removeItem(name)
    }
  } catch {
    // Storage is full or forbidden, but cookies have what matters.
  }
}

/**
 * Reloads a page that comes back from the back/forward cache, if the customer, the language, the theme or the place has
 * changed meanwhile, or the page now leads elsewhere (rules 23.7). The cart renews itself.
 */
export function renew(element: Element) {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const { fetchPage } = await import('../fetch-page')
    const page = await fetchPage(location.href).catch(() => null)
    if (page === 'elsewhere' || (page && page.querySelector('shop-mirror[as]')?.outerHTML !== element.outerHTML))
      location.reload()
  })
}
