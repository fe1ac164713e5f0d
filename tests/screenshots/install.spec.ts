import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { arabia, grocery, marketplace } from '../support/brands'
import { everythingShown, fetchFont, test } from './look'

/**
 * Takes the pictures that a browser shows when it offers to install a shop, into `public/install/`: of the shop at
 * `SHOP_URL` in `SHOP_LANGUAGE`, or else of the demo's brands.
 */

const folder = join(import.meta.dirname, '../../public/install')
const phone = { width: 360, height: 740 }

const windows = [
  { name: '1-home', viewport: phone, scale: 2, leadsOn: false },
  { name: '2-store', viewport: phone, scale: 2, leadsOn: true },
  { name: '3-home', viewport: { width: 1280, height: 800 }, scale: 1, leadsOn: false },
]

const { SHOP_URL, SHOP_LANGUAGE = 'en' } = process.env
const shops = SHOP_URL
  ? [{ host: new URL(SHOP_URL).hostname, locale: SHOP_LANGUAGE }]
  : [marketplace, grocery, arabia].map(({ host, locale }) => ({ host, locale }))

for (const { host, locale } of shops) {
  test(`the shop at ${host}`, async ({ browser, storefront }) => {
    const home = SHOP_URL ?? storefront.url(host)
    mkdirSync(join(folder, host), { recursive: true })
    for (const { name, viewport, scale, leadsOn } of windows) {
      // Without scripts nothing opens by itself.
      const options = { viewport, deviceScaleFactor: scale, locale, javaScriptEnabled: false }
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await fetchFont(page, home)
      await page.goto(home)
      if (leadsOn) await goOn(page)
      await everythingShown(page)
      const png = await page.screenshot({ animations: 'disabled' })
      const size = `${viewport.width * scale}x${viewport.height * scale}`
      writeFileSync(join(folder, host, `${name}-${size}.webp`), await sharp(png).webp({ quality: 75 }).toBuffer())
      await context.close()
    }
  })
}

/** To the first store of home, or further down where a brand has only one. */
async function goOn(page: Page) {
  const links = page.locator('.stores a')
  if ((await links.count()) === 0) return page.evaluate(() => scrollTo(0, innerHeight))
  await page.goto(new URL((await links.first().getAttribute('href')) ?? '/', page.url()).href)
}
