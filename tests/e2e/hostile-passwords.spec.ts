import { aNewNumber, arabia, marketplace } from '../support/brands'
import { proves, setsPassword, takesCode, typesCode } from '../support/codes'
import { expect, test } from '../support/people'
import type { DemoVendor, Storefront } from '../support/servers'
import { attribute, hiddenFields, textOf, Visitor } from '../support/visitor'

/** Nobody can set another person's password. */

/** Every field in which an attacker might name the victim's account. */
const claiming = (identifier: string) => ({
  identifier,
  mobile_number: identifier,
  country: 'IN',
  country_code: '91',
  sessionId: 'otp_1',
  session_id: 'otp_1',
  reset_token: 'rst_1',
  resetToken: 'rst_1',
  kind: 'reset',
  verified: '1',
})

const passwordsSet = async (demo: DemoVendor) => (await demo.calls('customer_change_password')).length

/** A copy of a visitor's browser, which may open another host. */
function copyOf(visitor: Visitor, storefront: Storefront, host?: string) {
  const copy = new Visitor(storefront, host)
  copy.takeCookies(visitor.cookies)
  return copy
}

test('no password is set without a correct code, whatever the form claims', async ({ visitor, demo, nila }) => {
  const answer = await setsPassword(visitor, 'secret-2', claiming(nila.mobile))
  expect(answer.location).toBe('/forgot-password?redirectTo=%2F')
  await takesCode(visitor, nila.mobile)
  expect((await setsPassword(visitor, 'secret-2', claiming(nila.mobile))).location).toBe(
    '/forgot-password?redirectTo=%2F',
  )
  await typesCode(visitor, '000000')
  expect((await setsPassword(visitor, 'secret-2', claiming(nila.mobile))).location).toBe(
    '/forgot-password?redirectTo=%2F',
  )
  expect(await passwordsSet(demo)).toBe(0)
  await visitor.signIn(nila)
})

test('a code only verifies the number that it was sent to', async ({ visitor, storefront, demo, nila, omar }) => {
  const own = new Visitor(storefront)
  await takesCode(own, omar.mobile)
  const code = await demo.codeFor(omar.mobile)
  await takesCode(visitor, nila.mobile)
  expect((await typesCode(visitor, code, claiming(omar.mobile))).status).toBe(422)

  expect((await typesCode(own, code, claiming(nila.mobile))).location).toMatch(/^\/reset-password/)
  // Also while the same browser is verifying another number.
  await takesCode(own, nila.mobile)
  await setsPassword(own, 'secret-2', claiming(nila.mobile))
  expect((await demo.calls('customer_change_password')).map(({ body }) => body.mobile_number)).toEqual([omar.mobile])
  await new Visitor(storefront).signIn(nila)
  await new Visitor(storefront).signIn({ ...omar, password: 'secret-2' })
})

test('a form that a tab shows for one number does nothing once another tab verifies another number', async ({
  visitor,
  demo,
  nila,
  omar,
}) => {
  const shownFor = async (path: string) => {
    const { text } = await visitor.open(path)
    return { as: attribute(/<input type="hidden" name="as"[^>]*>/.exec(text)?.[0] ?? '', 'value') }
  }
  await takesCode(visitor, nila.mobile)
  const nilasPage = await shownFor('/verify-code')
  const nilasCode = await demo.codeFor(nila.mobile)
  await takesCode(visitor, omar.mobile)
  const answer = await typesCode(visitor, nilasCode, nilasPage)
  expect(answer.location).toMatch(/^\/sign-in/)
  expect(textOf((await visitor.open(answer.location)).text)).toContain('Session Expired')
  expect(await demo.calls('check_third_party_forgot_password_otp')).toHaveLength(2)

  await proves(visitor, nila.mobile, demo.codeFor)
  const nilasForm = await shownFor('/reset-password')
  expect(nilasForm.as).toBe(nila.mobile)
  await proves(visitor, omar.mobile, demo.codeFor)
  expect((await setsPassword(visitor, 'secret-2', nilasForm)).location).toMatch(/^\/forgot-password/)
  expect(await passwordsSet(demo)).toBe(0)
  await setsPassword(visitor, 'secret-2', await shownFor('/reset-password'))
  await visitor.signIn({ ...omar, password: 'secret-2' })
})

