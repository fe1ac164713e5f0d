import { asha } from '../support/brands'
import { expect, test } from '../support/test'
import { sends } from '../support/tries'

test('a code to the number resets a forgotten password, and signing in leads back to where it was needed', async ({
  page,
  customer,
  demo,
  t,
}) => {
  await page.goto('/sign-in?redirectTo=%2Forders')
  await customer.link('signIn.forgot').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.forgot'))
  await sends(customer, { 'signIn.identifier': asha.mobile }, 'signIn.continue')
  await expect(page).toHaveURL(/\/verify-code/)
  await sends(customer, { 'code.label': await demo.codeFor(asha.mobile) }, 'code.verify')
  await expect(page).toHaveURL(/\/reset-password/)
  await expect(page.getByRole('main')).toContainText(asha.mobile)
  await sends(customer, { 'password.new': 'secret-2', 'password.confirm': 'secret-2' }, 'password.set')
  await expect(customer.message(t('password.isSet'))).toBeVisible()
  await customer.signsIn({ ...asha, password: 'secret-2' })
  await expect(page).toHaveURL(/\/orders$/)
})
