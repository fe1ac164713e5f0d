import { expect, test } from 'vitest'
import { currencyCode } from './currency-code'

test.each([
  ['₹', '91', 'INR'],
  ['Rs.', '91', 'INR'],
  ['€', '33', 'EUR'],
  ['د.إ', '971', 'AED'],
  ['$', '61', 'AUD'],
  ['$', '999', null],
  ['kr', '46', null],
])('the sign %s in a country with dial code %s is %s', (sign, country, code) => {
  expect(currencyCode(sign, country)).toBe(code)
})
