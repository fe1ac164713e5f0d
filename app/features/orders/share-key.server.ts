import { signed, verified, type Purpose } from '~/http/signed.server'

/** The key of a shared link, which reveals the address too. Order numbers can be guessed, keys cannot (rules 13.7). */
export function shareKey(vendorId: string, orderId: string): string {
  // A signature is base64, whose + and / mean something else in an address.
  const signature = signed(orderId, purposeOf(vendorId)).slice(orderId.length + 1)
  return signature.replaceAll('+', '-').replaceAll('/', '_')
}

/** Whether it is the key of this order, by a secret that is still in use. */
export function isShareKey(key: string, vendorId: string, orderId: string): boolean {
  if (!/^[\w-]{20,100}$/.test(key)) return false
  const signature = key.replaceAll('-', '+').replaceAll('_', '/')
  return verified(`${orderId}.${signature}`, purposeOf(vendorId)) !== null
}

const purposeOf = (vendorId: string): Purpose => ['share', vendorId]
