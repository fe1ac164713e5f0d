import type { Locator } from '@playwright/test'
import { greenBowl } from '../support/brands'
import { clickFast, expectSamePage, island, islandScript, mark, quantitiesOnServer, slowLine } from '../support/live'
import { expect, test } from '../support/test'

const { dal, fries, tofu } = greenBowl

test('before the first touch a page loads exactly one script', async ({ page, customer }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await customer.opensStore()
  await page.waitForLoadState('networkidle')
  expect(new Set(scripts).size).toBe(1)
})

test('add, plus, minus and remove need no page load', async ({ customer, page }) => {
  await customer.opensStore()
  await mark(page)
  await customer.adds(dal)
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await customer.button('cart.decrease', dal).click()
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.remove', dal).click()
  await customer.seesInCart(0)
  await expectSamePage(page)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({})
})

test('ten fast clicks on Increase add ten, on the page and on the server', async ({ customer, visitor, page }) => {
  await visitor.add('2101', dal)
  await visitor.add('2101', fries)
  await customer.continues(visitor)
  await customer.opensStore()
  await island(page)
  const line = await slowLine(page, '/cart')
  await clickFast(page, customer.button('cart.increase', dal), 5)
  await clickFast(page, customer.button('cart.increase', fries), 3)
  await clickFast(page, customer.button('cart.increase', dal), 5)
  await customer.seesQuantity(dal, 11)
  await customer.seesQuantity(fries, 4)
  await line.letGo()
  await customer.cartLink.click()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(dal, 11)
  await customer.seesQuantity(fries, 4)
})

test('fast clicks before the island has loaded all count', async ({ customer, visitor, page }) => {
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await customer.opensStore()
  await clickFast(page, customer.button('cart.increase', dal), 4)
  await customer.seesQuantity(dal, 5)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: 5 })
})

test.describe('a minus pressed before the island has loaded removes one unit, not the line:', () => {
  for (const [presses, end] of [
    ['+ −', 1],
    ['+ + −', 2],
  ] as const) {
    test(`${presses} at quantity 1 ends at ${end}`, async ({ customer, visitor, page }) => {
      await visitor.add('2101', dal)
      await customer.continues(visitor)
      const line = await slowLine(page, islandScript, () => true)
      await customer.opensStore()
      for (const sign of presses.split(' '))
        await clickFast(page, customer.button(sign === '+' ? 'cart.increase' : 'cart.decrease', dal), 1)
      await expect.poll(() => line.waiting.length).toBeGreaterThan(0)
      await line.letGo()
      await expect(customer.button('cart.increase', dal)).not.toHaveAttribute('aria-busy')
      await customer.seesQuantity(dal, end)
      await expect.poll(() => quantitiesOnServer(page)).toEqual({ [dal.name]: end })
    })
  }
})

test("the page contains the islands' data and words only once", async ({ visitor }) => {
  await visitor.add('2101', dal)
  for (const path of ['/vendor/green-bowl', '/review-cart']) {
    const { text } = await visitor.open(path)
    const parts = ['"cart.stockReached":', '"storePath":', '"unitPrice":'].map((part) => text.split(part).length - 1)
    expect([path, ...parts]).toEqual([path, 1, 1, 1])
    expect(text).not.toContain('data-props')
  }
})

