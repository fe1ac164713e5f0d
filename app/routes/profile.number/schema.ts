import { z } from 'zod'
import { Country } from '~/features/account/identity'

/** A new number, and the country that it is of. */
export const NewNumber = z.object({
  country: Country,
  phone: z
    .string({ error: 'signUp.phoneRequired' })
    .trim()
    .min(1, 'signUp.phoneRequired')
    .max(40, 'signUp.phoneInvalid'),
})
