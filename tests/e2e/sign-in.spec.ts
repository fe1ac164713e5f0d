import { aNewNumber, asha, greenBowl, marketplace, ravi } from '../support/brands'
import { expect, test } from '../support/test'
import { textOf } from '../support/visitor'

test('a bot that fills in the hidden field is answered like a wrong password, and the vendor is not asked', async ({
  page,
  visitor,
  demo,
}) => {
  await page.goto('/sign-in')
  await expect(page.locator('[name=homepage]')).toBeHidden()
  const nobody = '9000000077'
  const first = await visitor.ask('/sign-in', { form: { identifier: nobody, homepage: 'https://example.com' } })
  expect(first.text).toContain('Mobile Number is not exist.')
  const wellKnown = { identifier: asha.mobile, password: asha.password }
  const second = await visitor.ask('/sign-in', { form: { ...wellKnown, homepage: 'https://example.com' } })
  expect(second.text).toContain('Wrong password')
  expect([first.status, second.status]).toEqual([422, 422])
  expect(visitor.cookies.has('__session')).toBe(false)
  expect(JSON.stringify(await demo.calls('check_user_details'))).not.toContain(nobody)
})

test("the vendor's picture stands beside sign-in and sign-up on a wide window, and not on a phone", async ({
  page,
}) => {
  const picture = page.locator('.form-picture')
  await page.goto('/sign-in')
  await expect(picture).toBeVisible()
  const file = await page.request.get((await picture.locator('img').getAttribute('src')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp'])
  await page.getByLabel('Phone number or email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/sign-up/)
  await expect(picture).toBeVisible()
  const form = await page.getByRole('main').locator('form.card').boundingBox()
  const frame = await picture.boundingBox()
  expect(form?.x).toBeGreaterThan((frame?.x ?? NaN) + (frame?.width ?? NaN))
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(picture).toBeHidden()
})

test('a browser that keeps no cookies is told so after signing in, and after a code was sent', async ({
  visitor,
  t,
}) => {
  const password = { intent: 'sign-in', identifier: asha.mobile, password: asha.password, redirectTo: '/orders' }
  const newNumber = { intent: 'identify', identifier: aNewNumber(marketplace), redirectTo: '/orders' }
  for (const form of [password, newNumber]) {
    let { location } = await visitor.ask('/sign-in', { form })
    visitor.cookies.clear()
    if (location.startsWith('/verify-code')) location = (await visitor.ask(location)).location
    visitor.cookies.clear()
    expect(textOf((await visitor.ask(location)).text)).toContain(t('signIn.noCookies'))
  }
  const { path } = await visitor.submit('/sign-in', password)
  expect(path).toBe('/orders')
})

test('a browser that keeps no cookies is told so after adding an item; any other goes back to the item', async ({
  visitor,
  brand,
  t,
}) => {
  const form = { intent: 'add', storeId: brand.store.id, itemId: brand.plain.id, backTo: '/vendor/green-bowl' }
  const { path, text } = await visitor.submit('/cart', form)
  expect(path).toBe(`/vendor/green-bowl#item-${brand.plain.id}`)
  expect(textOf(text)).toContain(t('cart.added', { name: brand.plain.name }))
  visitor.cookies.clear()
  let { location } = await visitor.ask('/cart', { form })
  visitor.cookies.clear()
  location = (await visitor.ask(location)).location
  expect(textOf((await visitor.ask(location)).text)).toContain(t('signIn.noCookies'))
})

test('the number is fixed at the password step, with its country; one that is refused can be changed', async ({
  page,
  visitor,
}) => {
  await page.goto('/sign-in')
  await page.getByLabel('Phone number or email').fill(asha.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  const number = page.getByLabel('Phone number or email')
  await expect(number).toHaveValue(asha.mobile)
  await expect(number).toHaveAttribute('readonly')
  await expect(number).toHaveAccessibleDescription(/India .*\+91/)
  await expect(page.getByLabel('Country code')).toHaveCount(0)
  await expect(page.locator('[name=country]')).toHaveValue('IN')
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')

  const refused = await visitor.ask('/sign-in', { form: { identifier: '123', country: 'IN', intent: 'code' } })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Please enter Valid Number')
  expect(refused.text).toContain('<select id="country"')
  expect(refused.text).not.toContain('readOnly')
})

test('an e-mail address works for signing in, and a signed-in customer is not asked again', async ({
  page,
  customer,
}) => {
  await page.goto('/sign-in')
  await customer.signsIn({ ...asha, mobile: asha.email })
  await expect(page).toHaveURL('/')
  await page.goto('/sign-in')
  await expect(page).toHaveURL('/')
})

test('a guest who needs to sign in comes back to where they were going', async ({ page, customer }) => {
  await page.goto('/orders?list=past')
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL('/orders?list=past')
})

test('Sign Out asks first, then clears the cart and leads to sign-in', async ({ page, customer, visitor }) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(customer.dialogOrPage.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await customer.dialogOrPage.getByRole('link', { name: 'Cancel' }).click()
  await customer.seesInCart(1)
  await page.goto('/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await customer.seesInCart(0)
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/sign-in/)
})

test('signing out works even if the vendor fails', async ({ page, customer, visitor, demo }) => {
  await visitor.signIn()
  await customer.continues(visitor)
  await demo.fault({ call: 'logout', kind: 'status', value: 500 })
  await page.goto('/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/sign-in')
})

test('a session that the vendor ended is reported once, and signing in leads back to the same page', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await demo.fault({ call: 'list_shiping_address', kind: 'status', value: 401 })
  await page.goto('/address')
  await expect(page).toHaveURL(/\/sign-in\?redirectTo=%2Faddress$/)
  await expect(customer.message('Session Expired. Try login again')).toBeVisible()
  await customer.seesInCart(1)
  await customer.signsIn()
  await expect(page).toHaveURL('/address')
  await expect(page.getByText('Session Expired')).toHaveCount(0)
})

test('typed text survives the end of the session and signing in again', async ({ page, customer, visitor, demo }) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/review-cart')
  await page.getByLabel('Instructions').fill('No onions, please')
  await demo.fault({ call: 'get_user_primary_address', kind: 'status', value: 401 })
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/review-cart/)
  await expect(page.getByLabel('Instructions')).toHaveValue('No onions, please')

  await page.goto('/add-address')
  await customer.findsPlace('Law Garden')
  await page.getByLabel('House/Building Name').fill('Rose Villa')
  await page.getByLabel('Flat No/Floor').fill('7')
  await page.getByText('Office', { exact: true }).click()
  await demo.fault({ call: 'add_shiping_address', kind: 'status', value: 401 })
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/add-address/)
  await expect(page.getByLabel('House/Building Name')).toHaveValue('Rose Villa')
  await expect(page.getByLabel('Flat No/Floor')).toHaveValue('7')
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeEnabled()
})

test('the next customer on this device sees nothing of the previous one', async ({ page, customer, visitor }) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/address')
  await page.getByRole('button', { name: /Ashram Road/ }).click()
  await expect(page.locator('header')).toContainText('Shivalik House')
  await page.goto('/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.locator('header')).not.toContainText('Shivalik House')
  await customer.signsIn(ravi)
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).not.toContainText(/Shivalik|Asha/)
  await customer.seesInCart(0)
})

test('a phone neither capitalizes nor corrects an e-mail that is typed to sign in', async ({ page, t }) => {
  await page.goto('/sign-in')
  const field = page.getByLabel(t('signIn.identifier'))
  await expect(field).toHaveAttribute('autocapitalize', 'none')
  await expect(field).toHaveAttribute('spellcheck', 'false')
})
