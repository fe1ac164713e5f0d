import { changesText, readChanges, type CartChanges } from '~/domain/cart/cart-changes'
import { changesCookie, stampCookie } from '~/cookie-names'

/** Most characters of the cookie: what does not fit is only in memory and in the requests. */
const mostText = 2000
const yearSeconds = 365 * 24 * 3600

/**
 * The changes of the cart that no answer has confirmed, in a cookie: it is written before a change is shown, and every request
 * of this site brings it along. So a change is not lost when the page is closed, killed or left before the change was sent. All
 * tabs share the cookie; what this page noted is kept in memory too, in case an answer to another tab ends the cookie.
 */
export class Journal {
  private own: CartChanges | null = null

  /** All changes without an answer, also those of other tabs and of pages that are gone; the newest of each line. */
  pending(): CartChanges | null {
    const kept = readJournal()
    if (!kept || !this.own || kept.store !== this.own.store) return this.own ?? kept
    return { store: kept.store, quantities: new Map([...this.own.quantities, ...kept.quantities]) }
  }

  /** Notes a line's new quantity. */
  note(store: string, key: string, quantity: number) {
    this.own = withQuantity(this.own, store, key, quantity)
    writeJournal(withQuantity(this.pending(), store, key, quantity))
  }

  /** Takes out what was answered; a line that was changed again meanwhile stays. */
  drop(answered: CartChanges) {
    this.own = without(this.own, answered)
    writeJournal(without(readJournal(), answered))
  }

  /** Forgets everything: the cart it was about is no more. */
  clear() {
    this.own = null
    writeJournal(null)
  }

  /** The page was away while others went on: the cookie alone knows what is still to be done. */
  trustCookie() {
    this.own = null
  }
}

/** What stands for the cart's cookie now, or null when the browser does not know. */
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
  const left = [...changes.quantities].filter(([key, quantity]) => answered.quantities.get(key) !== quantity)
  return left.length > 0 ? { store: changes.store, quantities: new Map(left) } : null
}

function readJournal() {
  return readChanges(readCookie(changesCookie) ?? '')
}

function writeJournal(changes: CartChanges | null) {
  if (!changes && readCookie(changesCookie) === null) return
  const text = changes ? changesText(newest(changes)) : ''
  const age = changes ? yearSeconds : -1
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${changesCookie}=${text}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
  } catch {
    // Cookies are forbidden here: the changes are in memory, and there is no cart cookie either.
  }
}

/** The newest changes that fit the cookie. */
function newest({ store, quantities }: CartChanges): CartChanges {
  const entries = [...quantities]
  let from = entries.length
  for (let room = mostText - store.length; from > 0; from--) {
    room -= `!${entries[from - 1]?.join('*')}`.length
    if (room < 0) break
  }
  return { store, quantities: new Map(entries.slice(from)) }
}

function readCookie(name: string): string | null {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
  } catch {
    return null
  }
}
