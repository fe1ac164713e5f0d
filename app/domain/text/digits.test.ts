import { expect, test } from 'vitest'
import { withAsciiDigits } from './digits'

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
  // These follow one another in Unicode without a gap.
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('%s digits become ASCII digits of the same value', (_, digits) => {
  expect(withAsciiDigits(digits)).toBe('0123456789')
})

test('text without digits stays as it is', () => {
  expect(withAsciiDigits('Straße, شارع')).toBe('Straße, شارع')
})
