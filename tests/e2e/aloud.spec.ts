import type { Page } from '@playwright/test'
import { answerMaps } from '../support/maps-double'
import { expect, test } from '../support/test'

/**
 * What a screen reader says on the ten most used screens, in this order: roles, names and states. The files under
 * `aloud/` are meant to be read; `--update-snapshots` writes them again.
 */
const reads = (page: Page, name: string) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })

test.beforeEach(({ page }) => answerMaps(page))

test('a guest hears where they are, what there is, and what each control does', async ({ page, customer, brand }) => {
  await page.goto('/landing-page')
  await reads(page, 'landing-page')
  await page.goto(`/search?q=${brand.lists.word}`)
  await reads(page, 'search')
  await customer.opensStore()
  await reads(page, 'store')
  await customer.adds(brand.withChoices)
  await expect(customer.dialogOrPage).toMatchAriaSnapshot({ name: 'item.aria.yml' })
  await page.goto('/sign-in')
  await reads(page, 'sign-in')
})

test('a customer hears the same from the review to the order', async ({ page, customer, visitor, brand, demo }) => {
  await customer.hasAdded(visitor, '2101', { id: brand.plain.id })
  await page.goto('/review-cart')
  await reads(page, 'review')
  await customer.button('review.proceed').click()
  await expect(page).toHaveURL('/payment')
  await reads(page, 'payment')
  await customer.button('payment.placeOrder').click()
  await expect(page).toHaveURL(/\/order-status\//)
  await demo.advance(320)
  await page.reload()
  await reads(page, 'order-status')
  await page.goto('/orders')
  await reads(page, 'orders')
  await page.goto('/add-address')
  await reads(page, 'add-address')
})
