import { z } from 'zod'
import { mustMatch, newPassword } from '~/features/account/passwords'

/** A new password instead of the old one. */
export const ChangePassword = z
  .object({
    oldPassword: z.string({ error: 'password.oldRequired' }).max(200, 'password.long'),
    ...newPassword,
  })
  .refine(mustMatch.rule, mustMatch.error)
