/** The `tel:` address of a phone number; '' for a text without digits. */
export function phoneLink(phone: string): string {
  return /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : ''
}
