import { trustedOrigins } from '~/features/payments/gateway-redirect.server'

/**
 * Where an invoice may be opened: an encrypted address, or one at the vendor API's own origin; '' for all others, and for one that
 * carries a password.
 */
export function invoiceAddress(claimed: string): string {
  if (!URL.canParse(claimed)) return ''
  const { protocol, origin, username, password, href } = new URL(claimed)
  if (username || password) return ''
  return protocol === 'https:' || (protocol === 'http:' && trustedOrigins().includes(origin)) ? href : ''
}
