import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { expectSamePage, island, islandScript, mark, quantitiesOnServer, slowLine } from '../support/live'
import { expect, test } from '../support/test'

/** Without a connection the shop stays, says so, keeps everything and goes on when the line is back. */

const { dal, fries, quinoa } = greenBowl
const said = 'No connection. Nothing is lost'

test.beforeEach(async ({ customer, visitor, problems, page }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/)
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await customer.opensStore()
  await mark(page)
})

const offline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

test('a change is kept and sent later', async ({ customer, page }) => {
  await island(page)
  await offline(page, true)
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await expect(customer.message(said)).toBeVisible()
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 3)
  await offline(page, false)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: 3 })
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('cart-changes')
  await expectSamePage(page)
})

test('an item pressed before the cart is alive is added once the line is back', async ({ customer, page }) => {
  await offline(page, true)
  await customer.adds(fries)
  await expect(customer.message(said)).toBeVisible()
  await expect(customer.button('item.add', fries)).toHaveAttribute('aria-busy', 'true')
  await offline(page, false)
  await customer.seesQuantity(fries, 1)
  await expectSamePage(page)
})

test('an item pressed while the cart is alive is added once', async ({ customer, page }) => {
  await island(page)
  await offline(page, true)
  await customer.adds(fries)
  await expect(customer.message(said)).toBeVisible()
  await offline(page, false)
  await customer.seesQuantity(fries, 1)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: 1, [fries.name]: 1 })
})

test('a dialog opens when the line is back', async ({ customer, page }) => {
  await island(page)
  await offline(page, true)
  await customer.adds(quinoa)
  await expect(customer.message(said)).toBeVisible()
  await expectSamePage(page)
  await offline(page, false)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a link is followed when the line is back, the last one pressed', async ({ customer, page }) => {
  await offline(page, true)
  await page.getByRole('link', { name: 'Tiffin Street' }).first().click()
  await expect(customer.message(said)).toBeVisible()
  await customer.cartLink.click()
  await expectSamePage(page)
  await offline(page, false)
  await expect(page).toHaveURL('/review-cart')
})

test('a form is sent when the line is back, with what was typed', async ({ customer, page }) => {
  await page.goto('/sign-in')
  await page
    .getByLabel('Mobile')
    .or(page.getByLabel(/mobile/i))
    .first()
    .fill('9000000001')
  await offline(page, true)
  await customer.button('signIn.continue').click()
  await expect(customer.message(said)).toBeVisible()
  await expect(page.getByLabel(/mobile/i).first()).toHaveValue('9000000001')
  await offline(page, false)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('an idle preload that fails is silent, leaves what was typed, and the next use tries again', async ({
  customer,
  page,
  problems,
}) => {
  problems.allow(/assets\/mount-/, /Failed to load resource/)
  await page.goto('/sign-in')
  await mark(page)
  let failed = 0
  await page.route(islandScript, (route) => (failed++, route.abort()))
  await page
    .getByLabel(/mobile/i)
    .first()
    .fill('90000')
  await page.keyboard.press('Shift')
  await expect.poll(() => failed).toBeGreaterThan(1)
  await expectSamePage(page)
  await expect(page.getByLabel(/mobile/i).first()).toHaveValue('90000')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute(islandScript)
  await customer.opensStore()
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
})

test('a message is said even when the library for it cannot be loaded', async ({ customer, page, problems }) => {
  problems.allow(/assets\/messages-/, /Failed to load resource/)
  await page.route('**/assets/messages-*.js', (route) => route.abort())
  page.on('dialog', (dialog) => problems.add(`alert: ${dialog.message()}`))
  await island(page)
  await slowLine(page, '/cart')
  await customer.adds(greenBowl.beetroot)
  await page.unroute('/cart')
  await offline(page, true)
  await customer.button('cart.increase', dal).click()
  await expect(customer.message(said)).toBeVisible()
})
