import { listText } from '~/domain/text/number-text'

/** The kinds of saved addresses, as the vendor names them. */
export const addressTags = ['Home', 'Office', 'Other'] as const
export type AddressTag = (typeof addressTags)[number]

/** A saved address. Optional parts are '' when not given. */
export type Address = {
  id: string
  tag: AddressTag
  flat: string
  house: string
  /** Formatted address of the map service. */
  address: string
  landmark: string
  city: string
  state: string
  zip: string
  latitude: number
  longitude: number
  /** Store that serves the address, or ''. */
  storeId: string
  isPrimary: boolean
}

export type NewAddress = Omit<Address, 'id' | 'storeId' | 'isPrimary'>

/** An address in one line, 'flat, house, address', of the parts given (rules 15.4), with the language's comma. */
export function addressLine(
  { flat, house, address }: Pick<Address, 'flat' | 'house' | 'address'>,
  locale: string,
): string {
  const parts = [flat, house, address].map((part) => part.trim()).filter(Boolean)
  return listText(parts, locale)
}

/**
 * Whether an address contains a house number, such as "12 Park Road" and "Hauptstraße 5a"; the longer numbers of postal
 * codes do not count. "CG Road, Ahmedabad" is only a start: a courier needs more (rules 15.2).
 */
export function hasHouseNumber(address: string): boolean {
  return /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})/u.test(address)
}

/** Whether a flat or floor contains a digit of any script, as "4B" does; an empty one is allowed (rules 15.8). */
export function isFlatNumber(flat: string): boolean {
  return flat.trim() === '' || /\p{Nd}/u.test(flat)
}
