import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const restaurants = '/category/NS8'

test('a list is filtered and sorted by its address, chips take it back, and Back goes back', async ({ page, t }) => {
  const stores = page.getByRole('main').getByRole('heading', { level: 3 })
  const chosen = page.getByRole('list', { name: t('filter.chosen') })
  const chip = (name: string) => chosen.getByRole('link', { name: t('filter.remove', { name }) })
  const sorted = t('filter.sortedBy', { by: t('filter.rating') })
  await page.goto(restaurants)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
  const all = await stores.count()

  await page.getByLabel(t('filter.sort')).selectOption({ label: t('filter.rating') })
  await page.getByRole('checkbox', { name: 'Japanese' }).check()
  await page.getByRole('checkbox', { name: 'Italian' }).check()
  await page.getByRole('button', { name: t('filter.apply') }).click()
  await expect(page).toHaveURL(/cuisine=\d+&cuisine=\d+/)
  await expect(chip('Japanese')).toBeVisible()
  await expect(stores.first()).toHaveText('Sakura House')
  const narrowed = await stores.count()
  expect(narrowed).toBeLessThan(all)

  // Who is sent the address sees the same.
  await page.goto(page.url())
  await expect(stores).toHaveCount(narrowed)
  await chip('Japanese').click()
  await expect(chip('Japanese')).toHaveCount(0)
  await expect(chip(sorted)).toBeVisible()
  await expect(stores.filter({ hasText: 'Sakura House' })).toHaveCount(0)
  await page.goBack()
  await expect(chip('Japanese')).toBeVisible()
  await page.getByRole('link', { name: t('filter.clear') }).click()
  await expect(chosen).toHaveCount(0)
  await expect(stores).toHaveCount(all)

  // Nothing gets through: the way out is one link.
  await page.goto(`${restaurants}?veg=1&cuisine=${await cuisineIdOf(page, 'Japanese')}`)
  await expect(page.getByRole('heading', { name: t('filter.noneTitle') })).toBeVisible()
})

async function cuisineIdOf(page: Page, name: string) {
  return page.getByRole('checkbox', { name }).getAttribute('value')
}

test('further pages of a long list keep the filter', async ({ page, storefront, t }) => {
  await page.goto(`${storefront.url('heavy.localhost')}${restaurants}?sort=rating`)
  await expect(page.getByRole('list', { name: t('filter.chosen') })).toBeVisible()
  const more = page.getByRole('link', { name: t('home.moreStores') })
  await expect(more).toHaveAttribute('href', /\?sort=rating&page=2$/)
  await more.click()
  await expect(page).toHaveURL(/sort=rating&page=(1-)?2/)
})

test('brands and banners list their stores; what does not exist is not found', async ({
  page,
  visitor,
  t,
  problems,
}) => {
  await page.goto('/banner-items/31')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('filter.bannerStores'))
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4)
  await page.goto('/brand-items/9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Biryani Brothers')
  await expect(page.getByRole('link', { name: 'Biryani Mahal' })).toBeVisible()
  problems.allow(/404/)
  for (const path of ['/category/xx', `/category/${btoa('999/Nope')}`, '/brand-items/999999', '/banner-items/!!']) {
    expect((await visitor.ask(path)).status, path).toBe(404)
  }
})
