import { aNewNumber, marketplace } from '../support/brands'
import { joins } from '../support/screens'
import { expect, onPhoneWithScripts, test } from '../support/test'
import { sends, tries, vendorMessage } from '../support/tries'
import { Visitor } from '../support/visitor'

/** Every message about the customer's own account, in its place: without scripts, and with them in Arabic on a phone. */

const fails = (call: string) => ({ call, kind: 'status', value: 500 })
const ends = (call: string) => ({ call, kind: 'status', value: 401 })

test.use(onPhoneWithScripts)

test.beforeEach(({ problems }) => {
  for (const status of [400, 409, 422, 502]) problems.allowStatus(status)
})

test('the profile and the number', async ({ page, customer, visitor, storefront, demo, brand, t }) => {
  const [mine, theirs] = [aNewNumber(marketplace), aNewNumber(marketplace)]
  const email = await joins(visitor, mine)
  const theirEmail = await joins(new Visitor(storefront, brand.host), theirs)
  await customer.continues(visitor)
  await page.goto('/profile')
  const saves = (name: string, address: string, messages: object) =>
    tries(customer, { types: { 'signUp.name': name, 'signUp.email': address }, presses: 'profile.save', ...messages })
  await saves('', '', { beside: { 'signUp.name': 'profile.nameRequired', 'signUp.email': 'signUp.emailRequired' } })
  await saves('x'.repeat(101), 'nila@', {
    beside: { 'signUp.name': 'field.tooLong', 'signUp.email': 'signUp.emailInvalid' },
  })
  await saves('Nila Mehta', theirEmail, { beside: { 'signUp.email': 'profile.emailTaken' } })
  await demo.fault(fails('update_profile'))
  await saves('Nila Mehta', email, { above: 'error.server' })
  await demo.fault(ends('update_profile'))
  await sends(customer, {}, 'profile.save')
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(customer.message(t('session.expired'))).toBeVisible()
  await customer.signsIn({ mobile: email, password: 'secret-1' })
  await expect(page).toHaveURL(/\/profile/)
  await expect(customer.message(t('profile.notSaved'))).toBeVisible()
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Nila Mehta')
  await sends(customer, {}, 'profile.save')
  await expect(customer.message(t('profile.saved'))).toBeVisible()

  await page.goto('/profile/number')
  const changes = (phone: string, messages: object) =>
    tries(customer, { types: { 'profile.numberNew': phone }, presses: 'signIn.continue', ...messages })
  const beside = (text: string) => ({ beside: { 'profile.numberNew': text } })
  await changes('', beside('signUp.phoneRequired'))
  await changes('12', beside('signUp.phoneInvalid'))
  await changes(`+91 ${mine}`, beside('profile.numberSame'))
  await changes(`+91 ${theirs}`, beside('profile.numberTaken'))
  expect(await demo.codeFor(theirs)).toBe('')
  const fresh = aNewNumber(brand)
  await demo.fault(fails('check_user_details'))
  await changes(fresh, { above: 'error.server' })
  if (brand === marketplace) {
    await changes('+44 7400 123456', beside('code.invalidNumber'))
    await page.goto('/profile/number')
  }
  await sends(customer, { 'profile.numberNew': fresh }, 'signIn.continue')
  await sends(customer, { 'code.label': await demo.codeFor(fresh) }, 'code.verify')
  await expect(page).toHaveURL('/profile')
  await expect(customer.message(t('profile.numberChanged'))).toBeVisible()
})

test('the password, and deleting the account', async ({
  page,
  context,
  customer,
  visitor,
  storefront,
  demo,
  brand,
  t,
}) => {
  const email = await joins(visitor)
  await customer.continues(visitor)
  await page.goto('/profile/password')
  const typed = (old: string, one: string, other = one) => ({
    'password.old': old,
    'password.new': one,
    'password.confirm': other,
  })
  const good = typed('secret-1', 'secret-2')
  const changes = (types: Record<string, string>, messages: object) =>
    tries(customer, { types, presses: 'password.changeTitle', ...messages })
  await changes(typed('', ''), {
    beside: typed('password.oldRequired', 'password.newRequired', 'password.againRequired'),
  })
  await changes(typed('guess', 'short'), { beside: { 'password.new': 'password.short' } })
  await changes(typed('guess', 'secret-2', 'secret-3'), { beside: { 'password.confirm': 'password.mismatch' } })
  await changes(typed('guess', 'secret-2'), { above: vendorMessage(brand, 'wrongPassword') })
  await demo.fault(fails('change_password'))
  await changes(good, { above: `${t('error.server')}${t('password.maybeSet')}` })
  await sends(customer, good, 'password.changeTitle')
  await expect(page).toHaveURL('/profile')
  await expect(customer.message(t('password.changed'))).toBeVisible()
  expect((await visitor.ask('/orders')).status).toBe(200)
  await new Visitor(storefront, brand.host).signIn({ mobile: email, password: 'secret-2' })

  await page.goto('/profile/delete')
  const deletes = (types: Record<string, string>, messages: object) =>
    tries(customer, { types, presses: 'profile.deleteAccount', ...messages })
  await deletes({ 'profile.deleteLabel': 'no' }, { beside: { 'profile.deleteLabel': 'profile.deleteRequired' } })
  const typedWord = { 'profile.deleteLabel': t('profile.deleteWord').toLowerCase() }
  await demo.fault(fails('delete_account'))
  await deletes(typedWord, { above: 'error.server' })
  const underWay = vendorMessage(brand, 'orderUnderWay')
  await demo.fault({ call: 'delete_account', kind: 'code', value: { code: 101, msg: underWay } })
  await deletes(typedWord, { above: underWay })
  const signedIn = await context.cookies()
  await sends(customer, typedWord, 'profile.deleteAccount')
  await expect(page).toHaveURL('/')
  await expect(customer.message(t('profile.deleted'))).toBeVisible()

  await context.addCookies(signedIn)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/sign-in/)
})

test('a form shown to somebody else does nothing, and signing out asks first', async ({
  page,
  context,
  customer,
  visitor,
  storefront,
  brand,
  t,
}) => {
  await joins(visitor)
  await customer.continues(visitor)
  const shownTo = await context.cookies()
  const other = new Visitor(storefront, brand.host)
  const theirEmail = await joins(other)
  const passwords = { 'password.old': 'secret-1', 'password.new': 'secret-2', 'password.confirm': 'secret-2' }
  for (const [path, types, presses] of [
    ['/profile/number', { 'profile.numberNew': '12' }, 'signIn.continue'],
    ['/profile/password', passwords, 'password.changeTitle'],
    ['/profile/delete', { 'profile.deleteLabel': 'DELETE' }, 'profile.deleteAccount'],
    ['/profile', { 'signUp.name': 'Somebody Else' }, 'profile.save'],
  ] as const) {
    await context.clearCookies()
    await context.addCookies(shownTo)
    await page.goto(path)
    await customer.continues(other)
    await sends(customer, types, presses)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([t('account.changed')])
  }
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Nila Rao')
  await expect(page.getByLabel(t('signUp.email'))).toHaveValue(theirEmail)

  await page.goto('/sign-out')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signOut.title'))
  await expect(page.getByRole('main')).toContainText(t('signOut.text'))
  await sends(customer, {}, 'menu.signOut')
  await expect(page).toHaveURL('/sign-in')
})
