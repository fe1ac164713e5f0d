import { z } from 'zod'
import { Email } from '~/features/account/identity'

/** What customers change of themselves here. */
export const Profile = z.object({
  name: z.string({ error: 'profile.nameRequired' }).trim().min(1, 'profile.nameRequired').max(100, 'field.tooLong'),
  email: Email,
})
