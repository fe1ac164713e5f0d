/**
 * Whether an address names a house by number, as "12 Park Road" and "Hauptstraße 5a" do; the longer numbers of postal codes are
 * none. "CG Road, Ahmedabad" is a place to start from: a courier needs more (rules 15.2).
 */
export function hasHouseNumber(address: string): boolean {
  return /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})/u.test(address)
}
