import { aNewNumber, asha, marketplace } from '../support/brands'
import { expect, test } from '../support/test'

test('a code that is wrong or over is told', async ({ page, customer, demo, t, problems }) => {
  const number = aNewNumber(marketplace)
  problems.allowStatus(422)
  await page.goto('/sign-in')
  await page.getByLabel(t('signIn.identifier')).fill(number)
  await customer.button('signIn.continue').click()
  const field = page.getByLabel(t('code.label'))
  const right = await demo.codeFor(number)
  await field.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  await customer.button('code.verify').click()
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP')
  await demo.advance(301)
  await field.fill(right)
  await customer.button('code.verify').click()
  await expect(page.getByRole('alert')).toHaveText('Session Expired')
})

test('another code is sent once the wait is over, and the one before it counts no more than the vendor lets it', async ({
  page,
  customer,
  demo,
  t,
  problems,
}) => {
  const number = aNewNumber(marketplace)
  problems.allowStatus(429)
  await page.goto('/sign-in')
  await page.getByLabel(t('signIn.identifier')).fill(number)
  await customer.button('signIn.continue').click()
  const first = await demo.codeFor(number)
  if (customer.hasScripts) await expect(customer.button('code.resend')).toBeDisabled()
  else {
    await customer.button('code.resend').click()
    await expect(page.getByRole('alert')).toContainText(/You can ask for another code in \d+ seconds/)
  }
  expect(await demo.codeFor(number)).toBe(first)
})

test('a known e-mail is told at its field, with everything else kept but the passwords', async ({
  page,
  customer,
  demo,
  t,
  problems,
}) => {
  const number = aNewNumber(marketplace)
  problems.allowStatus(422)
  await page.goto('/sign-in')
  await customer.joins(number, demo.codeFor, asha.email)
  await expect(page.getByRole('alert')).toContainText('has an account already')
  await expect(page.getByLabel(t('signUp.name'), { exact: true })).toHaveValue('Nila Rao')
  await expect(page.getByLabel(t('signIn.password'), { exact: true })).toHaveValue('')
  await customer.signsUp('nila@example.com')
  await expect(page).toHaveURL(/\/address/)
})

test('every rule of the form is told beside its field', async ({ page, customer, demo, t, problems }) => {
  const number = aNewNumber(marketplace)
  problems.allowStatus(400)
  await page.goto('/sign-in')
  await page.getByLabel(t('signIn.identifier')).fill(number)
  await customer.button('signIn.continue').click()
  await page.getByLabel(t('code.label')).fill(` ${await demo.codeFor(number)} `)
  await customer.button('code.verify').click()
  await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await page.getByLabel(t('signUp.email'), { exact: true }).fill('not-an-email')
  await page.getByLabel(t('signIn.password'), { exact: true }).fill('secret-1')
  await page.getByLabel(t('password.confirm'), { exact: true }).fill('secret-2')
  await customer.button('signUp.submit').click()
  for (const text of [
    'Please enter full name',
    'This value should be a valid email',
    'Passwords must match',
    'Please select the checkbox',
  ])
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
})
