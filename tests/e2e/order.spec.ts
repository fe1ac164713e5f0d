import { answerMaps } from '../support/maps-double'
import { expect, test } from '../support/test'

test('a guest gets from the store list through sign-in to a delivered order', async ({
  customer,
  page,
  demo,
  brand,
  t,
}) => {
  await answerMaps(page)
  await page.goto('/')
  await expect(page).toHaveTitle(/./)
  await page.getByRole('link', { name: brand.store.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.store.name)

  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  await customer.adds(brand.plain)
  await customer.seesInCart(2)
  await customer.addsWithChoices(brand.withChoices, brand.withChoices.choice)
  await customer.seesInCart(3)

  await customer.cartLink.click()
  await expect(page).toHaveURL(/\/review-cart$/)
  await customer.seesQuantity(brand.plain, 2)
  await expect(customer.line(brand.withChoices)).toContainText(brand.withChoices.choice)
  await customer.link('review.signInToOrder').click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/review-cart$/)
  await customer.seesInCart(3)
  await customer.seesQuantity(brand.plain, 2)

  await page.getByRole('link', { name: t('review.changeAddress'), exact: true }).click()
  await page.getByRole('link', { name: t('address.add') }).click()
  await customer.findsPlace(brand.place)
  await page.getByLabel(t('address.house')).fill('12')
  await customer.button('address.save').click()
  await expect(page).toHaveURL(/\/review-cart$/)
  await expect(page.getByRole('region', { name: t('mode.label') })).toContainText('12')

  await customer.paysCash()
  const orderId = customer.orderId()
  await expect(page.getByRole('main')).toContainText(t('orderSays.placed', { store: brand.store.name }))
  await expect(page.getByText(t('order.number', { id: orderId }))).toBeVisible()
  await customer.seesInCart(0)
  const current = page.locator('[aria-current=step]')
  await expect(current).toContainText(t('orderStatus.placed'))

  await page.goto('/orders')
  await page.getByRole('link', { name: brand.store.name }).click()
  await expect(page).toHaveURL(`/order-status/${orderId}`)
  await demo.advance(61)
  await page.getByRole('link', { name: t('orderStatus.refresh') }).click()
  await expect(current).toContainText(t('orderStatus.confirmed'))
  await demo.advance(300)
  await page.getByRole('link', { name: t('orderStatus.refresh') }).click()
  await expect(current).toContainText(t('orderStatus.on-the-way'))
  await demo.advance(300)
  await page.getByRole('link', { name: t('order.details') }).click()
  await expect(page).toHaveURL(`/order-details/${orderId}`)
  await expect(page.locator('main')).toContainText(t('orderStatus.delivered'))
  await expect(page.locator('main')).toContainText(brand.plain.name)
  await expect(page.locator('main')).toContainText(brand.withChoices.choice)

  await page.goto('/orders?list=past')
  await expect(page.getByText(t('order.number', { id: orderId }))).toBeVisible()
})
