import { z } from 'zod'
import type { Item, Store } from '../catalogue/types'
import { amount, id, invalidField, listOf } from '../core/fields'
import { sameAmount } from '../core/money'
import type { Lang } from '../core/words'
import type { PricedLine } from './fees'
import { isSoldOut, type FactsOf } from './stock'

const Lines = z.array(
  z.object({
    item_id: id,
    amount,
    quantity: z.union([z.number(), z.string()]).transform(Number),
    multiple_selection: z
      .union([z.string(), z.number()])
      .nullish()
      .transform((value) => String(value ?? '')),
  }),
)

/** A line as the client sent it. */
type WantedLine = z.output<typeof Lines>[number]

/** A line that was found on the menu at its current price. */
export interface CheckedLine extends PricedLine {
  optionIds: string[]
}

/** Reads the JSON text that holds the lines of an order. */
export function parseLines(json: string, lang: Lang | null): WantedLine[] {
  try {
    return Lines.parse(JSON.parse(json))
  } catch {
    throw invalidField('restaurant_item_details', lang)
  }
}

/** Price of one unit with its options, at least 0. Null when the item does not have such an option. */
export function unitPrice(item: Item, price: number, optionIds: readonly string[]): number | null {
  let sum = price
  for (const optionId of optionIds) {
    const option = item.optionsById.get(optionId)
    if (!option) return null
    sum += option.price
  }
  return Math.max(0, sum)
}

function checkedLine(
  store: Store,
  facts: FactsOf,
  line: WantedLine,
  slack: number,
): CheckedLine | 'itemsGone' | 'pricesChanged' {
  const item = store.itemsById.get(line.item_id.trim())
  const now = item && facts(item)
  const countable = Number.isSafeInteger(line.quantity) && line.quantity >= 1
  if (!item || !now || now.inactive || isSoldOut(now) || !countable) return 'itemsGone'
  const optionIds = listOf(line.multiple_selection)
  const unit = unitPrice(item, now.price, optionIds)
  if (unit === null) return 'itemsGone'
  if (!sameAmount(unit * line.quantity, line.amount, slack)) return 'pricesChanged'
  return { item, quantity: line.quantity, amount: line.amount, optionIds }
}

/** Checks every line against the menu and says why the first wrong one is refused. Amounts may be off by `slack`. */
export function checkLines(store: Store, facts: FactsOf, wanted: readonly WantedLine[], slack: number) {
  const lines: CheckedLine[] = []
  for (const line of wanted) {
    const checked = checkedLine(store, facts, line, slack)
    if (typeof checked === 'string') return checked
    lines.push(checked)
  }
  return lines
}

/** Units wanted of each item, over all its lines. */
export function unitsByItem(lines: readonly CheckedLine[]): Map<Item, number> {
  const units = new Map<Item, number>()
  for (const line of lines) units.set(line.item, (units.get(line.item) ?? 0) + line.quantity)
  return units
}
