import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)
const KEY_LENGTH = 32
/** Cheaper than Node's default, because the accounts are not real and tests sign in hundreds of times. */
const COST: ScryptOptions = { N: 2048 }

/** Hash of a password with its own salt, as "salt:hash". */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${scryptSync(password, salt, KEY_LENGTH, COST).toString('hex')}`
}

/** Does the password belong to the stored hash? */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'hex')
  const actual = await derive(password, salt, KEY_LENGTH, COST)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Compares texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** A new bearer token. */
export function newToken(): string {
  return `tok_${randomBytes(24).toString('base64url')}`
}

/** The stored hash of a token, which cannot be used to sign in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