test('the second tap of a double tap presses neither what has appeared below the finger nor what a sheet has bared', async ({
  page,
  customer,
  brand,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await customer.opensStore()
  await island(page)
  await mark(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  const lets = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
  /** Taps near the left end of a control, and again once the first tap has done its work. */
  const tapsTwice = async (control: Locator, done: () => Promise<void>) => {
    await control.hover()
    const { x, y, height } = (await control.boundingBox())!
    await page.mouse.click(x + 16, y + height / 2)
    await done()
    await page.mouse.click(x + 16, y + height / 2)
  }
  await lets(0)
  await tapsTwice(customer.button('item.add', dal), () => customer.seesInCart(1))
  await lets(1)
  await customer.inMenu('cart.increase', dal).click()
  await customer.seesInCart(2)

  await customer.adds(brand.withChoices)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Large').check()
  await lets(0)
  await tapsTwice(dialog.getByRole('button', { name: t('item.addToCart') }), () => expect(dialog).toHaveCount(0))
  await lets(1)
  await customer.inMenu('cart.decrease', dal).click()
  await customer.seesInCart(2)
  await expect(dialog).toHaveCount(0)
  await expectSamePage(page)
})

test('every change is announced', async ({ customer, page }) => {
  await customer.opensStore()
  const announcement = page.locator('header').getByRole('status')
  await customer.adds(dal)
  await expect(announcement).toContainText('Dal and rice bowl is in your cart')
  await customer.button('cart.increase', dal).click()
  await expect(announcement).toContainText('Dal and rice bowl, quantity 2')
  await customer.button('cart.remove', dal).click()
  await expect(announcement).toContainText('Dal and rice bowl removed')
})

test('the focus stays on the control that was pressed', async ({ customer }) => {
  await customer.opensStore()
  await customer.adds(dal)
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.increase', dal).focus()
  await customer.page.keyboard.press('Enter')
  await customer.seesQuantity(dal, 2)
  await expect(customer.button('cart.increase', dal)).toBeFocused()
})

test('in the menu the focus moves from Add to the stepper and back', async ({ customer, page }) => {
  await customer.opensStore()
  await customer.button('item.add', dal).focus()
  await page.keyboard.press('Enter')
  await expect(customer.inMenu('cart.increase', dal)).toBeFocused()
  await page.keyboard.press('Enter')
  await customer.seesInCart(2)
  await expect(customer.inMenu('cart.increase', dal)).toBeFocused()
  await customer.inMenu('cart.decrease', dal).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await customer.seesInCart(0)
  await expect(customer.button('item.add', dal)).toBeFocused()
})

test('plus stops at the stock', async ({ customer, visitor, page }) => {
  await visitor.add('2101', tofu)
  await customer.continues(visitor)
  await customer.opensStore()
  await island(page)
  await clickFast(page, customer.button('cart.increase', tofu), 6)
  await expect(customer.message('Maximum items reached')).toBeVisible()
  await customer.seesQuantity(tofu, tofu.stock)
  await expect.poll(() => quantitiesOnServer(page)).toEqual({ [tofu.name]: tofu.stock })
})

test('an error disappears after 2 seconds, whether a script or the page before says it, any other message after 4; pointing at it, focusing it or repeating its cause keeps it', async ({
  customer,
  visitor,
  page,
}) => {
  await visitor.add('2101', tofu, { quantity: String(tofu.stock) })
  await customer.continues(visitor)
  await customer.opensStore()
  await island(page)
  // The animation is the clock: the test pauses it, moves it forward, and asks whether it would run.
  const clockOf = (toast: Locator, ends: number) => (ms?: number) =>
    toast.evaluate(
      (element, [to, ends]) => {
        const [animation] = element.getAnimations()
        if (animation) animation.playbackRate = to === undefined || to < ends ? 0.0001 : 1
        if (animation && to !== undefined) animation.currentTime = to
        return animation?.playState
      },
      [ms, ends] as const,
    )
  const added = page.locator('.toast', { hasText: 'is in your cart' })
  const addedClock = clockOf(added, 4000)
  expect(await addedClock(3900)).toBe('running')
  await expect(added).toBeVisible()
  await addedClock(4400)
  await expect(added).toBeHidden()

  const message = page.locator('.toast', { hasText: 'Maximum items reached' })
  const clock = clockOf(message, 2000)
  await customer.button('cart.increase', tofu).click()
  await page.mouse.move(0, 400)
  expect(await clock(1900)).toBe('running')
  await expect(message).toHaveText('Maximum items reached')
  await message.getByRole('button').focus()
  expect(await clock()).toBe('paused')
  await customer.button('cart.increase', tofu).focus()
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) {
    await message.hover()
    expect(await clock()).toBe('paused')
    await page.mouse.move(0, 400)
  }
  await clock(1900)
  await customer.button('cart.increase', tofu).click()
  await expect.poll(() => message.evaluate((toast) => Number(toast.getAnimations()[0]?.currentTime))).toBeLessThan(1900)
  expect(await clock(2400)).not.toBe('paused')
  await expect(message).toHaveCount(0)

  await customer.button('cart.increase', tofu).click()
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
  // The message has gone, but the cart still says it.
  await expect(customer.line(tofu)).toContainText('Maximum items reached')

  await visitor.add('2101', dal, { quantity: '0' })
  await customer.continues(visitor)
  await page.goto('/')
  const error = page.locator('.toast', { hasText: 'Product Quantity Not Available' })
  const errorClock = clockOf(error, 2000)
  expect(await errorClock(1900)).toBe('running')
  await expect(error).toBeVisible()
  await error.locator('summary').focus()
  expect(await errorClock(2100)).toBe('paused')
  await page.locator('a[href]').first().focus()
  expect(await errorClock(2400)).not.toBe('paused')
  await expect(error).toBeHidden()
})

test('a message of a script takes the place of the message that the server sent', async ({
  customer,
  visitor,
  page,
}) => {
  await visitor.add('2101', tofu, { quantity: String(tofu.stock) })
  await customer.continues(visitor)
  await customer.opensStore()
  await island(page)
  // Messages do not fade here, because the two must be there at the same time.
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('.toast { animation: none !important }')
    document.adoptedStyleSheets = [style]
  })
  const added = page.locator('.toast', { hasText: 'is in your cart' })
  await expect(added).toBeVisible()
  await customer.button('cart.increase', tofu).click()
  await expect(page.locator('.toast', { hasText: 'Maximum items reached' })).toBeVisible()
  await expect(added).toBeHidden()
})

