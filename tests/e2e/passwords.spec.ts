import { asha, ravi } from '../support/brands'
import type { Customer } from '../support/customer'
import { expect, test } from '../support/test'

const alert = ({ page }: Customer, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Fills in a form's passwords by their labels and sends it, whatever the browser thinks of them. */
async function sends(customer: Customer, passwords: Record<string, string>, submit: string) {
  const { page, t } = customer
  await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  for (const [label, password] of Object.entries(passwords))
    await page.getByLabel(t(label), { exact: true }).fill(password)
  await customer.button(submit).click()
}

for (const [kind, identifier] of [
  ['number', asha.mobile],
  ['e-mail', asha.email],
] as const)
  test(`a password forgotten is set anew by a code to the ${kind}, and signing in leads back to where it was needed`, async ({
    page,
    customer,
    demo,
    t,
  }) => {
    await page.goto('/sign-in?redirectTo=%2Forders')
    await customer.link('signIn.forgot').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.forgot'))
    await page.getByLabel(t('signIn.identifier')).fill(identifier)
    await customer.button('signIn.continue').click()
    await expect(page).toHaveURL(/\/verify-code/)
    await page.getByLabel(t('code.label')).fill(await demo.codeFor(identifier))
    await customer.button('code.verify').click()
    await expect(page).toHaveURL(/\/reset-password/)
    await expect(page.getByRole('main')).toContainText(identifier)
    await sends(customer, { 'password.new': 'secret-2', 'password.confirm': 'secret-2' }, 'password.set')

    await expect(customer.message(t('password.isSet'))).toBeVisible()
    await customer.signsIn({ ...asha, mobile: identifier, password: 'secret-2' })
    await expect(page).toHaveURL(/\/orders$/)
  })

test('who has no account is told at the field, and what was typed stays', async ({ page, customer, t, problems }) => {
  problems.allowStatus(422)
  await page.goto('/forgot-password')
  await page.getByLabel(t('signIn.identifier')).fill('9111111111')
  await page.getByLabel(t('phone.country')).selectOption('GB')
  await customer.button('signIn.continue').click()
  const field = page.getByLabel(t('signIn.identifier'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('9111111111')
  await expect(page.getByLabel(t('phone.country'))).toHaveValue('GB')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(customer.link('shell.signIn').first()).toBeVisible()
})

test('every rule of a new password is told beside its field, and no password comes back', async ({
  page,
  customer,
  demo,
  t,
  problems,
}) => {
  problems.allowStatus(400)
  await page.goto('/forgot-password')
  await page.getByLabel(t('signIn.identifier')).fill(ravi.email)
  await customer.button('signIn.continue').click()
  await page.getByLabel(t('code.label')).fill(await demo.codeFor(ravi.email))
  await customer.button('code.verify').click()
  for (const [password, confirm, ...told] of [
    ['', '', 'password.newRequired', 'password.againRequired'],
    ['short', 'short', 'password.short'],
    ['secret-2', 'secret-3', 'password.mismatch'],
  ] as const) {
    await sends(customer, { 'password.new': password, 'password.confirm': confirm }, 'password.set')
    for (const text of told) await expect(alert(customer, t(text))).toBeVisible()
    await expect(page.getByLabel(t('password.new'), { exact: true })).toHaveValue('')
    await expect(page.getByLabel(t('password.confirm'), { exact: true })).toHaveValue('')
  }
})

test('a new password is only for who has typed a code: anybody else is led to asking for one', async ({
  page,
  customer,
  t,
}) => {
  await page.goto('/reset-password?redirectTo=%2Forders')
  await expect(page).toHaveURL('/forgot-password?redirectTo=%2Forders')
  await expect(customer.message(t('code.expired'))).toBeVisible()
})

test('the password is changed by who knows the old one', async ({ page, customer, visitor, t, problems }) => {
  problems.allowStatus(422)
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/profile/password')
  const fresh = { 'password.new': 'secret-2', 'password.confirm': 'secret-2' }
  await sends(customer, { 'password.old': 'guess', ...fresh }, 'password.changeTitle')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(t('password.old'), { exact: true })).toHaveValue('')
  await sends(customer, { 'password.old': asha.password, ...fresh }, 'password.changeTitle')
  await expect(page).toHaveURL('/profile')
  await expect(customer.message(t('password.changed'))).toBeVisible()
  expect((await visitor.ask('/orders')).status).toBe(200)
  visitor.cookies.clear()
  await visitor.signIn({ ...asha, password: 'secret-2' })
})

test('every rule of changing the password is told beside its field', async ({
  page,
  customer,
  visitor,
  t,
  problems,
}) => {
  problems.allowStatus(400)
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/profile/password')
  await sends(customer, {}, 'password.changeTitle')
  for (const text of ['password.oldRequired', 'password.newRequired', 'password.againRequired'])
    await expect(alert(customer, t(text))).toBeVisible()
})
