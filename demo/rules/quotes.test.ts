import { expect, test } from 'vitest'
import { quotedFee, quoteId } from './quotes'

const quote = quoteId(2115, 48.35, 1_000_000)

test('a quote tells its fee until it is over', () => {
  expect(quotedFee(quote, 2115, 999_999)).toBe(48.35)
  expect(quotedFee(quote, 2115, 1_000_000)).toBeNull()
})

test('a quote is for one store', () => {
  expect(quotedFee(quote, 2116, 0)).toBeNull()
})

test.each([quote.replace('4835', '1'), quote.replace('1000', '9000'), `${quote}x`, 'q_1_2115_9999_', 'Q-1001', ''])(
  'nobody else can make the quote "%s"',
  (forged) => {
    expect(quotedFee(forged, 2115, 0)).toBeNull()
  },
)
