import { z } from 'zod'
import { Email, FullName, TypedNumber } from '~/features/account/identity'
import { password } from '~/features/account/passwords'

const terms = z.literal('accepted', 'signUp.termsRequired')

/** Signing up with a verified number if codes sign in: only the name is typed (rules 14.9). */
export const NameAlone = z.object({ name: FullName, terms })

/** The same if the vendor requires more: the e-mail, and a password once, because it can be shown and reset by a code. */
export const WithNumber = NameAlone.extend({ email: Email, password })

/** Signing up with an e-mail that is fixed: the number is typed. */
export const WithEmail = TypedNumber.extend({ name: FullName, password, terms })
