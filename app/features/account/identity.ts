import { z } from 'zod'
import type { Takes } from '~/domain/account/sign-in-methods'
import { isVisible, withoutUnseen } from '~/domain/text/text'

/** A text that must be typed, and the message if it is missing. */
const requiredText = (missing: string) => z.string({ error: missing }).trim().min(1, missing)

/** Control characters and those that override the writing direction: no name has them. */
const notInNames = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** A person's name; `missing` is the message if it is empty or has no visible character. */
export function nameOf(missing: string) {
  return z
    .string({ error: missing })
    .overwrite((name) => name.replace(notInNames, '').trim())
    .max(100, 'field.tooLong')
    .refine(isVisible, missing)
}

/** A country's two letters; the vendor's own country when they are missing or invalid. */
const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .catch('')

/** A phone number as it is typed, and the country chosen for it. */
export const TypedNumber = z.object({
  country: Country,
  phone: requiredText('signUp.phoneRequired').overwrite(withoutUnseen).max(40, 'signUp.phoneInvalid'),
})

/** A full name with a maximum length, because both of its parts must fit their fields. */
export const FullName = nameOf('signUp.nameRequired')

/** An e-mail address, in lower case. */
export const Email = z
  .string({ error: 'signUp.emailRequired' })
  .overwrite(withoutUnseen)
  .toLowerCase()
  .min(1, 'signUp.emailRequired')
  .max(254, 'field.tooLong')
  .pipe(z.email('signUp.emailInvalid'))

const messages = {
  both: { none: 'signIn.eitherRequired', wrong: 'signIn.eitherInvalid' },
  phone: { none: 'signUp.phoneRequired', wrong: 'signIn.identifierInvalid' },
  email: { none: 'signUp.emailRequired', wrong: 'signUp.emailInvalid' },
}

/** A phone number with its country, or an e-mail (rules 14.1); messages ask for what the vendor takes. */
export function identifyBy(takes: Takes) {
  const { none, wrong } = messages[takes]
  const identifier = z
    .string({ error: none })
    .overwrite(withoutUnseen)
    .min(1, { error: none, abort: true })
    .max(100, wrong)
    .refine(isPhoneOrEmail, wrong)
  return z.object({ identifier, country: Country })
}

/** The same, and the password. */
export const signInBy = (takes: Takes) =>
  identifyBy(takes).extend({
    password: z.string({ error: 'signIn.passwordRequired' }).max(200, 'signIn.passwordLong'),
  })

function isPhoneOrEmail(text: string) {
  return /^\(?[+＋]?[\p{Nd}\p{Pd}\s()./]{5,24}$/u.test(text) || z.email().safeParse(text).success
}

/** The intent that the “forgot password” button posts. */
export const forgotIntent = 'forgot'

/** The message for a kind of identifier that is switched off. */
export const otherKind = { phone: 'signUp.emailRequired', email: 'signUp.phoneRequired' } as const
