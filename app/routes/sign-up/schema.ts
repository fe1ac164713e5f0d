import { z } from 'zod'
import { Country, Email, FullName } from '~/features/account/identity'
import { newPassword } from '~/features/account/passwords'

/** Typed once: it can be shown, and a forgotten one is set anew by a code. */
const { password } = newPassword
const terms = z.literal('accepted', 'signUp.termsRequired')

/** Signing up with a number that was proved: the e-mail is typed (rules 14.9). */
export const WithNumber = z.object({ name: FullName, email: Email, password, terms })

/** Signing up with an e-mail that is fixed: the number is typed. */
export const WithEmail = z.object({
  name: FullName,
  country: Country,
  phone: z
    .string({ error: 'signUp.phoneRequired' })
    .trim()
    .min(1, 'signUp.phoneRequired')
    .max(40, 'signUp.phoneInvalid'),
  password,
  terms,
})
