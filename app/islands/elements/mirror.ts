/** Writes the keys of other clients to local storage (rules 21.7) and removes empty ones. */
export function mirror(element: Element) {
  try {
    const entries = JSON.parse(element.getAttribute('entries')!) as Record<string, string>
    for (const [name, value] of Object.entries(entries)) {
      if (value) localStorage.setItem(name, value)
      else localStorage.removeItem(name)
    }
  } catch {
    // Storage is full or forbidden, but cookies have what matters.
  }
}
