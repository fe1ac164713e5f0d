import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'

const { dal, quinoa, tofu, eggs } = greenBowl

test.beforeEach(async ({ customer, visitor }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.add('2101', quinoa, { choice: quinoa.large })
  await customer.continues(visitor)
})

test('the bill adds up: items, tax, packaging, delivery, and the sum to pay @no-js', async ({ page }) => {
  await page.goto('/review-cart')
  const bill = page.getByRole('region', { name: 'Bill' })
  await expect(bill.getByRole('term')).toHaveText(['Items total', 'GST (5%)', 'Packaging', 'Delivery fee', 'To pay'])
  await expect(bill.getByRole('definition')).toHaveText(['₹370.00', '₹18.50', '₹10.00', '₹20.00', '₹418.50'])
})

test('the vendor receives every field of the order', async ({ page, customer, demo }) => {
  await page.goto('/review-cart')
  await page.getByLabel('Instructions').fill('Ring twice, <b>please</b>')
  await customer.paysCash()
  const [order] = await demo.calls('place_order')
  const { restaurant_item_details: items, ...body } = order?.body ?? {}
  expect(order?.headers.authorization).toBe(true)
  expect(JSON.parse(String(items))).toEqual([
    { item_id: '905', amount: '150.00', single_selection: '', is_bravges: '0', multiple_selection: '', quantity: 1 },
    { item_id: '901', amount: '220.00', single_selection: '', is_bravges: '0', multiple_selection: '311', quantity: 1 },
  ])
  expect(body).toMatchObject({
    user_id: '5501',
    vendor_id: '10001',
    is_langauge: 'en',
    restaurant_id: '2101',
    delivery_type: 1,
    delivery_pickup_types: 'Delivery',
    future_delivery_date: '',
    sub_total: '370.00',
    original_price: '370.00',
    restaurant_service_fee: '5',
    service_fee: '18.50',
    delivery_fee: '20.00',
    packaging_charge: '10.00',
    total_amount: '418.50',
    discount_price: 0,
    cashback: 0,
    driver_tip: 0,
    wallet_amount: 0,
    remaining_amount: '418.50',
    payment_method: 'Cash On Delivery',
    payment_type: 'Cash On Delivery',
    coupon_id: '',
    coupon_redeem: '',
    notes: 'Ring twice, <b>please</b>',
    CGST: '0.0',
    SGST: 0,
    transaction_id: '',
    card_id: '',
    suggestion: '',
    braveges_amount: 0,
    isweb: 1,
    order_images: '',
    contact_less_delivery: 0,
  })
  expect(body.address_id).toMatch(/^\d+$/)
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByRole('main')).toContainText('Ring twice, <b>please</b>')
  await expect(page.getByRole('main')).toContainText('₹418.50')
})

test('an order out of reach can be switched to pickup, which has no address and no delivery fee', async ({
  page,
  customer,
  demo,
}) => {
  await page.goto('/review-cart')
  // The page says that the address is out of reach before anybody pays, and links to the alternatives.
  await demo.fault({ call: 'check_restaurant_radius', kind: 'code', value: { code: 101, msg: 'far' } })
  await page.reload()
  await expect(page.getByText('Your location is out of reach')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Choose another address' })).toHaveAttribute('href', /^\/address\?/)
  const radiusCalls = await demo.calls('check_restaurant_radius')
  await page.getByRole('button', { name: 'Switch to Takeaway' }).click()
  await expect(page.getByText('Your location is out of reach')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('1 Law Garden Road')
  await expect(page.getByRole('region', { name: 'Bill' })).not.toContainText('Delivery fee')
  await customer.paysCash()
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({
    delivery_type: 0,
    delivery_pickup_types: 'Pickup',
    address_id: '',
    delivery_fee: 0,
    total_amount: '398.50',
    payment_method: 'Cash On Delivery',
  })
  expect(await demo.calls('check_restaurant_radius')).toHaveLength(radiusCalls.length)
  await customer.link('order.details').click()
  await expect(page.getByRole('definition').filter({ hasText: 'Cash at the store' })).toBeVisible()
})

test('instructions are kept when the customer comes back to the review', async ({ page }) => {
  await page.goto('/review-cart')
  await page.getByLabel('Instructions').fill('Less salt')
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await page.getByRole('link', { name: 'Back to your cart' }).click()
  await expect(page.getByLabel('Instructions')).toHaveValue('Less salt')
})

test.describe('changes since the item was added', () => {
  // The changes must not stay in the cache of a shop that other tests use.
  test.use({ emptyCache: true })

  test('a changed price is shown as old and new before paying, and stays accepted afterwards', async ({
    page,
    customer,
    demo,
  }) => {
    await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 165 } })
    await page.goto('/review-cart')
    await expect(
      page.getByText('Some of item price has been changed in your cart please go back and confirm.'),
    ).toBeVisible()
    await expect(customer.line(dal)).toContainText(/₹150\.00\s*→\s*₹165\.00/)
    await expect(page.getByRole('region', { name: 'Bill' })).toContainText('₹385.00')
    await customer.paysCash()
    const [order] = await demo.calls('place_order')
    expect(order?.body).toMatchObject({ sub_total: '385.00' })
  })

  test('a price that changes after the review leads back to it, as often as it changes', async ({
    page,
    customer,
    demo,
  }) => {
    const pricesChanged = 'Some of item price has been changed in your cart please go back and confirm.'
    await page.goto('/review-cart')
    await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 165 } })
    await page.getByRole('button', { name: 'Proceed To Pay' }).click()
    await expect(page).toHaveURL('/review-cart')
    await expect(customer.message(pricesChanged)).toBeVisible()
    await page.getByRole('button', { name: 'Proceed To Pay' }).click()
    await expect(page).toHaveURL('/payment')
    await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 170 } })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL('/review-cart')
    await expect(customer.line(dal)).toContainText(/₹165\.00\s*→\s*₹170\.00/)
    expect(await demo.calls('place_order')).toHaveLength(0)
    await customer.paysCash()
  })

  test('a sold-out item must be removed before paying', async ({ page, customer, demo }) => {
    await demo.fault({ kind: 'stock', value: { item_id: dal.id, sold_out: true } })
    await page.goto('/review-cart')
    await expect(customer.line(dal)).toContainText('No longer available')
    await expect(page.getByText(/Few items are not available/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeDisabled()
    await customer.button('cart.remove', dal).click()
    await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeEnabled()
    await customer.paysCash()
  })

  test('a quantity above the remaining stock is cut to it, and the review says so', async ({
    page,
    customer,
    visitor,
    demo,
  }) => {
    await visitor.add('2101', tofu, { quantity: '3' })
    await customer.continues(visitor)
    await demo.fault({ kind: 'stock', value: { item_id: tofu.id, quantity: 2 } })
    await page.goto('/review-cart')
    await expect(customer.line(tofu)).toContainText('Only 2 left')
    await customer.seesQuantity(tofu, 2)
    await customer.paysCash()
  })
})

