import { z } from 'zod'
import { mustMatch, newPassword } from '~/features/account/passwords'

/** A new password for a forgotten one. */
export const NewPassword = z.object(newPassword).refine(mustMatch.rule, mustMatch.error)
