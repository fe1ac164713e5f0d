import type { Locator, Page } from '@playwright/test'
import { fetchedAhead } from '../support/ahead'
import { expect, test } from '../support/test'

test('a guest’s page prefetches home as the pointer comes near and a store as it is pressed, and forgets them once the cart has something', async ({
  page,
  customer,
  brand,
  t,
}) => {
  const fetched = await fetchedAhead(page)
  await page.goto('/tag-wise-menu')
  await page.getByRole('link', { name: brand.store.name, exact: true }).first().hover()
  await page.locator('a.find').hover()
  await expect.poll(() => fetched.get('/search')).toBe('Ready')
  // A store that the pointer only passes over is not prefetched, because it would cost vendor calls.
  expect([...fetched.keys()]).toEqual(['/search'])
  await page.getByRole('link', { name: brand.store.name, exact: true }).first().hover()
  await page.mouse.down()
  const path = `/vendor/${brand.store.slug}`
  await expect.poll(() => fetched.get(path)).toBe('Ready')
  await page.mouse.up()
  await expect(page).toHaveURL(path)

  const [home, offers] = [page.locator('a.logo'), page.locator('a.offers')]
  await offers.hover()
  await home.hover()
  await expect.poll(() => fetched.get('/')).toBe('Ready')
  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  await expect.poll(() => fetched.get('/')).toMatch(/^PrefetchEvicted/)
  await home.click()
  await expect(page).toHaveURL('/')
  await customer.seesInCart(1)
  expect([...fetched.keys()].sort()).toEqual(['/', '/search', path])

  // With a cart, only what is pressed is prefetched: on the way to the order that is the review and sign-in.
  fetched.clear()
  await home.hover()
  await presses(page, page.locator('a.cart-top'))
  await expect.poll(() => fetched.get('/review-cart')).toBe('Ready')
  await page.mouse.up()
  await expect(page).toHaveURL('/review-cart')
  await presses(page, page.getByRole('link', { name: t('review.signInToOrder') }))
  await expect.poll(() => fetched.get('/sign-in')).toBe('Ready')
  await page.mouse.up()
  await expect(page).toHaveURL(/^[^?]*\/sign-in/)
  expect([...fetched.keys()]).toEqual(['/review-cart', '/sign-in'])
})

async function presses(page: Page, link: Locator) {
  await link.hover()
  await page.mouse.down()
}
