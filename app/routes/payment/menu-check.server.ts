import { cartCount, type PricedLine } from '~/domain/cart/cart'
import { applyMenuChanges, type MenuChange } from '~/domain/cart/menu-changes'
import { hasChanges } from '~/domain/cart/pricing'
import type { Refusal } from '~/features/submit-once/submit-once.server'
import { loadCart, noteRefused, type Refused } from '~/features/cart/cart.server'
import type { Checkout } from '~/features/checkout/checkout.server'
import { notAsPutIn } from '~/features/checkout/changed.server'
import { mostRefused } from '~/http/drafts/checkout-draft'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

const refused = (message: string, review: boolean): Refusal => ({ kind: 'refused', message, review })

/** How many lines are asked about at the same time. */
const atOnce = 8

/**
 * The vendor's check of items and prices (rules 11.7), or null if everything is correct. Named items are corrected in the cart,
 * which is reviewed again. If the vendor names none, or contradicts its own menu, they are looked up: in the menu, then line by
 * line. Lines found that way are marked unavailable on the review, or cut to what the vendor accepts. If none is found the
 * payment page says so, because another review would show nothing new.
 */
export async function menuProblem(shop: Shop, { store, lines }: Checkout): Promise<Refusal | null> {
  const menu = await shop.vendor.stores.checkMenu({ storeId: store.id, lines })
  if (menu.ok) return null
  const { cart } = applyMenuChanges({ storeId: store.id, lines }, menu.changes)
  if (!isSame(cart.lines, lines)) {
    shop.device.saveCart(cart)
    return refused(shop.t('review.updated'), true)
  }
  const inMenu = await menuProblemNow(shop)
  if (inMenu) return inMenu
  const named = meantBy(menu.changes, lines)
  const found = named.length > 0 ? { lines: named, stocks: [] } : await refusedAlone(shop, store.id, lines)
  const message = menu.message || shop.t('review.fewUnavailable')
  const count = found.lines.length + found.stocks.length
  if (count === 0 || count > mostRefused) return refused(`${message} ${shop.t('review.unnamed')}`, false)
  await noteRefused(shop, found)
  return refused(named.length > 0 ? shop.t('review.updated') : message, true)
}

/** What the current menu changes in the cart, compared with what was shown; null if nothing, or if it cannot be read. */
export async function menuProblemNow(shop: Shop, message?: string): Promise<Refusal | null> {
  const { lines } = (await orNull(loadCart(shop, { fresh: true }))) ?? { lines: [] }
  return hasChanges(lines) ? refused(message || notAsPutIn(shop, lines), true) : null
}

const isSame = (now: PricedLine[], before: PricedLine[]) =>
  now.length === before.length && now.every(({ quantity }, at) => quantity === before[at]?.quantity)

/** The lines that the vendor names. */
function meantBy(changes: MenuChange[], lines: PricedLine[]) {
  const isMeant = (line: PricedLine) =>
    changes.some(({ itemId, choiceId }) => itemId === line.itemId && (!choiceId || line.choiceIds.includes(choiceId)))
  return lines.filter(isMeant)
}

/**
 * What the vendor refuses when it is asked about each line alone, then about each item's lines together: lines of which it accepts
 * no unit, and how many units it accepts of an item. What cannot be asked about is not refused.
 */
async function refusedAlone(shop: Shop, storeId: string, lines: PricedLine[]): Promise<Refused> {
  const isRefused = async (some: PricedLine[]) =>
    (await orNull(shop.vendor.stores.checkMenu({ storeId, lines: some })))?.ok === false
  const refusedOf = async (groups: PricedLine[][]) => {
    const found: PricedLine[][] = []
    for (let at = 0; at < groups.length; at += atOnce) {
      const some = groups.slice(at, at + atOnce)
      const answers = await Promise.all(some.map(isRefused))
      found.push(...some.filter((_, index) => answers[index]))
    }
    return found
  }
  /** The most units of a line that are accepted, below a given number. */
  const taken = async (line: PricedLine, refused: number) => {
    let most = 0
    while (refused - most > 1) {
      const quantity = Math.floor((most + refused) / 2)
      if (await isRefused([{ ...line, quantity }])) refused = quantity
      else most = quantity
    }
    return most
  }
  const alone = await refusedOf(lines.map((line) => [line]))
  const items = [...new Set(lines.map(({ itemId }) => itemId))]
  const together = items.map((id) => lines.filter(({ itemId }) => itemId === id)).filter(({ length }) => length > 1)
  const parts = alone.length > 0 ? alone : await refusedOf(together)
  const found: Refused = { lines: [], stocks: [] }
  const note = async (part: PricedLine[]) => {
    const [line] = part
    const most = line ? await taken(line, cartCount({ lines: part })) : 0
    if (line && most > 0) found.stocks.push([line.itemId, most])
    else found.lines.push(...part)
  }
  await Promise.all(parts.map(note))
  return found
}
