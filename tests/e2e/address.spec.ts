import type { Locator } from '@playwright/test'
import { deleteAddresses } from '../support/addresses'
import { expectAccessible } from '../support/axe'
import { greenBowl, ravi } from '../support/brands'
import { lookUp } from '../support/live'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'
import { textOf } from '../support/visitor'

test.beforeEach(async ({ customer, visitor }) => {
  await visitor.signIn()
  await customer.continues(visitor)
})

test('Save Address stays disabled until a location is chosen; the search field says what is wrong with a search', async ({
  customer,
  page,
  demo,
  problems,
}) => {
  problems.allowStatus(422)
  problems.allowStatus(400)
  const save = page.getByRole('button', { name: 'Save Address' })
  const search = page.getByLabel('Search location')
  await page.goto('/add-address')
  await expect(page.getByRole('button', { name: 'Choose on the map' })).toBeVisible()
  await expect(save).toBeDisabled()

  await test.step('a place that is not found', async () => {
    await customer.findsPlace('xyzzy')
    await expect(page.getByRole('alert')).toHaveText('No Address Found')
    await expect(search).toHaveValue('xyzzy')
  })
  await test.step('an empty search', async () => {
    await customer.findsPlace('')
    await expect(page.getByRole('alert')).toHaveText('Please enter address')
    await expect(save).toBeDisabled()
  })
  await test.step('a maps service that fails', async () => {
    await demo.fault({ call: 'geocode', kind: 'status', value: 500 })
    await customer.findsPlace('Law Garden')
    await expect(page.getByRole('alert')).toHaveText('Addresses cannot be looked up right now. Please try again.')
    await expect(save).toBeDisabled()
  })
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Law Garden')
  await expect(save).toBeEnabled()
})

test('a new address is saved with everything typed, becomes primary, and is shown', async ({ page, demo }) => {
  await page.goto('/address')
  await page.getByRole('link', { name: 'Add New Address' }).click()
  await page.getByLabel('Search location').fill('Law Garden')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByLabel('House/Building Name')).toHaveValue('Rose Villa')
  await page.getByLabel('Flat No/Floor').fill('7')
  await page.getByLabel('Landmark').fill('By the gate')
  await page.getByText('Office', { exact: true }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/address')
  const card = page.getByRole('listitem').filter({ hasText: 'Rose Villa' })
  await expect(card).toContainText('Office')
  await expect(card).toContainText(/7, Rose Villa, .*Law Garden/)
  await expect(card).toContainText('By the gate')
  await expect(card).toContainText('CURRENTLY SELECTED')
  await expect(page.locator('header')).toContainText('Rose Villa')

  const [added] = await demo.calls('add_shiping_address')
  expect(added?.body).toMatchObject({
    vendor_id: '10001',
    is_langauge: 'en',
    city: 'Ahmedabad',
    state: 'Gujarat',
    zip_code: '380006',
    address_clarification: 'Office',
    house_name: 'Rose Villa',
    flat_no: '7',
    landmark: 'By the gate',
    latitude: '23.0262',
    longitude: '72.5609',
  })
  expect(await demo.calls('set_primary_address')).toHaveLength(1)
})

test('house, flat and landmark are optional', async ({ customer, page }) => {
  await page.goto('/add-address')
  await customer.findsPlace('Vastrapur Lake')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/address')
  await expect(page.getByRole('listitem').filter({ hasText: 'Vastrapur Lake' })).toContainText('CURRENTLY SELECTED')
})

test('an address without a house number says so, and the review links to where it is completed', async ({
  page,
  visitor,
  customer,
}) => {
  await visitor.add('2101', greenBowl.dal)
  await customer.continues(visitor)
  await page.goto('/add-address?backTo=/review-cart')
  await customer.findsPlace('Law Garden')
  const notice = page.getByText('This address has no house or building yet.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/review-cart')
  const link = page.getByRole('main').getByRole('link', { name: 'Add house or building' })
  await link.click()
  await expect(notice).toBeVisible()
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/review-cart')
  await expect(page.getByRole('main')).toContainText('Rose Villa')
  await expect(link).toHaveCount(0)
})

test('the customer can take another match instead of the best one', async ({ customer, page }) => {
  await page.goto('/add-address')
  await customer.findsPlace('Road Ahmedabad')
  const chosen = page.getByRole('main').getByRole('status')
  const first = await chosen.innerText()
  await page.getByText('Not this one? Other matches').click()
  const other = page.getByRole('region', { name: 'Places found' }).getByRole('button').last()
  const name = await other.innerText()
  await other.click()
  await expect(chosen).toContainText(name)
  expect(first).not.toContain(name)
})

