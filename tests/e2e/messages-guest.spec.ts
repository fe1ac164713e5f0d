import { waitText } from '../../app/domain/text/wait-text'
import { aNewNumber, grocery, marketplace } from '../support/brands'
import { typesCode, wrongFor } from '../support/codes'
import { joins, newEmail } from '../support/screens'
import { expect, onPhoneWithScripts, test } from '../support/test'
import { saying, sends, tries, vendorMessage } from '../support/tries'
import { Visitor } from '../support/visitor'

/** Every message while signing in or up, in its place: without scripts, and with them in Arabic on a phone. */

const back = '?redirectTo=%2Forders'
const fails = (call: string) => ({ call, kind: 'status', value: 500 })

/** A number from a country that the code service does not send to. */
const british = { 'signIn.identifier': '+44 7400 123456' }

test.use(onPhoneWithScripts)

test.beforeEach(({ problems }) => {
  for (const status of [400, 422, 429, 502]) problems.allowStatus(status)
})

test('signing in: errors of the number, the e-mail or the password', async ({
  page,
  customer,
  visitor,
  storefront,
  demo,
  brand,
  t,
}) => {
  const email = await joins(visitor)
  await page.goto(`/sign-in${back}`)
  const identifies = (types: Record<string, string>, messages: string) =>
    tries(customer, { types, presses: 'signIn.continue', beside: { 'signIn.identifier': messages } })
  await identifies({ 'signIn.identifier': '' }, 'signIn.eitherRequired')
  await identifies({ 'signIn.identifier': 'not a number' }, 'signIn.eitherInvalid')
  if (brand === marketplace) await identifies(british, 'code.invalidNumber')

  const flooded = aNewNumber(brand)
  // Each in another browser: one that has a code is not sent another.
  const asks = () =>
    new Visitor(storefront, brand.host).ask('/sign-in', { form: { intent: 'identify', identifier: flooded } })
  for (const _ of [1, 2, 3]) await asks()
  const refused = vendorMessage(brand, 'tooManyCodes')
  const inWords = brand === marketplace ? refused : `${refused}. ${t('code.notSent')}`
  await page.goto(`/sign-in${back}`)
  await identifies({ 'signIn.identifier': flooded }, inWords)
  await asks()
  const wait = waitText(15 * 60_000, brand.locale)
  await identifies({ 'signIn.identifier': flooded }, `${t('code.tooMany')}. ${t('code.wait', { wait })}`)

  const known = { 'signIn.identifier': email }
  await demo.fault(fails('check_user_details'))
  await tries(customer, { types: known, presses: 'signIn.continue', above: 'error.server' })
  await sends(customer, known, 'signIn.continue')
  const enters = (password: string, messages: object) =>
    tries(customer, { types: { ...known, 'signIn.password': password }, presses: 'shell.signIn', ...messages })
  await enters('', { beside: { 'signIn.password': 'signIn.passwordRequired' } })
  await enters('wrong-one', { above: vendorMessage(brand, 'wrongPassword') })
  expect(await page.content()).not.toContain('wrong-one')
  await demo.fault(fails('login'))
  await enters('secret-1', { above: 'error.server' })
  await sends(customer, { 'signIn.password': 'secret-1' }, 'shell.signIn')
  await expect(page).toHaveURL('/orders')
})

