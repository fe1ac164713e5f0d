/** The `tel:` address of a phone number; '' for a text without digits. */
export function phoneLink(phone: string): string {
  return /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : ''
}

/** A number with its dial code for display, as far as they are known. */
export const phoneText = ({ mobile, dialCode }: { mobile: string; dialCode: string }) =>
  mobile && dialCode ? `+${dialCode} ${mobile}` : mobile
