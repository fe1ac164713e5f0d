import { expect, test } from 'vitest'
import { addressLine } from './address-line'
import { anAddress } from '~/domain/test-builders'

test('an address is flat, house and address in one line', () => {
  expect(addressLine(anAddress(), 'en')).toBe('4B, Rose House, 12 Park Road, Springfield')
})

test('missing parts are left out', () => {
  expect(addressLine(anAddress({ flat: '', house: '  ' }), 'en')).toBe('12 Park Road, Springfield')
  expect(addressLine(anAddress({ flat: '', house: '', address: '' }), 'en')).toBe('')
})

test('in Arabic the parts are separated by Arabic commas', () => {
  expect(addressLine(anAddress({ address: 'ديرة' }), 'ar')).toBe('4B، Rose House، ديرة')
})
