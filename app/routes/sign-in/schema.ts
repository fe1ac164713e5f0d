import { z } from 'zod'
import { Country } from '~/features/account/identity'

const identifier = z
  .string({ error: 'signIn.identifierRequired' })
  .trim()
  .max(100, 'signIn.identifierInvalid')
  .refine(isPhoneOrEmail, 'signIn.identifierInvalid')

/** First step: a phone number or an e-mail address (rules 14.1), and the country that a number is of. */
export const Identify = z.object({ identifier, country: Country })

/** Second step: the password. */
export const SignIn = Identify.extend({
  password: z.string({ error: 'signIn.passwordRequired' }).max(200, 'signIn.passwordLong'),
})

function isPhoneOrEmail(text: string) {
  return /^\+?[\p{Nd}\s().-]{5,24}$/u.test(text) || z.email().safeParse(text).success
}
