import { markOf } from '../attributes'

/** Keeps in local storage what other clients look for there (rules 21.7); of what is empty nothing stays. */
export function mirror(element: HTMLElement) {
  try {
    const kept = JSON.parse(markOf(element, 'mirror') || '{}') as Record<string, string>
    for (const [name, value] of Object.entries(kept)) {
      if (value) localStorage.setItem(name, value)
      else localStorage.removeItem(name)
    }
  } catch {
    // Storage is full or forbidden: cookies hold what counts.
  }
}
