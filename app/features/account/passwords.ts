import { z } from 'zod'

const shortest = 6
const longest = 200

/** A new password, typed twice (rules 14.13). The bounds count characters like the vendor. */
export const newPassword = {
  password: z.string({ error: 'password.newRequired' }).min(shortest, 'password.short').max(longest, 'password.long'),
  confirm: z.string({ error: 'password.againRequired' }).max(longest, 'password.long'),
}

/**
 * Checks that both are equal and reports it at the second field as soon as both are filled, whatever else is wrong with the
 * form.
 */
export const mustMatch = {
  rule: ({ password, confirm }: { password: string; confirm: string }) => password === confirm,
  error: {
    error: 'password.mismatch',
    path: ['confirm'],
    when: ({ value }: { value: unknown }) => z.object(newPassword).safeParse(value).success,
  },
}