test('a verification can be used once, however many copies of it are sent, at once or later', async ({
  visitor,
  storefront,
  demo,
  nila,
}) => {
  await proves(visitor, nila.mobile, demo.codeFor)
  const copies = Array.from({ length: 5 }, () => copyOf(visitor, storefront))
  await Promise.all(copies.map((copy, at) => setsPassword(copy, `secret-${at + 2}`)))
  expect(await passwordsSet(demo)).toBe(1)
  const replayed = await setsPassword(visitor, 'secret-9')
  expect(replayed.location).toBe('/sign-in?redirectTo=%2F')
  expect(await passwordsSet(demo)).toBe(1)
})

test('a correct code is used up, even for somebody who kept the page and its cookies', async ({
  visitor,
  storefront,
  demo,
  nila,
}) => {
  await takesCode(visitor, nila.mobile)
  const code = await demo.codeFor(nila.mobile)
  const before = copyOf(visitor, storefront)
  await typesCode(visitor, code)
  expect((await typesCode(before, code)).status).toBe(422)
  // Not checked again: it leads on to what it allowed once.
  expect((await typesCode(visitor, code)).location).toMatch(/^\/reset-password/)
  expect((await visitor.ask('/verify-code')).location).toMatch(/^\/reset-password/)
})

test('a verification is valid for one purpose and one brand only', async ({ visitor, storefront, demo, nila }) => {
  const number = aNewNumber(marketplace)
  await visitor.ask('/sign-in', { form: { intent: 'identify', identifier: number } })
  expect((await typesCode(visitor, await demo.codeFor(number))).location).toMatch(/^\/sign-up/)
  expect((await visitor.ask('/reset-password')).location).toMatch(/^\/forgot-password/)
  expect((await setsPassword(visitor, 'secret-2', claiming(nila.mobile))).location).toMatch(/^\/forgot-password/)

  const reset = new Visitor(storefront)
  await proves(reset, nila.mobile, demo.codeFor)
  expect((await reset.ask('/sign-up')).location).toMatch(/^\/sign-in/)
  const elsewhere = copyOf(reset, storefront, arabia.host)
  expect((await setsPassword(elsewhere, 'secret-2')).location).toMatch(/^\/forgot-password/)
  expect(await passwordsSet(demo)).toBe(0)
})

test('a form for a code that was accepted, as after Back, leads on to what the code allows', async ({
  visitor,
  storefront,
  demo,
  nila,
}) => {
  const number = aNewNumber(marketplace)
  await visitor.ask('/sign-in', { form: { intent: 'identify', identifier: number } })
  await typesCode(visitor, await demo.codeFor(number))
  expect((await visitor.ask('/verify-code?redirectTo=/orders')).location).toBe('/sign-up?redirectTo=%2Forders')
  const reset = new Visitor(storefront)
  await proves(reset, nila.mobile, demo.codeFor)
  expect((await reset.ask('/verify-code')).location).toBe('/reset-password?redirectTo=%2F')
})

test('a form shown to one customer changes nothing for the next one in the same browser', async ({
  visitor,
  demo,
  nila,
  omar,
}) => {
  await visitor.signIn(nila)
  const firstTab = hiddenFields((await visitor.open('/profile/password')).text, 'change-password')
  await visitor.signIn(omar)
  const form = { ...firstTab, oldPassword: omar.password, password: 'secret-2', confirm: 'secret-2' }
  const refused = await visitor.ask('/profile/password', { form })
  expect(refused.status).toBe(409)
  expect(textOf(refused.text)).toContain('You are signed in with another account now. Nothing was changed.')
  expect(refused.text).not.toContain('secret-2')
  expect(await demo.calls('change_password')).toEqual([])
  const own = hiddenFields((await visitor.open('/profile/password')).text, 'change-password')
  expect((await visitor.ask('/profile/password', { form: { ...form, ...own } })).location).toBe('/profile')
})

