import type { Page } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { expectSamePage, island, mark, slowLine } from '../support/live'
import { answerMaps } from '../support/maps-double'
import { startSlowPages } from '../support/slow-page'
import { expect, test } from '../support/test'

/** The open page follows what the server computes from the cart or an order, and only the newest answer counts. */

const { dal, fries, quinoa } = greenBowl

test.describe('the review', () => {
  test.beforeEach(async ({ customer, visitor, page }) => {
    await visitor.signIn()
    await visitor.add('2101', dal)
    await visitor.add('2101', fries)
    await customer.continues(visitor)
    await page.goto('/review-cart')
    await island(page)
  })

  test('fetches its page once per change, for all its parts, also for the address that another device has chosen', async ({
    customer,
    page,
    visitor,
    t,
  }) => {
    await visitor.ask('/address', { form: { addressId: '802', as: '5501' } })
    let pages = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/review-cart') && request.method() === 'GET') pages++
    })
    await customer.button('cart.increase', dal).click()
    await expect(page.getByRole('region', { name: t('bill.title') })).toContainText('₹410.00')
    await expect(page.getByRole('region', { name: t('mode.label') })).toContainText('Shivalik House')
    expect(pages).toBe(1)
  })

  test('shows the bill and the revision of the newest answer, in whatever order answers arrive', async ({
    customer,
    page,
    t,
  }) => {
    const line = await slowLine(page, '/review-cart', (request) => request.method() === 'GET')
    await customer.button('cart.increase', dal).click()
    await expect.poll(() => line.waiting.length).toBe(1)
    const older = line.waiting[0]
    const oldPage = await older?.fetch()
    await customer.button('cart.increase', dal).click()
    await expect.poll(() => line.waiting.length).toBe(2)
    await line.waiting.pop()?.continue()
    const bill = page.getByRole('region', { name: t('bill.title') })
    await expect(bill).toContainText('₹560.00')
    const revision = await page.locator('input[name=revision]').inputValue()
    await older?.fulfill({ response: oldPage }).catch(() => undefined)
    await customer.button('review.proceed').focus()
    await expect(bill).toContainText('₹560.00')
    expect(await page.locator('input[name=revision]').inputValue()).toBe(revision)
  })

  test('Proceed To Pay sends pending changes first and orders the changed cart', async ({ customer, page, demo }) => {
    const line = await slowLine(page, '/cart')
    await page.getByLabel('Instructions').fill('Ring twice')
    await customer.button('cart.increase', dal).click()
    await customer.button('cart.remove', fries).click()
    await customer.button('review.proceed').click()
    await expect(customer.button('review.proceed')).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/review-cart')
    await line.letGo()
    await expect(page).toHaveURL('/payment')
    await page.getByLabel('Cash On Delivery').check()
    await customer.button('payment.placeOrder').click()
    await expect(page).toHaveURL(/order-status/)
    const [order] = await demo.calls('place_order')
    const items = JSON.parse(String(order?.body.restaurant_item_details)) as { item_id: string; quantity: number }[]
    expect(items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[dal.id, 2]])
    expect(order?.body.notes).toBe('Ring twice')
  })

  test('Proceed To Pay stays when a change was refused, so that the customer sees it', async ({
    customer,
    page,
    problems,
  }) => {
    problems.allowStatus(502)
    const line = await slowLine(page, '/cart')
    await customer.button('cart.increase', dal).click()
    await customer.button('review.proceed').click()
    await expect.poll(() => line.waiting.length).toBe(1)
    await line.waiting.shift()?.fulfill({ status: 502 })
    await expect(customer.message('Your cart could not be updated. Please try again.')).toBeVisible()
    await customer.seesQuantity(dal, 1)
    await expect(customer.button('review.proceed')).not.toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/review-cart')
  })

  test('turns into the empty page when the cart is emptied', async ({ customer, page }) => {
    await mark(page)
    await customer.button('cart.remove', dal).click()
    await customer.button('cart.remove', fries).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    await expectSamePage(page)
  })
})

