import {
  addLine,
  emptyCart,
  lineKey,
  lineTotal,
  mostUnits,
  type Cart,
  type CartLine,
  type PricedLine,
} from '~/domain/cart/cart'
import { compareMoney, divide, hasAmount, isZero, type Currency, type Money } from '~/domain/money/money'
import type { StoreDetail } from '~/domain/stores/store'
import { isOngoing, type OrderLine, type OrderStatus } from './order'

/** A line of an order as the vendor offers it again. `unitPrice` is null if missing. */
export type ReorderLine = Pick<PricedLine, 'itemId' | 'name' | 'choiceIds' | 'choiceNames' | 'quantity'> & {
  unitPrice: Money | null
}

/** The vendor's answer: its store, the lines, and how many lines of the order are missing. */
export type Reorder = { store: StoreDetail | null; lines: ReorderLine[]; missing: number }

/** A line for the cart; `before` has its earlier quantity and price (null if unchanged) and the choices it lost. */
type ReorderRow = {
  line: PricedLine
  before: { quantity: number | null; unitPrice: Money | null; lostChoices: string[] }
}

/** The result of ordering again. Missing lines are named if they are known. */
export type ReorderPlan = { rows: ReorderRow[]; missing: { names: string[]; unnamed: number } }

/** Whether the same can be ordered again: not while it is still under way. */
export const canOrderAgain = (status: OrderStatus) => !isOngoing(status)

/** The lines of an order as cart lines that still have to be priced from the menu, with the ordered quantities. */
export function claimedLines({ lines }: Reorder): CartLine[] {
  return lines.map(({ itemId, choiceIds, quantity, unitPrice }) => ({
    itemId,
    choiceIds,
    quantity: Math.min(quantity, mostUnits),
    priceSeen: unitPrice ?? '0',
  }))
}

/**
 * Which lines of an order are available, missing or changed (rules 13.8). `priced` are the vendor's lines at today's
 * menu, in the same order. An order's own lines have no ids, so names and choices, then names, match them.
 */
export function planReorder(
  ordered: OrderLine[],
  offered: Reorder,
  priced: PricedLine[],
  currency: Currency,
): ReorderPlan {
  const { matches, unmatched } = matchLines(ordered, offered.lines)
  const rows: ReorderRow[] = []
  const unavailableNames: string[] = []
  priced.forEach((line, at) => {
    const was = matches[at] ?? null
    if (line.state === 'unavailable') unavailableNames.push(was?.name || offered.lines[at]?.name || line.name)
    else
      rows.push({
        line: { ...line, priceSeen: line.unitPrice, state: 'same' },
        before: { ...changesSince(line, was, currency), lostChoices: lostChoices(was, offered.lines[at]) },
      })
  })
  // A vendor may leave lines out without saying how many.
  const missing = Math.max(offered.missing, unmatched.length - matches.filter((was) => was === null).length)
  const knowsWhich = unmatched.length === missing
  const names = knowsWhich ? unmatched.map(({ name }) => name) : []
  return { rows, missing: { names: [...names, ...unavailableNames], unnamed: knowsWhich ? 0 : missing } }
}

/** Whether everything is available unchanged. */
export function isAsBefore({ rows, missing }: ReorderPlan): boolean {
  const isSame = ({ before }: ReorderRow) =>
    before.quantity === null && before.unitPrice === null && before.lostChoices.length === 0
  return missing.names.length === 0 && missing.unnamed === 0 && rows.every(isSame)
}

/** The cart with the reordered lines, null if none fits. Repeating changes nothing. Replaces another store's cart. */
export function refilled(cart: Cart, storeId: string, { rows }: ReorderPlan): Cart | null {
  const wanted = rows.reduce<Cart>((sum, { line }) => {
    const { itemId, choiceIds, quantity, priceSeen, stock } = line
    const outcome = addLine(sum, storeId, { itemId, choiceIds, quantity, priceSeen }, stock)
    return outcome.ok ? outcome.cart : sum
  }, emptyCart())
  if (wanted.lines.length === 0) return null
  if (cart.storeId !== storeId) return wanted
  const linesInCart = new Map(cart.lines.map((line) => [lineKey(line), line]))
  const wantedKeys = new Set(wanted.lines.map(lineKey))
  const lines = wanted.lines.map((line) => {
    const before = linesInCart.get(lineKey(line))
    return before && before.quantity >= line.quantity ? before : line
  })
  return { storeId, lines: [...cart.lines.filter((line) => !wantedKeys.has(lineKey(line))), ...lines] }
}

/** For each offered line the ordered line that it repeats, and the ordered lines that are not offered. */
function matchLines(ordered: OrderLine[], offered: ReorderLine[]) {
  const unmatched = [...ordered]
  const matches: (OrderLine | null)[] = offered.map(() => null)
  const matchBy = (isSame: (was: OrderLine, line: ReorderLine) => boolean) =>
    offered.forEach((line, at) => {
      const index = matches[at] ? -1 : unmatched.findIndex((was) => isSame(was, line))
      if (index >= 0) matches[at] = unmatched.splice(index, 1)[0] ?? null
    })
  matchBy((was, line) => was.name === line.name && choicesText(was.choices) === choicesText(line.choiceNames))
  matchBy((was, line) => was.name === line.name)
  // Names may differ, for example in another language; a complete offer still matches line by line.
  if (ordered.length === offered.length) matchBy(() => true)
  // The vendor may have merged equal lines into one.
  const isOffered = (was: OrderLine) =>
    offered.some(({ name, choiceNames }) => name === was.name && choicesText(choiceNames) === choicesText(was.choices))
  return { matches, unmatched: unmatched.filter((was) => !isOffered(was)) }
}

const choicesText = (names: string[]) => JSON.stringify([...names].sort())

/** How an ordered line has changed. The unit price counts only if the ordered quantity would now cost another sum. */
function changesSince(line: PricedLine, was: OrderLine | null, currency: Currency) {
  const quantity = was && line.quantity < was.quantity ? was.quantity : null
  if (!was?.amount || was.quantity < 1) return { quantity, unitPrice: oldPrice(line.priceSeen, line.unitPrice) }
  const isSameSum = hasAmount(was.amount, lineTotal({ ...line, quantity: was.quantity }, currency))
  return { quantity, unitPrice: isSameSum ? null : divide(was.amount, was.quantity) }
}

/** The ordered choices that are gone. None if their number is unchanged: names may be in another language. */
function lostChoices(was: OrderLine | null, line: ReorderLine | undefined) {
  if (!was || !line || line.choiceNames.length >= was.choices.length) return []
  return was.choices.filter((name) => !line.choiceNames.includes(name))
}

/** The vendor's old price if it differs; a missing one counts as none. */
function oldPrice(before: Money, now: Money) {
  return isZero(before) || compareMoney(before, now) === 0 ? null : before
}
