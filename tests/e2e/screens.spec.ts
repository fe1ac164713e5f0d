import { expectAccessible, expectReadableInTheDark } from '../support/axe'
import type { Customer } from '../support/customer'
import { expectFits } from '../support/fit'
import { watchGoingBack } from '../support/going-back'
import { answerMaps } from '../support/maps-double'
import { plainItems } from '../support/orders'
import { opensEveryScreen } from '../support/screens'
import { expect, test } from '../support/test'

/** Names, roles and colours are the same in every language, so in Arabic axe checks only the most used screens. */
const mostMet = /^\/($|vendor|review-cart|payment|sign-in|order-status)/

/**
 * Checks of every screen: one main heading, a title, language and direction, also of what is written in fields of
 * several lines, nothing wider than the window, links that lead somewhere, submits that say what they are doing, no axe
 * violation.
 */
async function expectGoodScreen({ page, brand }: Customer) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(factsOf), page.url()).toEqual({
    title: expect.stringMatching(/\S/),
    lang: brand.locale,
    dir: brand.locale === 'ar' ? 'rtl' : 'ltr',
    isWider: false,
    deadLinks: [],
    oneWayFields: [],
    wordlessSubmits: [],
  })
  if (brand.locale === 'en' || mostMet.test(new URL(page.url()).pathname)) await expectAccessible(page)
  if (brand.locale === 'en') await expectReadableInTheDark(page)
}

function factsOf() {
  const { title, documentElement: root } = document
  // View Cart posts a form, but only leads to another page, as a link does.
  const main = 'form[method=post]:not([data-cart]) button:is(.button:not(.quiet, .compact), .wide):not([type=button])'
  return {
    title,
    lang: root.lang,
    dir: root.dir,
    isWider: root.scrollWidth > root.clientWidth,
    deadLinks: [...document.querySelectorAll('a:not([href])')].map(({ outerHTML }) => outerHTML),
    oneWayFields: [...document.querySelectorAll('textarea:not([dir=auto])')].map(({ outerHTML }) => outerHTML),
    wordlessSubmits: [...document.querySelectorAll(`:is(${main}):not([data-busy])`)].map(({ outerHTML }) => outerHTML),
  }
}

test.beforeEach(async ({ page }) => {
  // A toast that is fading out has no meaningful contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerMaps(page)
})

test('every screen is complete, accessible in both themes, fits its window, can be used with a finger, and be gone back to at once', async ({
  customer,
  page,
  visitor,
  storefront,
  brand,
  demo,
  problems,
}) => {
  problems.allowStatus(404)
  const canBeGoneBackTo = await watchGoingBack(page)
  for await (const route of opensEveryScreen({ page, visitor, storefront, brand, demo })) {
    await expectGoodScreen(customer)
    if (brand.locale !== 'en') continue
    await expectFits(page, route)
    await canBeGoneBackTo(route)
    await page.setViewportSize({ width: 1280, height: 600 })
  }
})

test('screens of a guest are complete and accessible', async ({ customer, page, brand, t }) => {
  for (const path of ['/', '/stores', '/review-cart', '/promo-code']) {
    await page.goto(path)
    await expectGoodScreen(customer)
  }
  await customer.opensStore()
  await expectGoodScreen(customer)
  await customer.adds(brand.plain)
  await customer.seesInCart(1)
  await expectGoodScreen(customer)
  await customer.adds(brand.withChoices)
  await expect(customer.dialogOrPage.getByRole('heading', { name: brand.withChoices.name })).toBeVisible()
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await page.goto('/sign-in')
  await page.getByLabel(t('signIn.identifier')).fill('9000000001')
  await customer.button('signIn.continue').click()
  await expect(page.getByLabel(t('signIn.password'), { exact: true })).toBeVisible()
  await expectGoodScreen(customer)
})

test('an order just placed and on its way, and the list of past ones, are complete and accessible', async ({
  customer,
  visitor,
  page,
  brand: { store },
  demo,
}) => {
  await visitor.signIn()
  const [item] = await plainItems(visitor, `/vendor/${store.slug}`)
  await visitor.add(store.id, item)
  const { id, path } = await visitor.placeOrder()
  await customer.continues(visitor)
  await page.goto(path)
  await expect(page.locator('.toast')).toBeVisible()
  await expectGoodScreen(customer)
  await demo.advance(320)
  for (const path of [`/order-status/${id}`, `/order-details/${id}`, '/orders?list=past']) {
    await page.goto(path)
    await expectGoodScreen(customer)
  }
})

test('error screens are complete and accessible', async ({ customer, page, problems, storefront, demo, visitor }) => {
  problems.allowStatus(404)
  problems.allowStatus(502)
  await page.goto('/vendor/no-such-store')
  await expectGoodScreen(customer)
  await visitor.signIn()
  await customer.continues(visitor)
  await demo.fault({ call: 'ongoing_orders', kind: 'status', value: 500 })
  await page.goto('/orders')
  await expectGoodScreen(customer)
  await page.goto(storefront.url('nobody.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
})

test('with the colours of a contrast theme what is chosen looks different, and buttons have an edge', async ({
  page,
  customer,
  visitor,
  brand,
}) => {
  await visitor.signIn()
  const [item] = await plainItems(visitor, `/vendor/${brand.store.slug}`)
  await visitor.add(brand.store.id, item)
  await customer.continues(visitor)
  await page.emulateMedia({ forcedColors: 'active' })
  const background = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const [path, control, state] of [
    ['/review-cart', '.segmented button', '[aria-pressed=true]'],
    ['/orders', '.chip', '[aria-current]'],
    ['/order-time', '.days a', '[aria-current]'],
    ['/add-address', '.chip', ':has(:checked)'],
    [`/vendor/${brand.store.slug}`, '.menu-bar nav a', '[aria-current]'],
  ] as const) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    expect(await background(control + state), path).not.toBe(await background(`${control}:not(${state})`))
  }
  await expect(page.locator('.logo img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.goto('/sign-out')
  await expect(page.locator('.confirm .button').first()).toHaveCSS('border-top-width', '1px')
})

test('for people who ask for more contrast, quiet text is as strong as other text', async ({ page, brand }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto(`/vendor/${brand.store.slug}`)
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(page.locator('main .quiet').first()).toHaveCSS('color', text)
})
