import { greenBowl } from '../support/brands'
import { expect, test } from '../support/test'

test('results appear while typing, are there again after Back, and items can be added from them', async ({
  page,
  customer,
  t,
}) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  await field.click()
  await field.pressSequentially('dal rice')
  await expect(page.getByRole('region', { name: 'Green Bowl' }).getByRole('heading', { level: 3 })).toHaveText(
    greenBowl.dal.name,
  )
  await expect(page).toHaveURL('/search?q=dal+rice')
  await page.getByRole('main').getByRole('link', { name: 'Green Bowl', exact: true }).click()
  await expect(page).toHaveURL('/vendor/green-bowl')
  await page.goBack()
  await expect(field).toHaveValue('dal rice')
  await customer.adds(greenBowl.dal)
  await customer.seesInCart(1)
  await expect(customer.inMenu('cart.increase', greenBowl.dal)).toBeVisible()
  await field.fill('da')
  await expect(page.getByRole('region', { name: 'Green Bowl' })).toHaveCount(0)
})

test('the arrow keys move from the field through the results, and Escape goes back', async ({ page, t }) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  await field.click()
  await field.pressSequentially('green')
  const store = page.locator('#search-found').getByRole('link', { name: 'Green Bowl' }).first()
  await expect(store).toBeVisible()
  await field.press('ArrowDown')
  await expect(page.locator('#search-found a:focus, #search-found button:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
})

test('a menu is filtered while typing, with its parts, and can be ordered from', async ({ page, customer, t }) => {
  await customer.opensStore()
  const field = page.getByRole('searchbox', { name: t('menu.search') })
  const dishes = page.locator('#menu-found').getByRole('heading', { level: 3 })
  const whole = await dishes.count()
  const parts = await page.locator('#menu-parts a').count()
  await field.click()
  await field.pressSequentially('dal')
  await expect(dishes).toHaveText([greenBowl.dal.name])
  await expect(page.locator('#menu-status')).toHaveText(t('search.results', { text: 'dal' }))
  expect(await page.locator('#menu-parts a').count()).toBeLessThan(parts)
  await customer.button('item.add', greenBowl.dal).click()
  await customer.seesInCart(1)
  await field.fill('no such dish')
  await expect(page.locator('#menu-status')).toHaveText(t('menu.nothingFound'))
  await field.fill('')
  await expect(dishes).toHaveCount(whole)
  await expect(customer.inMenu('cart.increase', greenBowl.dal)).toBeVisible()
  await expect(page.locator('#menu-parts a')).toHaveCount(parts)
})
