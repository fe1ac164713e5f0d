import { z } from 'zod'
import { Email, requiredText } from '~/features/account/identity'

/** The data that customers can change here. An account that was made without an e-mail needs none. */
export const profileOf = ({ email }: { email: string }) =>
  z.object({
    name: requiredText('profile.nameRequired').max(100, 'field.tooLong'),
    email: email ? Email : Email.optional(),
  })