test('choosing a saved address makes it the current one', async ({ page }) => {
  await page.goto('/address')
  const office = page.getByRole('listitem').filter({ hasText: 'Shivalik House' })
  await expect(office).not.toContainText('CURRENTLY SELECTED')
  await office.getByRole('button', { name: /Deliver here/ }).click()
  await expect(office).toContainText('CURRENTLY SELECTED')
  await expect(page.getByText('CURRENTLY SELECTED')).toHaveCount(1)
  await expect(page.locator('header')).toContainText('Shivalik House')
})

test("the form shows the vendor's refusal and keeps what was typed", async ({ customer, page, demo, problems }) => {
  problems.allowStatus(422)
  await page.goto('/add-address')
  await customer.findsPlace('Law Garden')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await demo.fault({
    call: 'add_shiping_address',
    kind: 'code',
    value: { code: 101, msg: 'Too many addresses <b>saved</b>' },
  })
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('alert')).toHaveText('Too many addresses <b>saved</b>')
  await expect(page.getByLabel('House/Building Name')).toHaveValue('Rose Villa')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/address')
})

test('a customer without addresses sees that there are none, and adds the first one right there or skips it', async ({
  customer,
  page,
  visitor,
}) => {
  const skip = page.getByRole('link', { name: 'Skip for now' })
  const findsPlace = async () => {
    await customer.findsPlace('Law Garden')
    await expect(page.getByRole('main').getByRole('status')).toContainText('Law Garden')
  }
  await deleteAddresses(visitor)
  await page.goto('/address')
  await findsPlace()
  await skip.click()
  await expect(page).toHaveURL('/')

  await page.goto('/address?backTo=/orders')
  await expect(page.getByRole('main')).toContainText('You have no saved addresses yet')
  await skip.click()
  await expect(page).toHaveURL('/orders')
  await page.goto('/address?backTo=/orders')
  await findsPlace()
  await expect(page.getByLabel('House/Building Name')).toBeFocused()
  await expect(skip).toHaveAttribute('href', '/orders')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/orders')
  await page.goto('/address')
  await expect(page.getByRole('listitem').filter({ hasText: 'Law Garden' })).toContainText('CURRENTLY SELECTED')
})

test('the first address is filled in with the place that the guest chose', async ({
  page,
  customer,
  demo,
  visitor,
}) => {
  await deleteAddresses(visitor)
  await page.context().clearCookies()
  await page.goto('/location?search=Vastrapur Lake')
  await page.getByRole('region', { name: 'Places found' }).getByRole('button').first().click()
  await page.goto('/address')
  await customer.signsIn()
  await expect(page).toHaveURL('/address')
  await expect(page.getByLabel('Search location')).toHaveValue(/Vastrapur Lake/)
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vastrapur Lake' })).toContainText('CURRENTLY SELECTED')
  const [added] = await demo.calls('add_shiping_address')
  expect(added?.body).toMatchObject({ city: 'Ahmedabad', state: 'Gujarat' })
  expect(await demo.calls('geocode')).toHaveLength(1)
})

test('the flat field refuses a flat without a digit, and keeps everything typed', async ({ page, problems }) => {
  problems.allowStatus(400)
  await page.goto('/update-address/802')
  await page.getByLabel('Flat No/Floor').fill('Ground')
  await page.getByLabel('Landmark').fill('By the gate')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('alert')).toHaveText('This value should be a number')
  await expectAccessible(page)
  await expect(page.getByLabel('Flat No/Floor')).toHaveAccessibleDescription('This value should be a number')
  await expect(page.getByLabel('Landmark')).toHaveValue('By the gate')
  await page.getByLabel('Flat No/Floor').fill('Ground floor, 2')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'By the gate' })).toContainText('Ground floor, 2')
})

test('moving the primary address moves the place that the shop delivers to', async ({ page, demo }) => {
  await page.goto('/address?backTo=/review-cart')
  await page.getByRole('link', { name: /^Edit .*CG Road/ }).click()
  await page.getByLabel('Search location').fill('Paldi')
  await lookUp(page, page.getByRole('button', { name: 'Find' }))
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL(/\/address\?backTo=%2Freview-cart$/)
  const card = page.getByRole('listitem').filter({ hasText: 'Lake View' })
  await expect(card).toContainText('CURRENTLY SELECTED')
  await expect(card).toContainText(/4B, Lake View, .*Paldi/)
  await expect(page.locator('header')).toContainText('Paldi')
  const [changed] = await demo.calls('update_shiping_address')
  expect(changed?.body).toMatchObject({
    shiping_id: '801',
    address_clarification: 'Home',
    latitude: '23.012',
    longitude: '72.56',
    zip_code: '380007',
    landmark: 'Opposite the municipal market',
  })
})

