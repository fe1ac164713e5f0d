import { expectSamePage, island, mark, slowLine } from '../support/live'
import { expect, test } from '../support/test'

const restaurants = '/category/NS8'

test('filters and sorting apply in place through the address, and Back undoes them', async ({
  page,
  t,
  hasScripts,
}) => {
  const stores = page.getByRole('main').getByRole('heading', { level: 3 })
  const shows = (count: number) => expect(page.getByText(t('filter.count', { count }), { exact: true })).toBeVisible()
  const choice = (name: string) => page.getByRole('checkbox', { name })
  await page.goto(restaurants)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
  const all = await stores.count()
  await shows(all)

  if (hasScripts) await mark(page)
  await page.getByRole('radio', { name: t('filter.rating') }).check()
  await choice('Japanese').check()
  await choice('Italian').check()
  if (!hasScripts) await page.getByRole('button', { name: t('filter.show') }).click()
  await expect(page).toHaveURL(/cuisine=\d+&cuisine=\d+/)
  await expect(choice('Japanese')).toBeChecked()
  await expect(stores.first()).toHaveText('Sakura House')
  const narrowed = await stores.count()
  expect(narrowed).toBeLessThan(all)
  await shows(narrowed)
  if (hasScripts) {
    // The link is gone once it is pressed, so the focus moves to the count beside it.
    await page.getByRole('link', { name: t('filter.clear') }).press('Enter')
    await expect(page.locator('#filter-status')).toBeFocused()
    await page.goBack()
    await shows(narrowed)
    await expectSamePage(page)
    // A page that was loaded again still goes back through the lists before it.
    await page.reload()
    await expect(page.locator('shop-filter:defined')).toHaveCount(1)
    await page.goBack()
    await expect(choice('Italian')).not.toBeChecked()
    await page.goForward()
    await shows(narrowed)
  }

  // The shared address shows the same list.
  await page.goto(page.url())
  await expect(stores).toHaveCount(narrowed)
  await page.getByRole('link', { name: t('filter.clear') }).click()
  await expect(stores).toHaveCount(all)
  await expect(choice('Japanese')).not.toBeChecked()
  await page.goBack()
  await expect(stores).toHaveCount(narrowed)
  await expect(choice('Japanese')).toBeChecked()

  // No store matches: one link clears the filter.
  const japanese = await choice('Japanese').getAttribute('value')
  await page.goto(`${restaurants}?veg=1&cuisine=${japanese}`)
  await expect(page.getByRole('heading', { name: t('filter.noneTitle') })).toBeVisible()
})

test('filters pressed during the load of the former all count, and Back then Forward ends where it began @js', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(restaurants)
  const chips = page.getByRole('list', { name: t('filter.title') })
  const chip = (name: string) => chips.getByRole('link', { name })
  const rated = chip(t('filter.bestRated'))
  await island(page)
  await chips.getByRole('button').focus()
  await expect(page.locator('shop-filter:defined')).toBeAttached()
  await mark(page)
  const line = await slowLine(page, '**/category/**', () => true)
  await chip(t('menu.vegOnly')).click()
  await rated.click()
  await rated.click()
  await line.letGo()
  await expect(page).toHaveURL(/\?sort=rating&veg=1$/)
  await expect(rated).toHaveAttribute('aria-current', 'true')
  await expect(chip(t('menu.vegOnly'))).toHaveAttribute('aria-current', 'true')

  const back = await slowLine(page, '**/category/**', () => true)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(restaurants)
  await expect.poll(() => back.waiting.length).toBe(1)
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/veg=1$/)
  await back.letGo()
  await expect(page.locator('shop-filter')).not.toHaveAttribute('aria-busy')
  await expect(rated).toHaveAttribute('aria-current', 'true')
  await expectSamePage(page)
})

test('on a phone the chips keep their places, and a sheet has all filters', async ({ page, t, hasScripts }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(restaurants)
  const chips = page.getByRole('list', { name: t('filter.title') })
  const names = await chips.getByRole('link').allInnerTexts()
  const veg = chips.getByRole('link', { name: t('menu.vegOnly') })
  await veg.click()
  await expect(page).toHaveURL(/\?veg=1$/)
  await expect(veg).toHaveAttribute('aria-current', 'true')
  expect(await chips.getByRole('link').allInnerTexts()).toEqual(names)

  await chips.getByRole('button', { name: `${t('filter.active')} 1` }).click()
  const sheet = page.getByRole('form', { name: t('filter.title') })
  await sheet.getByRole('radio', { name: t('filter.time') }).check()
  if (hasScripts) await expect(page).toHaveURL(/sort=time/)
  await sheet.getByRole('button', { name: t('filter.show') }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName), 'Tab leaves the sheet').toBe('body')
  await sheet.getByRole('button', { name: t('filter.show') }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/veg=1/)
  await expect(page).toHaveURL(/sort=time/)
})

test('the next pages of a long list keep the filter', async ({ page, storefront, t }) => {
  await page.goto(`${storefront.url('heavy.localhost')}${restaurants}?sort=rating`)
  await expect(page.getByRole('link', { name: t('filter.clear') })).toBeVisible()
  const more = page.getByRole('link', { name: t('home.moreStores') })
  await expect(more).toHaveAttribute('href', /\?sort=rating&page=2$/)
  await more.click()
  await expect(page).toHaveURL(/sort=rating&page=(1-)?2/)
})

test('brands and banners list their stores; unknown ones are not found @no-js', async ({
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
