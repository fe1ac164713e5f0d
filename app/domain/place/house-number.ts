/**
 * Whether an address contains a house number, such as "12 Park Road" and "Hauptstraße 5a"; the longer numbers of postal codes
 * do not count. "CG Road, Ahmedabad" is only a start: a courier needs more (rules 15.2).
 */
export function hasHouseNumber(address: string): boolean {
  return /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})/u.test(address)
}

/** Whether a flat or floor contains a digit of any script, as "4B" does; an empty one is allowed (rules 15.8). */
export function isFlatNumber(flat: string): boolean {
  return flat.trim() === '' || /\p{Nd}/u.test(flat)
}
