import { z } from 'zod'
import type { User } from '~/domain/user'
import type { Send } from './send'
import { flag, optionalId, part, saidYes, text } from './wire'

/** E-mail comes under either of two names; the family name is filled by newer accounts only (quirks 34). */
const WireUser = z.object({
  user_id: optionalId,
  user_name: text,
  last_name: text,
  mobile_number: text,
  email: text,
  user_email: text,
  is_cod_enable: flag,
  token: text,
})

/** The customer stands beside Result. Without one every field is empty. */
const UserDetails = z
  .object({ user_details: part(WireUser) })
  .transform(({ user_details: wire }) => ({ token: wire.token, user: toUser(wire) }))

function toUser(wire: z.output<typeof WireUser>): User {
  const hasFullName = wire.user_name.endsWith(wire.last_name)
  return {
    id: wire.user_id,
    name: hasFullName ? wire.user_name : `${wire.user_name} ${wire.last_name}`.trim(),
    mobile: wire.mobile_number,
    email: wire.email || wire.user_email,
    canPayCash: wire.is_cod_enable,
  }
}

export const authCalls = (send: Send) => ({
  /** Whether there is an account for a phone number or e-mail (flows 11.1). */
  checkUser: (identifier: string): Promise<boolean> =>
    send('check_user_details', { user_role: '1', mobile_number: identifier }, saidYes, {
      accept: [200, 101],
      auth: 'none',
      retry: true,
      means: { unauthorized: 'refused' },
    }),

  /** Signs in by phone number or e-mail. A wrong password, or a 200 without token, is a refused VendorError. */
  login: (identifier: string, password: string): Promise<{ token: string; user: User }> =>
    send('login', { email: identifier, password, env: 'web' }, UserDetails, {
      auth: 'none',
      means: { unauthorized: 'refused' },
      isComplete: ({ token, user }) => token !== '' && user.id !== '',
    }),

  /** The customer behind the token. An invalid session is an unauthorized VendorError, however it is said (flows 1.4). */
  async userDetails(): Promise<User> {
    const isComplete = ({ user }: { user: User }) => user.id !== ''
    const options = { adds: 'language', retry: true, isComplete, means: { refused: 'unauthorized' } } as const
    return (await send('get_user_details_web', {}, UserDetails, options)).user
  },

  /** Ends the session at the vendor. The customer is signed out here whatever the answer is (flows 11.8). */
  async logout(userId: string): Promise<void> {
    const payload = { user_id: userId, devicetype: 'I', devicetoken: '', unquie_id: '' }
    await send('logout', payload, z.unknown(), { accept: [200, 101] })
  },
})
