import { asha, ravi } from '../support/brands'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'

test.beforeEach(async ({ customer, visitor }) => {
  await visitor.signIn()
  await customer.continues(visitor)
})

test('a new name and e-mail are saved, used for greeting and for signing in', async ({
  page,
  customer,
  visitor,
  t,
}) => {
  await page.goto('/')
  await page
    .locator('header')
    .getByRole('link', { name: t('profile.title') })
    .click()
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Asha Patel')
  await page.getByLabel(t('signUp.name')).fill('Asha Mehta')
  await page.getByLabel(t('signUp.email')).fill('Asha.Mehta@Example.com')
  await customer.button('profile.save').click()
  await expect(customer.message('Profile saved')).toBeVisible()
  await expect(page.getByLabel(t('signUp.email'))).toHaveValue('asha.mehta@example.com')
  await customer.button('menu.open').click()
  await expect(page.getByText('Hello, Asha Mehta')).toBeVisible()
  visitor.cookies.clear()
  await visitor.signIn({ ...asha, mobile: 'asha.mehta@example.com' })
})

test('a form comes back with the focus on its first wrong field', async ({ page, customer, problems, t }) => {
  problems.allowStatus(400)
  await page.goto('/profile')
  const name = page.getByLabel(t('signUp.name'))
  await name.fill('   ')
  await page.getByLabel(t('signUp.email')).fill('asha@localhost')
  await customer.button('profile.save').click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
})

test('a new number is verified by a code, and then used for signing in', async ({
  page,
  customer,
  visitor,
  demo,
  t,
}) => {
  await page.goto('/profile')
  await expect(page.getByLabel(t('signUp.phone'))).toHaveValue('+91 9000000001')
  await expect(page.getByLabel(t('signUp.phone'))).not.toBeEditable()
  await customer.link('profile.changeNumber').click()
  await page.getByLabel(t('profile.numberNew')).fill('92222 22222')
  await customer.button('signIn.continue').click()
  await expect(page).toHaveURL(/\/verify-code/)
  await customer.typesCode(await demo.codeFor('9222222222'))
  await expect(page).toHaveURL('/profile')
  await expect(customer.message('Phone number changed')).toBeVisible()
  await expect(page.getByLabel(t('signUp.phone'))).toHaveValue('+91 9222222222')
  visitor.cookies.clear()
  await visitor.signIn({ ...asha, mobile: '9222222222' })
})

test.describe('a vendor that does not change numbers', () => {
  test.use({ changedVendor: { change: answersWith({ mobile_number: asha.mobile }) } })

  test('keeps the old number, and the profile says so as long as it is shown', async ({ page, customer, demo, t }) => {
    await page.goto('/profile/number')
    await page.getByLabel(t('profile.numberNew')).fill('92222 22222')
    await customer.button('signIn.continue').click()
    await customer.typesCode(await demo.codeFor('9222222222'))
    await expect(page).toHaveURL('/profile')
    const told = 'The number could not be changed. Please ask support to change it.'
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(told)
    await expect(page.getByLabel(t('signUp.phone'))).toHaveValue('+91 9000000001')
  })
})

test('when somebody else then signs in, they see their own profile', async ({ page, customer, demo, t }) => {
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

test("fields report what is missing or wrong in our words, not in the browser's bubble", async ({
  page,
  customer,
  problems,
  t,
}) => {
  problems.allowStatus(400)
  await page.goto('/profile')
  await page.getByLabel(t('signUp.name')).fill('')
  await page.getByLabel(t('signUp.email')).fill('nobody')
  await customer.button('profile.save').click()
  await expect(page.getByLabel(t('signUp.name'))).toHaveAccessibleDescription(/^Please enter/)
  await expect(page.getByLabel(t('signUp.email'))).toHaveAccessibleDescription('This value should be a valid email')
  await page.goto('/report-bug')
  await customer.button('report.send').click()
  await expect(page.getByLabel(t('report.subject'))).toHaveAccessibleDescription(t('report.titleMissing'))
})

test('a form of the account stands beside the links to the others on a wide window, and alone on a phone', async ({
  page,
  t,
}) => {
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  for (const path of ['/profile/password', '/profile/number', '/profile/delete']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(links).toHaveText([t('password.changeTitle'), t('profile.deleteAccount')])
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(links).toHaveCount(0)
  }
})

test('a wide window, which has the menu at the side, does not repeat its link to the orders on one of them, nor Sign Out on the profile', async ({
  page,
  t,
}) => {
  for (const [path, label] of [
    ['/order-details/70001', 'orders.title'],
    ['/profile', 'menu.signOut'],
  ] as const) {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('link', { name: t(label) })).toHaveCount(1)
    }
  }
})
