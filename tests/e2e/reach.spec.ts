import { expect, test } from '../support/test'

test('lists, store, cart and review tell a distant guest that the store does not deliver, and offer pickup; the cart keeps everything', async ({
  page,
  customer,
  brand,
  t,
}) => {
  const main = page.getByRole('main')
  const outOfReach = t('review.outOfReach')
  const banner = `/banner-items/${brand.lists.banner}`
  await page.goto(`/location?${new URLSearchParams({ search: 'Upper Street', backTo: banner })}`)
  await main
    .getByRole('button', { name: /Upper Street/ })
    .first()
    .click()
  await expect(page).toHaveURL(banner)
  await expect(customer.message(t('home.noStores'))).toBeVisible()
  await expect(main.getByText(t('store.tooFar')).first()).toBeVisible()
  await expect(main).not.toContainText(/\d (Km|Mins)/)

  await page.goto('/landing-page')
  await expect(main).toContainText(t('home.noStores'))
  await expect(main).not.toContainText(brand.store.name)
  await page.goto(`/search?${new URLSearchParams({ q: brand.lists.word })}`)
  await expect(main).toContainText(t('home.noStores'))

  await customer.opensStore()
  await expect(main.locator('.store-head')).toContainText(outOfReach)
  await expect(main.locator('.store-head')).not.toContainText(/\d (Km|Mins)/)
  await expect(customer.link('review.otherAddress')).toHaveAttribute('href', /^\/location\?/)
  await page.goto(`/item/${brand.store.id}/${brand.plain.id}`)
  await expect(main).toContainText(outOfReach)
  await customer.opensStore()
  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  await expect(main.locator('#cart')).toContainText(outOfReach)

  await page.goto('/review-cart')
  await expect(main).toContainText(outOfReach)
  await expect(main).not.toContainText(/\d Mins/)
  await expect(page.getByRole('region', { name: t('bill.title') })).toContainText(t('bill.unknownFee'))
  await expect(customer.link('review.otherAddress')).toHaveAttribute('href', /^\/location\?/)
  await page.getByRole('button', { name: t('review.pickUpInstead', { pickup: t('mode.takeaway') }) }).click()
  await expect(page).toHaveURL('/review-cart')
  await expect(main).not.toContainText(outOfReach)
  await customer.seesInCart(1)
  await customer.opensStore()
  await expect(main).not.toContainText(outOfReach)
})
