import { expect, test } from 'vitest'
import { splitName } from './user'

test.each([
  ['Asha', 'Asha', ''],
  ['  Asha   Patel ', 'Asha', 'Patel'],
  ['Juan Carlos de la Vega', 'Juan', 'Carlos de la Vega'],
  ['ليلى حسن', 'ليلى', 'حسن'],
  ['', '', ''],
])('“%s” is %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})
