import type { Page } from '@playwright/test'
import { fetchedAhead } from '../support/ahead'
import { greenBowl } from '../support/brands'
import { island } from '../support/live'
import { startStorefront, type StartedStorefront } from '../support/servers'
import { expect, test } from '../support/test'

/** The brand as an installed app, and what can be read without a connection (rules 23.9). */
test.use({ ownStorefront: { SERVICE_WORKER: 'on' } })

const storePath = '/vendor/green-bowl'

/** Addresses in the cache of the service worker. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('recently seen menus can be read offline, other pages say so, and signing out deletes them', async ({
  context,
  page,
  problems,
  customer,
  visitor,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /^failed: /)
  await customer.hasAdded(visitor, '2101', greenBowl.dal)

  await page.goto(storePath)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/offline', storePath]))
  await page.goto('/review-cart')
  await page.keyboard.press('Shift')
  await page.goto(storePath)

  await context.setOffline(true)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('status').first()).toHaveText(/You are offline\. Prices as of .*\d{4}.*\./)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Green Bowl')
  // It is a guest's page, without anything of the customer or their cart.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/faq')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await main.getByRole('link', { name: /^Green Bowl/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Green Bowl')
  expect(await cachedPaths(page)).not.toContain('/review-cart')
  await expect(page.goto('/review-cart')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  await context.setOffline(false)
  await page.goto('/sign-out')
  // The worker hears of this page before the customer signs out: afterwards it would save the offline page again.
  await island(page)
  await page.evaluate((worker) => navigator.serviceWorker.register(worker), '/service-worker.js')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  // A waiting toast is shown once, even with the service worker in between.
  await expect(page.getByRole('status').first()).toBeVisible()
  expect(await cachedPaths(page)).toEqual([])
})

test('prefetches bypass the service worker, and show neither an old page nor an old cart', async ({
  context,
  page,
  problems,
  customer,
}) => {
  // The browser loads it some time after a page.
  problems.allow(/page-dictionary/, /ERR_INTERNET_DISCONNECTED/)
  const fetched = await fetchedAhead(page)
  const home = page.locator('a.logo')
  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPaths(page)).toContain('/')
  await customer.opensStore()
  await context.setOffline(true)
  await home.hover()
  await expect.poll(() => fetched.get('/')).toMatch(/^(Ready|PrefetchFailed)/)
  await context.setOffline(false)
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.as-of')).toHaveCount(0)

  fetched.clear()
  await customer.opensStore()
  await home.hover()
  await expect.poll(() => fetched.get('/')).toBe('Ready')
  await customer.adds(greenBowl.dal)
  await customer.seesInCart(1)
  await expect.poll(() => fetched.get('/')).toMatch(/^PrefetchEvicted/)
  await home.click()
  await expect(page).toHaveURL('/')
  await customer.seesInCart(1)
})

test('switching it off removes it from browsers that have it', async ({ demo, page, storefront }) => {
  await page.goto(storePath)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPaths(page)).toContain(storePath)
  await (storefront as StartedStorefront).stop()
  const other = await startStorefront(demo.origin, { SERVICE_WORKER: 'off', PORT: String(storefront.port) })
  try {
    await page.goto(storePath)
    await expect(page.locator('shop-offline')).toHaveCount(0)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => cachedPaths(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  } finally {
    await other.stop()
  }
})

test('the manifest has the brand’s name, its icons, pictures of the shop and shortcuts to the orders', async ({
  visitor,
}) => {
  const { text, headers } = await visitor.ask('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json')
  type File = { src: string; sizes: string; purpose?: string; form_factor?: string }
  const manifest = JSON.parse(text) as { name: string; icons: File[]; screenshots: File[] }
  expect(manifest).toMatchObject({
    ...{ id: '/', name: 'Tiffin Street', short_name: 'Tiffin Street', lang: 'en', dir: 'ltr' },
    ...{ display: 'standalone', start_url: '/', scope: '/' },
    ...{ theme_color: expect.stringMatching(/^#/) as unknown, background_color: '#ffffff' },
    shortcuts: [
      { name: 'My orders', url: '/orders' },
      { name: 'Order again', url: '/orders?list=past' },
    ],
  })
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
  expect(manifest.screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).toEqual([
    'narrow 720x1480',
    'narrow 720x1480',
    'wide 1280x800',
  ])
  for (const { src } of manifest.screenshots)
    expect((await visitor.ask(src)).headers['content-type']).toBe('image/webp')
  for (const { src } of manifest.icons)
    expect((await visitor.ask(src)).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  expect((await visitor.ask('/icon/77')).status).toBe(404)
})
