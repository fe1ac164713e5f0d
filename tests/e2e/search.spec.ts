import { greenBowl } from '../support/brands'
import { island } from '../support/live'
import { expect, test } from '../support/test'

const { dal } = greenBowl

test('three characters, counting blanks inside, find stores and items, which can be added in place', async ({
  page,
  customer,
  demo,
  t,
  hasScripts,
}) => {
  const field = page.getByRole('main').getByRole('searchbox', { name: t('search.label') })
  const find = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await page.goto('/search')
  await expect(page.getByText(t('search.hint'))).toBeVisible()
  await find('ab')
  await expect(page.getByText(t('search.tooShort'))).toBeVisible()
  const ideas = page.getByRole('region', { name: t('tags.title') })
  await ideas.getByRole('link', { name: 'Biryani' }).click()
  await expect(page).toHaveURL(/q=Biryani/)
  await expect(page.getByRole('region', { name: t('search.stores') })).toContainText('Charminar Biryani')
  await expect(ideas).toHaveCount(0)

  await find('green bowl')
  await expect(page).toHaveURL(/q=green\+bowl/)
  const stores = page.getByRole('region', { name: t('search.stores') })
  await expect(stores.getByRole('link', { name: 'Green Bowl' })).toBeVisible()

  await demo.fault({ kind: 'stock', value: { item_id: greenBowl.fries.id, quantity: 0 } })
  await find('masala fries')
  await expect(page.locator(`#item-${greenBowl.fries.id}`)).toContainText(t('item.soldOut'))

  await find('  dal   rice ')
  const bowl = page.getByRole('region', { name: 'Green Bowl' })
  await expect(bowl.getByRole('heading', { level: 3 })).toHaveText(dal.name)
  await customer.adds(dal)
  await customer.seesInCart(1)
  await expect(page).toHaveURL(/\/search/)
  await expect(customer.inMenu('cart.increase', dal)).toBeVisible()

  // An item of another store asks before it replaces the cart.
  await find('vegetable biryani')
  await expect(page).toHaveURL(/q=vegetable\+biryani/)
  if (hasScripts) await island(page)
  await customer.adds({ name: 'Vegetable biryani' })
  await expect(customer.dialogOrPage.getByText(/Spice Route/).first()).toBeVisible()

  await page.goto('/search?q=zzzz')
  await expect(page.getByRole('heading', { name: t('search.noneTitle') })).toBeVisible()
  await expect(page.locator('#search-status')).toHaveText(t('search.none', { text: 'zzzz' }))
  await expect(ideas).toBeVisible()
})

test.describe('a vendor whose search fails in part', () => {
  // Results cached for another test would be served although they are stale.
  test.use({ emptyCache: true })

  test('the page says so, and the rest shows @no-js', async ({ page, demo, t }) => {
    await demo.fault({ call: 'search_restaurants_item', kind: 'status', value: 500, times: 10 })
    await page.goto('/search?q=biryani')
    await expect(page.getByRole('region', { name: t('search.stores') })).toBeVisible()
    await expect(page.getByText(t('part.failed', { part: t('search.items') }))).toBeVisible()
    await demo.heal()
    await page.getByRole('link', { name: t('error.retry') }).click()
    await expect(page.getByRole('region', { name: 'Spice Route' })).toBeVisible()

    await demo.fault({ call: 'get_items_status', kind: 'status', value: 500, times: 10 })
    await page.goto('/search?q=lassi')
    await expect(page.getByText(t('search.unknown'))).toBeVisible()
  })
})

test('tags link to each other, and an unused tag is not found @no-js', async ({ page, visitor, t }) => {
  await page.goto('/tag-wise-menu?tag=3')
  const tags = page.getByRole('navigation', { name: t('tags.list') })
  await expect(tags.getByRole('link', { name: 'Bestseller' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Green Bowl' }).getByText('Quinoa bowl')).toBeVisible()
  await tags.getByRole('link', { name: 'New' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New')
  expect((await visitor.ask('/tag-wise-menu?tag=999')).status).toBe(404)
})