test('other tabs follow the cart', async ({ customer, page, context }) => {
  await customer.opensStore()
  const other = await context.newPage()
  await other.goto('/vendor/green-bowl')
  await island(other)
  await customer.adds(dal)
  await customer.seesInCart(1)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Increase Dal and rice bowl' })).toHaveCount(2)
  await customer.button('cart.remove', dal).click()
  await expect(other.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.bringToFront()
})

test('a click before the island has loaded is held and counts, also if a link is pressed meanwhile', async ({
  customer,
  page,
}) => {
  const line = await slowLine(page, islandScript, () => true)
  await customer.opensStore()
  await mark(page)
  await customer.adds(dal)
  await expect(customer.button('item.add', dal)).toHaveAttribute('aria-busy', 'true')
  await line.letGo()
  await customer.seesQuantity(dal, 1)
  await expect(customer.inMenu('cart.increase', dal)).not.toHaveAttribute('aria-busy')
  await expectSamePage(page)

  const slowAgain = await slowLine(page, islandScript, () => true)
  await customer.opensStore()
  await customer.adds(fries)
  await customer.cartLink.click()
  await expect(page.locator('html')).toHaveAttribute('data-leaving', '')
  await slowAgain.letGo()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(fries, 1)

  const slowOnceMore = await slowLine(page, islandScript, () => true)
  await customer.opensStore()
  await customer.inMenu('cart.increase', dal).click()
  // Pressing the link must not prefetch the review of the cart as it was.
  await customer.cartLink.click()
  await slowOnceMore.letGo()
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(dal, 2)
})

test('if the island takes too long everything that was pressed is sent without it', async ({ customer, page }) => {
  await page.route(islandScript, () => new Promise(() => {}))
  await customer.opensStore()
  await mark(page)
  await customer.adds(dal)
  await customer.adds(fries)
  await customer.adds(tofu)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-page', '')
  await customer.seesQuantity(dal, 1)
  await customer.seesQuantity(fries, 1)
  await customer.seesQuantity(tofu, 1)
})

test('if the island cannot be loaded the page works as without scripts', async ({ customer, page, problems }) => {
  problems.allow(/assets\/(cart|mount)-/, /Failed to load resource/, /Failed to fetch dynamically imported module/)
  await page.route(islandScript, (route) => route.abort())
  await customer.opensStore()
  await customer.adds(dal)
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.increase', dal).click()
  await customer.seesQuantity(dal, 2)
  await customer.button('cart.view').click()
  await expect(page).toHaveURL(/\/sign-in/)
})

test("a change that the server refused is reported, and the cart shows the server's state", async ({
  customer,
  visitor,
  page,
  problems,
}) => {
  problems.allow(/HTTP 502 POST/, /status of 502/)
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await customer.opensStore()
  await page.route('/cart', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.continue(),
  )
  await customer.button('cart.increase', dal).click()
  await expect(customer.message('Your cart could not be updated. Please try again.')).toBeVisible()
  await customer.seesQuantity(dal, 1)
})

test('a cart whose cookie was lost is restored from local storage', async ({ customer, page, context }) => {
  await customer.opensStore()
  await customer.adds(dal)
  await customer.seesQuantity(dal, 1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain(dal.name)
  await context.clearCookies({ name: '__cart' })
  await customer.opensStore()
  await customer.seesInCart(0)
  await page.mouse.wheel(0, 100)
  await customer.seesQuantity(dal, 1)
})

test('an emptied cart is not restored', async ({ customer, page }) => {
  await customer.opensStore()
  await customer.adds(dal)
  await customer.seesQuantity(dal, 1)
  await customer.button('cart.remove', dal).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
  await customer.opensStore()
  await island(page)
  await customer.seesInCart(0)
})

test('other clients find their keys in local storage, but no script ever sees the token', async ({
  customer,
  visitor,
  page,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/')
  await island(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('driverTip'))).toBe('0')
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    ...{ vnid: btoa('10001'), cntrycode: btoa('91'), city: 'Ahmedabad', state: 'Gujarat', pickupDeliveryFlag: '1' },
    ...{ latitude: expect.stringMatching(/^23\.\d+$/), longitude: expect.stringMatching(/^72\.\d+$/) },
  })
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/__session|__cart|__place/)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
})
