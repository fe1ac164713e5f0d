import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { greenBowl } from '../support/brands'
import { expectSamePage, island, mark } from '../support/live'
import { answerMaps, mapsDouble, mapsRefusal } from '../support/maps-double'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'
import { Visitor } from '../support/visitor'

/** The map of an address opens only on request and fills a form that also works without it. */

test.beforeEach(async ({ customer, visitor }) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
})

const open = (page: Page) => page.getByRole('button', { name: 'Choose on the map' }).click()
const map = (page: Page) => page.getByRole('application', { name: 'Map with a marker to move to your door' })
const chosen = (page: Page) => page.getByRole('status').filter({ hasText: 'Chosen location:' })

test('on the review a map in a sheet picks a new address: by finger, by press and by keys', async ({
  customer,
  page,
  demo,
}) => {
  const mapRequests = await answerMaps(page, mapsDouble)
  await page.goto('/review-cart')
  await mark(page)
  await page.getByRole('link', { name: 'Add New Address' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add New Address' })
  await expect(sheet).toBeVisible()
  await island(page)
  await customer.findsPlace('Law Garden')
  await expect(chosen(page)).toContainText('Law Garden')
  expect(mapRequests).toEqual([])
  await open(page)
  await expect(map(page)).toBeVisible()
  expect(new URL(mapRequests[0] ?? '').searchParams.get('key')).toBe('maps-key-demo')
  expect(await map(page).boundingBox()).toMatchObject({ height: 300 })
  expect(await page.evaluate(() => (window as unknown as { shownMap: { zoom: number } }).shownMap.zoom)).toBe(18)

  const lawGarden = await page.locator('[data-point]').getAttribute('data-point')
  const marker = await page.locator('.marker').boundingBox()
  const [x, y] = [(marker?.x ?? 0) + 16, (marker?.y ?? 0) + 16]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-point]')).not.toHaveAttribute('data-point', lawGarden ?? '')
  await expect(page.getByLabel('Search location')).toHaveValue(/Ahmedabad/)
  await expectAccessible(page)

  await page.getByLabel('House/Building Name').fill('Rose Villa')
  const point = await page.locator('[data-point]').getAttribute('data-point')
  await map(page).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-point]')).not.toHaveAttribute('data-point', point ?? '')
  await map(page).click({ position: { x: 40, y: 40 } })
  const [latitude, longitude] = await rested(page)
  await expectSamePage(page)

  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/review-cart')
  await expect(page.getByRole('main')).toContainText('Rose Villa')
  const [added] = await demo.calls('add_shiping_address')
  expect(added?.body).toMatchObject({ latitude, longitude, house_name: 'Rose Villa' })
})

/** The point of the chosen place as it will be sent, once it stops changing. */
async function rested(page: Page) {
  await expect(async () => {
    const before = await page.locator('[data-point]').getAttribute('data-point')
    const mapCentre = await page.evaluate(() => {
      const { centre } = (window as unknown as { shownMap: { centre: { lat: number; lng: number } } }).shownMap
      return `${centre.lat},${centre.lng}`
    })
    expect(before).toBe(mapCentre)
  }).toPass()
  return ((await page.locator('[data-point]').getAttribute('data-point')) ?? '').split(',')
}

test('when the map is blocked or its key refused, the form says so and the address can be typed', async ({
  customer,
  page,
  problems,
}) => {
  problems.allow(/maps\.googleapis\.com/, /injectScript error/, /Event|ERR_FAILED/)
  for (const [body, text] of [
    [null, 'The map cannot be shown. Please type your address instead.'],
    [mapsRefusal, 'API key not valid. Please pass a valid API key.'],
  ] as const) {
    await page.unrouteAll()
    await answerMaps(page, body)
    await page.goto('/add-address')
    await open(page)
    await expect(page.getByRole('main')).toContainText(text)
    await customer.findsPlace('Law Garden')
    await expect(chosen(page)).toContainText('Law Garden')
  }
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Law Garden' })).toContainText('CURRENTLY SELECTED')
})

test.describe('a vendor without a maps key', () => {
  test.use({ changedVendor: { change: answersWith({ google_map_key: '' }) } })

  test('offers no map, and its pages may not load anything of one', async ({ page, storefront }) => {
    const mapRequests = await answerMaps(page, mapsDouble)
    const form = await page.goto('/add-address')
    expect(form?.headers()['content-security-policy']).not.toMatch(/google|unsafe/)
    await island(page)
    await open(page)
    await expect(page.getByRole('main')).toContainText('Please type your address instead.')
    expect(mapRequests).toEqual([])
    const guest = new Visitor(storefront)
    const policy = async (path: string) => (await guest.open(path)).headers['content-security-policy'] ?? ''
    for (const path of ['/', '/review-cart', '/sign-in', '/vendor/green-bowl']) {
      expect(await policy(path), path).not.toMatch(/google|unsafe/)
    }
  })
})
