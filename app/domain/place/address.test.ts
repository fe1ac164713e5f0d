import { expect, test } from 'vitest'
import { anAddress } from '~/domain/test-builders'
import { addressLine, hasHouseNumber, isFlatNumber } from './address'

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

test.each(['12 Park Road, Springfield', 'Hauptstraße 5a, Berlin', 'شارع ٧، دبي', '4B, Lake View'])(
  'a courier can find the house: %s',
  (address) => expect(hasHouseNumber(address)).toBe(true),
)

test.each(['CG Road, Navrangpura, Ahmedabad', 'Law Garden, Ahmedabad 380009', ''])(
  'a courier needs more than %j',
  (address) => expect(hasHouseNumber(address)).toBe(false),
)

test.each(['7', '4B', 'Flat 2', '1204', 'الطابق ٣', 'ชั้น ๒', '', ' '])('%j is a valid flat, or empty', (flat) => {
  expect(isFlatNumber(flat)).toBe(true)
})

test.each(['Ground', 'abc', '-', 'ⅷ'])('%j lacks a number', (flat) => {
  expect(isFlatNumber(flat)).toBe(false)
})
