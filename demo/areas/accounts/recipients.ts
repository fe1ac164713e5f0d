const LONGEST_EMAIL = 254

/** Does it look like an e-mail address? */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Could it be a phone number without dial code? */
export const isPhoneNumber = (text: string): boolean => /^\d{6,14}$/.test(text)

/** A dial code as accounts store it: with a leading plus; empty when there are no digits in it. */
export function dialCodeOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : `+${digits}`
}

/**
 * The phone number or e-mail address as accounts and codes store it: in lower case, numbers without blanks, signs and
 * the dial code. A dial code without plus or zeros is kept, because it may be the beginning of the number.
 */
export function recipientOf(text: string, dialCode: string): string {
  const typed = text.trim().toLowerCase()
  if (typed.includes('@')) return typed
  const number = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  const dial = dialCodeOf(dialCode)
  return dial !== '' && number.startsWith(dial) ? number.slice(dial.length) : number
}
