/** The address that calls a number as the vendor writes it; '' for a text without a digit, which nobody can call. */
export function phoneLink(phone: string): string {
  return /\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : ''
}
