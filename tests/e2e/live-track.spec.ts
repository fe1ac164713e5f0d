import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { greenBowl } from '../support/brands'
import { expectSamePage, mark } from '../support/live'
import { answerMaps } from '../support/maps-double'
import { startDemo, startStorefront, type DemoVendor } from '../support/servers'
import { expect, test } from '../support/test'
import type { Visitor } from '../support/visitor'

/** The map of an order under way: its courier moves by the realtime database, or by the page's own events. */

/** Seconds until an order is on its way, and until the courier is at the door. */
const setOut = 310
const rideTakes = 240

/** Places an order for the visitor; returns the address of its page. */
async function orderUnderWay(visitor: Visitor, demo: DemoVendor) {
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  const { path } = await visitor.placeOrder()
  await demo.advance(setOut)
  return path
}

type Drawn = { position?: { lat: number; lng: number }; element: HTMLElement }
type Shown = { shownMap?: { zoom: number; markers: Drawn[] } }

/** Position and appearance of a marker, by its name. */
function marker(page: Page, title: string) {
  return page.evaluate((title) => {
    const { shownMap } = window as unknown as Shown
    const found = shownMap?.markers.find(({ element }) => element.title === title)
    return found && { ...found.position, icon: decodeURIComponent(found.element.dataset.icon ?? '') }
  }, title)
}

/** Waits until the courier has moved; returns the new position. */
async function positionAfterMove(page: Page, from: object | undefined) {
  const courier = () => marker(page, 'Your courier')
  await expect.poll(courier).toEqual(expect.objectContaining({ lat: expect.any(Number) }))
  await expect.poll(courier).not.toEqual(from)
  return courier()
}

const distance = async (page: Page) => {
  const text = await page.locator('.track-distance').innerText()
  return Number(/^Your courier is ([\d.]+) Km away$/.exec(text)?.[1] ?? NaN)
}

const live = test.extend<{ liveDemo: DemoVendor }>({
  liveDemo: async ({}, use) => {
    const demo = await startDemo({ realtime: true })
    await expect.poll(async () => (await demo.realtime()).url).not.toBeNull()
    await use(demo)
    await demo.stop()
  },
  // The server checks the order only every few minutes: any movement here comes from the database.
  storefront: async ({ liveDemo }, use) => {
    const storefront = await startStorefront(liveDemo.origin, { TRACK_SECONDS: '300' })
    await use(storefront)
    await storefront.stop()
  },
})

