import { expect, test } from 'vitest'
import { addressLine } from './address-line'
import { anAddress } from './test-builders'

test('an address is flat, house and address in one line', () => {
  expect(addressLine(anAddress())).toBe('4B, Rose House, 12 Park Road, Springfield')
})

test('parts that are not given are left out', () => {
  expect(addressLine(anAddress({ flat: '', house: '  ' }))).toBe('12 Park Road, Springfield')
  expect(addressLine(anAddress({ flat: 'null' }))).toBe('Rose House, 12 Park Road, Springfield')
  expect(addressLine(anAddress({ flat: '', house: '', address: '' }))).toBe('')
})