test('a session that ends while the password is being changed leads back to the form, without any password', async ({
  visitor,
  demo,
  nila,
}) => {
  await visitor.signIn(nila)
  const hidden = hiddenFields((await visitor.open('/profile/password')).text, 'change-password')
  await demo.fault({ call: 'change_password', kind: 'status', value: 401 })
  const form = { ...hidden, oldPassword: nila.password, password: 'secret-2', confirm: 'secret-2' }
  const { location } = await visitor.ask('/profile/password', { form })
  expect(location).toMatch(/^\/sign-in\?redirectTo=%2Fprofile%2Fpassword/)
  for (const secret of [nila.password, 'secret-2']) expect(decodeURIComponent(location)).not.toContain(secret)
})

test('setting a password ends the sessions of this browser, and signing in starts a new one', async ({
  visitor,
  storefront,
  demo,
  nila,
}) => {
  await visitor.signIn(nila)
  const copy = copyOf(visitor, storefront)
  await proves(visitor, nila.mobile, demo.codeFor)
  await setsPassword(visitor, 'secret-2')
  for (const browser of [visitor, copy]) expect((await browser.ask('/orders')).location).toMatch(/^\/sign-in/)
  await visitor.signIn({ ...nila, password: 'secret-2' })
  expect((await visitor.ask('/orders')).status).toBe(200)
  expect((await copy.ask('/orders')).location).toMatch(/^\/sign-in/)
})

test('a bot that fills in every field gets no code, and the same answer as an unknown number', async ({
  visitor,
  demo,
  nila,
}) => {
  const page = await visitor.open('/forgot-password')
  const honeypot = /<input[^>]*tabindex="-1"[^>]*>/i.exec(page.text)?.[0] ?? ''
  const [, name = ''] = /name="([^"]+)"/.exec(honeypot) ?? []
  expect(name).not.toBe('')
  const filled = await visitor.ask('/forgot-password', { form: { identifier: nila.mobile, [name]: 'filled' } })
  const stranger = await visitor.ask('/forgot-password', { form: { identifier: aNewNumber(marketplace) } })
  const errorOf = ({ text }: { text: string }) => textOf(/role="alert"[\s\S]*?<\/p>/.exec(text)?.[0] ?? '')
  expect([filled.status, errorOf(filled)]).toEqual([stranger.status, errorOf(stranger)])
  expect(await demo.calls('check_third_party_forgot_password_otp')).toHaveLength(1)
})

test('posts from other sites are refused, and return addresses on other sites are ignored', async ({
  visitor,
  demo,
  nila,
}) => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  for (const path of ['/forgot-password', '/verify-code', '/reset-password', '/profile/password'])
    expect((await visitor.ask(path, { form: { identifier: nila.mobile }, headers })).status, path).toBe(403)
  const away = '?redirectTo=%2F%2Fevil.example'
  const codeAnswer = await visitor.ask(`/forgot-password${away}`, { form: { identifier: nila.mobile } })
  expect(codeAnswer.location).toBe('/verify-code?redirectTo=%2F')
  const code = await demo.codeFor(nila.mobile)
  const verifyAnswer = await visitor.ask(`/verify-code${away}`, { form: { code } })
  expect(verifyAnswer.location).toBe('/reset-password?redirectTo=%2F')
  const form = { password: 'secret-2', confirm: 'secret-2' }
  expect((await visitor.ask(`/reset-password${away}`, { form })).location).toBe('/sign-in?redirectTo=%2F')
})
