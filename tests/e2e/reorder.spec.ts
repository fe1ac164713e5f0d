import { plainItems } from '../support/orders'
import { expect, onPhoneWithScripts, test } from '../support/test'

test.use(onPhoneWithScripts)

test('one press orders again; changes are shown before the cart is touched', async ({
  page,
  brand,
  customer,
  visitor,
  demo,
  t,
}) => {
  const { id: storeId, slug } = brand.store
  const menu = `/vendor/${slug}`
  await visitor.signIn()
  // Only a few of the first menu item are left.
  const [twice, once, other] = (await plainItems(visitor, menu)).slice(-3)
  if (!twice || !once || !other) throw new Error(`${menu} has too few items`)
  for (const item of [twice, twice, once]) await visitor.add(storeId, item)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  const id = location.split('/').pop() ?? ''
  await visitor.open('/')
  await demo.advance(620)
  await customer.continues(visitor)
  const main = page.getByRole('main')
  const again = customer.button('reorder.again')
  await page.goto('/orders?list=past')
  await page.getByRole('button', { name: t('orders.of', { action: t('reorder.again'), id }) }).click()
  await expect(page).toHaveURL('/review-cart')
  await expect(customer.message(t('reorder.done'))).toBeVisible()
  await page.goto(menu)
  await customer.seesInCart(3)

  // Pressing twice gives the same cart, and lines from elsewhere stay.
  await page.locator(`form:has([name=itemId][value="${other.id}"])`).first().getByRole('button').first().click()
  await customer.seesInCart(4)
  await page.goto(`/order-details/${id}`)
  await again.click()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesInCart(4)

  await demo.fault({ kind: 'price', value: { item_id: twice.id, price: 995 } })
  await demo.fault({ kind: 'stock', value: { item_id: twice.id, quantity: 1 } })
  await demo.fault({ kind: 'stock', value: { item_id: once.id, sold_out: true } })
  await page.goto(`/order-details/${id}`)
  const name = await main.locator('.order-line').nth(1).locator('p').first().innerText()
  await again.click()
  await expect(page).toHaveURL(`/reorder/${id}`)
  await expect(page.getByRole('region', { name: t('reorder.missing') })).toContainText(name.trim())
  await expect(main.getByLabel(t('cart.was', { price: '' }).trim())).toBeVisible()
  await expect(main).toContainText('995.00')
  await expect(main).toContainText(t('reorder.fewer', { now: 1, before: 2 }))
  await customer.seesInCart(4)
  await customer.button('item.addToCart').click()
  await expect(page).toHaveURL('/review-cart')
})
