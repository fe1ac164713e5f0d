import { expect, test } from '../support/test'

test('the host name decides the brand: name, colours, language and stores', async ({
  page,
  customer,
  storefront,
  t,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Tiffin Street/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('meta[name=theme-color]:not([media])')).toHaveAttribute('content', '#d9381e')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(24)

  // A preview has a place already, so that nobody is asked for one while looking around.
  await page.goto(`${storefront.url('grocery.localhost')}/?preview=true`)
  await expect(page).toHaveTitle(/Fresh Basket/)
  await expect(customer.languages).toHaveCount(0)
  await page.getByRole('link', { name: 'Bakery', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: t('store.menu') }).getByRole('link', { name: 'Bakery' }),
  ).toHaveAttribute('aria-current', 'true')

  await page.goto(storefront.url('arabia.localhost'))
  await expect(page).toHaveTitle(/مذاق|Mazaq/)
  await expect(customer.languages).toHaveCount(1)
})

test('a first visit meets stores at once and an invitation to choose a location, which is then kept', async ({
  page,
  t,
}) => {
  await page.goto('/')
  await page.getByLabel(t('home.invite')).fill('Law Garden')
  await page.getByRole('button', { name: t('home.start') }).click()
  await page.getByRole('button', { name: /Law Garden/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toContainText('Law Garden')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Law Garden')
})

test('more stores than a page has follow as one scrolls, or by a link', async ({ page, t, hasScripts }) => {
  const stores = page.getByRole('main').getByRole('heading', { level: 3 })
  const more = page.getByRole('link', { name: t('home.moreStores') })
  await page.goto('/')
  await expect(stores).toHaveCount(24)
  const first = await stores.first().innerText()
  if (hasScripts) {
    await more.scrollIntoViewIfNeeded()
    await expect(stores).toHaveCount(30)
    await expect(more).toHaveCount(0)
    // Not from the browser's memory: what was added is there when the page is made anew as well.
    await page.reload()
    await expect(stores).toHaveCount(30)
    await expect(stores.first()).toHaveText(first)
    return
  }
  await more.click()
  await expect(stores).toHaveCount(6)
  await expect(more).toHaveCount(0)
  await page.getByRole('link', { name: t('home.previousStores') }).click()
  await expect(stores.first()).toHaveText(first)
})

test('a page of stores that does not exist leads to the first', async ({ page }) => {
  for (const number of ['3', '0', '-1', 'x']) {
    await page.goto(`/?page=${number}`)
    await expect(page).toHaveURL('/')
  }
})

test('a place without stores says so and leads on', async ({ page, t }) => {
  await page.goto('/location?search=Upper+Street')
  await page
    .getByRole('button', { name: /Upper Street/ })
    .first()
    .click()
  const noStores = 'Service not available in this area. Please change location and try again.'
  await expect(page.getByRole('main')).toContainText(noStores)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: t('home.changeLocation') })
      .first(),
  ).toBeVisible()
})

test('a place that nobody knows is told beside the search', async ({ page }) => {
  await page.goto('/location?search=xyzzy')
  await expect(page.getByRole('alert')).toHaveText('No Address Found')
  await expect(page.getByLabel('Search location')).toHaveValue('xyzzy')
})

test('switching between delivery and takeaway is kept', async ({ page, t }) => {
  await page.goto('/')
  const modes = page.getByRole('form', { name: t('mode.label') })
  await modes.getByRole('button', { name: 'Takeaway' }).click()
  await expect(modes.getByRole('button', { name: 'Takeaway' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(modes.getByRole('button', { name: 'Takeaway' })).toHaveAttribute('aria-pressed', 'true')
})

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/nothing/here?at=all')
  await expect(page).toHaveURL('/')
})