test('the first check before an order that fails is the one that is reported', async ({
  page,
  customer,
  demo,
  problems,
}) => {
  problems.allowStatus(422)
  await page.goto('/review-cart')
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  const placeOrder = page.getByRole('button', { name: 'Place Order' })

  await demo.fault({ call: 'get_restaurant_on_off', kind: 'code', value: { code: 101, msg: 'off' } })
  await placeOrder.click()
  await expect(customer.message('Restaurant is currently off, Please try after some time')).toBeVisible()

  await demo.fault({ call: 'check_restaurant_radius', kind: 'code', value: { code: 101, msg: 'far' } })
  await placeOrder.click()
  await expect(customer.message('Your location is out of reach')).toBeVisible()

  await demo.fault({ call: 'place_order', kind: 'code', value: { code: 101, msg: 'No courier is free' } })
  await placeOrder.click()
  await expect(customer.message('No courier is free')).toBeVisible()
  await customer.seesInCart(2)

  await placeOrder.click()
  await expect(page).toHaveURL(/\/order-status\//)
  expect((await demo.calls('ongoing_orders')).length).toBeGreaterThan(0)
})

test('without an address the review offers to add one instead of paying', async ({ page, demo, problems }) => {
  problems.allowStatus(422)
  await demo.fault({ call: 'get_user_primary_address', kind: 'code', value: { code: 101, msg: '' }, times: 9 })
  await page.goto('/review-cart')
  await expect(page.getByRole('region', { name: 'Delivery or takeaway' })).toContainText('Please select or add address')
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await expect(page.getByRole('region', { name: 'Delivery or takeaway' }).getByRole('alert')).toContainText(
    'Please select or add address',
  )
  await expect(page).toHaveURL('/review-cart')
})

test('the names of the pay buttons are all that is on them: what they do, the method and the sum', async ({
  page,
  hasScripts,
}) => {
  await page.goto('/review-cart')
  const proceed = page.getByRole('button', { name: 'Proceed To Pay' })
  await expect(proceed).toHaveAccessibleName('Proceed To Pay ₹418.50')
  await proceed.click()
  const placeOrder = page.getByRole('button', { name: 'Place Order' })
  await expect(placeOrder).toHaveAccessibleName('Place Order Cash On Delivery ₹418.50')
  await page.getByRole('radio', { name: 'Stripe', exact: true }).check()
  await expect(placeOrder).toHaveAccessibleName(`Place Order ${hasScripts ? 'Pay with Stripe ' : ''}₹418.50`)
  await expect(placeOrder).toHaveText(/Place Order.*₹418\.50/)
  await page.getByLabel('Use wallet balance').check()
  const methods = hasScripts ? 'Wallet, then Stripe ' : ''
  await expect(placeOrder).toHaveAccessibleName(`Place Order ${methods}₹418.50`)
})

test('nothing leads away from the order: review and payment have a bar with only Back and the cart, and no footer @no-js', async ({
  page,
  customer,
  brand,
}) => {
  const bar = page.getByRole('banner')
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(customer.button('menu.open')).toBeVisible()
  for (const [path, back] of [
    ['/review-cart', brand.store.name],
    ['/payment', 'Back to your cart'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole('link').first()).toHaveAccessibleName(back)
    await expect(bar.getByRole('link', { name: brand.appName })).toBeVisible()
    await expect(customer.cartLink).toBeVisible()
    // No menu, no place, no search.
    await expect(bar.getByRole('link')).toHaveCount(3)
    await expect(bar.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await page.goto('/review-cart')
  await customer.paysCash()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('below the minimum order checkout stops and shows the missing amount', async ({ page, customer, visitor }) => {
  await visitor.submit('/cart', { intent: 'clear' })
  await visitor.add('2101', eggs)
  await customer.continues(visitor)
  await page.goto('/review-cart')
  await expect(page.getByText('Minimum items total must be ₹100.00')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add ₹30.00 more' })).toHaveAttribute('href', '/vendor/green-bowl')
  await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeDisabled()
})
