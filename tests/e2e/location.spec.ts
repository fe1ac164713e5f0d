import { expectAccessible } from '../support/axe'
import { grocery, type Brand } from '../support/brands'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'

/** The brand's place, as a device reports it. */
const devices: Record<string, { latitude: number; longitude: number }> = {
  localhost: { latitude: 23.0262, longitude: 72.5609 },
  'arabia.localhost': { latitude: 25.2189, longitude: 55.2802 },
}
/** A place that no brand serves. */
const farAway = ({ locale }: Brand) => (locale === 'ar' ? 'شارع أبر' : 'Upper Street')

const device = (host: string) => devices[host] ?? { latitude: 0, longitude: 0 }

test('a guest chooses a place by typing or by device, or skips it', async ({ page, context, customer, brand, t }) => {
  const { hasScripts } = customer
  const bar = page.getByRole('banner')
  const invitation = page.getByLabel(t('home.invite'))

  await test.step('a device that refuses or fails to tell its location is reported', async () => {
    await page.goto('/')
    const detect = customer.button('place.detect')
    await expect(invitation).toBeVisible()
    if (!hasScripts) return expect(detect).toHaveCount(0)
    await detect.click()
    await expect(customer.message(t('place.denied'))).toBeVisible()
  })

  await test.step('names are completed while typing, or after a search', async () => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: brand.place })).toHaveCount(0)
    if (hasScripts) await invitation.pressSequentially(brand.place.slice(0, -1))
    else {
      await invitation.fill(brand.place.slice(0, -1))
      await customer.button('home.start').click()
    }
    await page.getByRole('button', { name: brand.place }).first().click()
    await expect(page).toHaveURL('/')
    await expect(bar).toContainText(brand.place)
    await expect(invitation).toHaveCount(0)
  })

  await test.step("a customer who skips the choice gets the shop's own place and is not asked again", async () => {
    await context.clearCookies()
    await page.goto('/sign-in')
    await bar.getByRole('link', { name: t('shell.chooseLocation') }).click()
    await expect(customer.dialogOrPage.getByRole('heading', { level: 1 })).toHaveText(t('location.title'))
    if (hasScripts) await expectAccessible(page)
    await customer.dialogOrPage.getByRole('button', { name: t('location.skip') }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(bar).toContainText(t('shell.deliverTo'))
    await page.goto('/')
    await expect(invitation).toHaveCount(0)
  })

  await test.step('a list does not ask for a place, but links to choosing one', async () => {
    await context.clearCookies()
    await page.goto('/?sort=rating')
    await expect(invitation).toHaveCount(0)
    await expect(bar.getByRole('link', { name: t('shell.chooseLocation') })).toBeVisible()
  })

  if (!hasScripts) return
  await test.step('a device that already has permission is asked without a press', async () => {
    await context.clearCookies()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(device(brand.host))
    await page.goto('/')
    await expect(bar).toContainText(brand.place)
  })
})

test.describe("a brand that asks nobody's device", () => {
  test.use({ brand: grocery })

  test("opens the picker by itself with scripts; closing it keeps the shop's own place", async ({
    page,
    customer,
    t,
  }) => {
    await page.goto('/')
    await expect(page.getByLabel(t('home.invite'))).toBeVisible()
    if (!customer.hasScripts) return expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(customer.dialogOrPage.getByRole('heading', { level: 1 })).toHaveText(t('location.title'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toContainText(t('shell.deliverTo'))
    await expect(page.getByLabel(t('home.invite'))).toHaveCount(0)
  })
})

test('a customer picks one of the saved addresses', async ({ page, customer, visitor, brand, t }) => {
  await visitor.signIn()
  await customer.continues(visitor)
  const picker = customer.dialogOrPage
  const saved = picker.getByRole('listitem')
  const opens = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .filter({ hasText: t('shell.deliverTo') })
      .click()
  await page.goto('/orders')
  await opens()
  await expect(picker.getByText(t('address.current'))).toHaveCount(1)
  await expect(picker.getByRole('link', { name: t('address.add') })).toHaveAttribute(
    'href',
    '/add-address?backTo=%2Forders',
  )
  const tag = await saved.first().locator('.strong').innerText()

  await page.goto(`/location?${new URLSearchParams({ backTo: '/orders', search: farAway(brand) })}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: farAway(brand) })
    .first()
    .click()
  await expect(page.getByRole('banner')).toContainText(farAway(brand))
  // The page's script opens the dialog.
  await page.waitForLoadState()
  await opens()
  await expect(picker.getByText(t('address.current'))).toHaveCount(0)
  await saved.first().getByRole('button').click()
  await expect(page).toHaveURL('/orders')
  await expect(customer.message(t('address.chosen'))).toBeVisible()
  await page.waitForLoadState()
  await opens()
  await expect(saved.first()).toContainText(tag.replace(t('address.current'), '').trim())
  await expect(saved.first()).toContainText(t('address.current'))
  await picker.getByRole('link', { name: t('dialog.close') }).click()
  await expect(page).toHaveURL('/orders')
})

test.describe('a brand that shows one store at a time, picked by the customer', () => {
  const settings = {
    is_single_restaurant: 'Yes',
    store_selection: 1,
    manual_store_selection_by_customer: 1,
    is_delivery_zone_available: 1,
  }
  test.use({ changedVendor: { change: answersWith(settings, 'get-vendor-settings') } })

  test('has a preview and a picker of the stores that serve the place, and says if there are none', async ({
    page,
    customer,
    brand,
    t,
  }) => {
    await page.goto('/?preview=true')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toContainText(t('shell.deliverTo'))

    await page.goto('/stores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stores.title'))
    const close = page.getByRole('link', { name: t('dialog.close') })
    await expect(close).toHaveCount(0)
    await page.getByRole('button', { name: brand.store.name, exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/stores')
    const picked = page.getByRole('listitem').filter({ hasText: t('stores.current') })
    await expect(picked).toContainText(brand.store.name)
    await expect(close).toBeVisible()

    await page.goto(`/location?${new URLSearchParams({ search: farAway(brand) })}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: farAway(brand) })
      .first()
      .click()
    await expect(customer.message(t('home.noStores'))).toBeVisible()
    await page.goto('/stores')
    await expect(page.getByRole('main')).toContainText(t('home.noStores'))
    await expect(customer.link('home.changeLocation')).toBeVisible()
  })
})

test('a search that finds no place comes back with the focus on its field', async ({ page, t }) => {
  await page.goto('/location?search=zzzz')
  const field = page.getByLabel(t('address.search'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(new RegExp(t('location.nothingFound')))
})
