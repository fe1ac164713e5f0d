import { asha, ravi } from '../support/brands'
import { expect, test } from '../support/test'

test.beforeEach(async ({ customer, visitor }) => {
  await visitor.signIn()
  await customer.continues(visitor)
})

test('name and e-mail are changed, are greeted by and sign in from then on', async ({ page, customer, visitor, t }) => {
  await page.goto('/')
  await page
    .locator('header')
    .getByRole('link', { name: t('profile.title') })
    .click()
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Asha Patel')
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await page.getByLabel(t('signUp.email')).fill('Asha.Mehta@Example.com')
  await customer.button('profile.save').click()
  await expect(customer.message('Your profile is saved')).toBeVisible()
  await expect(page.getByLabel(t('signUp.email'))).toHaveValue('asha.mehta@example.com')
  await customer.button('menu.open').click()
  await expect(page.getByText('Hello, Asha Mehta')).toBeVisible()
  visitor.cookies.clear()
  await visitor.signIn({ ...asha, mobile: 'asha.mehta@example.com' })
})

test('somebody else’s e-mail is told at its field, and what was typed stays', async ({
  page,
  customer,
  t,
  problems,
}) => {
  problems.allowStatus(422)
  await page.goto('/profile')
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await page.getByLabel(t('signUp.email')).fill(ravi.email)
  await customer.button('profile.save').click()
  await expect(page.getByRole('alert')).toHaveText('Another account uses this email. Please use another one.')
  await expect(page.getByLabel(t('signUp.email'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Asha Mehta')
  await page.goto('/profile')
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Asha Patel')
})

test('every rule of the form is told beside its field', async ({ page, customer, t, problems }) => {
  problems.allowStatus(400)
  await page.goto('/profile')
  const form = page.locator('#profile')
  for (const [name, email, told] of [
    ['', asha.email, 'Please enter user name.'],
    [asha.name, '', 'Please enter email'],
    [asha.name, 'asha@', 'This value should be a valid email'],
  ] as const) {
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
    await page.getByLabel(t('signUp.name')).fill(name)
    await page.getByLabel(t('signUp.email')).fill(email)
    await customer.button('profile.save').click()
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
  }
})

test('a new number is proved by a code, and signs in from then on', async ({ page, customer, visitor, demo, t }) => {
  await page.goto('/profile')
  await expect(page.getByLabel(t('signUp.phone'))).toHaveValue('+91 9000000001')
  await expect(page.getByLabel(t('signUp.phone'))).not.toBeEditable()
  await customer.link('profile.changeNumber').click()
  await page.getByLabel(t('profile.numberNew')).fill('92222 22222')
  await customer.button('signIn.continue').click()
  await expect(page).toHaveURL(/\/verify-code/)
  await page.getByLabel(t('code.label')).fill(await demo.codeFor('9222222222'))
  await customer.button('code.verify').click()
  await expect(page).toHaveURL('/profile')
  await expect(customer.message('Your phone number is changed')).toBeVisible()
  await expect(page.getByLabel(t('signUp.phone'))).toHaveValue('+91 9222222222')
  visitor.cookies.clear()
  await visitor.signIn({ ...asha, mobile: '9222222222' })
})

test('a number of another account, and one’s own, get no code', async ({ page, customer, demo, t, problems }) => {
  problems.allowStatus(422)
  await page.goto('/profile/number')
  for (const [number, told] of [
    [ravi.mobile, 'Another account uses this number'],
    [asha.mobile, 'This is your number already'],
  ] as const) {
    await page.getByLabel(t('profile.numberNew')).fill(number)
    await customer.button('signIn.continue').click()
    await expect(page.getByRole('alert')).toHaveText(told)
    expect(await demo.codeFor(number)).toBe('')
  }
})

test('what was typed when the session ended is there after signing in again, and said to be unsaved', async ({
  page,
  customer,
  demo,
  t,
}) => {
  await page.goto('/profile')
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await demo.fault({ call: 'update_profile', kind: 'status', value: 401 })
  await customer.button('profile.save').click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn()
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Asha Mehta')
  await expect(page.getByText(t('profile.notSaved'))).toBeVisible()
  await customer.button('profile.save').click()
  await expect(customer.message('Your profile is saved')).toBeVisible()
})

test('when somebody else signs in then, they find their own', async ({ page, customer, demo, t }) => {
  await page.goto('/profile')
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await demo.fault({ call: 'update_profile', kind: 'status', value: 401 })
  await customer.button('profile.save').click()
  await expect(page).toHaveURL(/\/sign-in/)
  await customer.signsIn(ravi)
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue(ravi.name)
  await expect(page.getByLabel(t('signUp.email'))).toHaveValue(ravi.email)
})

test('a form that another tab’s customer was shown does nothing, and says so', async ({
  page,
  context,
  customer,
  visitor,
  t,
  problems,
}) => {
  problems.allowStatus(409)
  await page.goto('/profile')
  visitor.cookies.clear()
  await visitor.signIn(ravi)
  await context.clearCookies()
  await customer.continues(visitor)
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await customer.button('profile.save').click()
  await expect(page.getByRole('alert')).toHaveText('You are signed in with another account now. Nothing was changed.')
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue(ravi.name)
  await expect(page.locator('main')).not.toContainText(/Asha|9000000001/)
})