test('a changed address survives the end of the session and signing in again', async ({ page, customer, demo }) => {
  await page.goto('/update-address/802')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await page.getByText('Other', { exact: true }).click()
  await demo.fault({ call: 'update_shiping_address', kind: 'status', value: 401 })
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/update-address\/802/)
  await expect(page.getByLabel('House/Building Name')).toHaveValue('Rose Villa')
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await page.getByRole('button', { name: 'Save Address' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Rose Villa' })
  await expect(card).toContainText('Ashram Road')
  await expect(card).not.toContainText('CURRENTLY SELECTED')
})

test('when the vendor refuses to change or delete an address, the form says why', async ({
  page,
  demo,
  problems,
  t,
}) => {
  problems.allowStatus(422)
  const value = { code: 101, msg: 'An order is on its way there' }
  await demo.fault({ call: 'update_shiping_address', kind: 'code', value })
  await page.goto('/update-address/801')
  await page.getByLabel('Landmark').fill('By the gate')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('alert')).toHaveText('An order is on its way there')
  await expect(page.getByLabel('Landmark')).toHaveValue('By the gate')
  await demo.fault({ call: 'delete_shiping_address', kind: 'code', value })
  await page.goto('/delete-address/801')
  await page.getByRole('button', { name: t('address.delete'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('An order is on its way there')
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('deleting an address asks first, and answering no deletes nothing; yes leads back to the list, which no longer has it', async ({
  customer,
  page,
  demo,
}) => {
  const cards = page.getByRole('main').getByRole('listitem')
  const deletes = page.getByRole('link', { name: /^Delete .*Shivalik House/ })
  await page.goto('/address?backTo=/review-cart')
  await deletes.click()
  await expect(customer.dialogOrPage).toContainText('Delete address?')
  await expect(customer.dialogOrPage).toContainText('Shivalik House')
  await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
  await expect(customer.dialogOrPage.getByText('Delete address?')).toHaveCount(0)
  await expect(cards).toHaveCount(2)
  expect(await demo.calls('delete_shiping_address')).toEqual([])

  await deletes.click()
  await customer.dialogOrPage.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/address\?backTo=%2Freview-cart$/)
  await expect(page.getByText('Address deleted')).toBeVisible()
  await expect(cards).toHaveCount(1)
})

test('opening an address that no longer exists shows the list with a message', async ({ page, visitor, problems }) => {
  problems.allowStatus(404)
  await page.goto('/address')
  await visitor.ask('/delete-address/802', { form: { as: '5501' } })
  await page.getByRole('button', { name: /Deliver here.*Shivalik House/ }).click()
  await expect(page.getByRole('alert')).toHaveText('This address no longer exists')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a page of an address that was deleted meanwhile says so and leads to the others; deleting it again leads there too', async ({
  visitor,
  t,
}) => {
  await visitor.signIn()
  for (const _ of ['once', 'twice']) {
    const { status, path, text } = await visitor.submit('/delete-address/802', { as: '5501' })
    expect([status, path]).toEqual([200, '/address'])
    expect(textOf(text)).toContain(t('address.deleted'))
  }
  for (const page of ['/delete-address/802', '/update-address/802']) {
    const { status, text } = await visitor.open(page)
    expect(status).toBe(404)
    expect(textOf(text)).toContain(t('address.unknown'))
    expect(text).toMatch(/<main[^]*href="\/address"[^]*<\/main>/)
  }
})

test('a form does nothing after another customer signed in in another tab', async ({
  page,
  customer,
  visitor,
  demo,
  problems,
  t,
}) => {
  problems.allowStatus(409)
  const othersSignIn = async () => {
    await visitor.signIn(ravi)
    await customer.continues(visitor)
  }
  const sees = async (where: Locator) => {
    await expect(where).toHaveText(t('account.changed'))
    await visitor.signIn()
    await customer.continues(visitor)
  }
  const save = page.getByRole('button', { name: 'Save Address' })
  await page.goto('/update-address/801')
  await othersSignIn()
  await save.click()
  await expect(page).toHaveURL('/address')
  await expect(page.getByRole('main')).toContainText('Sardar Flats')
  await sees(page.getByText(t('account.changed')))

  await page.goto('/delete-address/801')
  await othersSignIn()
  await page.getByRole('button', { name: t('address.delete'), exact: true }).click()
  await expect(page).toHaveURL('/address')
  await sees(page.getByText(t('account.changed')))

  await page.goto('/address')
  await othersSignIn()
  await page.getByRole('button', { name: /Deliver here/ }).click()
  await expect(page.getByRole('main')).toContainText('Sardar Flats')
  await sees(page.getByRole('alert'))

  await page.goto('/add-address')
  await customer.findsPlace('Law Garden')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await othersSignIn()
  await save.click()
  await expect(page.getByLabel('House/Building Name')).toHaveValue('Rose Villa')
  await sees(page.getByRole('alert'))
  for (const call of ['add', 'update', 'delete']) expect(await demo.calls(`${call}_shiping_address`), call).toEqual([])
  expect(await demo.calls('set_primary_address')).toEqual([])
})

test('a new address is filled in with the place chosen at home, without asking again', async ({ page, demo }) => {
  await page.goto('/location?search=Vastrapur Lake')
  await page.getByRole('region', { name: 'Places found' }).getByRole('button').first().click()
  await page.goto('/add-address')
  await expect(page.getByLabel('Search location')).toHaveValue(/Vastrapur Lake/)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Vastrapur Lake')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rose Villa' })).toContainText('CURRENTLY SELECTED')
  const [added] = await demo.calls('add_shiping_address')
  expect(added?.body).toMatchObject({ city: 'Ahmedabad', state: 'Gujarat', house_name: 'Rose Villa' })
  expect(await demo.calls('geocode')).toHaveLength(1)
})

