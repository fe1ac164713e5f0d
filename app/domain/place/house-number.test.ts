import { expect, test } from 'vitest'
import { hasHouseNumber } from './house-number'

test.each(['12 Park Road, Springfield', 'Hauptstraße 5a, Berlin', 'شارع ٧، دبي', '4B, Lake View'])(
  'a courier can find the house: %s',
  (address) => expect(hasHouseNumber(address)).toBe(true),
)

test.each(['CG Road, Navrangpura, Ahmedabad', 'Law Garden, Ahmedabad 380009', ''])(
  'a courier needs more than %j',
  (address) => expect(hasHouseNumber(address)).toBe(false),
)
