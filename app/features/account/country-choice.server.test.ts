import { describe, expect, test } from 'vitest'
import { aShop } from '../../../tests/support/shop-builders'
import { countryChoice, identifierChoice } from './country-choice.server'
import { identifyBy } from './identity'

const signIn = { phone: true, email: true, usesCodeService: false, googleClientId: '', facebookAppId: '' }
const atVendor = (change: Partial<typeof signIn>, countryCode = '91') =>
  aShop({ settings: { signIn: { ...signIn, ...change }, countryCode } })

describe('the countries offered for a number', () => {
  const codes = async (shop: ReturnType<typeof atVendor>) =>
    identifierChoice(await shop).country?.countries.map(({ code }) => code)

  test('are all if the vendor sends codes itself', async () => {
    expect((await codes(atVendor({})))?.length).toBeGreaterThan(200)
  })

  test('are those of the code service if it sends the codes', async () => {
    expect(await codes(atVendor({ usesCodeService: true }))).toEqual(['IN'])
    // Even if the vendor is in another country.
    expect(identifierChoice(await atVendor({ usesCodeService: true }, '971')).country).toMatchObject({ chosen: 'IN' })
  })

  test('are all if no code is sent to the number', async () => {
    const { countries, chosen } = countryChoice(await atVendor({ usesCodeService: true }), { chosen: 'AE' })
    expect([countries.length > 200, chosen]).toEqual([true, 'AE'])
  })

  test('are none if only e-mails are accepted', async () => {
    expect(identifierChoice(await atVendor({ phone: false }))).toEqual({ takes: 'email', country: null })
  })
})

describe('sign-in asks for', () => {
  const messages = (takes: 'both' | 'phone' | 'email') =>
    ['', 'no such thing'].map((identifier) => identifyBy(takes).safeParse({ identifier }).error?.issues[0]?.message)

  test('what is accepted: a number or an e-mail, or only one of them', () => {
    expect(messages('both')).toEqual(['signIn.eitherRequired', 'signIn.eitherInvalid'])
    expect(messages('phone')).toEqual(['signIn.identifierRequired', 'signIn.identifierInvalid'])
    expect(messages('email')).toEqual(['signUp.emailRequired', 'signUp.emailInvalid'])
    expect(identifyBy('email').safeParse({}).error?.issues[0]?.message).toBe('signUp.emailRequired')
  })
})
