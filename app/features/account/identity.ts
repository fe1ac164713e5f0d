import { z } from 'zod'
import type { Takes } from '~/domain/account/ways-in'

/** A country's two letters; the vendor's own country when they are missing or invalid. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .catch('')

/** A number that is typed, with the country that it is of. */
export const TypedNumber = z.object({
  country: Country,
  phone: z
    .string({ error: 'signUp.phoneRequired' })
    .trim()
    .min(1, 'signUp.phoneRequired')
    .max(40, 'signUp.phoneInvalid'),
})

/** A full name with a maximum length, because both of its parts must fit their fields. */
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

const asked = {
  phone: { none: 'signIn.identifierRequired', wrong: 'signIn.identifierInvalid' },
  email: { none: 'signUp.emailRequired', wrong: 'signUp.emailInvalid' },
}

/**
 * Who somebody is by a phone number or an e-mail address (rules 14.1), and the country that a number is of. Where only one of both is
 * taken its messages ask for that.
 */
export function identifyBy(takes: Takes) {
  const { none, wrong } = asked[takes === 'email' ? 'email' : 'phone']
  const identifier = z.string({ error: none }).trim().max(100, wrong).refine(isPhoneOrEmail, wrong)
  return z.object({ identifier, country: Country })
}

function isPhoneOrEmail(text: string) {
  return /^\+?[\p{Nd}\s().-]{5,24}$/u.test(text) || z.email().safeParse(text).success
}

/** The button of somebody who forgot the password, by its value as the form's intent. */
export const forgot = 'forgot'

/** The message for a kind of identifier that is switched off. */
export const otherKind = { phone: 'signUp.emailRequired', email: 'signIn.identifierRequired' } as const
