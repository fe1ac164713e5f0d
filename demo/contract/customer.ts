import { expect } from 'vitest'
import { resultOf, rowsOf, type Reply } from '../testing/client'
import { gatewayVisitor } from '../testing/gateway'
import { anOrder, type Line } from '../testing/order'
import type { CheckedDemo } from './checked'

interface LedgerEntry {
  kind: string
  amount: number
  order_id: number | null
}

const people = {
  asha: { mobile: '9000000001', user_id: 5501, address_id: 801, fee: 20 },
  ravi: { mobile: '9000000002', user_id: 5502, address_id: 803, fee: 30 },
}

const text = (amount: number) => amount.toFixed(2)
const cents = (amount: number) => Math.round(amount * 100)

/** Id of the order that was placed, however it is paid. */
export function orderIdOf({ body }: Reply): string {
  const result = (body.Item ?? body.Result) as { orderid?: unknown }
  return String(result.orderid)
}

interface Person {
  user_id: number
  address_id: number
  /** What delivery from Green Bowl to that address costs. */
  fee: number
}

/** A customer of the first brand, signed in by a token: their calls, and what the API knows about them. */
export function customerOf(demo: CheckedDemo, token: string, { fee, ...own }: Person) {
  const call = (name: string, fields: Record<string, unknown> = {}) => demo.call(name, { ...own, ...fields }, token)

  /** An order to the customer's address, with amounts that add up. `change` gets its total. */
  function order(lines: Line[], change: (total: number) => Record<string, unknown> = () => ({})) {
    const base = anOrder(lines)
    const total = Number(base.total_amount) - Number(base.delivery_fee) + fee
    return { ...base, ...own, delivery_fee: text(fee), total_amount: text(total), ...change(total) }
  }

  const balance = async () => Number((await demo.read('get_user_wallet_amount', {}, token)).body.wallet_amount)

  /** The movements of the wallet, newest first. Wallet, history and ledger must agree. */
  async function ledger(): Promise<LedgerEntry[]> {
    const { body } = await demo.get(`/_control/ledger?user_id=${own.user_id}`)
    const entries = body.entries as LedgerEntry[]
    const sum = entries.reduce((total, entry) => total + cents(entry.amount), 0)
    const history = await call('get_user_wallet_history')
    expect([cents(Number(body.balance)), cents(await balance())]).toEqual([sum, sum])
    expect(cents(Number(history.body.wallet_amount))).toBe(sum)
    expect(rowsOf(history).map((row) => cents(Number(row.amount)))).toEqual(
      entries.map((entry) => Math.abs(cents(entry.amount))),
    )
    return entries
  }

  return {
    ...own,
    /** Fields of calls about the customer. */
    fields: own,
    token,
    call,
    order,
    balance,
    ledger,
    place: (lines: Line[], change?: (total: number) => Record<string, unknown>) =>
      call('place_order', order(lines, change)),
    statusOf: async (orderId: string) => resultOf(await call('get_order_status', { order_id: orderId })).order_status,
  }
}

/** A signed-in customer. */
export type Customer = ReturnType<typeof customerOf>

/** One of the demo customers of the first brand, newly signed in. */
export async function aCustomer(demo: CheckedDemo, who: keyof typeof people = 'asha'): Promise<Customer> {
  const { mobile, ...person } = people[who]
  return customerOf(demo, await demo.signIn(mobile), person)
}

/** Payment of the whole total from the wallet. */
export const fromWallet = (total: number) => ({
  payment_method: 'Wallet',
  payment_type: 'wallet',
  wallet_amount: text(total),
  remaining_amount: 0,
})

/** Online payment, with a part from the wallet. */
export const online =
  (part = 0, gateway = 'stripe') =>
  (total: number) => ({
    payment_method: 'Online',
    payment_type: gateway,
    wallet_amount: text(part),
    remaining_amount: text(total - part),
  })

/** Units of a Green Bowl item that are left. */
export async function stockOf(demo: CheckedDemo, itemId: string): Promise<number> {
  const item = await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: itemId })
  return Number(rowsOf(item)[0]?.quantity)
}

/** What the customer does on the gateway's page; gives the address of the shop's page they come back to. */
export async function endPayment(demo: CheckedDemo, page: unknown, ending: 'pay' | 'fail' | 'cancel'): Promise<URL> {
  return new URL(await gatewayVisitor(demo).leave(String(page), ending))
}
