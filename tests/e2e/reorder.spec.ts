import { greenBowl } from '../support/brands'
import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'

const lemonade = { id: '921', name: 'Mint lemonade' }

test('an order is ordered again with one press; what has changed is said before the cart is touched', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const main = page.getByRole('main')
  const again = customer.button('reorder.again')
  await page.goto('/orders?list=past')
  await page.getByRole('button', { name: 'Order again: order 70001' }).click()
  await expect(page).toHaveURL('/vendor/green-bowl')
  await expect(customer.message('Your order is in the cart')).toBeVisible()
  await customer.seesInCart(3)

  // The same again comes to the same, and what is not of the order stays.
  await customer.adds(greenBowl.dal)
  await customer.seesInCart(4)
  await page.goto('/order-details/70001')
  await again.click()
  await expect(page).toHaveURL('/vendor/green-bowl')
  await customer.seesInCart(4)

  await demo.fault({ kind: 'price', value: { item_id: greenBowl.quinoa.id, price: 195 } })
  await demo.fault({ kind: 'stock', value: { item_id: greenBowl.quinoa.id, quantity: 1 } })
  await demo.fault({ kind: 'stock', value: { item_id: lemonade.id, sold_out: true } })
  await page.goto('/order-details/70001')
  await again.click()
  await expect(page).toHaveURL('/reorder/70001')
  await expect(main).toContainText(lemonade.name)
  await expect(main.getByLabel('Before: ₹220.00')).toBeVisible()
  await expect(main).toContainText('₹235.00')
  await expect(main).toContainText('1 instead of 2')
  await customer.seesInCart(4)
  await customer.button('item.addToCart').click()
  await expect(page).toHaveURL('/vendor/green-bowl')
})

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
  await expect(page).toHaveURL('/vendor/green-bowl')
  await customer.seesInCart(3)
})

test('a store that is closed, and an order of which nothing is left, lead on to the menu', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing of this order can be had any more')
  await customer.link('feedback.menu').click()
  await expect(page).toHaveURL('/vendor/green-bowl')
  await customer.seesInCart(0)
})
