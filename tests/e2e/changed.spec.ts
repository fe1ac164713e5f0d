import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'
import { answersWith, changingVendor } from '../support/vendor-proxy'

const { dal, quinoa } = greenBowl

const vendor = changingVendor()
test.use({ changedVendor: vendor })

test.beforeEach(async ({ visitor, customer }) => {
  vendor.becomes()
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.add('2101', quinoa, { choice: quinoa.large })
  await customer.continues(visitor)
})

test('changes of fee, price and stock during payment are shown as old and new, and one button accepts them', async ({
  page,
  customer,
  demo,
}) => {
  const placeOrder = page.getByRole('button', { name: 'Place Order' })
  const accept = page.getByRole('button', { name: 'Accept changes', exact: true })
  const row = (name: string) => page.locator('.changes dl > div').filter({ hasText: name })

  vendor.becomes(answersWith({ delivery_charges: '45.00' }, 'get_restaurant_detail'))
  await page.goto('/review-cart')
  await expect(page.getByRole('region', { name: 'Bill' })).toContainText('₹443.50')
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await expect(placeOrder).toContainText('₹443.50')

  vendor.becomes()
  await placeOrder.click()
  await expect(page).toHaveURL('/review-cart')
  await expect(customer.message('Your order has changed. Please check it once more.')).toBeVisible()
  await expect(row('Delivery fee')).toContainText(/₹45\.00\s*→\s*₹20\.00/)
  await expect(row('To pay')).toContainText(/₹443\.50\s*→\s*₹418\.50/)
  // Going on by another link shows it again.
  await page.goto('/payment')
  await expect(page).toHaveURL('/review-cart')
  await accept.click()
  await expect(placeOrder).toContainText('₹418.50')

  await demo.fault({ kind: 'price', value: { item_id: dal.id, price: 165 } })
  await placeOrder.click()
  await expect(page).toHaveURL('/review-cart')
  await expect(customer.message('Some of item price has been changed in your cart')).toBeVisible()
  // It stays on the page instead of fading.
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(customer.line(dal)).toContainText(/₹150\.00\s*→\s*₹165\.00/)
  await expect(row('Items total')).toContainText(/₹370\.00\s*→\s*₹385\.00/)
  await accept.click()
  await expect(placeOrder).toContainText('₹434.25')

  await demo.fault({ kind: 'stock', value: { item_id: quinoa.id, sold_out: true } })
  await placeOrder.click()
  await expect(page).toHaveURL('/review-cart')
  await expect(page.getByText('Few items are not available').first()).toBeVisible()
  await expect(accept).toHaveCount(0)
  // One press removes the named item and goes on with the rest.
  await page.getByRole('button', { name: `Continue without ${quinoa.name}` }).click()
  await expect(placeOrder).toContainText('₹203.25')
  expect(await demo.calls('place_order')).toHaveLength(0)

  await page.getByLabel('Cash On Delivery').check()
  await placeOrder.click()
  await expect(page).toHaveURL(/\/order-status\//)
  const [order] = await demo.calls('place_order')
  expect(order?.body).toMatchObject({ sub_total: '165.00', delivery_fee: '20.00', total_amount: '203.25' })
})

test('store, cart, review, payment and status show the same amounts', async ({ page, customer }) => {
  const items = '₹370.00'
  const sum = '₹418.50'
  await customer.opensStore()
  await expect(page.getByRole('main')).toContainText(items)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(items)
  await page.goto('/review-cart')
  const bill = page.getByRole('region', { name: 'Bill' }).getByRole('definition')
  await expect(bill.first()).toHaveText(items)
  await expect(bill.last()).toHaveText(sum)
  const proceed = page.getByRole('button', { name: 'Proceed To Pay' })
  await expect(proceed).toContainText(sum)
  await proceed.click()
  await expect(bill.last()).toHaveText(sum)
  await expect(page.getByRole('button', { name: 'Place Order' })).toContainText(sum)
  await page.getByLabel('Cash On Delivery').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order-status\//)
  await expect(page.getByRole('main')).toContainText(sum)
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByRole('main')).toContainText(items)
  await expect(page.getByRole('main')).toContainText(sum)
})