live.describe('a vendor with a realtime database', () => {
  live(
    'moves the courier as it moves, also after the line was cut; leaving ends it all',
    async ({ page, context, customer, visitor, liveDemo: demo, request, problems }) => {
      problems.allow(/WebSocket connection to .* failed/)
      const connections = async () => (await demo.realtime()).connections
      const location = await orderUnderWay(visitor, demo)
      const moment = await demo.now()
      await customer.continues(visitor)
      await answerMaps(page)
      await page.goto(location)
      await mark(page)

      const map = page.getByRole('region', { name: 'Map of the route from Green Bowl to you' })
      await expect(map.locator('.track-map')).toBeVisible()
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      for (const narrow of [360, width]) {
        await page.setViewportSize({ width: narrow, height })
        expect((await map.locator('.track-map').boundingBox())?.height).toBeGreaterThanOrEqual(320)
      }
      expect(await page.evaluate(() => (window as unknown as Shown).shownMap?.zoom)).toBeLessThanOrEqual(15)
      for (const place of ['Green Bowl', 'Your address']) expect(await marker(page, place)).toBeTruthy()
      await expect.poll(connections).toBe(1)
      const first = await positionAfterMove(page, undefined)
      const far = await distance(page)

      await demo.advance(60)
      const second = await positionAfterMove(page, first)
      expect(second?.icon).toMatch(/rotate\(\d+ 32 32\)/)
      await expect.poll(() => distance(page)).toBeLessThan(far)
      await expect(map.getByRole('status')).toHaveText(/^Your courier is [\d.]+ Km away$/)

      await demo.cutRealtime()
      await demo.advance(60)
      const third = await positionAfterMove(page, second)
      await expect.poll(connections).toBe(1)
      await context.setOffline(true)
      await expect.poll(connections).toBe(0)
      await demo.advance(60)
      await context.setOffline(false)
      await positionAfterMove(page, third)
      await expect.poll(connections).toBe(1)
      await expectSamePage(page)
      await expectAccessible(page)

      const policyOf = async (path: string) => {
        const headers = { cookie: visitor.cookieHeader }
        return (await request.get(path, { headers })).headers()['content-security-policy'] ?? ''
      }
      const { host } = new URL((await demo.realtime()).url ?? '')
      expect(await policyOf(location)).toMatch(new RegExp(`connect-src [^;]*ws://${host}[ ;]`))
      expect(await policyOf('/orders')).not.toContain('ws:')

      const sockets: string[] = []
      page.on('websocket', (socket) => sockets.push(socket.url()))
      const devtools = await context.newCDPSession(page)
      const goesTo = (event: 'pagehide' | 'pageshow') =>
        page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event)
      // This browser has no back-forward cache, so the page is told that it was left and came back. Each time takes a
      // while, so the clock goes back first to keep the order under way.
      const visits = async (times: number) => {
        for (let visit = 0; visit < times; visit++) {
          await demo.goTo(moment)
          await goesTo('pagehide')
          const line = page.waitForEvent('websocket')
          await goesTo('pageshow')
          await line
        }
        await goesTo('pagehide')
        await expect.poll(connections).toBe(0)
        return countObjects(devtools)
      }
      const before = await visits(10)
      const after = await visits(40)
      expect(sockets).toHaveLength(50)
      // A client that stays in memory is 200 objects; timers that have not ended yet are a few.
      expect(after - before).toBeLessThan(40 * 50)
    },
  )
})

/** How many objects of the page's scripts are in use: unlike their bytes, it does not change with how fast they run. */
async function countObjects(devtools: CDPSession) {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const functionDeclaration = 'function () { return this.length }'
  const count = await devtools.send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration })
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return Number(count.result.value)
}

test("without the database the page's events move the courier, to the end of the order", async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  const location = await orderUnderWay(visitor, demo)
  await customer.continues(visitor)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  page.on('websocket', (socket) => scripts.push(socket.url()))
  await answerMaps(page)
  await page.goto(location)
  await mark(page)
  const first = await positionAfterMove(page, undefined)
  await demo.advance(rideTakes / 2)
  await positionAfterMove(page, first)
  await demo.advance(rideTakes)
  await expect(page.locator('#track')).toBeEmpty()
  await expectSamePage(page)
  expect(scripts.filter((url) => /database|firebase|^ws/.test(url))).toEqual([])
})

test('a blocked map says so and the distance keeps updating; on a metered connection the map waits for its button', async ({
  page,
  customer,
  visitor,
  demo,
  problems,
}) => {
  problems.allow(/maps\.googleapis\.com/, /injectScript error/, /Event|ERR_FAILED/)
  const location = await orderUnderWay(visitor, demo)
  await customer.continues(visitor)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const mapRequests = await answerMaps(page, null)
  await page.goto(location)
  const button = page.getByRole('button', { name: 'Show the map' })
  await expect(button).toBeVisible()
  const far = await distance(page)
  await demo.advance(rideTakes / 2)
  await expect.poll(() => distance(page)).toBeLessThan(far)
  expect(mapRequests).toEqual([])
  await button.click()
  // The drawing stays in place of the map.
  await expect.poll(() => mapRequests.length).toBe(1)
  await expect(page.locator('.route')).toBeVisible()
  await demo.advance(rideTakes / 2)
  await expect(page.locator('.track-distance')).toHaveText('Your courier is almost there')
})
