import { marketplace } from '../support/brands'
import { tooWide } from '../support/fit'
import { longNames } from '../support/long-names'
import { placesOrder } from '../support/orders'
import { opensEveryScreen } from '../support/screens'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'

test.describe('a vendor with long Latin and Arabic names without spaces', () => {
  const name = 'Grootste'.repeat(12) + 'مطعمكبير'.repeat(12)
  test.use({ changedVendor: { change: longNames(name) }, viewport: { width: 360, height: 740 } })

  test('fits a phone on every screen', async ({ page, brand, visitor, storefront, demo, problems }) => {
    problems.allowStatus(404)
    for await (const route of opensEveryScreen({ page, visitor, storefront, brand, demo })) {
      await expect(page.getByRole('banner'), route).toContainText(name)
      expect.soft(await tooWide(page), route).toEqual([])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect.soft(await tooWide(page), `${route} with twice the text`).toEqual([])
    }
  })
})

test('long text without spaces in an address makes no screen wider than a phone, in any script and at any text size', async ({
  page,
  visitor,
  customer,
  brand: { store, plain, withChoices },
  problems,
  t,
}) => {
  problems.allowStatus(404)
  await visitor.signIn()
  await visitor.add(store.id, plain)
  await customer.continues(visitor)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const long of ['W'.repeat(500), 'مطعمكبير'.repeat(63)]) {
    await visitor.ask('/review-cart', { form: { intent: 'keep', notes: long } })
    const query = (...names: string[]) => new URLSearchParams(names.map((name) => [name, `/${long}`]))
    for (const path of [
      `/report-bug?${query('from', 'title', 'description')}`,
      `/item/${store.id}/${withChoices.id}?${query('named', 'quantity', 'backTo')}`,
      `/item/${store.id}/${long}`,
      `/nothing/${long}?${query('x')}`,
      `/search?${query('q')}`,
      `/faq?${query('q')}`,
      `/location?${query('search')}`,
      `/add-address?${query('search', 'searchedFor', 'house', 'landmark', 'backTo')}`,
      `/review-cart?${query('promo')}`,
      `/wallet?${query('amount', 'gateway')}`,
      `/payment?${query('fail', 'success')}`,
    ]) {
      await page.goto(path)
      expect.soft(await tooWide(page), path.slice(0, 60)).toEqual([])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect.soft(await tooWide(page), `${path.slice(0, 60)} with twice the text`).toEqual([])
    }
    // The button repeats what is typed.
    await page.goto('/wallet')
    await page.getByRole('textbox', { name: t('wallet.amount') }).fill(long)
    await expect(page.getByRole('button', { name: t('wallet.recharge') })).toContainText(long)
    expect.soft(await tooWide(page), 'a typed amount').toEqual([])
  }
})

test.describe('a German shop', () => {
  test.use({
    locale: 'de',
    brand: { ...marketplace, locale: 'de' },
    changedVendor: { change: answersWith({ primary_lang: 'de', secondary_lang: '' }) },
  })

  test('says in full what the bar of the cart does, also on the narrowest phone', async ({
    page,
    customer,
    visitor,
    brand: { store, plain },
    t,
  }) => {
    await customer.hasAdded(visitor, store.id, plain)
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto('/search')
    const label = page.locator('shop-cart-bar').getByText(t('cart.view'), { exact: true })
    await expect(label).toBeVisible()
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('a menu in a language with another direction than the page', () => {
  test.use({ changedVendor: { change: answersWith({ item_name: 'طبق أرز', item_description: 'دجاج مشوي' }) } })

  test('has names and descriptions that begin where the prices begin', async ({ page, customer }) => {
    await customer.opensStore()
    const item = page.getByRole('main').locator('.dish').first()
    const begins = (part: string) =>
      item.locator(part).evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return text.getBoundingClientRect().left
      })
    const price = await begins('.price')
    expect(await begins('h3')).toBeCloseTo(price, 0)
    expect(await begins('p[dir]')).toBeCloseTo(price, 0)
  })
})

test('the picture above a text is at most two fifths as high as a phone on its side', async ({
  page,
  visitor,
  brand,
  customer,
}) => {
  const { path } = await placesOrder(visitor, brand)
  await page.setViewportSize({ width: 740, height: 360 })
  const highest = (picture: string) =>
    page.locator(picture).evaluate((frame) => {
      const { width, height } = frame.getBoundingClientRect()
      return { height, isWhole: Math.ceil(width) >= (frame.parentElement?.clientWidth ?? 0) }
    })
  await page.goto('/')
  expect(await highest('.hero .pic')).toEqual({ height: 144, isWhole: true })
  await customer.opensStore()
  expect(await highest('.store-cover')).toEqual({ height: 144, isWhole: true })
  await customer.continues(visitor)
  await page.goto(path)
  expect(await highest('.status-picture')).toEqual({ height: 144, isWhole: true })
})

test('beside the picture of an offer its title has room for its words, also with twice the text', async ({
  page,
  brand,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`/banner-items/${brand.lists.banner}`)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const title = page.getByRole('heading', { level: 1 })
  const longestWord = await title.evaluate((element) => {
    const { width } = element.getBoundingClientRect()
    element.style.inlineSize = 'min-content'
    element.style.overflowWrap = 'normal'
    return element.getBoundingClientRect().width / width
  })
  expect(longestWord).toBeLessThanOrEqual(1)
})

test('at 400 % zoom and on a phone on its side no bar or button stays in front of what is read', async ({
  page,
  customer,
  visitor,
  brand,
  t,
}) => {
  await customer.hasAdded(visitor, brand.store.id, brand.plain)
  const item = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const dialog = page.getByRole('dialog')
  for (const window of [
    { width: 320, height: 256 },
    { width: 780, height: 360 },
  ]) {
    await page.setViewportSize(window)
    await customer.opensStore()
    await item(brand.plain.name).focus()
    await expect(item(brand.plain.name)).toBeInViewport()
    for (const bar of [page.getByRole('banner'), page.locator('.menu-bar'), customer.button('cart.view')])
      await expect(bar).not.toBeInViewport()
    await item(brand.withChoices.name).press('Enter')
    await dialog.getByLabel('Cheese').focus()
    await expect(dialog.getByLabel('Cheese')).toBeInViewport()
    await expect(dialog.getByRole('link', { name: t('confirm.cancel') })).not.toBeInViewport()
    await expect(dialog.getByRole('button', { name: t('item.addToCart') })).not.toBeInViewport()
    await page.goto('/review-cart')
    await expect(customer.button('review.proceed')).not.toBeInViewport()
  }
})
