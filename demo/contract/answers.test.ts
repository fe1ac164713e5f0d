import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultOf, rowsOf, type Reply } from '../testing/client'
import { startCheckedDemo, type CheckedDemo } from './checked'
import { operations } from './contract'
import { aCustomer, endPayment, fromWallet, online, orderIdOf, type Customer } from './customer'
import { everyDay, FRIES } from './setups/setup'

let demo: CheckedDemo
let asha: Customer
beforeAll(async () => {
  demo = await startCheckedDemo()
})
afterAll(() => demo.stop())

/** Every answer is checked in every spelling. Here each call also uses the answer of the call before. */
const spellings = [
  { numbers: 'mixed', empty: 'mixed' },
  { numbers: 'text', empty: 'null' },
  { numbers: 'native', empty: 'absent' },
]

const brands = [
  { host: 'localhost', vendor_id: 10001, latitude: '23.0225', longitude: '72.5714' },
  { host: 'grocery.localhost', vendor_id: 10002, latitude: '51.5381', longitude: '-0.1029' },
  { host: 'arabia.localhost', vendor_id: 10003, latitude: '25.2189', longitude: '55.2802' },
  { host: 'heavy.localhost', vendor_id: 10004, latitude: '23.0225', longitude: '72.5714' },
  { host: 'closed.localhost', vendor_id: 10005, latitude: '23.0225', longitude: '72.5714' },
]

/** An answer that must be a success. The demo compares every answer with the contract. */
async function successOf(name: string, fields: Record<string, unknown> = {}): Promise<Reply> {
  const reply = await demo.call(name, fields, asha.token)
  expect(reply, name).toMatchObject({ status: 200, code: 200 })
  return reply
}

/** Names of all fields that the gateway gets, or that the shop gets beside the gateway's link. */
async function handedOver(name: string, fields: Record<string, unknown>): Promise<string[]> {
  const result = resultOf(await successOf(name, { ...asha.fields, ...fields }))
  return Object.keys({ ...result, ...Object(result.form_fields), ...Object(result.sdk_params) } as object)
}

const advance = (seconds: number) => demo.control('clock', { advance_s: seconds })