test('the place is completed while it is typed, and a picked one is looked up at once', async ({ page, demo }) => {
  await page.goto('/add-address')
  const search = page.getByLabel('Search location')
  await search.pressSequentially('Navrang')
  const option = page.locator('#place-names option').first()
  await expect(option).toHaveAttribute('value', /^Navrangpura, Ahmedabad/)
  // Picking from the list gives the field the option's value.
  await search.fill((await option.getAttribute('value')) ?? '')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Navrangpura')
  await expect(page.getByLabel('House/Building Name')).toBeFocused()
  expect(await demo.calls('geocode')).toHaveLength(1)
})

test('the place of a saved address is not suggested again', async ({ page, customer, visitor }) => {
  expect((await visitor.ask('/address', { form: { addressId: '802', as: '5501' } })).status).toBe(302)
  await customer.continues(visitor)
  await page.goto('/add-address')
  await expect(page.getByLabel('Search location')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeDisabled()
})

test.describe('a vendor with delivery zones', () => {
  test.use({ changedVendor: { change: answersWith({ is_delivery_zone_available: 1 }) } })

  const outside = 'Service not available in this area. Please change location and try again.'

  test('asks the vendor as soon as a place is chosen; an address outside the zones gets a warning and can still be saved', async ({
    customer,
    page,
    demo,
  }) => {
    await page.goto('/add-address')
    await customer.findsPlace('Law Garden')
    await expect(page.getByRole('main').getByRole('status')).toContainText('Law Garden')
    await expect(page.getByRole('main')).not.toContainText(outside)
    await customer.findsPlace('Upper Street')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: outside })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Upper Street' })).toContainText('CURRENTLY SELECTED')
    // The primary address at sign-in, the found place, and the saved one.
    expect((await demo.calls('get-delivery-zone-setting')).map(({ body }) => body.latitude)).toEqual([
      '23.0258',
      '23.0262',
      '51.5381',
    ])

    await page.getByRole('button', { name: /Deliver here.*Ashram Road/ }).click()
    await page.getByRole('button', { name: /Deliver here.*Upper Street/ }).click()
    await expect(page.getByText(outside)).toBeVisible()
    await page.getByRole('link', { name: /^Edit .*Upper Street/ }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: outside })).toBeVisible()
  })

  test('delivers when the zones cannot be read', async ({ page, demo }) => {
    await demo.fault({ call: 'get-delivery-zone-setting', kind: 'status', value: 500, times: 9 })
    await page.goto('/update-address/801')
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(1)
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page).toHaveURL('/address')
  })
})

test('a review names the place of an address that was deleted elsewhere, and asks for another', async ({
  page,
  customer,
  visitor,
  t,
}) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await deleteAddresses(visitor)
  await page.goto('/review-cart')
  const destination = page.getByRole('region', { name: t('mode.label') })
  await expect(destination).toContainText(/Chosen location: 4B, Lake View/)
  await expect(destination).toContainText(t('review.chooseAddress'))
})
