import { trustedOrigins } from '~/features/payments/gateway-redirect.server'

/**
 * The address of an invoice if it may be opened: it uses HTTPS, or is at a trusted origin; '' for all others, and for one that
 * contains a user name or password.
 */
export function invoiceAddress(claimed: string): string {
  if (!URL.canParse(claimed)) return ''
  const { protocol, origin, username, password, href } = new URL(claimed)
  if (username || password) return ''
  return protocol === 'https:' || (protocol === 'http:' && trustedOrigins().includes(origin)) ? href : ''
}