test('a forgotten password: errors of the account, the code or the new password', async ({
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
  const known = { 'signIn.identifier': email }
  await page.goto(`/sign-in${back}`)
  await sends(customer, known, 'signIn.continue')
  await sends(customer, {}, 'signIn.forgot')
  await expect(page).toHaveURL(`/forgot-password${back}`)
  await expect(page.getByLabel(t('signIn.identifier'))).toHaveValue(email)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await demo.codeFor(email)).toBe('')

  const identifies = (types: Record<string, string>, messages: string) =>
    tries(customer, { types, presses: 'signIn.continue', beside: { 'signIn.identifier': messages } })
  await identifies({ 'signIn.identifier': '' }, 'signIn.eitherRequired')
  await identifies({ 'signIn.identifier': 'not a number' }, 'signIn.eitherInvalid')
  await identifies({ 'signIn.identifier': aNewNumber(brand) }, vendorMessage(brand, 'numberUnknown'))
  await demo.fault(fails('customer_forgot_password'))
  await identifies(known, 'error.server')
  if (brand === marketplace) await identifies(british, 'code.invalidNumber')

  await sends(customer, known, 'signIn.continue')
  await expect(page).toHaveURL(`/verify-code${back}`)
  const proves = (code: string, messages: string) =>
    tries(customer, { types: { 'code.label': code }, presses: 'code.verify', beside: { 'code.label': messages } })
  const first = await demo.codeFor(email)
  // Before anything that takes time: the wait ends by itself.
  if (customer.hasScripts) await expect(customer.button('code.resend')).toBeDisabled()
  else {
    await sends(customer, {}, 'code.resend')
    await expect(page.getByRole('alert')).toHaveText(saying(t('code.resendIn', { wait: '*' })))
  }
  expect(await demo.codeFor(email)).toBe(first)
  await proves('', 'code.required')
  await proves(wrongFor(first), vendorMessage(brand, 'codeWrong'))
  await demo.fault(fails('verify_otp'))
  await proves(first, 'error.server')
  await demo.fault({ call: 'verify_otp', kind: 'reset' })
  await proves(first, 'code.unknown')
  await demo.advance(301)
  await proves(first, vendorMessage(brand, 'sessionExpired'))
  const guesser = new Visitor(storefront, brand.host)
  guesser.takeCookies(await customer.cookies())
  for (const _ of [3, 4, 5]) await typesCode(guesser, wrongFor(first))
  await proves(first, t('code.tooManyTries', { wait: waitText(15 * 60_000, brand.locale) }))

  await customer.link('code.otherEmail').click()
  await expect(page).toHaveURL(`/forgot-password${back}`)
  await sends(customer, known, 'signIn.continue')
  await sends(customer, { 'code.label': ` ${await demo.codeFor(email)} ` }, 'code.verify')
  await expect(page).toHaveURL(`/reset-password${back}`)
  await expect(page.getByRole('main')).toContainText(email)
  const passwords = (one: string, other: string) => ({ 'password.new': one, 'password.confirm': other })
  for (const [one, other, messages] of [
    ['', '', { beside: passwords('password.newRequired', 'password.againRequired') }],
    ['short', 'short', { beside: { 'password.new': 'password.short' } }],
    ['secret-2', 'secret-3', { beside: { 'password.confirm': 'password.mismatch' } }],
  ] as const)
    await tries(customer, { types: passwords(one, other), presses: 'password.set', ...messages })
  await demo.fault(fails('customer_change_password'))
  const good = passwords('secret-2', 'secret-2')
  const unknown = `${t('error.server')}${t('password.maybeSet')}`
  await tries(customer, { types: good, presses: 'password.set', above: unknown })

  const proof = await context.cookies()
  await sends(customer, good, 'password.set')
  await expect(customer.message(t('password.isSet'))).toBeVisible()
  await context.addCookies(proof)
  await page.goto(`/reset-password${back}`)
  await sends(customer, good, 'password.set')
  await expect(customer.message(t('password.used'))).toBeVisible()
  await customer.signsIn({ mobile: email, password: 'secret-2' })
  await expect(page).toHaveURL('/orders')
})

test('a page that needs a verification redirects to the page that starts one', async ({ page, customer, t }) => {
  for (const [path, leadsTo, messages] of [
    ['/verify-code', `/sign-in${back}`, 'code.expired'],
    ['/sign-up', `/sign-in${back}`, 'signIn.hint.both'],
    ['/reset-password', `/forgot-password${back}`, 'code.expired'],
  ] as const) {
    await page.goto(path + back)
    await expect(page).toHaveURL(leadsTo)
    await expect(customer.message(t(messages))).toBeVisible()
    await expect(customer.message(t('signIn.noCookies'))).toHaveCount(0)
  }
})

