import { z } from 'zod'
import type { SocialProvider } from '~/domain/brand/settings'
import type { User } from '~/domain/account/user'
import { TicketOrNull, type CodeTicket } from './codes.server'
import { signedOutCall, type Send } from './send'
import { ifYes, result } from './wire'
import { MemberSince, opensSession, UserDetails, type OpenedSession } from './wire-user'

/**
 * What the vendor knows about a phone number or e-mail address: whether it has an account, and the code that the vendor sent to
 * a new number, or null when it sends none. `message` is the vendor's text.
 */
export type AccountCheck = { isKnown: boolean; ticket: CodeTicket | null; message: string }

const Check = z
  .object({ code: z.string(), msg: z.string().catch(''), Result: z.unknown().optional() })
  .transform((body): AccountCheck => {
    const isKnown = body.code === '200'
    return { isKnown, ticket: isKnown ? null : (result(TicketOrNull).safeParse(body).data ?? null), message: body.msg }
  })

/** A person at a provider; the e-mail is '' if it is not verified. */
export type SocialProfile = { provider: SocialProvider; id: string; email: string }

const Social = ifYes(UserDetails)

/** The options of a read about the token itself: an invalid session is unauthorized, however it is reported (flows 1.4). */
const ofToken = { adds: 'language', retry: true, means: { refused: 'unauthorized' } } as const

export const authCalls = (send: Send) => ({
  /** Looks for the account of a phone number or e-mail (flows 11.1). Never sent twice: it may send a code. */
  check: (identifier: string): Promise<AccountCheck> =>
    send('check_user_details', { user_role: '1', mobile_number: identifier }, Check, {
      ...signedOutCall,
      accept: [200, 101],
    }),

  /** Signs in by phone number or e-mail. A wrong password, or a 200 without token, is a refused VendorError. */
  login: (identifier: string, password: string): Promise<OpenedSession> =>
    send('login', { email: identifier, password, env: 'web' }, UserDetails, {
      ...signedOutCall,
      isComplete: opensSession,
    }),

  /** Signs in by a profile at a provider (flows 11.4); null when no account is linked to it yet. */
  social: ({ provider, id, email }: SocialProfile): Promise<OpenedSession | null> =>
    send(
      'facebook_login',
      {
        facebookid: provider === 'facebook' ? id : '',
        gplusid: provider === 'google' ? id : '',
        user_email: email,
        devicetype: 'web',
        devicetoken: '',
        unique_id: '',
      },
      Social,
      {
        ...signedOutCall,
        accept: [200, 101],
        isComplete: (entered) => entered === null || opensSession(entered),
      },
    ),

  /** The customer of the token. */
  async userDetails(): Promise<User> {
    const isComplete = ({ user }: OpenedSession) => user.id !== ''
    return (await send('get_user_details_web', {}, UserDetails, { ...ofToken, isComplete })).user
  },

  /** When the customer of the token joined, in seconds since the epoch; null if unknown. */
  memberSince: (): Promise<number | null> => send('get_user_details_web', {}, MemberSince, ofToken),

  /** Ends the session at the vendor. The customer is signed out here whatever the answer is (flows 11.8). */
  async logout(userId: string): Promise<void> {
    const payload = { user_id: userId, devicetype: 'I', devicetoken: '', unquie_id: '' }
    await send('logout', payload, z.unknown(), { accept: [200, 101] })
  },
})
