import { z } from 'zod/v4'
import { addressTags } from '~/domain/address'

const optionalText = (most: number) => z.string().trim().max(most, 'field.tooLong').default('')

/** A found place as the form carries it between its two steps: JSON text, checked like any other input. */
const Place = z.object({
  address: z.string().min(1).max(300),
  city: z.string().max(100),
  state: z.string().max(100),
  zip: z.string().max(20),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export type ChosenPlace = z.infer<typeof Place>

/** The place in a field's text, or null when there is none or it was tampered with. */
export function readPlace(text: unknown): ChosenPlace | null {
  try {
    const parsed = Place.safeParse(JSON.parse(String(text)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The add-address form (spec 5): only the address itself is required; house name is not enforced. */
export const AddressForm = z.object({
  search: optionalText(200),
  house: optionalText(100),
  flat: optionalText(50),
  landmark: optionalText(100),
  /** The search text that the chosen place answers. */
  searchedFor: optionalText(200),
  tag: z.enum(addressTags, 'address.tagInvalid').default('Home'),
  backTo: z.string().max(2000).optional(),
})
