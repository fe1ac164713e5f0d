import { compareMoney, parseMoney, wireMoney, type Money } from '~/domain/money/money'
import { billRows, billText, type Bill } from './amounts'

export type ShownBill = Bill & { minimum: Money }

/** A row that differs from what was shown; a discount as the amount it takes off. */
export type BillChange = { row: keyof ShownBill; before: Money; now: Money }

/** As text, for a form: the amounts with a blank between them. */
export function shownText(bill: ShownBill): string {
  return `${billText(bill)} ${wireMoney(bill.minimum)}`
}

/** Parses what `shownText` wrote; null for anything else. */
export function readShown(text: string): ShownBill | null {
  const amounts = text.split(' ')
  if (amounts.length !== billRows.length + 1 || !amounts.every((amount) => /^\d{1,24}\.\d{2,10}$/.test(amount)))
    return null
  const bill = Object.fromEntries(billRows.map((row, at) => [row, parseMoney(amounts[at])])) as Bill
  return { ...bill, minimum: parseMoney(amounts.at(-1)) }
}

/** The rows that differ from those shown, from the top. The minimum counts only if it blocks the order now. */
export function billChanges(before: ShownBill, now: ShownBill): BillChange[] {
  const isShort = compareMoney(now.minimum, now.subtotal) > 0
  const rows = isShort ? [...billRows, 'minimum' as const] : billRows
  const changes = rows.map((row) => ({ row, before: before[row], now: now[row] }))
  return changes.filter((change) => compareMoney(change.before, change.now) !== 0)
}
