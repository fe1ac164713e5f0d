import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Identifier } from '~/domain/account/sign-in-methods'
import { limits } from '~/http/request-policy/limits.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop } from '../../../tests/support/shop-builders'
import * as codes from './codes.server'
import { countTries, forgetSignInTries, signInTries } from './codes.server'
import { pendingCode, rememberCode, type PendingCode } from './pending.server'

/** A number that no other test uses. */
const aNumber = (part: object = {}) =>
  ({
    kind: 'phone',
    text: `9${randomInt(1e9, 1e10 - 1)}`.slice(0, 10),
    dial: '91',
    country: 'IN',
    isValid: true,
    ...part,
  }) satisfies Identifier as Extract<Identifier, { kind: 'phone' }>
const ticket = { sessionId: 'otp_1', length: 6, resendAfter: 30 }
const byService = { phone: true, email: true, usesCodeService: true, googleClientId: '', facebookAppId: '' }

type Shop = Awaited<ReturnType<typeof aShop>>

/** Where a call leads, or what the page says instead. */
const pathOf = <Answer>(answer: Answer | Response) =>
  answer instanceof Response ? { path: answer.headers.get('Location') } : answer
const problem = (text: string, status: number) => ({ problem: { text, status } })
const startCode = async (shop: Shop, request: Parameters<typeof codes.askForCode>[1]) =>
  pathOf(await codes.askForCode(shop, request, problem))
const resendCode = async (shop: Shop, pending: PendingCode) => pathOf(await codes.resendCode(shop, pending, problem))
const checkCode = (shop: Shop, typed: string) => codes.checkCode(shop, pendingCode(shop)!, typed, problem)
const headersOf = (shop: Shop) => shop.reply.writeHeaders(new Headers())

