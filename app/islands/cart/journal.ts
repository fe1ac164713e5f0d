import { changesCookie, stampCookie } from '~/cookie-names'
import { changesText, readChanges, type CartChanges } from '~/domain/cart/cart-changes'

/** The longest cookie in characters; what does not fit is only in memory and in the requests. */
const mostText = 2000
const yearSeconds = 365 * 24 * 3600

/**
 * The changes of the cart that no answer has confirmed, in a cookie: it is written before a change is shown, and every
 * request to this site sends it. So a change is not lost if the page is closed, killed or left before it was sent. All
 * tabs share the cookie; this page's own changes are in memory too, in case an answer to another tab clears it.
 */
export class Journal {
  private own: CartChanges | null = null

  /** All unanswered changes, including those of other tabs and of closed pages; the newest of each line. */
  pending(): CartChanges | null {
    const stored = readJournal()
    if (!stored || !this.own || stored.store !== this.own.store) return this.own ?? stored
    // Both are written together, so another quantity in the cookie is a newer one, chosen in another tab.
    const own = [...this.own.quantities].map(
      ([key, quantity]) => [key, stored.quantities.get(key) ?? quantity] as const,
    )
    this.own = { store: stored.store, quantities: new Map(own) }
    return { store: stored.store, quantities: new Map([...own, ...stored.quantities]) }
  }

  /** Notes a line's new quantity. */
  note(store: string, key: string, quantity: number) {
    this.own = withQuantity(this.own, store, key, quantity)
    writeJournal(withQuantity(this.pending(), store, key, quantity))
  }

  /** Removes what was answered; a line that was changed again meanwhile stays. */
  drop(answered: CartChanges) {
    this.own = without(this.own, answered)
    writeJournal(without(readJournal(), answered))
  }

  /** Clears everything, because its cart no longer exists. */
  clear() {
    this.own = null
    writeJournal(null)
  }

  /** The page was in the back-forward cache, so only the cookie knows what is still pending. */
  trustCookie() {
    this.own = null
  }
}

/** The current fingerprint of the cart's cookie, or null if the browser has none. */
export function currentStamp() {
  return readCookie(stampCookie)
}

function withQuantity(changes: CartChanges | null, store: string, key: string, quantity: number): CartChanges {
  const quantities = new Map(changes?.store === store ? changes.quantities : [])
  quantities.delete(key)
  return { store, quantities: quantities.set(key, quantity) }
}

function without(changes: CartChanges | null, answered: CartChanges): CartChanges | null {
  if (!changes || changes.store !== answered.store) return changes
  const remaining = [...changes.quantities].filter(([key, quantity]) => answered.quantities.get(key) !== quantity)
  return remaining.length > 0 ? { store: changes.store, quantities: new Map(remaining) } : null
}

function readJournal() {
  return readChanges(readCookie(changesCookie) ?? '')
}

function writeJournal(changes: CartChanges | null) {
  let text = changes ? changesText(changes) : ''
  // The oldest ones make room.
  while (text.length > mostText && text.includes('!')) text = text.replace(/![^!]*/, '')
  const age = changes ? yearSeconds : -1
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${changesCookie}=${text}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
  } catch {
    // Cookies are forbidden here: the changes are in memory, and there is no cart cookie either.
  }
}

function readCookie(name: string): string | null {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
  } catch {
    return null
  }
}
