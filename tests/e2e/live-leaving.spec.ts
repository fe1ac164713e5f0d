import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { island, quantitiesOnServer, slowLine } from '../support/live'
import { expect, test } from '../support/test'

/** A change that the page has shown is not lost, however the customer leaves while it is being sent. */

const { dal, eggs, fries } = greenBowl

test.beforeEach(async ({ customer, visitor }) => {
  for (const item of [dal, eggs, fries]) await visitor.add('2101', item)
  await customer.continues(visitor)
  await customer.opensStore()
})

/** Two quick removals on a connection that lets nothing through. */
async function removesTwo(
  customer: { button(key: string, item: { name: string }): ReturnType<Page['getByRole']> },
  page: Page,
) {
  await island(page)
  const line = await slowLine(page, '/cart')
  await customer.button('cart.remove', fries).click()
  await customer.button('cart.remove', eggs).click()
  return line
}

const kill = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const isDead = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await isDead
}

test.describe('two quick removals are not lost', () => {
  for (const [how, leave] of [
    ['the tab is closed', (page: Page) => page.close()],
    ['the tab is closed with its warning handlers', (page: Page) => page.close({ runBeforeUnload: true })],
    ['the process is killed', kill],
  ] as const) {
    test(`when ${how} right after`, async ({ customer, page, context }) => {
      await removesTwo(customer, page)
      await leave(page)
      const next = await context.newPage()
      await next.goto('/vendor/green-bowl')
      await expect(next.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await island(next)
      await expect.poll(() => quantitiesOnServer(next)).toEqual({ [dal.name]: 1 })
      // The island has sent the journal, and the cart's own cookie has it now.
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('cart-changes')
      await next.reload()
      await expect(next.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
  }

  test('when the page reloads right after', async ({ customer, page }) => {
    await removesTwo(customer, page)
    await page.reload()
    await customer.seesInCart(1)
    await customer.seesQuantity(dal, 1)
  })

  test('when the customer goes back right after, and forward again', async ({ customer, page }) => {
    await page.goto('/')
    await customer.opensStore()
    await removesTwo(customer, page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.reload()
    await customer.seesInCart(1)
    await page.goForward()
    await customer.seesInCart(1)
  })

  test('when the customer follows a link right after: it opens at once and shows the changed cart', async ({
    customer,
    page,
  }) => {
    const line = await removesTwo(customer, page)
    await customer.cartLink.click()
    await expect(page).toHaveURL('/review-cart')
    await customer.seesQuantity(fries, 0)
    await customer.seesQuantity(dal, 1)
    expect(line.waiting).toHaveLength(1)
  })

  test('when the next page has no scripts', async ({ customer, page, visitor }) => {
    await removesTwo(customer, page)
    await page.close()
    visitor.takeCookies(await customer.cookies())
    await visitor.add('2101', fries)
    expect(visitor.cookies.has('cart-changes')).toBe(false)
    const { text } = await visitor.open('/review-cart')
    expect([text.includes(dal.name), text.includes(fries.name), text.includes(eggs.name)]).toEqual([true, true, false])
  })
})

test('closing two tabs right after a change in each loses neither change', async ({ customer, page, context }) => {
  const other = await context.newPage()
  await other.goto('/vendor/green-bowl')
  for (const tab of [page, other]) {
    await island(tab)
    await slowLine(tab, '/cart')
  }
  await customer.button('cart.increase', dal).click()
  await customer.button('cart.increase', eggs).click()
  await other.getByRole('button', { name: `Remove ${fries.name}` }).click()
  await page.close()
  await other.close()
  const next = await context.newPage()
  await next.goto('/vendor/green-bowl')
  await expect.poll(() => quantitiesOnServer(next)).toEqual({ [dal.name]: 2, [eggs.name]: 2 })
})

test('a page opened long ago changes the current cart, not the old one', async ({ customer, page, context }) => {
  const other = await context.newPage()
  await other.goto('/vendor/green-bowl')
  await island(other)
  const itsCart = other.getByRole('region', { name: 'Your cart' })
  for (let quantity = 2; quantity <= 5; quantity++) {
    await itsCart.getByRole('button', { name: `Increase ${dal.name}` }).click()
    await expect(itsCart.locator('.stepper-count').first()).toHaveText(String(quantity))
  }
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('cart-changes')
  await page.bringToFront()
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 6)
  await expect.poll(() => quantitiesOnServer(page)).toMatchObject({ [dal.name]: 6 })
})

test('pending changes to a cart that was cleared elsewhere do not affect the next cart', async ({
  customer,
  page,
  visitor,
}) => {
  await removesTwo(customer, page)
  visitor.takeCookies(await customer.cookies())
  await page.close()
  await visitor.ask('/cart', { form: { intent: 'clear' } })
  expect(visitor.cookies.has('cart-changes')).toBe(false)
  await visitor.add('2101', fries)
  expect((await visitor.open('/review-cart')).text).toContain(fries.name)
})