describe('sending a code', () => {
  test('for a forgotten password looks for the account first, and stores in the browser what is verified', async () => {
    const identifier = aNumber()
    const sendForgotten = vi.fn(async () => ticket)
    const shop = await aShop({ vendor: { codes: { sendForgotten } } })
    expect(await startCode(shop, { identifier, why: 'reset', redirectTo: '/orders' })).toEqual({
      path: '/verify-code?redirectTo=%2Forders',
    })
    expect(sendForgotten.mock.calls).toEqual([[{ identifier: identifier.text, dial: '91' }, 'own']])
    expect(pendingCode(shop)).toMatchObject({
      ...{ why: 'reset', by: 'own', identifier: identifier.text, dial: '91', country: 'IN' },
      ...{ sessionId: 'otp_1', length: 6 },
    })
  })

  test('for signing up uses the ticket from the answer that there is no account, else asks for one', async () => {
    const check = vi.fn(async () => ({ isKnown: false, ticket, message: '' }))
    const shop = await aShop({ vendor: { auth: { check } } })
    const checked = { isKnown: false, ticket: { ...ticket, sessionId: 'otp_2' }, message: '' }
    await startCode(shop, { identifier: aNumber(), why: 'join', checked })
    expect(pendingCode(shop)).toMatchObject({ sessionId: 'otp_2' })
    expect(check).not.toHaveBeenCalled()
    const identifier = aNumber()
    await startCode(shop, { identifier, why: 'join' })
    expect(check.mock.calls).toEqual([[identifier.text]])
    expect(pendingCode(shop)).toMatchObject({ sessionId: 'otp_1' })
  })

  test('uses the service if there is one, which reaches only numbers of its country', async () => {
    const identifier = aNumber()
    const sendThirdParty = vi.fn(async () => ticket)
    const shop = await aShop({ settings: { signIn: byService }, vendor: { codes: { sendThirdParty } } })
    expect(await startCode(shop, { identifier, why: 'join' })).toHaveProperty('path')
    expect(sendThirdParty).toHaveBeenCalledWith({ identifier: identifier.text, dial: '91' })
    const abroad = aNumber({ dial: '971', country: 'AE' })
    expect(await startCode(shop, { identifier: abroad, why: 'join' })).toEqual({
      problem: { text: 'Mobile number invalid', status: 422 },
    })
    expect(sendThirdParty).toHaveBeenCalledTimes(1)
  })

  test('to a number without a valid format works only for accounts, which may have been made with one', async () => {
    const sendForgotten = vi.fn(async () => ticket)
    const shop = await aShop({ vendor: { codes: { sendForgotten } } })
    const identifier = aNumber({ isValid: false })
    for (const why of ['join', 'number'] as const)
      expect(await startCode(shop, { identifier, why })).toEqual({
        problem: { text: 'Please enter Valid Number', status: 400 },
      })
    expect(await startCode(shop, { identifier, why: 'reset' })).toHaveProperty('path')
  })

  test("reports why none is sent, in the vendor's words if it has any", async () => {
    for (const [message, text] of [
      ['', 'We cannot send a code to this number. You can sign up with your email instead.'],
      ['Not now', 'Not now. We cannot send a code to this number. You can sign up with your email instead.'],
    ] as const) {
      const shop = await aShop()
      const checked = { isKnown: false, ticket: null, message }
      const result = await startCode(shop, { identifier: aNumber(), why: 'join', checked })
      expect(result).toEqual({ problem: { text, status: 422 } })
      expect(pendingCode(shop)).toBeNull()
    }
    const unknown = new VendorError('refused', 'customer_forgot_password', { vendorMessage: 'No such number' })
    const shop = await aShop({ vendor: { codes: { sendForgotten: () => Promise.reject(unknown) } } })
    expect(await startCode(shop, { identifier: aNumber(), why: 'reset' })).toEqual({
      problem: { text: 'No such number', status: 422 },
    })
  })

  test('is left out while another tab has one for the same purpose that can still be tried', async () => {
    const [request, sendForgotten] = [{ identifier: aNumber(), why: 'reset' } as const, vi.fn(async () => ticket)]
    const wrong = new VendorError('refused', 'verify_otp')
    const check = vi.fn(async () => Promise.reject(wrong))
    const [first, second] = [randomUUID(), randomUUID()]
    sendForgotten.mockResolvedValueOnce({ ...ticket, sessionId: first })
    sendForgotten.mockResolvedValueOnce({ ...ticket, sessionId: second })
    const shop = await aShop({ vendor: { codes: { sendForgotten, check } } })
    await startCode(shop, request)
    for (let at = 0; at < limits.codeTry.times; at++) {
      expect(await startCode(shop, request)).toEqual({ path: '/verify-code' })
      await checkCode(shop, '123456')
    }
    expect([sendForgotten.mock.calls.length, pendingCode(shop)?.sessionId]).toEqual([1, first])
    await startCode(shop, request)
    expect([sendForgotten.mock.calls.length, pendingCode(shop)?.sessionId]).toEqual([2, second])
    rememberCode(shop, { ...pendingCode(shop)!, resendAt: Date.now() })
    await startCode(shop, request)
    expect(sendForgotten).toHaveBeenCalledTimes(3)
    // The vendor's own code is sent by the check.
    for (const sessionId of ['otp_4', 'otp_5']) {
      await startCode(shop, {
        ...request,
        why: 'join',
        checked: { isKnown: false, ticket: { ...ticket, sessionId }, message: '' },
      })
      expect(pendingCode(shop)).toMatchObject({ why: 'join', sessionId })
    }
  })

  test('is limited per number, for all purposes, and says how long to wait', async () => {
    const identifier = aNumber()
    const sendForgotten = vi.fn(async () => ticket)
    const browser = () => aShop({ vendor: { codes: { sendForgotten } } })
    for (let at = 0; at < limits.codeTo.times; at++)
      expect(await startCode(await browser(), { identifier, why: 'reset' })).toHaveProperty('path')
    const shop = await browser()
    expect(await startCode(shop, { identifier, why: 'reset' })).toEqual({
      problem: { text: 'Too many times same mobile number used. Please wait 15 minutes.', status: 429 },
    })
    expect(sendForgotten).toHaveBeenCalledTimes(limits.codeTo.times)
    expect(Number(headersOf(shop).get('Retry-After'))).toBeGreaterThan(0)
    expect(await startCode(shop, { identifier: aNumber(), why: 'reset' })).toHaveProperty('path')
  })

  test('is limited per address, over all numbers', async () => {
    const clientAddress = randomUUID()
    const vendor = { codes: { sendForgotten: async () => ticket } }
    const shop = await aShop({ vendor, clientAddress })
    for (let at = 0; at < limits.codeFrom.times; at++)
      expect(await startCode(shop, { identifier: aNumber(), why: 'reset' })).toHaveProperty('path')
    const result = await startCode(shop, { identifier: aNumber(), why: 'reset' })
    expect(result).toHaveProperty('problem.status', 429)
    const elsewhere = await aShop({ vendor, clientAddress: randomUUID() })
    expect(await startCode(elsewhere, { identifier: aNumber(), why: 'reset' })).toHaveProperty('path')
  })

  test('does not count when the vendor fails', async () => {
    const identifier = aNumber()
    const failing = new VendorError('server', 'customer_forgot_password', { status: 500 })
    const sendForgotten = vi.fn(() => Promise.reject(failing))
    const shop = await aShop({ vendor: { codes: { sendForgotten } } })
    for (let at = 0; at <= limits.codeTo.times; at++)
      expect(await startCode(shop, { identifier, why: 'reset' })).toHaveProperty('problem.status', 502)
  })
})

