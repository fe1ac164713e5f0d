import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { expectSamePage, island, islandScript, mark, quantitiesOnServer } from '../support/live'
import { expect, test } from '../support/test'

/** Without a connection the page stays, says so, keeps everything typed, and continues when the connection is back. */

const { dal, fries, quinoa } = greenBowl
const noConnection = 'No connection. Nothing is lost'

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
  await expect(customer.message(noConnection)).toBeVisible()
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 3)
  await offline(page, false)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: 3 })
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('cart-changes')
  await expectSamePage(page)
})

test("an item added before the cart's script is loaded is added once when the connection is back", async ({
  customer,
  page,
}) => {
  await offline(page, true)
  await customer.adds(fries)
  await expect(customer.message(noConnection)).toBeVisible()
  await expect(customer.button('item.add', fries)).toHaveAttribute('aria-busy', 'true')
  // The message stays for as long as the button waits.
  await expect(page.getByRole('alert')).toHaveCSS('animation-name', 'none')
  await offline(page, false)
  await customer.seesQuantity(fries, 1)
  await expect(customer.message(noConnection)).toHaveCount(0)
  await expectSamePage(page)
})

test("an item added while the cart's script runs is added once", async ({ customer, page }) => {
  await island(page)
  await offline(page, true)
  await customer.adds(fries)
  await expect(customer.message(noConnection)).toBeVisible()
  await offline(page, false)
  await customer.seesQuantity(fries, 1)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: 1, [fries.name]: 1 })
})

test('a dialog opens when the connection is back', async ({ customer, page }) => {
  await island(page)
  await offline(page, true)
  await customer.adds(quinoa)
  await expect(customer.message(noConnection)).toBeVisible()
  await expectSamePage(page)
  await offline(page, false)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the last pressed link is followed when the connection is back', async ({ customer, page }) => {
  await offline(page, true)
  await page.getByRole('link', { name: 'Tiffin Street' }).first().click()
  await expect(customer.message(noConnection)).toBeVisible()
  await customer.cartLink.click()
  await expectSamePage(page)
  await offline(page, false)
  await expect(page).toHaveURL('/review-cart')
})

test('a form is sent when the connection is back, with what was typed', async ({ customer, page, t }) => {
  await page.goto('/sign-in')
  await page.getByLabel(t('signIn.identifier')).fill('9000000001')
  await offline(page, true)
  await customer.button('signIn.continue').click()
  await expect(customer.message(noConnection)).toBeVisible()
  await expect(page.getByLabel(t('signIn.identifier'))).toHaveValue('9000000001')
  await offline(page, false)
  await expect(page.getByLabel(t('signIn.password'), { exact: true })).toBeVisible()
})

test('a preload that fails is silent and keeps what was typed', async ({ page, problems, t }) => {
  problems.allow(/assets\/(cart|mount)-/, /Failed to load resource/)
  const refused = await refuseIsland(page)
  await page.goto('/sign-in')
  await mark(page)
  await page.getByLabel(t('signIn.identifier')).pressSequentially('90000')
  await expect.poll(() => refused.times).toBe(2)
  await expectSamePage(page)
  await expect(page.getByLabel(t('signIn.identifier'))).toHaveValue('90000')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the next use retries what could not be loaded before', async ({ customer, page, problems }) => {
  problems.allow(/assets\/(cart|mount)-/, /Failed to load resource/)
  // Refused before the page opens: whatever loads the script first, and however early, is refused.
  const refused = await refuseIsland(page)
  await customer.opensStore()
  await mark(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => refused.times).toBe(2)
  await page.unroute(islandScript)
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await expectSamePage(page)
})

test('a message is shown even if its script cannot be loaded', async ({ customer, page, problems }) => {
  page.on('dialog', (dialog) => problems.add(`alert: ${dialog.message()}`))
  await island(page)
  await page.route('**/assets/messages-*.js', (route) => route.abort('internetdisconnected'))
  await offline(page, true)
  await customer.button('cart.increase', dal).click()
  await expect(customer.message(noConnection)).toBeVisible()
  await customer.seesQuantity(dal, 2)
})

async function refuseIsland(page: Page) {
  const refused = { times: 0 }
  await page.route(islandScript, (route) => {
    refused.times++
    return route.abort()
  })
  return refused
}
