import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { greenBowl } from '../support/brands'
import type { Visitor } from '../support/visitor'
import { everythingShown, fetchFont, test } from './look'

const picture = join(import.meta.dirname, '../../docs/screenshot.png')

/** The windows shown side by side in the picture, with their browser sizes and scales. */
const phone = { width: 360, height: 746 }
const desktop = { width: 1200, height: 746 }
const shrunk = 0.75

test("the README's picture", async ({ browser, page, demo, storefront, visitor }) => {
  await visitor.signIn()
  const order = await placedOrder(visitor)
  await demo.advance(320)
  for (const item of [greenBowl.dal, greenBowl.eggs]) await visitor.add('2101', item)
  const look = (path: string, viewport: typeof phone) => windowOf(browser, visitor, storefront.url(), path, viewport)
  const windows = [await look('/vendor/green-bowl', phone), await look('/', desktop), await look(order, phone)]
  await page.setViewportSize({ width: 1600, height: 640 })
  await page.setContent(composition(windows))
  await everythingShown(page)
  await page.screenshot({ path: picture })
})

/** The address of the status page of an order under way. */
async function placedOrder(visitor: Visitor) {
  for (const item of [greenBowl.dal, greenBowl.fries, greenBowl.eggs]) await visitor.add('2101', item)
  const { path } = await visitor.placeOrder()
  return path
}

/** A visitor's window at a path, as a picture for a page. */
async function windowOf(browser: Browser, visitor: Visitor, baseURL: string, path: string, viewport: typeof phone) {
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await context.addCookies(visitor.browserCookies())
  const page = await context.newPage()
  await fetchFont(page)
  await page.goto(path)
  await everythingShown(page)
  const png = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return { width: viewport.width * shrunk, src: `data:image/png;base64,${png.toString('base64')}` }
}

function composition(windows: { width: number; src: string }[]) {
  const style = `
    body { display: flex; justify-content: center; align-items: center; gap: 24px; height: 100vh; margin: 0; background: #dcdbd7 }
    img { border-radius: 16px; box-shadow: 0 8px 32px rgb(0 0 0 / 0.12) }`
  return `<style>${style}</style>${windows.map(({ src, width }) => `<img src="${src}" width="${width}" alt="">`).join('')}`
}
