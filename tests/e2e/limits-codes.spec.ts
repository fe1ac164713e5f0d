import { randomUUID } from 'node:crypto'
import { aNewNumber, asha, marketplace, ravi } from '../support/brands'
import { asksForCode, proves, setsPassword, takesCode, typesCode, wrongFor } from '../support/codes'
import { island } from '../support/live'
import { expect, test } from '../support/people'
import { startRedis } from '../support/redis'
import { startStorefront, type DemoVendor, type StartedStorefront, type Storefront } from '../support/servers'
import { hiddenFields, textOf, Visitor, type Answer } from '../support/visitor'

/** Codes and passwords cannot be guessed, and nobody can be flooded with codes. */

/** The statuses of this many wrong tries, then the limit. */
const stoppedAfter = (times: number) => [...Array<number>(times).fill(422), 429]

/** Types wrong codes in one browser; returns the statuses. */
async function guesses(visitor: Visitor, code: string, times: number) {
  const statuses = []
  for (let at = 0; at < times; at++) statuses.push((await typesCode(visitor, wrongFor(code))).status)
  return statuses
}

function expectWait({ headers, text }: Answer, words: string) {
  expect(textOf(text)).toContain(words)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}

/** A browser to which a code was sent, after the vendor's own wait. */
async function withCode(storefront: Storefront, demo: DemoVendor, identifier: string) {
  await demo.advance(601)
  const visitor = new Visitor(storefront)
  await takesCode(visitor, identifier)
  return { visitor, code: await demo.codeFor(identifier) }
}

test('after five wrong codes even the right one is not checked', async ({ storefront, demo, nila }) => {
  const { visitor, code } = await withCode(storefront, demo, nila.email)
  expect(await guesses(visitor, code, 5)).toEqual(Array(5).fill(422))
  const callsBefore = (await demo.calls('verify_otp')).length
  const late = await typesCode(visitor, code)
  expect(late.status).toBe(429)
  expectWait(late, 'Too many wrong codes. Please wait 15 minutes.')
  expect((await demo.calls('verify_otp')).length).toBe(callsBefore)
})

test('wrong codes count per person, over all codes, browsers and addresses', async ({
  storefront,
  demo,
  nila,
  omar,
}) => {
  const statuses = []
  for (let round = 0; round < 4; round++) {
    const { visitor, code } = await withCode(storefront, demo, nila.mobile)
    statuses.push(...(await guesses(visitor, code, 4)))
  }
  expect(statuses).toEqual(stoppedAfter(15))
  const other = await withCode(storefront, demo, omar.mobile)
  expect((await typesCode(other.visitor, other.code)).location).toBe('/reset-password?redirectTo=%2F')
})

test('wrong codes count per address, over all people', async ({ visitor, storefront, demo, nila }) => {
  const statuses = []
  for (let person = 0; person < 13; person++) {
    const number = aNewNumber(marketplace)
    await visitor.ask('/sign-in', { form: { intent: 'identify', identifier: number } })
    statuses.push(...(await guesses(visitor, await demo.codeFor(number), person < 12 ? 5 : 1)))
  }
  expect(statuses).toEqual(stoppedAfter(60))
  const other = await withCode(storefront, demo, nila.email)
  expect((await typesCode(other.visitor, other.code)).status).toBe(302)
})

test('one person gets a limited number of codes, whoever asks for them', async ({ storefront, demo, nila, omar }) => {
  for (let at = 0; at < 5; at++) await withCode(storefront, demo, nila.mobile)
  await demo.advance(601)
  const refused = await asksForCode(new Visitor(storefront), nila.mobile)
  expect(refused.status).toBe(429)
  expectWait(refused, 'Too many times same mobile number used. Please wait 15 minutes.')
  expect(await demo.calls('check_third_party_forgot_password_otp')).toHaveLength(5)
  await withCode(storefront, demo, omar.mobile)
})

test('one address can send a limited number of codes', async ({ visitor, storefront, demo }) => {
  const ask = (from: Visitor) =>
    from.ask('/sign-in', { form: { intent: 'identify', identifier: aNewNumber(marketplace) } })
  const statuses = []
  for (let at = 0; at < 31; at++) statuses.push((await ask(visitor)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(302), 429])
  expect(await demo.calls('check_third_party_otp')).toHaveLength(30)
  expect((await ask(new Visitor(storefront))).status).toBe(302)
})

test('a code is sent again only after the wait, also without scripts', async ({ storefront, demo, nila }) => {
  const { visitor } = await withCode(storefront, demo, nila.mobile)
  const early = await visitor.ask('/verify-code', { form: { intent: 'resend' } })
  expect(early.status).toBe(429)
  expectWait(early, 'You can ask for another code in')
  expect(await demo.calls('check_third_party_forgot_password_otp')).toHaveLength(1)
})

