import { z } from 'zod'

const shortest = 6
const longest = 200

/** A new password (rules 14.13), not of blanks alone. The bounds count characters like the vendor. */
export const password = z
  .string({ error: 'password.newRequired' })
  .min(shortest, 'password.short')
  .max(longest, 'password.long')
  .refine((typed) => typed.length < shortest || typed.trim() !== '', 'password.newRequired')

const typedTwice = {
  password,
  confirm: z.string({ error: 'password.againRequired' }).max(longest, 'password.long'),
}

const areEqual = (typed: { password: string; confirm: string }) => typed.password === typed.confirm

/** Reported at the second field as soon as both are filled, whatever else is wrong with the form. */
const mismatch = {
  error: 'password.mismatch',
  path: ['confirm'],
  when: ({ value }: { value: unknown }) => z.object(typedTwice).safeParse(value).success,
}

/** A new password for a forgotten one. */
export const NewPassword = z.object(typedTwice).refine(areEqual, mismatch)

/** A new password instead of the old one. */
export const ChangePassword = z
  .object({ oldPassword: z.string({ error: 'password.oldRequired' }).max(longest, 'password.long'), ...typedTwice })
  .refine(areEqual, mismatch)
