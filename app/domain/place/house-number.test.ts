import { expect, test } from 'vitest'
import { hasHouseNumber } from './house-number'

test.each(['12 Park Road, Springfield', 'Hauptstraße 5a, Berlin', 'شارع ٧، دبي', '4B, Lake View'])(
  'a courier finds the house: %s',
  (address) => expect(hasHouseNumber(address)).toBe(true),
)

test.each(['CG Road, Navrangpura, Ahmedabad', 'Law Garden, Ahmedabad 380009', ''])(
  'a courier has to be told more: %j',
  (address) => expect(hasHouseNumber(address)).toBe(false),
)
