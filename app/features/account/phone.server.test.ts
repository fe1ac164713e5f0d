import { describe, expect, test } from 'vitest'
import { asciiDigits, countriesFor, countryOfDial, englishName, identify } from './phone.server'

describe('a typed number', () => {
  test.each([
    ['98765 43210', 'IN', '9876543210', '91'],
    ['09876543210', 'IN', '9876543210', '91'],
    ['+91 (98765) 43-210', 'AE', '9876543210', '91'],
    ['050 100 0001', 'AE', '501000001', '971'],
    ['٩٨٧٦٥٤٣٢١٠', 'IN', '9876543210', '91'],
    ['+44 7400 123456', 'IN', '7400123456', '44'],
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

test('a text with an @ is an e-mail, in lower case', () => {
  expect(identify(' Asha@Example.com ', 'IN')).toEqual({ kind: 'email', text: 'asha@example.com' })
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
    const [own, ...others] = countriesFor('de', '49')
    expect(own).toEqual({ code: 'DE', name: 'Deutschland', dial: '49' })
    expect(others.length).toBeGreaterThan(240)
    const names = others.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
    expect(countriesFor('ar', '971')[0]?.name).toBe('الإمارات العربية المتحدة')
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
