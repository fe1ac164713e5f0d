import { expectSamePage, mark } from '../support/live'
import { answerMaps } from '../support/maps-double'
import { placesOrder } from '../support/orders'
import { expect, onPhoneWithScripts, test } from '../support/test'
import { saying } from '../support/tries'
import { Visitor } from '../support/visitor'

test.use(onPhoneWithScripts)

/**
 * An order from placing to the door, seen by its customer, by somebody with the link, and by somebody with only the
 * number.
 */
test('the customer follows an order to its end, and others see as much as they may', async ({
  page,
  customer,
  visitor,
  storefront,
  demo,
  brand,
  hasScripts,
  t,
}) => {
  const { id, path } = await placesOrder(visitor, brand)
  await customer.continues(visitor)
  const guest = new Visitor(storefront, brand.host)
  const asks = (path: string) => guest.ask(path, { headers: { 'Accept-Language': brand.locale } })
  const headline = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const current = page.locator('[aria-current=step]')
  const isOn = async (step: string) => {
    if (!hasScripts) await page.getByRole('link', { name: t('orderStatus.refresh') }).click()
    await expect(current).toContainText(t(`orderStatus.${step}`))
  }

  if (hasScripts) await answerMaps(page)
  await page.goto(path)
  if (hasScripts) await mark(page)
  await expect(headline).toHaveText(saying(t('track.arriving', { time: '*', wait: '*' })))
  await expect(main).toContainText(t('orderSays.placed', { store: brand.store.name }))
  await expect(main).toContainText(saying(t('orderStatus.placedAt', { time: '*' })))
  await expect(page.locator('.status-picture img')).toBeVisible()
  await isOn('placed')
  const icon = page.locator('link[rel=icon]')
  const firstIcon = await icon.getAttribute('href')
  // Without scripts the page reloads itself.
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(hasScripts ? 0 : 1)
  const shared = (await page.getByRole('link', { name: t('track.open') }).getAttribute('href')) ?? ''
  expect(shared).toMatch(new RegExp(`^/trackorder/${id}\\?share=`))
  // Without a courier the order is only visible to holders of the link.
  const early = await asks(`/trackorder/${id}`)
  expect([early.status, early.text.includes(t('track.none'))]).toEqual([404, true])
  expect((await asks(shared)).text).toContain(t('track.notYet'))
  expect((await asks(`/trackorder/${id}?share=${'A'.repeat(43)}`)).status).toBe(404)

  await demo.advance(310)
  await isOn('on-the-way')
  await expect(main).not.toContainText(t('orderStatus.placedAt', { time: '' }).trim())
  const courier = page.getByRole('region', { name: t('orderStatus.courier') })
  await expect(courier.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await demo.advance(120)
  await isOn('on-the-way')
  await expect(courier).toContainText(t('track.out-for-delivery'))
  const order = t('order.number', { id })
  await expect(page).toHaveTitle(new RegExp(`^${t('orderStatus.on-the-way')} · ${order} · \\S`))
  await expect(icon).not.toHaveAttribute('href', firstIcon ?? '')
  if (hasScripts) {
    await expectSamePage(page)
    const name = await courier.locator('.strong').innerText()
    await expect(main.getByRole('status').first()).toHaveText(t('orderSays.courier', { courier: name }))
  }
  const phone = ((await courier.getByRole('link').getAttribute('href')) ?? '').slice(4)
  const fullName = await courier.locator('.strong').innerText()
  const mapOf = (text: string) => /<shop-track [^>]*data="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}'
  // Somebody with the link gets a result cached for some seconds.
  await expect.poll(async () => mapOf((await asks(shared)).text)).not.toBe('{}')
  for (const [address, seesDoor] of [
    [shared, true],
    [`/trackorder/${id}`, false],
  ] as const) {
    const { status, text, headers } = await asks(address)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(text).toContain(fullName.split(' ')[0])
    expect(text).not.toContain(phone)
    expect(text).not.toContain(brand.plain.name)
    expect((JSON.parse(mapOf(text)) as { customer: unknown }).customer === null).toBe(!seesDoor)
  }

  await demo.advance(300)
  if (!hasScripts) await page.reload()
  await expect(headline).toHaveText(t('orderSays.delivered'))
  await expect(courier).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('track.open') })).toHaveCount(0)
  await expect(page.locator('shop-track, meta[http-equiv=refresh]')).toHaveCount(0)
  // Other addresses of the same order show the same, and strangers see nothing: numbers can be guessed.
  await page.goto(`/trackorder/${id}`)
  await expect(headline).toHaveText(t('orderSays.delivered'))
  await expect.poll(async () => (await asks(`/order-events/${id}`)).status).toBe(204)
  expect((await asks('/order-events/999999')).status).toBe(404)
  const unknown = await asks('/trackorder/999999')
  expect([unknown.status, unknown.text.includes(t('track.none'))]).toEqual([404, true])
})

test.describe('a deployment with map tiles', () => {
  test.use({ ownStorefront: { MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png' } })

  test('draws the route on them, and turns them dark with the page', async ({
    page,
    customer,
    visitor,
    brand,
    demo,
  }) => {
    await page.route('https://tiles.test/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: aTile }))
    const { path } = await placesOrder(visitor, brand)
    await demo.advance(430)
    await customer.continues(visitor)
    await page.goto(path)
    const tiles = page.locator('.track-frame image')
    expect(await tiles.count()).toBeGreaterThan(3)
    for (const tile of await tiles.all())
      await expect(tile).toHaveAttribute('href', /^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/)
    await expect(page.getByRole('main')).toContainText('OpenStreetMap')
    const widthOf = async (part: string) => (await page.locator(part).first().boundingBox())?.width ?? NaN
    expect(await widthOf('.pin .sign')).toBeLessThan(await widthOf('.pin circle'))
    const ground = page.locator('.track-frame .ground')
    const isFiltered = () => ground.evaluate((drawn) => getComputedStyle(drawn).filter.includes('invert'))
    expect(await isFiltered()).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await isFiltered()).toBe(true)
  })
})

const aTile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'