test.describe('where the vendor sends the codes itself', () => {
  test.use({ brand: async ({ brand }, use) => use(brand === marketplace ? grocery : brand) })

  test('signing up: errors of the form with a new number, and with a new e-mail', async ({
    page,
    customer,
    visitor,
    storefront,
    demo,
    brand,
    t,
  }) => {
    const takenNumber = aNewNumber(marketplace)
    const email = await joins(visitor, takenNumber)
    const number = aNewNumber(brand)
    await page.goto(`/sign-in${back}`)
    await sends(customer, { 'signIn.identifier': number }, 'signIn.continue')
    await expect(page.getByText(number)).toHaveText(/^\+\d+\u00a0\d+$/)
    await sends(customer, { 'code.label': await demo.codeFor(number) }, 'code.verify')
    await expect(page).toHaveURL(`/sign-up${back}`)

    const signs = (types: Record<string, string>, messages: object) =>
      tries(customer, { types, presses: 'signUp.submit', ...messages })
    const missingMessages = { 'signIn.password': 'password.newRequired', 'signUp.terms': 'signUp.termsRequired' }
    const nothing = { 'signUp.name': '', 'signIn.password': '', 'signUp.terms': '' }
    const good = { 'signUp.name': 'Nila Rao', 'signIn.password': 'secret-1', 'signUp.terms': 'accepted' }
    await signs(
      { ...nothing, 'signUp.email': '' },
      { beside: { 'signUp.name': 'signUp.nameRequired', 'signUp.email': 'signUp.emailRequired', ...missingMessages } },
    )
    await expect(page.locator('.tick:has([name=terms]) + .error')).toBeVisible()
    await signs(
      { ...good, 'signUp.name': 'x'.repeat(101), 'signUp.email': 'not-an-email', 'signIn.password': 'short' },
      {
        beside: {
          'signUp.name': 'field.tooLong',
          'signUp.email': 'signUp.emailInvalid',
          'signIn.password': 'password.short',
        },
      },
    )
    const fresh = { ...good, 'signUp.email': newEmail() }
    await signs({ ...fresh, 'signUp.email': email }, { beside: { 'signUp.email': 'signUp.emailKnown' } })
    await demo.fault(fails('registration'))
    await signs(fresh, { above: 'error.server' })
    const otherTab = new Visitor(storefront, brand.host)
    otherTab.takeCookies(await customer.cookies())
    const form = { name: 'Nila Rao', email: newEmail(), password: 'secret-1', terms: 'accepted' }
    expect((await otherTab.ask('/sign-up', { form })).status).toBe(302)
    await sends(customer, fresh, 'signUp.submit')
    await expect(page).toHaveURL(`/sign-in${back}`)
    await expect(customer.message(t('signUp.used'))).toBeVisible()

    await sends(customer, { 'signIn.identifier': newEmail() }, 'signIn.continue')
    await expect(page).toHaveURL(`/sign-up${back}`)
    await signs(
      { ...nothing, 'signUp.phone': '' },
      { beside: { 'signUp.name': 'signUp.nameRequired', 'signUp.phone': 'signUp.phoneRequired', ...missingMessages } },
    )
    await signs({ ...good, 'signUp.phone': '12' }, { beside: { 'signUp.phone': 'signUp.phoneInvalid' } })
    await signs({ ...good, 'signUp.phone': `+91 ${takenNumber}` }, { above: vendorMessage(brand, 'numberTaken') })
    await sends(customer, { ...good, 'signUp.phone': aNewNumber(brand) }, 'signUp.submit')
    await expect(page).toHaveURL('/address?backTo=%2Forders')
  })
})
