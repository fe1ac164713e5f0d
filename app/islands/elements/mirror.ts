/** Keeps in local storage what other clients look for there (rules 21.7); of what is empty nothing stays. */
export function mirror(element: Element) {
  try {
    const entries = JSON.parse(element.getAttribute('entries') || '{}') as Record<string, string>
    for (const [name, value] of Object.entries(entries)) {
      if (value) localStorage.setItem(name, value)
      else localStorage.removeItem(name)
    }
  } catch {
    // Storage is full or forbidden: cookies hold what counts.
  }
}
