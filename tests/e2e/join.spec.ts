import { aNewNumber } from '../support/brands'
import { expect, test } from '../support/test'

test('a person without an account gets from their first visit to a placed order', async ({
  page,
  customer,
  demo,
  brand,
  t,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: brand.store.name, exact: true }).click()
  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  await customer.adds(brand.plain)
  await customer.seesInCart(2)
  await customer.cartLink.click()
  await customer.link('review.signInToOrder').click()
  await customer.joins(aNewNumber(brand), demo.codeFor)

  await expect(page).toHaveURL(/\/address\?backTo=%2Freview-cart/)
  await page.getByLabel(t('address.search')).fill(brand.place)
  await customer.button('location.find').click()
  await customer.button('address.save').click()

  await expect(page).toHaveURL(/\/review-cart$/)
  await customer.seesInCart(2)
  await customer.paysCash()
})

test('an unknown e-mail goes straight to sign-up, where it cannot be changed', async ({ page, customer, t }) => {
  await page.goto('/sign-in?redirectTo=%2Forders')
  await page.getByLabel(t('signIn.identifier')).fill('New@Example.com')
  await customer.button('signIn.continue').click()
  await expect(page).toHaveURL(/\/sign-up\?redirectTo=%2Forders/)
  const email = page.getByLabel(t('signUp.email'), { exact: true })
  await expect(email).toHaveValue('new@example.com')
  await expect(email).not.toBeEditable()
})
