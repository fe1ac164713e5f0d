import { fetchedAhead } from '../support/ahead'
import { expect, test } from '../support/test'

test('a guest’s page prefetches links as the pointer comes near, and forgets them once the cart has something', async ({
  page,
  customer,
  brand,
}) => {
  const fetched = await fetchedAhead(page)
  await customer.opensStore()
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
  expect([...fetched.keys()]).toEqual(['/'])
})
