import { grocery } from '../support/brands'
import { placesOrder } from '../support/orders'
import { expect, test } from '../support/test'
import { attribute } from '../support/visitor'

test('home links to offers, kinds of business, stores, brands and tags', async ({ page, t }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const search = page.getByRole('banner').getByRole('search', { name: t('search.label') })
  await search.getByRole('searchbox').fill('bowl')
  await search.getByRole('button', { name: t('search.submit') }).click()
  await expect(page).toHaveURL('/search?q=bowl')
  await page.goto('/')
  const offers = main.getByRole('region', { name: t('offers.title') })
  const points = offers.locator('.banner-points a')
  expect(await offers.getByRole('listitem').count()).toBe(await points.count())
  // If all banners are in view there are no points.
  if (await points.last().isVisible()) {
    // Safari does not scroll to something of which 32 pixels are in view already.
    const edges = await points.evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .map((link) => document.querySelector(link.hash)!.getBoundingClientRect())
        .map(({ left, right, width }) => [Math.min(right, innerWidth) - Math.max(left, 0), width] as const)
        .filter(([shown, width]) => shown < width - 1)
        .map(([shown]) => shown),
    )
    expect(Math.max(...edges)).toBeLessThan(32)
    await points.last().click()
    await expect(offers.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  }

  for (const [shelf, address] of [
    [t('home.brands'), /\/brand-items\//],
    [t('tags.title'), /\/tag-wise-menu\?tag=/],
  ] as const) {
    // Not by Back: restoring the scroll position could move the link away from the click.
    await page.goto('/')
    const link = main.getByRole('region', { name: shelf }).getByRole('link').first()
    const name = await link.innerText()
    // The pointer goes there first: cards above the link are laid out as they come near, which moves it.
    await link.hover()
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(main).toContainText(name)
  }
  await page.goto('/')
  const category = main.locator('.tile a').first()
  const name = await category.innerText()
  await category.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a page preloads the typeface files of its language, and only those', async ({ brand, visitor }) => {
  const { text } = await visitor.ask('/', { headers: { 'Accept-Language': brand.locale } })
  const links = text.match(/<link [^>]*>/g) ?? []
  const preloaded = links.filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
  const files = preloaded.map((link) => attribute(link, 'href'))
  expect(files).toEqual(
    brand.locale === 'ar'
      ? [expect.stringMatching(/\/rubik-arabic-/), expect.stringMatching(/\/rubik-figures-/)]
      : [expect.stringMatching(/\/rubik-basic-/)],
  )
  for (const file of files) expect((await visitor.ask(file)).status).toBe(200)
})

test('a customer sees the order under way and orders the last one again; a first visit explains how ordering works', async ({
  page,
  customer,
  visitor,
  brand,
  demo,
  t,
}) => {
  await page.goto('/landing-page')
  await expect(page.getByRole('region', { name: t('landing.how') }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: t('landing.popular') }).locator('.store')).not.toHaveCount(0)
  await expect(page.getByLabel(t('home.invite'))).toBeVisible()

  const last = await placesOrder(visitor, brand)
  await demo.advance(620)
  const { path } = await placesOrder(visitor, brand)
  await customer.continues(visitor)
  await page.goto('/')
  const underWay = page.getByRole('region', { name: t('home.orders') })
  await expect(underWay).toContainText(brand.store.name)
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(t('home.orders'))
  await underWay.getByRole('link', { name: brand.store.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await page.goto('/')
  const id = last.path.split('/').pop() ?? ''
  const delivered = page.getByRole('region', { name: t('reorder.again') })
  const rate = { name: t('orders.of', { action: t('rating.rate'), id }) }
  await expect(delivered.getByRole('link', rate)).toHaveAttribute('href', `/rating/${id}`)
  await delivered.getByRole('button', { name: t('orders.of', { action: t('reorder.again'), id }) }).click()
  await expect(page).toHaveURL('/review-cart')
})

test.describe('a grocer', () => {
  test.use({ brand: grocery })

  test('has aisles with pictures, items to add, and a search for products on home; it is marked neither veg nor non-veg', async ({
    page,
    t,
  }) => {
    await page.goto('/?preview=true')
    const main = page.getByRole('main')
    await expect(page.getByLabel(t('search.products')).filter({ visible: true }).first()).toBeVisible()
    const aisles = main.locator('.tile')
    expect(await aisles.count()).toBeGreaterThan(3)
    for (const aisle of await aisles.all()) await expect(aisle.locator('img')).toHaveAttribute('src', /./)
    const items = main.locator('.product')
    expect(await items.count()).toBeGreaterThan(3)
    for (const item of await items.all()) await expect(item.locator('.add')).toContainText(t('item.addShort'))

    await aisles.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(grocery.appName)
    const head = page.locator('.store-head')
    await expect(head.getByRole('img', { name: t('menu.nonVeg') })).toHaveCount(0)
    await expect(head).not.toContainText(t('menu.veg'))
  })
})
