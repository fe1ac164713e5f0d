import { z } from 'zod'
import { Email } from '~/features/account/identity'

/** The data that customers can change here. An account that was made without an e-mail needs none. */
export const profileOf = ({ email }: { email: string }) =>
  z.object({
    name: z.string({ error: 'profile.nameRequired' }).trim().min(1, 'profile.nameRequired').max(100, 'field.tooLong'),
    email: email ? Email : Email.optional(),
  })
