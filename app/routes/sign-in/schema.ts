import { z } from 'zod'
import type { Takes } from '~/domain/account/sign-in-methods'
import { identifyBy } from '~/features/account/identity'

/** Second step: the password. */
export const signInBy = (takes: Takes) =>
  identifyBy(takes).extend({
    password: z.string({ error: 'signIn.passwordRequired' }).max(200, 'signIn.passwordLong'),
  })
