import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'

test('what is found follows the typing, and can be added from there', async ({ page, customer, t }) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  await field.click()
  await field.pressSequentially('dal rice')
  await expect(page.getByRole('region', { name: 'Green Bowl' }).getByRole('heading', { level: 3 })).toHaveText(
    greenBowl.dal.name,
  )
  await expect(page).toHaveURL('/search')
  await customer.adds(greenBowl.dal)
  await customer.seesInCart(1)
  await expect(customer.inMenu('cart.increase', greenBowl.dal)).toBeVisible()
  await field.fill('da')
  await expect(page.getByRole('region', { name: 'Green Bowl' })).toHaveCount(0)
})