/** A browser to which a code was sent. */
async function withCode(part: Partial<PendingCode> = {}, vendor = {}) {
  const shop = await aShop({ vendor })
  const { text: identifier } = aNumber()
  const pending = { why: 'reset', by: 'own', identifier, dial: '91', country: 'IN', length: 6, resendAt: 0 } as const
  rememberCode(shop, { ...pending, sessionId: randomUUID(), ...part })
  return { shop, pending: pendingCode(shop) as PendingCode }
}

describe('a further code', () => {
  test('is sent after the wait, to the same recipient for the same purpose', async () => {
    const sendForgotten = vi.fn(async () => ({ ...ticket, sessionId: 'otp_2' }))
    const { shop, pending } = await withCode(
      { dial: '', identifier: `${randomUUID()}@example.com` },
      { codes: { sendForgotten } },
    )
    expect(await resendCode(shop, pending)).toHaveProperty('path', '/verify-code')
    expect(sendForgotten).toHaveBeenCalledWith({ identifier: pending.identifier, dial: '' }, 'own')
    expect(pendingCode(shop)).toMatchObject({ why: 'reset', sessionId: 'otp_2' })
  })

  test('is not sent during the wait, and the remaining time is shown', async () => {
    const { shop, pending } = await withCode({ resendAt: Date.now() + 20_000 })
    expect(await resendCode(shop, pending)).toEqual({
      problem: {
        text: expect.stringMatching(/^You can ask for another code in \d+ seconds\.$/) as string,
        status: 429,
      },
    })
    expect(Number(headersOf(shop).get('Retry-After'))).toBeGreaterThan(0)
  })

  test.each([
    [0, 5],
    [30, 30],
    [86_400, 600],
  ])('can be requested after %i seconds if the vendor says %i', async (resendAfter, seconds) => {
    vi.useFakeTimers()
    const shop = await aShop({ vendor: { codes: { sendForgotten: async () => ({ ...ticket, resendAfter }) } } })
    await startCode(shop, { identifier: aNumber(), why: 'reset' })
    expect((pendingCode(shop)?.resendAt ?? 0) - Date.now()).toBe(seconds * 1000)
    vi.useRealTimers()
  })
})

describe('a typed code', () => {
  const outcome = { isRegistered: true, resetToken: 'rst_1', entered: null }
  const wrong = (vendorMessage: string) => new VendorError('refused', 'verify_otp', { vendorMessage })

  test("is checked for this browser's number and ticket, in the digits of any script", async () => {
    const check = vi.fn(async () => outcome)
    const { shop, pending } = await withCode({}, { codes: { check } })
    const { identifier, sessionId } = pending
    expect(await checkCode(shop, ' ١٢٣-456 ')).toEqual({ outcome })
    expect(check).toHaveBeenCalledWith({ identifier, dial: '91', sessionId, code: '123456' }, 'own')
  })

  test('is not checked if none was typed', async () => {
    const { shop } = await withCode()
    expect(await checkCode(shop, ' - ')).toEqual({ problem: { text: 'Verification OTP Required', status: 400 } })
  })

  test("that is wrong is reported in the vendor's words, else in ours", async () => {
    for (const [message, text] of [
      ['Session Expired', 'Session Expired'],
      ['', 'Invalid OTP'],
    ] as const) {
      const { shop } = await withCode({}, { codes: { check: () => Promise.reject(wrong(message)) } })
      expect(await checkCode(shop, '123456')).toEqual({ problem: { text, status: 422 } })
    }
  })

  test('can be wrong five times; then even the right one is too late', async () => {
    const check = vi.fn(({ code }: { code: string }) =>
      code === '111111' ? Promise.resolve(outcome) : Promise.reject(wrong('')),
    )
    const { shop } = await withCode({}, { codes: { check } })
    for (let at = 0; at < limits.codeTry.times; at++)
      expect(await checkCode(shop, '000000')).toHaveProperty('problem.status', 422)
    expect(await checkCode(shop, '111111')).toEqual({
      problem: { text: 'Too many wrong codes. Please wait 15 minutes.', status: 429 },
    })
    expect(check).toHaveBeenCalledTimes(limits.codeTry.times)
    expect(Number(headersOf(shop).get('Retry-After'))).toBeGreaterThan(0)
  })

  test('also counts for its number, over all codes sent to it', async () => {
    const { text: identifier } = aNumber()
    const statuses = []
    for (let sent = 0; sent < 4; sent++) {
      const { shop } = await withCode({ identifier }, { codes: { check: () => Promise.reject(wrong('')) } })
      for (let at = 0; at < 4; at++) {
        const result = await checkCode(shop, '000000')
        statuses.push('problem' in result ? result.problem.status : 200)
      }
    }
    expect(statuses.slice(0, limits.codeTryAs.times)).not.toContain(429)
    expect(statuses[limits.codeTryAs.times]).toBe(429)
  })

  test('does not count when the vendor fails; if the answer is lost it may be used up, so the text names another code', async () => {
    const failing = new VendorError('timeout', 'verify_otp')
    const { shop } = await withCode({}, { codes: { check: () => Promise.reject(failing) } })
    for (let at = 0; at <= limits.codeTry.times; at++)
      expect(await checkCode(shop, '000000')).toEqual({ problem: { text: shop.t('code.unknown'), status: 502 } })
  })
})

