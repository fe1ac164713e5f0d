import { greenBowl } from '../support/brands'
import { island } from '../support/live'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'

test('a store has the same screen by its slug and by its base64 id @no-js', async ({ page }) => {
  await page.goto(`/restaurant/${btoa('2101')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Bowl')
  await expect(page.getByRole('button', { name: 'Add Quinoa bowl' })).toBeVisible()
})

test('an item can be added without scrolling, on a phone and on a desktop, and the page has one search', async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/vendor/green-bowl')
    const box = await page.getByRole('button', { name: 'Add Quinoa bowl' }).boundingBox()
    expect(box && box.y + box.height).toBeLessThan(size.height)
    await expect(page.getByRole('searchbox')).toHaveCount(1)
  }
})

test('a menu loads whole, by category, or section by section if it is big', async ({ page, t }) => {
  const links = page.getByRole('navigation', { name: t('store.menu') }).getByRole('link')
  await page.goto('/vendor/green-bowl')
  await expect(links).toHaveText(['Bowls', 'Salads', 'Wraps', 'Snacks', 'Sweet', 'Drinks'])
  await expect(page.getByRole('region', { name: 'Salads' })).toBeVisible()
  await expect(page.locator('.part-head')).toHaveCount(0)

  await page.goto('/vendor/sunny-side')
  const morning = page.getByRole('region', { name: 'Sweet start' })
  await expect(morning.locator('.part-head img')).toHaveAttribute('src', /tile-breakfast/)
  await expect(morning.getByRole('listitem').filter({ hasText: '7 to 11 AM' })).toHaveCount(3)

  await page.goto('/vendor/corner-bakery')
  await expect(page.getByRole('button', { name: 'Add Baguette', exact: true })).toBeVisible()
  await links.filter({ hasText: 'Cakes' }).click()
  await expect(page.getByRole('button', { name: 'Add Lemon tart' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Baguette', exact: true })).toHaveCount(0)

  await page.goto('/vendor/city-supermarket')
  const second = links.nth(1)
  const name = await second.innerText()
  await second.click()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a menu can be searched by name and filtered to veg, also if it loads in parts', async ({ page, t }) => {
  const items = page.locator('shop-cart-menu').getByRole('heading', { level: 3 })
  const search = page.getByRole('searchbox', { name: t('menu.search') })
  const links = page.getByRole('navigation', { name: t('store.menu') }).getByRole('link')
  await page.goto('/vendor/green-bowl')
  await search.fill('SALAD')
  await search.press('Enter')
  await expect(page).toHaveURL(/\?q=SALAD/)
  await expect(items).toHaveText(['Greek salad', 'Caesar salad with chicken', 'Roasted beetroot salad'])
  await page.getByRole('link', { name: t('menu.vegOnly') }).click()
  await expect(items).toHaveText(['Greek salad', 'Roasted beetroot salad'])
  await search.fill('nothing of the kind')
  await search.press('Enter')
  await expect(page.locator('#menu-found').getByText(t('menu.nothingFound'))).toBeVisible()
  await expect(links.first()).toHaveText('Bowls')
  await expect(page.locator('#menu-parts [aria-current]')).toHaveCount(0)
  await links.filter({ hasText: 'Salads' }).click()
  await expect(page).toHaveURL(/green-bowl#section-/)
  await expect(page.getByRole('region', { name: 'Salads', exact: true })).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: t('menu.showAll') }).click()
  await expect(page).toHaveURL(/green-bowl$/)

  await page.goto('/vendor/corner-bakery')
  await search.fill('lemon tart')
  await search.press('Enter')
  await expect(items).toHaveText(['Lemon tart'])
  await search.fill('nothing of the kind')
  await search.press('Enter')
  await links.filter({ hasText: 'Cakes' }).click()
  await expect(page).toHaveURL(/corner-bakery\?category=\d+$/)
  await expect(items.filter({ hasText: 'Lemon tart' })).toBeVisible()
})

test('a closed store shows its menu, but nothing can be added', async ({ page, t }) => {
  await page.goto('/vendor/taco-tuesday')
  await expect(page.getByText('Restaurant is currently off, Please try after some time')).toBeVisible()
  await expect(page.locator('.store-head')).not.toContainText(/\d Mins/)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await expect(page.getByText(t('store.closed'), { exact: true }).first()).toBeVisible()
})

test('a sold-out item says so and cannot be added', async ({ page, customer }) => {
  await customer.opensStore()
  await expect(page.getByRole('listitem').filter({ hasText: greenBowl.watermelon.name })).toContainText('Sold out')
  await expect(customer.button('item.add', greenBowl.watermelon)).toHaveCount(0)
})

test("a sheet with its own address shows a store's address, hours and reviews", async ({ page, t, hasScripts }) => {
  await page.goto('/vendor/charminar-biryani')
  await expect(
    page
      .getByRole('list', { name: t('offers.title') })
      .getByRole('link')
      .first(),
  ).toContainText('WELCOME50')
  await page.getByRole('link', { name: t('store.info') }).click()
  if (hasScripts) await expect(page.getByRole('dialog', { name: 'Charminar Biryani' })).toBeVisible()
  else await expect(page).toHaveURL('/vendor/charminar-biryani/info')
  const sheet = page.locator('.store-info')
  const [today, tomorrow] = [0, 1].map((at) => sheet.getByRole('row').nth(at))
  await expect(today ?? sheet).toContainText(t('times.today'))
  await expect(tomorrow ?? sheet).toContainText(/11:00\sAM\s–\u2060\s3:00\sPM/)
  await expect(sheet.getByRole('row')).toHaveCount(7)
  await expect(sheet.getByRole('link', { name: /Kankaria Road/ })).toHaveAttribute(
    'href',
    /maps\/search.*query=23\.\d+/,
  )
  await expect(sheet.getByText('17 May 2024')).toBeVisible()
  await page.getByRole('link', { name: t('dialog.close') }).click()
  await expect(page).toHaveURL('/vendor/charminar-biryani')
  await expect(sheet).toHaveCount(0)
})

test('a store can be shared from its head, with scripts', async ({ page, customer, t, hasScripts }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await customer.opensStore()
  const share = customer.button('track.share')
  if (!hasScripts) return expect(share).toBeHidden()
  await island(page)
  // Safari lets a page copy only at once after the press, so the script is there by then.
  const script = page.waitForRequest(/\/copy-/)
  await share.dispatchEvent('pointerdown')
  await script
  await share.click()
  await expect(customer.message(t('track.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a menu at a table can be searched and read, but not ordered from', async ({ page, t }) => {
  await page.goto(`/qr/${btoa('2101')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green Bowl')
  await expect(page.getByText(t('qr.note'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: greenBowl.watermelon.name })).toContainText('Sold out')
  await page.getByRole('searchbox', { name: t('menu.search') }).fill('salad')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Greek salad',
    'Caesar salad with chicken',
    'Roasted beetroot salad',
  ])
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('the reviews of a store link to its menu @no-js', async ({ page, t }) => {
  await page.goto(`/feedback/${btoa('2101')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Green Bowl')
  await expect(page.getByText('17 May 2024')).toBeVisible()
  await page.getByRole('link', { name: t('feedback.menu') }).click()
  await expect(page).toHaveURL('/vendor/green-bowl')
})

test('an address without a store says so and offers ways to go on @no-js', async ({ page, problems, visitor }) => {
  problems.allow(/404/)
  const wrong = [
    '/vendor/none',
    '/vendor/none/info',
    '/restaurant/!!',
    `/restaurant/${btoa('999999')}`,
    '/qr/0',
    '/feedback/xx',
  ]
  for (const path of wrong) {
    const { status, text } = await visitor.open(path)
    expect([path, status, text.includes('<title>Store not found · ')]).toEqual([path, 404, true])
  }
  await page.goto('/vendor/none')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a store that is closed today', () => {
  const threeDaysOn = new Date(Date.now() + 3 * 86_400_000)
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(threeDaysOn)
  const hours = [{ day, open_time: '11:00 AM', close_time: '3:00 PM', status: 1, date: '' }]
  test.use({ changedVendor: { change: answersWith({ delivery_timing: hours, restaurant_on_off: '0' }) } })

  test('says on which day it opens, leads to other stores, and shows the rest of its page even without reviews @no-js', async ({
    page,
    demo,
    t,
  }) => {
    await demo.fault({ call: 'couponlisting', kind: 'status', value: 500 })
    await page.goto('/vendor/green-bowl')
    await expect(page.getByText(t('part.failed', { part: t('offers.title') }))).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t('store.off') })).toContainText(
      new RegExp(`Opens ${day} at 11:00\\sAM`),
    )
    await expect(page.getByRole('main').getByRole('link', { name: t('search.allStores') })).toHaveAttribute('href', '/')
    await demo.fault({ call: 'get_restaurant_rating', kind: 'status', value: 500 })
    await page.goto('/vendor/green-bowl/info')
    await expect(page.getByRole('row').filter({ hasText: day })).toContainText(/11:00\sAM\s–\u2060\s3:00\sPM/)
    await expect(page.getByText(t('part.failed', { part: t('info.reviews') }))).toBeVisible()
    await demo.heal()
    await page.getByRole('link', { name: t('error.retry') }).click()
    await expect(page.getByText('17 May 2024')).toBeVisible()
  })
})

test('a store that cooks for chosen times only says so @no-js', async ({ page, t }) => {
  await page.goto('/vendor/trattoria-lucia')
  await expect(page.getByText('Pre Order Only')).toBeVisible()
  await expect(page.getByText(t('store.preOrderMeans'))).toBeVisible()
})
