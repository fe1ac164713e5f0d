import { describe, expect, test } from 'vitest'
import type { NewOrder } from '~/domain/orders/order'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const order: NewOrder = {
  userId: '5501',
  storeId: '2101',
  mode: 'delivery',
  addressId: '801',
  slotStart: '',
  lines: [
    { itemId: '901', choiceIds: ['311', '321'], quantity: 2, lineTotal: '440' },
    { itemId: '902', choiceIds: [], quantity: 1, lineTotal: '90.5' },
  ],
  amounts: {
    subtotal: '530.5',
    taxPercent: '5',
    tax: '26.53',
    packaging: '10',
    convenience: '0',
    distance: '2.4',
    deliveryFee: '30',
    isFeeKnown: true,
    tip: '0',
    discount: '0',
    cashback: '0',
    total: '597.03',
  },
  payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: '597.03' },
  returnUrl: 'https://shop.test/payment',
  coupon: null,
  deliveryQuote: null,
  notes: 'Ring twice',
  contactless: true,
  pictures: [],
}

const payloadOf = async (changes: Partial<NewOrder> = {}) => {
  const { vendor, sent } = stubVendor({ code: 200, Item: { orderid: 1 } })
  await vendor.orders.place({ ...order, ...changes })
  return sent[0]?.payload
}

describe('placing an order', () => {
  test("the courier's offer is sent with its name, for deliveries only", async () => {
    const deliveryQuote = { courier: 'porter', quotationId: 'Q-1001', fee: '30', distance: 3.1 } as const
    expect(await payloadOf({ deliveryQuote })).toMatchObject({ delivery_partner: 'porter', quotation_id: 'Q-1001' })
    const empty = { delivery_partner: '', quotation_id: '' }
    expect(await payloadOf({ deliveryQuote, mode: 'pickup' })).toMatchObject(empty)
    expect(await payloadOf({ deliveryQuote: { ...deliveryQuote, courier: null, quotationId: '' } })).toMatchObject(
      empty,
    )
  })

  test('a cash order is sent with every key, even those that are always empty', async () => {
    expect(await payloadOf()).toEqual({
      vendor_id: '10001',
      user_id: '5501',
      restaurant_id: '2101',
      is_langauge: 'ar',
      address_id: '801',
      delivery_type: 1,
      delivery_pickup_types: 'Delivery',
      future_delivery_date: '',
      restaurant_item_details:
        '[{"item_id":"901","amount":"440.00","single_selection":"","is_bravges":"0",' +
        '"multiple_selection":"311,321","quantity":2},' +
        '{"item_id":"902","amount":"90.50","single_selection":"","is_bravges":"0",' +
        '"multiple_selection":"","quantity":1}]',
      sub_total: '530.50',
      original_price: '530.50',
      restaurant_service_fee: '5',
      service_fee: '26.53',
      CGST: '0.0',
      SGST: 0,
      delivery_fee: '30.00',
      driver_tip: 0,
      discount_price: 0,
      cashback: 0,
      coupon_id: '',
      coupon_redeem: '',
      total_amount: '597.03',
      wallet_amount: 0,
      remaining_amount: '597.03',
      payment_method: 'Cash On Delivery',
      payment_type: 'Cash On Delivery',
      transaction_id: '',
      card_id: '',
      contact_less_delivery: 1,
      notes: 'Ring twice',
      suggestion: '',
      braveges_amount: 0,
      app_version_code: '',
      device_type: 'Web',
      packaging_charge: '10.00',
      convenience_charge: '0.00',
      distance: '2.4',
      delivery_partner: '',
      quotation_id: '',
      order_images: '',
      isweb: 1,
    })
  })

  test('pickup has no address, no fee and no leave-at-door', async () => {
    expect(await payloadOf({ mode: 'pickup', slotStart: '2024-05-17 13:00:00' })).toMatchObject({
      delivery_type: 0,
      delivery_pickup_types: 'Pickup',
      address_id: '',
      delivery_fee: 0,
      contact_less_delivery: 0,
      future_delivery_date: '2024-05-17 13:00:00',
    })
  })

  test('a wallet that covers everything leaves nothing to pay', async () => {
    const payment = { method: 'wallet', gateway: '', fromWallet: '597.03', remaining: '0' } as const
    expect(await payloadOf({ payment })).toMatchObject({
      payment_method: 'Wallet',
      payment_type: 'wallet',
      wallet_amount: '597.03',
      remaining_amount: 0,
    })
  })

  test('an online order names its gateway, and the wallet may pay a part', async () => {
    const payment = { method: 'online', gateway: 'stripe', fromWallet: '100', remaining: '497.03' } as const
    expect(await payloadOf({ payment })).toMatchObject({
      payment_method: 'Online',
      payment_type: 'stripe',
      wallet_amount: '100.00',
      remaining_amount: '497.03',
      return_url: 'https://shop.test/payment',
    })
  })

  test('a coupon code is only sent with its id', async () => {
    expect(await payloadOf({ coupon: { id: '7', code: 'SAVE' } })).toMatchObject({
      coupon_id: '7',
      coupon_redeem: 'SAVE',
    })
    expect(await payloadOf({ coupon: { id: '', code: 'SAVE' } })).toMatchObject({ coupon_id: '', coupon_redeem: '' })
  })

  test.each([
    [{ Item: { orderid: 70012 } }, '70012'],
    [{ Item: [{ orderid: '70012' }] }, '70012'],
    [{ Item: [], Result: { orderid: 70012 } }, '70012'],
    [{ Item: {}, Result: [] }, null],
    [{}, null],
  ])('%j: the order is %j', async (answer, orderId) => {
    expect(await stubVendor({ code: 200, ...answer }).vendor.orders.place(order)).toEqual({
      orderId,
      gatewayRedirect: null,
    })
  })

  test.each([
    [{ webpayurl: 'https://pay.test/o/1' }],
    [{ webpayurl: '', Result: { webpayurl: 'https://pay.test/o/1' } }],
    [{ Result: [{ recharge_link: 'https://pay.test/o/1' }] }],
  ])('%j: an online order goes on at its gateway, with or without its id', async (answer) => {
    const placed = await stubVendor({ code: 200, ...answer }).vendor.orders.place(order)
    expect(placed).toEqual({ orderId: null, gatewayRedirect: { kind: 'redirect', url: 'https://pay.test/o/1' } })
  })

  test('an order is never sent twice', async () => {
    const { vendor, sent } = stubVendor(new TypeError('fetch failed'))
    expect(await failureOf(vendor.orders.place(order))).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })

  test('101 says why the order was not placed', async () => {
    const { vendor } = stubVendor({ code: 101, msg: 'Some items are sold out', Result: [] })
    expect(await failureOf(vendor.orders.place(order))).toMatchObject({
      kind: 'refused',
      vendorMessage: 'Some items are sold out',
    })
  })
})

