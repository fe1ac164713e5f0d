import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'

test('offers show a picture or a percent sign, a short text, and a code to copy', async ({
  page,
  context,
  hasScripts,
  t,
}) => {
  await page.goto('/promo-code')
  const offers = page.getByRole('main').getByRole('listitem')
  const offer = (name: string) => offers.filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(offer('15% off at Green Bowl').locator('.pic')).toHaveAttribute('data-initial', '%')
  await expect(offer('20% off').locator('details')).toHaveCount(0)

  const long = offer('50 off')
  const whole = long.getByText('as often as you like this month.')
  await expect(whole).toBeHidden()
  await long.getByText(t('offers.more'), { exact: true }).click()
  await expect(whole).toBeVisible()
  await long.getByText(t('offers.less'), { exact: true }).click()
  await expect(whole).toBeHidden()

  const copy = long.getByRole('button', { name: t('offers.copy') })
  if (hasScripts) {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await copy.click()
    await expect(page.getByRole('alert')).toContainText(t('offers.copied', { code: 'WELCOME50' }))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME50')
  } else await expect(copy).toBeHidden()

  await expect(offer('30 off when you collect')).toHaveCount(0)
  await page.goto('/promo-code?store=2101')
  await expect(
    page.getByRole('heading', { level: 1, name: t('offers.ofStore', { store: 'Green Bowl' }) }),
  ).toBeVisible()
  await expect(offer('15% off at Green Bowl')).toBeVisible()
  await page.goto('/promo-code?store=2102')
  await expect(offer('15% off at Green Bowl')).toHaveCount(0)
})

test('each offer has its Apply or says why not, for a guest and for a customer', async ({
  page,
  customer,
  visitor,
  t,
}) => {
  const [curry] = await plainItems(visitor, '/vendor/spice-route')
  await visitor.add('2102', curry)
  await customer.continues(visitor)
  const offers = page.getByRole('main').getByRole('listitem')
  const ofGreenBowl = offers.filter({ hasText: 'GREEN15' })
  const eachSpeaks = async () => {
    await page.goto('/promo-code')
    await expect(ofGreenBowl).toContainText(t('offers.otherStore'))
    for (const offer of await offers.all()) {
      const apply = await offer.getByRole('button', { name: t('offers.apply') }).count()
      expect(apply + (await offer.locator('.small-text').count()), (await offer.textContent()) ?? '').toBe(1)
    }
  }
  await eachSpeaks()
  await visitor.signIn()
  await customer.continues(visitor)
  await eachSpeaks()
  await expect(offers.filter({ hasText: 'MILK10' })).toContainText('This coupon is not valid for this order')
})

test.describe('a vendor without offers', () => {
  test.use({ changedVendor: { change: (call, body) => (call === 'couponlisting' ? { code: 101, Result: [] } : body) } })

  test('says so', async ({ visitor, t }) => {
    expect((await visitor.open('/promo-code')).text).toContain(t('offers.none'))
  })
})
