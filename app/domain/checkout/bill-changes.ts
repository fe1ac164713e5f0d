import { billAsShown, billRows, billText, type Bill } from './amounts'
import { compareMoney, roundAsShown, toFixed2, type Currency, type Money } from '~/domain/money/money'

/** What a customer was shown of the money: the bill, and the least that could be ordered. */
export type ShownBill = Bill & { minimum: Money }

/** A row that is no longer as it was shown; a discount as what it takes off. */
export type BillChange = { row: keyof ShownBill; before: Money; now: Money }

/** As text, for a cookie: two decimals each, with a blank between them. */
export function shownText(bill: ShownBill): string {
  return `${billText(bill)} ${toFixed2(bill.minimum)}`
}

/** What `shownText` wrote, or null for anything else. */
export function readShown(text: string): ShownBill | null {
  const amounts = text.split(' ')
  if (amounts.length !== billRows.length + 1 || !amounts.every((amount) => /^\d{1,24}\.\d\d$/.test(amount))) return null
  const bill = Object.fromEntries(billRows.map((row, at) => [row, amounts[at] ?? '0']))
  return { ...nothing, ...bill, minimum: amounts.at(-1) ?? '0' }
}

/**
 * The rows that read otherwise than they were shown, from the top of the bill. The minimum counts only where it now stands against
 * the order.
 */
export function billChanges(before: ShownBill, now: ShownBill, currency: Currency): BillChange[] {
  const [then, today] = [billAsShown(before, currency), billAsShown(now, currency)]
  const rows: BillChange[] = billRows.map((row) => ({ row, before: then[row], now: today[row] }))
  const least = {
    row: 'minimum' as const,
    before: roundAsShown(before.minimum, currency),
    now: roundAsShown(now.minimum, currency),
  }
  const isShort = compareMoney(now.minimum, now.subtotal) > 0
  return [...rows, ...(isShort ? [least] : [])].filter((change) => compareMoney(change.before, change.now) !== 0)
}

const nothing: ShownBill = {
  subtotal: '0',
  tax: '0',
  packaging: '0',
  convenience: '0',
  deliveryFee: '0',
  tip: '0',
  discount: '0',
  total: '0',
  minimum: '0',
}
