import { z } from 'zod'

const shortest = 6
const longest = 200

/** A new password, typed twice (rules 14.13). The bounds count characters as the vendor does. */
export const newPassword = {
  password: z.string({ error: 'password.newRequired' }).min(shortest, 'password.short').max(longest, 'password.long'),
  confirm: z.string({ error: 'password.againRequired' }).max(longest, 'password.long'),
}

/** Tells at the second field that the two differ. */
export function mustMatch({ password, confirm }: { password: string; confirm: string }, context: z.RefinementCtx) {
  if (password !== confirm) context.addIssue({ code: 'custom', message: 'password.mismatch', path: ['confirm'] })
}