const wireOrder = {
  id: 70012,
  restaurant_id: 2101,
  restaurant_name: 'Green Bowl',
  icon_image: 'https://cdn.test/2101.png',
  total_amount: null,
  order_status: 'InKitchen',
  order_date: '2024-05-17 13:05:00',
  created_at: '2024-05-17 07:35:00',
  delivery_pickup_types: 'Pickup',
}

const summary = {
  id: '70012',
  storeId: '2101',
  storeName: 'Green Bowl',
  storeImage: 'https://cdn.test/2101.png',
  total: '',
  status: 'in-kitchen',
  placedAt: '2024-05-17 13:05:00',
  madeAt: Date.UTC(2024, 4, 17, 7, 35),
  scheduledFor: '',
  mode: 'pickup',
}

describe('reading orders', () => {
  test.each([
    ['id', 'icon_image'],
    ['order_id', 'restaurant_image'],
    ['orderid', 'restaurant_image'],
  ])('an order has its id as %s and its picture as %s', async (id, picture) => {
    const { vendor } = stubVendor({ code: 200, Result: [{ [id]: 7, [picture]: 'https://cdn.test/7.png' }] })
    expect(await vendor.orders.ongoing()).toMatchObject([{ id: '7', storeImage: 'https://cdn.test/7.png' }])
  })

  test('orders under way are all requested', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [wireOrder, { restaurant_id: 1 }] })
    expect(await vendor.orders.ongoing()).toEqual([{ ...summary, needsRating: false, lines: [] }])
    expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', user_id: '', totalrecord: '', skip: '' })
  })

  test('past orders are requested in pages of twenty', async () => {
    const { vendor, sent } = stubVendor({ code: 200, Result: [{ ...wireOrder, order_date: null }] })
    // Without order_date only created_at is known, which is UTC and not in the vendor's zone.
    expect((await vendor.orders.past(40)).rows).toMatchObject([{ placedAt: '', madeAt: Date.UTC(2024, 4, 17, 7, 35) }])
    expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', totalrecord: 20, skip: 40 })
  })

  test('an order that a list repeats is one order, with its items if the list has them', async () => {
    const restaurant_item_details = [{ restaurant_menu_item_name: 'Lassi', quantity: '3' }, null]
    const { vendor } = stubVendor({ code: 200, Result: [{ ...wireOrder, restaurant_item_details }, wireOrder] })
    const { rows, sent } = await vendor.orders.past(0)
    expect(rows).toMatchObject([{ id: '70012', lines: [{ name: 'Lassi', quantity: 3 }] }])
    expect(sent).toBe(2)
    expect(await vendor.orders.current('5501')).toHaveLength(1)
  })

  test('the items of an order have their own call; they are empty if the customer has no such order', async () => {
    const Result = [{ order_id: 70012, restaurant_item_details: [{ restaurant_menu_item_name: 'Lassi' }] }]
    const { vendor, sent } = stubVendor({ code: 200, Result })
    expect(await vendor.orders.contents('70012')).toMatchObject([{ name: 'Lassi', quantity: 1 }])
    expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', order_id: '70012' })
    expect(await stubVendor({ code: 101, Result: [] }).vendor.orders.contents('1')).toEqual([])
  })

  test('101 means no orders', async () => {
    expect(await stubVendor({ code: 101, Result: '' }).vendor.orders.ongoing()).toEqual([])
    expect(await stubVendor({ code: 101 }).vendor.orders.past(0)).toEqual({ rows: [], sent: 0 })
  })

  test.each([
    ['Placed', 'placed'],
    ['ReadyToServe', 'ready'],
    ['OnTheWay', 'on-the-way'],
    ['Arrived', 'arrived'],
    ['Delivered', 'delivered'],
    ['Cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['Scheduled', 'scheduled'],
    ['PaymentPending', 'payment-pending'],
    ['PaymentFailure', 'payment-failed'],
    ['Payment_Failed', 'payment-failed'],
    ['Teleported', 'unknown'],
    ['constructor', 'unknown'],
    [null, 'unknown'],
  ])('status %j is %s', async (order_status, status) => {
    const { vendor } = stubVendor({ code: 200, Result: { order_status, delivery_time: 20, driver_name: null } })
    expect(await vendor.orders.status('1')).toEqual({ status, driverName: '', driverPhone: '', minutesLeft: '20' })
  })

  test.each([
    [{ name: 'Dal', quantity: 2, amount: '300' }, [['Dal', 2, '300']]],
    [{ name: 'Dal', quantity: 0, amount: null }, [['Dal', 1, '']]],
    [{ name: 'Dal', quantity: -5, amount: 'Rs 300' }, [['Dal', 1, '']]],
    [{ name: '', quantity: 1, amount: '300' }, [['', 1, '300']]],
    [{ quantity: 3 }, []],
    [{}, []],
  ])(
    'of the line %j what the vendor does not say is left out, and not 0',
    async ({ name, ...line }: object & { name?: string }, shown) => {
      const restaurant_item_details = [{ restaurant_menu_item_name: name, ...line }]
      const { vendor } = stubVendor({ code: 200, Result: { ...wireOrder, restaurant_item_details } })
      const lines = (await vendor.orders.details('70012'))?.lines
      expect(lines?.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual(shown)
    },
  )

  test('the details of an order are element 0 of a list, or the object itself', async () => {
    const wire = {
      ...wireOrder,
      id: undefined,
      order_id: '70012',
      restaurant_item_details: [
        {
          restaurant_menu_item_name: 'Quinoa bowl',
          item_type: '1',
          quantity: '2',
          amount: 440,
          customize: ['Large', null],
        },
        null,
      ],
      sub_total: 440,
      discount_price: '',
      wallet_amount: '100.50',
      total_amount: '492.00',
      payment_type: 'stripe',
      delivery_address: null,
      cancelled_desc: 'Closed',
      order_images: ['https://cdn.test/61.jpg', null, 'javascript:alert(1)'],
    }
    for (const Result of [[wire], wire]) {
      expect(await stubVendor({ code: 200, Result }).vendor.orders.details('70012')).toMatchObject({
        ...summary,
        total: '492',
        lines: [{ name: 'Quinoa bowl', diet: 'non-veg', quantity: 2, amount: '440', choices: ['Large'] }],
        subtotal: '440',
        tax: '0',
        discount: '0',
        wallet: '100.5',
        remaining: '391.5',
        paymentType: 'stripe',
        couponCode: '',
        contactless: false,
        deliveryAddress: '',
        cancelReason: 'Closed',
        pictures: ['https://cdn.test/61.jpg'],
      })
    }
  })

  test('what the vendor names as left to pay counts, and an order is a delivery unless it is a pickup', async () => {
    const Result = { ...wireOrder, total_amount: 492, remaining_amount: '90', delivery_pickup_types: 'Delivery' }
    const details = await stubVendor({ code: 200, Result }).vendor.orders.details('70012')
    expect(details).toMatchObject({ remaining: '90', mode: 'delivery' })
  })

  test.each([
    ['0.00', true, '492'],
    ['30', true, '522'],
    ['', false, '492'],
    ['none', false, '492'],
  ])(
    'a fee of %j is known: %s; its rows make a total that cannot be read: %s',
    async (delivery_fee, isFeeKnown, total) => {
      const rows = { sub_total: 500, service_fee: '12', discount_price: '20', delivery_fee }
      const Result = { ...wireOrder, ...rows, total_amount: 'Rs 522' }
      const details = await stubVendor({ code: 200, Result }).vendor.orders.details('70012')
      expect(details).toMatchObject({ isFeeKnown, total })
    },
  )

  test.each([
    ['Teleported', false],
    ['', true],
    [null, true],
    [undefined, true],
    [{}, true],
  ])('details with the status %j miss one: %s', async (order_status, isStatusMissing) => {
    const details = await stubVendor({ code: 200, Result: { ...wireOrder, order_status } }).vendor.orders.details(
      '70012',
    )
    expect(details).toMatchObject({ isStatusMissing, status: 'unknown' })
  })

  test('a reason that is the text null is none', async () => {
    const Result = [{ ...wireOrder, cancelled_desc: 'null' }]
    expect(await stubVendor({ code: 200, Result }).vendor.orders.details('70012')).toMatchObject({ cancelReason: '' })
  })

  test('an unknown order is null', async () => {
    const { vendor } = stubVendor({ code: 101, Result: [] })
    expect(await vendor.orders.details('1')).toBeNull()
    expect(await vendor.orders.status('1')).toBeNull()
  })

  test('reading orders needs the session', async () => {
    expect(await failureOf(stubVendor({ code: 401 }).vendor.orders.details('1'))).toMatchObject({
      kind: 'unauthorized',
    })
  })
})

