import { expect, test } from 'vitest'
import { quotedFee, quoteId } from './quotes'

const route = { storeId: 2115, to: { lat: 23.0258, lng: 72.559 } }
const quote = quoteId(route, 48.35, 1_000_000)

test('a quote gives its fee until it ends', () => {
  expect(quotedFee(quote, route, 999_999)).toBe(48.35)
  expect(quotedFee(quote, route, 1_000_000)).toBeNull()
})

test('a quote is for one store and one destination', () => {
  expect(quotedFee(quote, { ...route, storeId: 2116 }, 0)).toBeNull()
  expect(quotedFee(quote, { ...route, to: { lat: 23.06, lng: 72.559 } }, 0)).toBeNull()
})

test.each([
  ['with another fee', quote.replace('4835', '1')],
  ['with another end', quote.replace('1000', '9000')],
  ['with another signature', `${quote}x`],
  ['without a signature', 'q_1_9999_'],
  ['of another kind', 'Q-1001'],
  ['that is empty', ''],
])('a quote %s is refused', (_, forged) => {
  expect(quotedFee(forged, route, 0)).toBeNull()
})