describe.each(spellings)('with numbers $numbers and empty values $empty', (flavour) => {
  beforeEach(async () => {
    await demo.control('reset')
    await demo.control('flavour', flavour)
    asha = await aCustomer(demo)
  })

  test('the settings of every brand match the contract', async () => {
    for (const { host, vendor_id } of brands) {
      await successOf('get-vendor-settings', { order_web: host })
      await demo.read('settings', { vendor_id })
      await demo.read('get-language', { order_web: host })
    }
  })

  test('the home page of every brand matches the contract', async () => {
    for (const { vendor_id, latitude, longitude } of brands) {
      const here = { vendor_id, latitude, longitude, total_record: 20 }
      await Promise.all([
        ...['get_nearby_restaurant_v2', 'get_currentlocation_restaurant'].map((name) => demo.call(name, here)),
        ...['get_banner', 'banner_with_category', 'restaurant_categorylisting'].map((name) => demo.call(name, here)),
        ...['get_cuisinelist', 'brand-list', 'get_faq_all', 'tag_wise_restaurant_menu_item'].map((name) =>
          demo.call(name, here),
        ),
        demo.call('couponlisting', { ...here, coupon_type: 'Pickup' }),
      ])
    }
  })

  test('every store of the marketplace and the whole menu of some match the contract', async () => {
    for (const { restaurant_id, slug } of rowsOf(await successOf('get_nearby_restaurant_v2'))) {
      await successOf('get_restaurant_detail', { restaurant_id })
      await successOf('get_restaurant_detail_by_slug', { slug })
      await successOf('restaurantTiming', { restaurant_id })
      await successOf('get-restaurant-settings', { restaurant_id })
      await demo.call('get_restaurant_rating', { restaurant_id })
    }
    for (const restaurant_id of [2101, 2102, 2103]) {
      await successOf('restaurantcategorymenus', { restaurant_id })
      await successOf('restaurantmenus', { restaurant_id })
      for (const { restaurant_menu_id } of rowsOf(await successOf('restaurant_menu_wise_category', { restaurant_id })))
        await successOf('menuwiseitem', { restaurant_id, menu_id: restaurant_menu_id })
    }
    await successOf('restaurantCategoryWithMenu', { restaurant_id: 2103 })
  })

  test('every item of the store with all kinds of choices matches the contract', async () => {
    for (const section of rowsOf(await successOf('restaurantcategorymenus', { restaurant_id: 2101 }))) {
      for (const { item_id } of section.menu_item_detail as Record<string, unknown>[])
        await successOf('restaurant_menus_details', { restaurant_id: 2101, item_id })
    }
  })

  test('orders of all kinds match the contract in every stage', async () => {
    await demo.control('wallet', { user_id: asha.user_id, amount: 1000 })
    const paths = await Promise.all([
      asha.place(FRIES),
      asha.place(FRIES, fromWallet),
      asha.place(FRIES, online(20, 'payu')),
      asha.place(FRIES, online(0, 'cashfree')),
      asha.place(FRIES, (total) => ({
        delivery_type: 0,
        delivery_pickup_types: 'Pickup',
        address_id: '',
        delivery_fee: '0.00',
        total_amount: (total - 20).toFixed(2),
      })),
    ])
    const ids = paths.map(orderIdOf)
    await demo.control('order', { order_id: ids[1], status: 'Cancelled' })
    const lookAt = (names: string[]) =>
      Promise.all(ids.flatMap((order_id) => names.map((name) => successOf(name, { order_id }))))
    for (const seconds of [0, 61, 120, 120, 240, 60]) {
      await advance(seconds)
      await lookAt(['view_order_details', 'get_order_status'])
      await Promise.all(ids.map((order_id) => demo.call('track_of_driver_customer', { order_id })))
      for (const name of ['ongoing_orders', 'order_history', 'current_orders_withratings'])
        await demo.call(name, {}, asha.token)
    }
    await advance(400)
    await lookAt(['view_order_details', 'get_order_status', 'check_rating', 'reorder_details'])
  })

  test('the wallet and its redirect to every gateway match the contract', async () => {
    for (const { name, gatewayFields } of operations.filter((operation) =>
      operation.name.endsWith('-recharge-wallet'),
    )) {
      // A gateway may treat browsers and other clients differently.
      const names = await Promise.all([1, 0].map(async (isweb) => handedOver(name, { recharge_amount: '200', isweb })))
      expect(names.flat(), name).toEqual(expect.arrayContaining(gatewayFields))
    }
    const link = resultOf(await successOf('stripe-recharge-wallet', { ...asha.fields, recharge_amount: '200' }))
    await endPayment(demo, link.recharge_link, 'pay')
    await asha.place(FRIES, fromWallet)
    expect(await asha.ledger()).toHaveLength(3)
  })

  test('a subscription in every state and the chat match the contract', async () => {
    await demo.control('wallet', { user_id: asha.user_id, amount: 1000 })
    await successOf('subscription', { ...asha.fields, ...everyDay })
    const look = async () => {
      for (const row of rowsOf(await successOf('subscription_list')))
        await successOf('subscription_details', { subscription_id: row.subscription_id })
    }
    await look()
    await advance(3 * 86_400)
    await look()
    const [row] = rowsOf(await successOf('subscription_list'))
    const own = { subscription_id: row?.subscription_id }
    await successOf('generate_subscription_invoice', own)
    for (const status of ['pause', 'restart']) {
      await successOf('subscription_pause_restart', { ...own, status })
      await look()
    }
    await successOf('subscription_cancel', own)
    await look()
    await successOf('sendmessage', { ...asha.fields, message: 'Where is my milk?' })
    await advance(10)
    expect(rowsOf(await successOf('getmessage', asha.fields))).toHaveLength(2)
  })
})