describe('orders for the home page', () => {
  const current = (...rows: object[]) =>
    stubVendor({ code: 200, Result: rows.map((row, at) => ({ id: at + 1, order_status: 'Delivered', ...row })) })

  test.each([
    ['false', true],
    [false, true],
    [0, true],
    ['true', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('a delivered order whose is_rating is %j waits for a rating: %j', async (is_rating, needsRating) => {
    expect(await current({ is_rating }).vendor.orders.current('5501')).toMatchObject([{ id: '1', needsRating }])
  })

  test('an order under way cannot be rated yet, and all are read for this customer', async () => {
    const { vendor, sent } = current({ order_status: 'OnTheWay', is_rating: 'false' }, { id: '' })
    expect(await vendor.orders.current('5501')).toMatchObject([{ id: '1', status: 'on-the-way', needsRating: false }])
    expect(sent[0]).toMatchObject({ payload: { user_id: '5501' }, token: 'Bearer tok_1' })
  })
})

describe('ordering again', () => {
  const line = { item_id: '901', item_name: 'Quinoa bowl', amount: '220.00', quantity: '2' }
  const again = (...rows: object[]) => stubVendor({ code: 200, Result: rows }).vendor.orders.reorder('70012')

  test('has the earlier choices of every line, each followed by its nested ones', async () => {
    const large = {
      selection_id: 311,
      selection_name: 'Large',
      options: [{ selection_id: '331', selection_name: 'Mint' }],
    }
    const customize_type = [{ option: [large] }, { option: null }, { option: [{ selection_id: 321 }] }]
    expect((await again({ ...line, customize_type }, line)).lines).toEqual([
      {
        ...{ itemId: '901', name: 'Quinoa bowl', quantity: 2, unitPrice: '220' },
        ...{ choiceIds: ['311', '331', '321'], choiceNames: ['Large', 'Mint', ''] },
      },
      { itemId: '901', name: 'Quinoa bowl', quantity: 2, unitPrice: '220', choiceIds: [], choiceNames: [] },
    ])
  })

  test.each([
    [{ quantity: '2.9' }, [{ quantity: 2 }]],
    [{ quantity: null }, [{ quantity: 1 }]],
    [{ quantity: '0' }, []],
    [{ quantity: -1 }, []],
    [{ item_id: '' }, []],
    [{ amount: 'N/A' }, [{ unitPrice: null }]],
  ])('reads a line with %j as %j', async (fields, lines) => {
    expect((await again({ ...line, ...fields })).lines).toMatchObject(lines)
  })

  test('counts the missing lines, and does without an unreadable store', async () => {
    const { vendor } = stubVendor((_, at) =>
      at === 0
        ? { code: 101, Result: '', restaurant_details: [{ restaurant_id: 2101 }], inactive_item: '2' }
        : { code: 200, Result: [line], restaurant_details: { name: 'No id' }, inactive_item: -1 },
    )
    expect(await vendor.orders.reorder('1')).toMatchObject({ lines: [], store: { id: '2101' }, missing: 2 })
    expect(await vendor.orders.reorder('1')).toMatchObject({ lines: [{}], store: null, missing: 0 })
  })
})