test.describe('without a wait', () => {
  test.use({ ownStorefront: { CODE_WAIT_SECONDS: '0' } })

  test('sending a code again says so, and the new code replaces the old one', async ({
    page,
    customer,
    visitor,
    demo,
    nila,
    problems,
  }) => {
    problems.allow(/\b422\b/)
    await takesCode(visitor, nila.mobile)
    const first = await demo.codeFor(nila.mobile)
    await customer.continues(visitor)
    await page.goto('/verify-code')
    await customer.button('code.resend').click()
    await expect(customer.message('We have sent you another code')).toBeVisible()
    const second = await demo.codeFor(nila.mobile)
    expect(second).not.toBe(first)
    await island(page)
    await customer.typesCode(first)
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP')
    await island(page)
    await customer.typesCode(second)
    await expect(page).toHaveURL(/\/reset-password/)
  })
})

test('a vendor failure does not count as a wrong code', async ({ storefront, demo, nila }) => {
  const { visitor, code } = await withCode(storefront, demo, nila.email)
  await demo.fault({ call: 'verify_otp', kind: 'status', value: 500, times: 8 })
  for (let at = 0; at < 8; at++) expect((await typesCode(visitor, code)).status).toBe(502)
  expect((await typesCode(visitor, code)).location).toMatch(/^\/reset-password/)
})

/** A signed-in visitor tries to change the password without knowing the old one. */
async function guessesOld(visitor: Visitor, oldPassword: string = randomUUID()) {
  const form = hiddenFields((await visitor.open('/profile/password')).text, 'change-password')
  const fresh = { password: 'secret-2', confirm: 'secret-2' }
  return visitor.ask('/profile/password', { form: { ...form, ...fresh, oldPassword } })
}

// The limit counts by account id, and the demo reuses ids for the new people of other tests.
test.describe('at a vendor whose people have not tried yet', () => {
  test.use({ emptyCache: true })

  test("somebody at another person's device cannot try passwords until one fits", async ({
    visitor,
    storefront,
    demo,
    nila,
    omar,
  }) => {
    await visitor.signIn(nila)
    const statuses = []
    for (let at = 0; at < 11; at++) statuses.push((await guessesOld(visitor)).status)
    expect(statuses).toEqual(stoppedAfter(10))
    const right = await guessesOld(visitor, nila.password)
    expect(right.status).toBe(429)
    expectWait(right, 'Please wait 15 minutes')
    expect(await demo.calls('change_password')).toHaveLength(10)
    const other = new Visitor(storefront)
    await other.signIn(omar)
    expect((await guessesOld(other, omar.password)).location).toBe('/profile')
  })
})

test('a customer who guessed too often and then resets the password can sign in at once', async ({
  visitor,
  demo,
  nila,
}) => {
  const wrong = { intent: 'sign-in', identifier: nila.mobile, password: 'guess' }
  for (let at = 0; at < 10; at++) await visitor.ask('/sign-in', { form: wrong })
  expect((await visitor.ask('/sign-in', { form: wrong })).status).toBe(429)
  await proves(visitor, nila.mobile, demo.codeFor)
  expect((await setsPassword(visitor, 'secret-2')).location).toBe('/sign-in?redirectTo=%2F')
  await visitor.signIn({ ...nila, password: 'secret-2' })
})

test('all instances share the counts, and a verification is used once among them', async ({ demo }) => {
  const redis = await startRedis()
  const shops = await Promise.all([1, 2].map(() => startStorefront(demo.origin, { REDIS_URL: redis.url })))
  const [one, other] = shops as [StartedStorefront, StartedStorefront]

  const guessing = await withCode(one, demo, asha.email)
  expect(await guesses(guessing.visitor, guessing.code, 3)).toEqual(Array(3).fill(422))
  guessing.visitor.moveTo(other)
  expect(await guesses(guessing.visitor, guessing.code, 3)).toEqual(stoppedAfter(2))

  const signedIn = new Visitor(one)
  await signedIn.signIn(ravi)
  for (let at = 0; at < 9; at++) await guessesOld(signedIn)
  signedIn.moveTo(other)
  expect([(await guessesOld(signedIn)).status, (await guessesOld(signedIn)).status]).toEqual(stoppedAfter(1))

  const { visitor, code } = await withCode(one, demo, ravi.mobile)
  await typesCode(visitor, code)
  const copy = new Visitor(other)
  copy.takeCookies(visitor.cookies)
  await Promise.all([setsPassword(visitor, 'secret-2'), setsPassword(copy, 'secret-3')])
  expect(await demo.calls('customer_change_password')).toHaveLength(1)

  for (const shop of shops) await shop.stop()
  await redis.stop()
})
