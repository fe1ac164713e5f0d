/**
 * Whether an address contains a house number, such as "12 Park Road" and "Hauptstraße 5a"; the longer numbers of postal codes
 * do not count. "CG Road, Ahmedabad" is only a start: a courier needs more (rules 15.2).
 */
export function hasHouseNumber(address: string): boolean {
  return /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})/u.test(address)
}
