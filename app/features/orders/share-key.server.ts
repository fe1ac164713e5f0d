import { sign, unsign } from 'cookie-signature'
import { env } from '~/env.server'
import { keyOf } from '~/http/device/cookies.server'

/**
 * The key in a link that a customer shares: its holder also sees the address of the order. Order numbers can be guessed, the key
 * cannot (rules 13.7).
 */
export function shareKey(vendorId: string, orderId: string): string {
  const [secret = ''] = env().SESSION_SECRET
  return signatureOf(orderId, keyOf(secret, name, vendorId))
}

/** Whether it is the key of this order, by a secret that is still in use. */
export function isShareKey(key: string, vendorId: string, orderId: string): boolean {
  const isPlain = /^[\w-]{20,100}$/.test(key)
  return isPlain && env().SESSION_SECRET.some((secret) => fits(key, orderId, keyOf(secret, name, vendorId)))
}

const name = 'share'

/** The library's signature is base64, whose + and / mean something else in an address. */
const signatureOf = (orderId: string, secret: string) =>
  sign(orderId, secret)
    .slice(orderId.length + 1)
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const fits = (key: string, orderId: string, secret: string) =>
  unsign(`${orderId}.${key.replaceAll('-', '+').replaceAll('_', '/')}`, secret) !== false
