import { describe, expect, test } from 'vitest'
import type { User } from '~/domain/account/user'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { identifyBy } from './identity'
import {
  asciiDigits,
  countriesFor,
  countryChoice,
  countryOfDial,
  englishName,
  identifierChoice,
  identify,
} from './phone.server'

describe('a typed number', () => {
  test.each([
    ['98765 43210', 'IN', '9876543210', '91'],
    ['09876543210', 'IN', '9876543210', '91'],
    ['+91 (98765) 43-210', 'AE', '9876543210', '91'],
    ['050 100 0001', 'AE', '501000001', '971'],
    ['٩٨٧٦٥٤٣٢١٠', 'IN', '9876543210', '91'],
    ['+44 7400 123456', 'IN', '7400123456', '44'],
    ['(+44) 7400 123456', 'IN', '7400123456', '44'],
    ['0044 7400 123456', 'IN', '7400123456', '44'],
  ])('%s of %s is %s of +%s', (typed, country, text, dial) => {
    expect(identify(typed, country)).toMatchObject({ kind: 'phone', text, dial, isValid: true })
  })

  test('without a valid format keeps its digits, and is not valid', () => {
    expect(identify('12345', 'IN')).toMatchObject({ text: '12345', dial: '91', isValid: false })
  })

  test('of an unknown country is read as Indian', () => {
    expect(identify('9876543210', 'constructor')).toMatchObject({ text: '9876543210', country: 'IN' })
  })
})

test('a text with an @ is an e-mail, in lower case, without what cannot be seen', () => {
  for (const typed of [' Asha@Example.com ', '\u2068asha@example.com\u2069', 'asha@example.com\u200b'])
    expect(identify(typed, 'IN')).toEqual({ kind: 'email', text: 'asha@example.com' })
})

test.each([
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳', '123'],
  ['१२३', '123'],
  ['๐๑๒', '012'],
  ['a1-b2', '12'],
])('digits of %s are %s', (text, digits) => expect(asciiDigits(text)).toBe(digits))

describe('the list of countries', () => {
  test('has all that have a dial code, the vendor’s first, then by name in the page’s language', () => {
    const [own, ...others] = countriesFor('de', 'DE')
    expect(own).toEqual({ code: 'DE', name: 'Deutschland', dial: '49' })
    expect(others.length).toBeGreaterThan(240)
    const names = others.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
    expect(countriesFor('ar', 'AE')[0]?.name).toBe('الإمارات العربية المتحدة')
  })

  test.each([
    ['91', 'IN'],
    ['1', 'US'],
    ['44', 'GB'],
    ['7', 'RU'],
    ['', 'IN'],
    ['999', 'IN'],
  ])('the dial code “%s” means %s', (dial, country) => expect(countryOfDial(dial)).toBe(country))

  test('is in English for the vendor', () => {
    expect([englishName('AE'), englishName('xx'), englishName('')]).toEqual(['United Arab Emirates', '', ''])
  })
})

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
    expect(identifierChoice(await atVendor({ phone: false }))).toMatchObject({ takes: 'email', country: null })
  })
})

test('a number typed before another language was picked is filled in again for a guest or the same customer', async () => {
  const shownTo = async (user: User | null, as?: string) => {
    const typed = { identifier: '7400 123456', country: 'GB', ...(as && { as }) }
    const { typedIdentifier, country } = identifierChoice(await aShop({ user, typed }))
    return [typedIdentifier, country?.chosen]
  }
  expect(await shownTo(null)).toEqual(['7400 123456', 'GB'])
  expect(await shownTo(aUser(), '5501')).toEqual(['7400 123456', 'GB'])
  for (const as of [undefined, '5502']) expect(await shownTo(aUser(), as)).toEqual([null, 'IN'])
  expect(await shownTo(null, '5501')).toEqual([null, 'IN'])
})

describe('sign-in asks for', () => {
  const messages = (takes: 'both' | 'phone' | 'email') =>
    ['', 'no such thing'].map((identifier) => identifyBy(takes).safeParse({ identifier }).error?.issues[0]?.message)

  test('what is accepted: a number or an e-mail, or only one of them', () => {
    expect(messages('both')).toEqual(['signIn.eitherRequired', 'signIn.eitherInvalid'])
    expect(messages('phone')).toEqual(['signUp.phoneRequired', 'signIn.identifierInvalid'])
    expect(messages('email')).toEqual(['signUp.emailRequired', 'signUp.emailInvalid'])
    expect(identifyBy('email').safeParse({}).error?.issues[0]?.message).toBe('signUp.emailRequired')
  })
})
