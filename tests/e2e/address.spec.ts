import { expect, test } from '../support/test'

test.beforeEach(async ({ customer, visitor }) => {
  await visitor.signIn()
  await customer.continues(visitor)
})

test('Save Address stays disabled until a location is chosen', async ({ page }) => {
  await page.goto('/add-address')
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeDisabled()
  await page.getByLabel('Search location').fill('Law Garden')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Law Garden')
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeEnabled()
})

test('a place that is not found and an empty search are told beside the field', async ({ page, problems }) => {
  problems.allowStatus(422)
  problems.allowStatus(400)
  await page.goto('/add-address')
  await page.getByLabel('Search location').fill('xyzzy')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('alert')).toHaveText('No Address Found')
  await expect(page.getByLabel('Search location')).toHaveValue('xyzzy')
  await page.getByLabel('Search location').fill('')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter address')
})

test('a new address is saved with all that was typed, made primary, and shown', async ({ page, demo }) => {
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

test('neither house nor flat nor landmark is needed', async ({ page }) => {
  await page.goto('/add-address')
  await page.getByLabel('Search location').fill('Vastrapur Lake')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/address')
  await expect(page.getByRole('listitem').filter({ hasText: 'Vastrapur Lake' })).toContainText('CURRENTLY SELECTED')
})

test('another match can be taken instead of the best', async ({ page }) => {
  await page.goto('/add-address')
  await page.getByLabel('Search location').fill('Road Ahmedabad')
  await page.getByRole('button', { name: 'Find' }).click()
  const chosen = page.getByRole('main').getByRole('status')
  const first = await chosen.innerText()
  await page.getByText('Not this one? Other matches').click()
  const other = page.getByRole('region', { name: 'Found places' }).getByRole('button').last()
  const name = await other.innerText()
  await other.click()
  await expect(chosen).toContainText(name)
  expect(first).not.toContain(name)
})

test('choosing a saved address makes it the current one', async ({ page }) => {
  await page.goto('/address')
  const office = page.getByRole('listitem').filter({ hasText: 'Shivalik House' })
  await expect(office).not.toContainText('CURRENTLY SELECTED')
  await office.getByRole('button', { name: /Deliver to/ }).click()
  await expect(office).toContainText('CURRENTLY SELECTED')
  await expect(page.getByText('CURRENTLY SELECTED')).toHaveCount(1)
  await expect(page.locator('header')).toContainText('Shivalik House')
})

test("the vendor's refusal is told on the form, and what was typed stays", async ({ page, demo, problems }) => {
  problems.allowStatus(422)
  await page.goto('/add-address')
  await page.getByLabel('Search location').fill('Law Garden')
  await page.getByRole('button', { name: 'Find' }).click()
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

test('a maps service that fails is told beside the field', async ({ page, demo, problems }) => {
  problems.allowStatus(422)
  await demo.fault({ call: 'geocode', kind: 'status', value: 500 })
  await page.goto('/add-address')
  await page.getByLabel('Search location').fill('Law Garden')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('alert')).toHaveText('Addresses cannot be looked up right now. Please try again.')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Law Garden')
})

test('a customer without addresses is told so', async ({ page, demo }) => {
  await demo.fault({ call: 'list_shiping_address', kind: 'code', value: { code: 101, msg: 'No Address Found' } })
  await page.goto('/address')
  await expect(page.getByRole('main')).toContainText('No Address Found')
})

test('the place chosen at home is filled into a new address, and not asked for again', async ({ page, demo }) => {
  await page.goto('/location?search=Vastrapur Lake')
  await page.getByRole('region', { name: 'Found places' }).getByRole('button').first().click()
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

test('the place of a saved address is not proposed a second time', async ({ page }) => {
  await page.goto('/address')
  await page
    .getByRole('button', { name: /Deliver to/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('CURRENTLY SELECTED')
  await page.goto('/add-address')
  await expect(page.getByLabel('Search location')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeDisabled()
})
