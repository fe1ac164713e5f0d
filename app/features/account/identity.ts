import { z } from 'zod'

/** Two letters of a country; whoever sends none, or others, gets the vendor's. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .catch('')

/** A full name of at most so many characters, as both of its parts have to fit their fields. */
export const FullName = z
  .string({ error: 'signUp.nameRequired' })
  .trim()
  .min(1, 'signUp.nameRequired')
  .max(100, 'field.tooLong')

/** An e-mail address, in lower case. */
export const Email = z
  .string({ error: 'signUp.emailRequired' })
  .trim()
  .toLowerCase()
  .max(254, 'field.tooLong')
  .pipe(z.email('signUp.emailInvalid'))
