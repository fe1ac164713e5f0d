import { asha } from './abuse/customer.mjs'
import { withFreshPage } from './browser.mjs'
import { slowDown } from './paint.mjs'
import { row } from './report.mjs'

/** The longest wait on the whole way, in ms, and the longest for the answer to a touch on a page. */
const limits = { cold: 4000, warm: 1500, touch: 100 }
const restMs = 1000
const pressMs = 90

/** The steps from home to a placed order, each with what is pressed for the next page. */
const steps = [
  ['a store', (page) => page.locator('.stores a').first()],
  ['the cart', (page) => viewCart(page)],
  ['sign-in', (page) => page.getByRole('link', { name: 'Sign in to order' })],
  ['password', (page) => fillIn(page, { identifier: asha.mobile }, 'Continue')],
  ['review', (page) => fillIn(page, { password: asha.password }, 'Sign In')],
  ['payment', (page) => page.getByRole('button', { name: 'Proceed To Pay' })],
  ['the order', (page) => page.getByRole('button', { name: 'Place Order' })],
]

/**
 * The whole way from home to a placed order on a slow phone: for each page the time from the release of the tap to its
 * first paint, with a cold cache and then again in the same browser. On the way it measures how long a touch of Add,
 * plus, minus and an item waits for its paint.
 */
export async function measureWalk({ storefront, chromium }) {
  return withFreshPage(chromium(), async (page, _traffic, devtools) => {
    await slowDown(devtools)
    await page.addInitScript(watchTouches)
    const cold = await walk(page, devtools, storefront.origin)
    await page.context().clearCookies()
    const warm = await walk(page, devtools, storefront.origin)
    return [
      ...rowsOf('cold', cold),
      ...rowsOf('warm', warm),
      ...cold.touches.map(({ name, ms }) => row(`touch: ${name}`, ms, 'ms', limits.touch)),
    ]
  })
}

function rowsOf(name, { waits }) {
  const sum = Math.round(waits.reduce((total, { ms }) => total + ms, 0))
  return [
    ...waits.map(({ to, ms }) => row(`${name}: to ${to}`, Math.round(ms), 'ms')),
    row(`${name}: the whole way, ${waits.length} pages`, sum, 'ms', limits[name]),
  ]
}

async function walk(page, devtools, origin) {
  const touches = []
  const home = await waitFor(page, async () => {
    const started = Date.now()
    await page.goto(origin, { waitUntil: 'commit' })
    return started
  })
  const waits = [{ to: 'home', ms: home }]
  for (const [to, target] of steps) {
    await rest(page)
    if (to === 'the cart') touches.push(...(await touchAround(page)))
    const locator = await target(page)
    await locator.scrollIntoViewIfNeeded()
    await page.waitForTimeout(restMs)
    waits.push({ to, ms: await waitFor(page, () => press(page, devtools, locator)) })
  }
  return { waits, touches }
}

/** Presses something as long as a thumb does; returns the time of the release. */
async function press(page, devtools, locator) {
  const { x, y, width, height } = await locator.boundingBox()
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(pressMs)
  const released = Date.now()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return released
}

/** A person looks at a page before the next tap, and prefetches arrive meanwhile. */
async function rest(page) {
  await page.waitForLoadState('load')
  await page.waitForTimeout(restMs)
}

/** The time from the release of a tap to the first paint of the next page, in ms. */
async function waitFor(page, tap) {
  const before = await page.evaluate(() => performance.timeOrigin)
  const released = await tap()
  const painted = await page.waitForFunction((origin) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    // A prerendered page was painted when it was shown.
    const activation = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0
    return performance.timeOrigin !== origin && paint && performance.timeOrigin + Math.max(paint.startTime, activation)
  }, before)
  return (await painted.jsonValue()) - released
}

/** Puts something into the cart, changes it, and opens an item; the browser measures each touch. */
async function touchAround(page) {
  const adder = page.locator('.adder', { has: page.locator('form[method=post]') }).first()
  const row = page.locator('li', { has: adder }).first()
  const id = await row.getAttribute('id')
  const touches = []
  const touch = async (name, locator) => {
    await locator.scrollIntoViewIfNeeded()
    await page.evaluate(() => (window.__touches.length = 0))
    await locator.tap()
    await page.waitForTimeout(restMs)
    touches.push({ name, ms: await page.evaluate(() => Math.max(0, ...window.__touches)) })
  }
  await touch('Add, which loads the cart', page.locator(`#${id} .adder button`).first())
  const stepper = page.locator(`#${id} .adder button`)
  await touch('plus', stepper.last())
  await touch('minus', stepper.first())
  await touch('plus again', stepper.last())
  await touch('an item', page.locator(`#${id} h3 a`))
  await page.keyboard.press('Escape')
  return touches
}

/** The bar at the foot of the page leads to the order. */
const viewCart = (page) =>
  page
    .getByRole('link', { name: /View Cart/ })
    .or(page.getByRole('button', { name: /View Cart/ }))
    .filter({ visible: true })
    .first()

/** The button of the page's form with this name, after filling it in. */
async function fillIn(page, fields, name) {
  for (const [field, value] of Object.entries(fields)) await page.locator(`main [name="${field}"]`).fill(value)
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** Runs in the page before any of its scripts: the browser's own time from each touch to the next paint. */
function watchTouches() {
  window.__touches = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.__touches.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}
