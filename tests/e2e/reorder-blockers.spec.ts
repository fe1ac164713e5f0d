import { greenBowl } from '../support/brands'
import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'

const lemonade = { id: '921', name: 'Mint lemonade' }

test('another store’s cart is replaced only when the customer says so', async ({ page, customer, visitor }) => {
  await visitor.signIn()
  const [curry] = await plainItems(visitor, '/vendor/spice-route')
  await visitor.add('2102', curry)
  await customer.continues(visitor)
  await page.goto('/order-details/70001')
  await customer.seesInCart(1)
  await customer.button('reorder.again').click()
  await expect(page.getByRole('main')).toContainText('Spice Route')
  await customer.link('confirm.cancel').click()
  await customer.seesInCart(1)
  await customer.button('reorder.again').click()
  await customer.button('cart.replace').click()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesInCart(3)
})

test('reordering from a closed store, or when nothing of the order is left, leads to the menu', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await demo.fault({ kind: 'stock', value: { item_id: greenBowl.quinoa.id, inactive: true } })
  await demo.fault({ kind: 'stock', value: { item_id: lemonade.id, inactive: true } })
  await page.goto('/order-details/70001')
  await customer.button('reorder.again').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in this order is available any more')
  await customer.link('feedback.menu').click()
  await expect(page).toHaveURL('/vendor/green-bowl')
  await customer.seesInCart(0)
})
