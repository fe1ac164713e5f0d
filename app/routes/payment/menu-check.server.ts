import { cartCount, type PricedLine } from '~/domain/cart/cart'
import { applyMenuChanges, hasChanges } from '~/domain/cart/pricing'
import { loadCart, saveRefused, type Refused } from '~/features/cart/cart.server'
import { linesChangedText, type Checkout } from '~/features/checkout/checkout.server'
import { refused, type Refusal } from '~/features/submit-once/submit-once.server'
import { inBatches, orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'

const atOnce = 8

/** Most lines and items that are remembered as refused. */
const mostRefused = 60

/**
 * The result of the vendor's check of items and prices (rules 11.7); null if everything is correct. Items that the
 * vendor names are corrected in the cart, which is reviewed again. If it names none, or contradicts its own menu, the
 * refused items are looked up: in the menu, then line by line. They are marked unavailable on the review, or reduced to
 * the accepted units. If none is found, the payment page says so, because another review would show nothing new.
 */
export async function menuProblem(shop: Shop, { store, lines }: Checkout): Promise<Refusal | null> {
  const menu = await shop.vendor.stores.checkMenu({ storeId: store.id, lines })
  if (menu.ok) return null
  const cart = applyMenuChanges({ storeId: store.id, lines }, menu.changes)
  if (!isSame(cart.lines, lines)) {
    shop.device.saveCart(cart)
    return refused(shop.t('review.updated'), true)
  }
  const inMenu = await menuProblemNow(shop)
  if (inMenu) return inMenu
  const isNamed = (line: PricedLine) =>
    menu.changes.some(
      ({ itemId, choiceId }) => itemId === line.itemId && (!choiceId || line.choiceIds.includes(choiceId)),
    )
  const namedLines = lines.filter(isNamed)
  const refusedItems =
    namedLines.length > 0 ? { lines: namedLines, stocks: [] } : await findRefused(shop, store.id, lines)
  const message = menu.message || shop.t('review.fewUnavailable')
  const count = refusedItems.lines.length + refusedItems.stocks.length
  if (count === 0 || count > mostRefused) return refused(`${message} ${shop.t('review.unnamed')}`)
  await saveRefused(shop, refusedItems)
  return refused(namedLines.length > 0 ? shop.t('review.updated') : message, true)
}

/** What the current menu changes in the cart that was shown; null if nothing, or if it cannot be read. */
export async function menuProblemNow(shop: Shop, message?: string): Promise<Refusal | null> {
  const { lines } = (await orNull(loadCart(shop, { fresh: true }))) ?? { lines: [] }
  return hasChanges(lines) ? refused(message || linesChangedText(shop, lines), true) : null
}

const isSame = (now: PricedLine[], before: PricedLine[]) =>
  now.length === before.length && now.every(({ quantity }, at) => quantity === before[at]?.quantity)

/**
 * What the vendor refuses when each line is checked alone, then each item's lines together: the lines of which it
 * accepts no unit, and the number of units that it accepts of an item. A check that fails refuses nothing.
 */
async function findRefused(shop: Shop, storeId: string, lines: PricedLine[]): Promise<Refused> {
  const isRefused = async (group: PricedLine[]) =>
    (await orNull(shop.vendor.stores.checkMenu({ storeId, lines: group })))?.ok === false
  const refusedOf = async (groups: PricedLine[][]) => {
    const answers = await inBatches(groups, atOnce, isRefused)
    return groups.filter((_, at) => answers[at])
  }
  /** The most units of a line that are accepted, below a given number. */
  const acceptedUnits = async (line: PricedLine, refused: number) => {
    let most = 0
    while (refused - most > 1) {
      const quantity = Math.floor((most + refused) / 2)
      if (await isRefused([{ ...line, quantity }])) refused = quantity
      else most = quantity
    }
    return most
  }
  const refusedLines = await refusedOf(lines.map((line) => [line]))
  const items = [...new Set(lines.map(({ itemId }) => itemId))]
  const together = items.map((id) => lines.filter(({ itemId }) => itemId === id)).filter(({ length }) => length > 1)
  const parts = refusedLines.length > 0 ? refusedLines : await refusedOf(together)
  const result: Refused = { lines: [], stocks: [] }
  const record = async (part: PricedLine[]) => {
    const [line] = part
    const most = line ? await acceptedUnits(line, cartCount({ lines: part })) : 0
    if (line && most > 0) result.stocks.push([line.itemId, most])
    else result.lines.push(...part)
  }
  await Promise.all(parts.map(record))
  return result
}