test('an item that is added late closes only its own dialog', async ({ customer, page }) => {
  await customer.opensStore()
  await island(page)
  const line = await slowLine(page, '/cart')
  await customer.adds(dal)
  await expect.poll(() => line.waiting.length).toBe(1)
  await customer.adds(quinoa)
  await expect(page.getByRole('dialog')).toBeVisible()
  await line.letGo()
  await customer.seesInCart(1)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('an order under way', () => {
  test.beforeEach(async ({ customer, visitor, page }) => {
    await visitor.signIn()
    await visitor.add('2101', dal)
    const { path } = await visitor.placeOrder()
    await customer.continues(visitor)
    await page.goto(path)
    await expect(page.locator('[aria-current=step]')).toContainText('Placed')
  })

  test('shows that it was cancelled, by itself', async ({ page, customer, demo }) => {
    const id = customer.orderId()
    await demo.cancel(id)
    await expect(page).toHaveURL(`/order-details/${id}`)
    await expect(page.getByRole('main')).toContainText('Cancelled')
  })

  test.describe('with no other order', () => {
    // A shared storefront remembers the customer's orders from other tests.
    test.use({ emptyCache: true })

    test('shows on other pages above the cart’s bar until it is over', async ({ page, customer, demo, brand, t }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const path = `/order-status/${customer.orderId()}`
      const orderBar = page.getByRole('complementary', { name: t('order.yours') })
      const current = page.locator('[aria-current=step]')
      await demo.advance(61)
      await expect(current).toContainText('Order Confirmed')
      await expect(orderBar).toBeHidden()
      await customer.opensStore()
      await customer.adds(dal)
      await customer.seesInCart(1)
      await expect(orderBar).toContainText(t('orderSays.confirmed', { store: brand.store.name }))
      const [pill, bar] = await Promise.all([orderBar, page.locator('.cart-bar')].map((one) => one.boundingBox()))
      expect((pill?.y ?? Infinity) + (pill?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      await page.goto('/review-cart')
      await expect(orderBar).toBeHidden()
      await page.goto('/faq')
      await orderBar.getByRole('link').click()
      await expect(page).toHaveURL(path)
      await demo.advance(700)
      await page.reload()
      // This visit may still get the answer to a check that began earlier.
      await expect(page.getByRole('main')).toContainText(t('orderSays.delivered'))
      await page.goto('/faq')
      await expect(orderBar).toBeHidden()
    })
  })

  test('notifies the customer of every step after a press, also while the page is hidden', async ({
    page,
    customer,
    demo,
    brand,
    t,
  }) => {
    await answerMaps(page)
    const notifications = await watchNotifications(page)
    await page.reload()
    await customer.button('notify.me').click()
    await expect(customer.button('notify.me')).toHaveAttribute('aria-pressed', 'true')
    await setHidden(page, true)
    await demo.advance(61)
    const order = t('order.number', { id: customer.orderId() })
    const body = t('orderSays.confirmed', { store: brand.store.name })
    await expect
      .poll(notifications)
      .toEqual([{ title: expect.stringMatching(`^${t('orderStatus.confirmed')} · ${order} · `), body }])
    await demo.advance(700)
    await expect.poll(async () => (await notifications()).at(-1)?.body).toBe(t('orderSays.delivered'))
    await expect(customer.button('notify.me')).toHaveCount(0)
  })

  test('leads to sign-in when the session has ended', async ({ page, demo, problems, t }) => {
    problems.allow(/401/)
    await demo.fault({ call: 'get_order_status', kind: 'status', value: 401, times: 100 })
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByLabel(t('signIn.identifier'))).toBeVisible()
    // It fades by itself, so it may be gone by now.
    await expect(page.locator('.toast')).toContainText('Session Expired. Try login again')
  })

  test('is followed again after a lost connection, and keeps none while the page is hidden', async ({ page, demo }) => {
    const current = page.locator('[aria-current=step]')
    let cuts = 0
    await answerMaps(page)
    // A stream that ends at once; the browser reconnects after the given milliseconds.
    await page.route('/order-events/*', (route) =>
      cuts++ < 2
        ? route.fulfill({ contentType: 'text/event-stream', body: 'event: beat\nretry: 50\ndata: \n\n' })
        : route.continue(),
    )
    await page.reload()
    await mark(page)
    await demo.advance(61)
    await expect(current).toContainText('Order Confirmed')
    expect(cuts).toBe(3)
    const streamClosed = page.waitForEvent('requestfailed', (request) => request.url().includes('/order-events/'))
    await setHidden(page, true)
    await streamClosed
    await demo.advance(250)
    await setHidden(page, false)
    await expect(current).toContainText('On The Way')
    await expectSamePage(page)
  })

  test('shows its current state when the customer comes back, and listens on one stream as before', async ({
    page,
    demo,
  }) => {
    const current = page.locator('[aria-current=step]')
    const open = await watchLines(page)
    await answerMaps(page)
    await page.reload()
    await expect.poll(open).toBe(1)
    await mark(page)
    // Only the bootstrap and the half kB that waits for updates have been loaded so far.
    expect(await scripts(page)).toEqual(['entry.client', 'updates'])
    await turnAway(page, 'pagehide')
    expect(await open()).toBe(0)
    await demo.advance(61)
    await turnAway(page, 'pageshow')
    await expect(current).toContainText('Order Confirmed')
    // Neither the cart's script nor React.
    expect(await scripts(page)).toEqual(['entry.client', 'live', 'regions', 'updates'])
    await expectSamePage(page)
    expect(await open()).toBe(1)
    // Without the back-forward cache, going back loads the page again.
    await page.goto('/faq')
    await demo.advance(250)
    await page.goBack()
    await expect(current).toContainText('On The Way')
    await expect.poll(open).toBe(1)
    await demo.advance(240)
    await expect(current).toContainText('Arrived')
    expect(await open()).toBe(1)
  })
})

type Lines = { lines: EventSource[] }

/** Records the streams that the page opens, and counts the open ones. */
async function watchLines(page: Page) {
  await page.addInitScript(() => {
    const lines: EventSource[] = []
    class Line extends EventSource {
      constructor(address: string) {
        super(address)
        lines.push(this)
      }
    }
    Object.assign(window, { lines, EventSource: Line })
  })
  return () => page.evaluate(() => (window as unknown as Lines).lines.filter((line) => line.readyState < 2).length)
}

type Shown = { title: string; body: string }

/** A browser that allows notifications as soon as it is asked; returns those that were shown. */
async function watchNotifications(page: Page) {
  await page.addInitScript(() => {
    const shown: Shown[] = []
    class Notification {
      static permission = 'default'
      static requestPermission = async () => (Notification.permission = 'granted')
      constructor(title: string, { body }: Shown) {
        shown.push({ title, body })
      }
    }
    Object.assign(window, { shown, Notification })
  })
  return () => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown)
}

/** The script files that the page has loaded, without their hashes. */
function scripts(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([^/]+?)-[\w-]{7,8}\.js$/.exec(name)?.[1] ?? [])
      .sort(),
  )
}

/** The events of a page entering and leaving the back-forward cache. Chromium never caches pages with no-store. */
async function turnAway(page: Page, name: 'pagehide' | 'pageshow') {
  const say = () => page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), name)
  if (name === 'pagehide') await say()
  await setHidden(page, name === 'pagehide')
  if (name === 'pageshow') await say()
}

/** The events of switching to another tab and back. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('a page whose script arrives before its end is followed too', async ({ page, visitor, customer, storefront }) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const slow = await startSlowPages(storefront)
  try {
    const isWatched = page.waitForRequest(/\/chat-events$/)
    await page.goto(`${slow.origin}/support-chat`, { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('entry.client')),
    )
    // The script runs within two frames, unless it waits for the page's end.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    slow.letGo()
    await isWatched
  } finally {
    await slow.stop()
  }
})
