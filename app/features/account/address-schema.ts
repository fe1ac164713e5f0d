import { z } from 'zod'
import { addressTags, isFlatNumber } from '~/domain/place/address'

const optionalText = (most: number) => z.string().trim().max(most, 'field.tooLong').default('')

/** The form of an address: only the place itself is required; house name is not enforced. */
export const AddressForm = z.object({
  search: optionalText(200),
  house: optionalText(100),
  flat: optionalText(50).refine(isFlatNumber, 'address.flatNumber'),
  landmark: optionalText(100),
  /** The search text that the chosen place answers. */
  searchedFor: optionalText(200),
  tag: z.enum(addressTags, 'address.tagInvalid').default('Home'),
  backTo: z.string().max(2000).optional(),
})
