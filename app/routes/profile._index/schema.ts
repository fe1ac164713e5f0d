import { z } from 'zod'
import { Email, nameOf } from '~/features/account/identity'

/** The data that customers can change here. An account that was made without an e-mail needs none. */
export const profileOf = ({ email }: { email: string }) =>
  z.object({
    name: nameOf('profile.nameRequired'),
    email: email ? Email : Email.optional(),
  })
