import { z } from 'zod'

const identifier = z
  .string({ error: 'signIn.identifierRequired' })
  .trim()
  .max(100, 'signIn.identifierInvalid')
  .refine(isPhoneOrEmail, 'signIn.identifierInvalid')

/** First step: a phone number or an e-mail address (rules 14.1). */
export const Identify = z.object({ identifier })

/** Second step: the password. */
export const SignIn = z.object({
  identifier,
  password: z.string({ error: 'signIn.passwordRequired' }).max(200, 'signIn.passwordLong'),
})

function isPhoneOrEmail(text: string) {
  return /^\+?[\d\s()-]{5,20}$/.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** The identifier as the API wants it: digits only for a phone number. */
export function normaliseIdentifier(text: string) {
  return text.includes('@') ? text : text.replace(/\D/g, '')
}