const refused = new VendorError('refused', 'login')
const failing = new VendorError('server', 'login')

/** Makes several tries with the same result; returns how long the next must wait, in ms. */
async function waitAfter(times: number, end: (counted: Awaited<ReturnType<typeof countTries>>) => unknown) {
  const shop = await aShop()
  const key = randomUUID()
  for (let at = 0; at < times; at++) await end(await countTries(shop, [['codeTry', key]]))
  return (await countTries(shop, [['codeTry', key]])).waitMs
}
const { times } = limits.codeTry

test('refusals by the vendor count until the customer must wait', async () => {
  expect(await waitAfter(times - 1, ({ failed }) => failed(refused))).toBe(0)
  expect(await waitAfter(times, ({ failed }) => failed(refused))).toBeGreaterThan(0)
})

test('a vendor failure does not count as a try, and neither does a success', async () => {
  expect(await waitAfter(times, ({ failed }) => failed(failing))).toBe(0)
  expect(await waitAfter(times, ({ undo }) => undo())).toBe(0)
})

test('the longest of several waits applies, and without a key nothing is counted', async () => {
  const shop = await aShop()
  const key = randomUUID()
  for (let at = 0; at < times; at++) await countTries(shop, [['codeTry', key]])
  const other = await countTries(shop, [
    ['codeTryAs', randomUUID()],
    ['codeTry', key],
    ['codeTryFrom', null],
  ])
  expect(other.waitMs).toBeGreaterThan(0)
  for (let at = 0; at <= times; at++) expect((await countTries(shop, [['codeTry', null]])).waitMs).toBe(0)
})

test("a success resets the customer's own count, but not that of other addresses", async () => {
  const shop = await aShop()
  const [own, anywhere] = [randomUUID(), randomUUID()]
  for (let at = 0; at < times; at++) await countTries(shop, [['codeTry', anywhere]])
  for (let at = 0; at < times - 1; at++) await countTries(shop, [['codeTry', own]])
  const right = await countTries(shop, [
    ['codeTry', own],
    ['codeTry', anywhere],
  ])
  await right.succeeded()
  for (let at = 0; at < times; at++) expect((await countTries(shop, [['codeTry', own]])).waitMs).toBe(0)
  expect((await countTries(shop, [['codeTry', anywhere]])).waitMs).toBeGreaterThan(0)
})

test('after setting a new password the customer can sign in at once, from any address', async () => {
  const account = randomUUID()
  const [here, there] = [await aShop({ clientAddress: randomUUID() }), await aShop({ clientAddress: randomUUID() })]
  const waits = async () => {
    const asked = [
      await countTries(here, signInTries(here, account)),
      await countTries(there, signInTries(there, account)),
    ]
    return asked.map(({ waitMs }) => waitMs > 0)
  }
  for (let at = 0; at < limits.signInAs.times; at++) await here.count('signInAs', account)
  for (let at = 0; at < limits.signIn.times; at++) await here.count('signIn', `${account} ${here.clientAddress}`)
  expect(await waits()).toEqual([true, true])
  await forgetSignInTries(here, account)
  expect(await waits()).toEqual([false, false])
})
