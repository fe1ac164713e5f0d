import type { SignInMethods } from '~/domain/brand/settings'

/** The identifier a customer gives: an e-mail, or a phone number without its dial code; `country` has two letters. */
export type Identifier =
  { kind: 'email'; text: string } | { kind: 'phone'; text: string; dial: string; country: string; isValid: boolean }

/** Who sends codes: the vendor itself or a service for it. */
export type CodeSender = 'own' | 'thirdParty'

/** The purpose of a code: signing up, a new password, or another number. */
export type CodePurpose = 'join' | 'reset' | 'number'

/** The only dial code that the service sends to (rules 14.10). */
export const serviceDial = '91'

/** Whether a code can be sent to numbers of a dial code. */
export const sendsCodesTo = (dial: string, { usesCodeService }: SignInMethods) =>
  !usesCodeService || dial === serviceDial

/** What a vendor may identify an account by. */
export type Takes = 'both' | 'phone' | 'email'

/** How the vendor identifies its customers. */
export function takesOf({ phone, email }: SignInMethods): Takes {
  if (phone && email) return 'both'
  return phone ? 'phone' : 'email'
}

/** Who sends the code; null if nobody can. Codes by e-mail come only from the vendor, for passwords (rules 14.10). */
export function codeSenderFor(identifier: Identifier, methods: SignInMethods, purpose: CodePurpose): CodeSender | null {
  if (identifier.kind === 'email') return purpose === 'reset' ? 'own' : null
  if (!methods.usesCodeService) return 'own'
  return sendsCodesTo(identifier.dial, methods) ? 'thirdParty' : null
}
