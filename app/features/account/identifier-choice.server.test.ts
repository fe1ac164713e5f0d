import { describe, expect, test } from 'vitest'
import { aShop } from '../../../tests/support/shop-builders'
import { countryChoice } from './country-choice.server'
import { identifierChoice } from './identifier-choice.server'
import { identifyBy } from './identity'

const signIn = { phone: true, email: true, usesCodeService: false, googleClientId: '', facebookAppId: '' }
const atVendor = (change: Partial<typeof signIn>, countryCode = '91') =>
  aShop({ settings: { signIn: { ...signIn, ...change }, countryCode } })

describe('the countries of a number', () => {
  const codes = async (shop: ReturnType<typeof atVendor>) =>
    identifierChoice(await shop).country?.countries.map(({ code }) => code)

  test('are all where the vendor sends codes itself', async () => {
    expect((await codes(atVendor({})))?.length).toBeGreaterThan(200)
  })

  test('are those that a code service accepts, where it sends the codes', async () => {
    expect(await codes(atVendor({ usesCodeService: true }))).toEqual(['IN'])
    // Also of a vendor that is at home elsewhere.
    expect(identifierChoice(await atVendor({ usesCodeService: true }, '971')).country).toMatchObject({ chosen: 'IN' })
  })

  test('are all where no code is sent to the number', async () => {
    const { countries, chosen } = countryChoice(await atVendor({ usesCodeService: true }), { chosen: 'AE' })
    expect([countries.length > 200, chosen]).toEqual([true, 'AE'])
  })

  test('are none where only e-mails are taken', async () => {
    expect(identifierChoice(await atVendor({ phone: false }))).toEqual({ takes: 'email', country: null })
  })
})

describe('what is asked for at sign-in', () => {
  const messages = (takes: 'both' | 'phone' | 'email') =>
    ['', 'no such thing'].map((identifier) => identifyBy(takes).safeParse({ identifier }).error?.issues[0]?.message)

  test('is a number where numbers are taken, and an e-mail where only those are', () => {
    const number = ['signIn.identifierInvalid', 'signIn.identifierInvalid']
    expect([messages('both'), messages('phone')]).toEqual([number, number])
    expect(messages('email')).toEqual(['signUp.emailInvalid', 'signUp.emailInvalid'])
    expect(identifyBy('email').safeParse({}).error?.issues[0]?.message).toBe('signUp.emailRequired')
  })
})
