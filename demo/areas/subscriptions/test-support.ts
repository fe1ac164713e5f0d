import { beforeEach, expect } from 'vitest'
import type { CheckedDemo } from '../../contract/checked'
import { momentOf, wallTime } from '../../core/clock'
import { clientOf, resultOf, rowsOf } from '../../testing/client'
import { addDays } from './days'

const ZONE = 'Asia/Kolkata'

/** Changes to a subscription: paid in cash, or online. */
export const inCash = { payment_method: 'Cash On Delivery', payment_type: 'Cash On Delivery', wallet_amount: 0 }
export const online = { payment_method: 'Online', payment_type: 'stripe', wallet_amount: 0 }

/** A delivery in the details of a subscription. */
export interface Delivery {
  date: string
  quantity: number
  order_id: number | null
  order_status: string
}

/** Asha, who subscribes to milk. Each test begins tomorrow at seven, so that none runs over midnight. */
export function useSubscriber(demo: CheckedDemo) {
  const asha = { token: '' }
  let today = ''

  /** The date this many days after the first day of the test. */
  const day = (ahead: number) => addDays(today, ahead)
  const wait = (seconds: number) => demo.control('clock', { advance_s: seconds })

  beforeEach(async () => {
    today = addDays(wallTime(Date.now(), ZONE).slice(0, 10), 1)
    await wait(((momentOf(`${today} 07:00:00`, ZONE) ?? 0) - Date.now()) / 1000)
    asha.token = await demo.signIn()
  })

  /** Two bottles of milk every day at eight, from Asha's wallet of 150. */
  const milk = (change: Record<string, unknown> = {}) => ({
    user_id: 5501,
    restaurant_id: 2101,
    address_id: 801,
    item_id: '951',
    quantity: 2,
    multiple_selection: '',
    amount: '96.00',
    frequency_type: 'Everyday',
    interval_days: '',
    custom_days: '',
    start_date: today,
    end_date: '',
    delivery_time: '08:00:00',
    sub_total: '96.00',
    service_fee: '0.00',
    delivery_fee: '0.00',
    discount_price: 0,
    total_amount: '96.00',
    payment_method: 'Wallet',
    payment_type: 'wallet',
    wallet_amount: '96.00',
    ...change,
  })

  const ask = (name: string, fields: Record<string, unknown>, as = asha.token) => demo.call(name, fields, as)
  const subscribe = (change: Record<string, unknown> = {}, as = asha.token) => ask('subscription', milk(change), as)

  async function subscribed(change: Record<string, unknown> = {}): Promise<number> {
    const reply = await subscribe(change)
    expect(reply.msg).toBe('Your subscription is set up')
    return Number((reply.body.Item as Record<string, unknown>).subscription_id)
  }

  const detailsOf = async (id: number) => resultOf(await ask('subscription_details', { subscription_id: id }))
  const deliveriesOf = async (id: number) => (await detailsOf(id)).deliveries as Delivery[]
  const madeOf = async (id: number) => (await deliveriesOf(id)).filter((delivery) => delivery.order_id !== null)
  const comingOf = async (id: number) => (await deliveriesOf(id)).filter(({ order_status: s }) => s === 'Scheduled')

  /** The order of a delivery. These tests are not about this answer, so it is not compared with the contract. */
  async function orderOf(delivery: Delivery | undefined): Promise<unknown> {
    const fields = { order_id: delivery?.order_id, user_id: 5501 }
    return rowsOf(await clientOf(demo.origin).call('view_order_details', fields, asha.token))[0]
  }

  const balance = async () => Number((await demo.get('/api/v1/get_user_wallet_amount', asha.token)).body.wallet_amount)
  async function stock(itemId = '951'): Promise<unknown> {
    return rowsOf(await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: itemId }))[0]?.quantity
  }
  const setStock = (quantity: number) => demo.control('fault', { kind: 'stock', value: { item_id: 951, quantity } })

  const acts = { day, wait, ask, subscribe, subscribed, setStock }
  return { ...acts, asha, milk, detailsOf, deliveriesOf, madeOf, comingOf, orderOf, balance, stock }
}
