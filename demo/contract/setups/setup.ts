import { expect } from 'vitest'
import { resultOf, rowsOf } from '../../testing/client'
import type { CheckedDemo } from '../checked'
import { orderIdOf, type Customer } from '../customer'

type Fields = Record<string, unknown>

/** What a setup gets: a demo as seeded, and Asha, who is signed in at the first brand. */
export interface Scene {
  demo: CheckedDemo
  asha: Customer
}

/** How to make a call answer with a code: fields that replace those of the contract's example, and earlier calls. */
export type Setup = Fields | ((scene: Scene) => Promise<Fields>)

/** The setups of each call, by the code that it answers. */
export type Setups = Record<string, Record<number, Setup>>

/** The example of the contract. */
export const asShown = {}
/** A brand that offers almost nothing. */
export const atClosedBrand = { vendor_id: 10005 }
export const unknownStore = { restaurant_id: 999999 }
/** A point in the sea. */
export const farAway = { latitude: '0', longitude: '0' }
export const unknownNumber = { mobile_number: '9111111111' }
/** An address of Ravi's. */
export const othersAddress = 803
export const ownOrder = { order_id: 70001 }
export const othersOrder = { order_id: 70002 }

/** Fries for Asha: 145.50 in all. */
export const FRIES = [{ item: '914', unit: 110 }]

/** Lets a hundred days pass, after which the token has expired. */
export async function tokenOver({ demo }: Scene): Promise<Fields> {
  await demo.control('clock', { advance_s: 100 * 86_400 })
  return {}
}

/** Places an order of Asha's. */
export async function freshOrder({ asha }: Scene): Promise<Fields> {
  return { order_id: orderIdOf(await asha.place(FRIES)) }
}

/** Empties Asha's address book. */
export async function noAddresses({ asha }: Scene): Promise<Fields> {
  for (const { shiping_id } of rowsOf(await asha.call('list_shiping_address'))) {
    expect((await asha.call('delete_shiping_address', { shiping_id })).code).toBe(200)
  }
  return {}
}

/** Lets `call` send a code, and sends it back. */
export const codeSentBy =
  (call: string) =>
  async ({ demo }: Scene): Promise<Fields> => {
    const ticket = await demo.call(call, { mobile_number: '9000000001', country_code: '91' })
    const outbox = (await demo.get('/_control/outbox')).body as unknown as { code: string }[]
    return { otp: outbox[0]?.code, session_id: resultOf(ticket).session_id }
  }

/** Milk every day, two bottles, paid from the wallet. */
export const everyDay = {
  restaurant_id: 2101,
  item_id: '951',
  quantity: 2,
  amount: '96.00',
  sub_total: '96.00',
  frequency_type: 'Everyday',
  start_date: '2024-05-20',
  delivery_time: '08:00:00',
  total_amount: '96.00',
  payment_method: 'Wallet',
  payment_type: 'wallet',
  wallet_amount: '96.00',
}

/** Makes a subscription of Asha's. */
export async function freshSubscription({ asha }: Scene): Promise<Fields> {
  const { body } = await asha.call('subscription', everyDay)
  return { subscription_id: (body.Item as { subscription_id: number }).subscription_id }
}
