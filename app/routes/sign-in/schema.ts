import { z } from 'zod'
import { Identify } from '~/features/account/identity'

/** Second step: the password. */
export const SignIn = Identify.extend({
  password: z.string({ error: 'signIn.passwordRequired' }).max(200, 'signIn.passwordLong'),
})
