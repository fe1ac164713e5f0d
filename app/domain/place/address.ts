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
