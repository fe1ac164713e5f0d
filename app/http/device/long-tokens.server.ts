import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyValueStore } from '~/http/store/store.server'
import { failureName, log } from '~/http/log.server'

/** Tokens that are too long for a cookie are stored encrypted. The key is only in the customer's cookie. */

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const nameOf = (sessionId: string) => `token:${sessionId}`

/** Stores the token of a session until the session ends, and returns its key. Throws if the store is down. */
export async function saveToken({ id, until }: { id: string; until: number }, token: string): Promise<string> {
  const key = randomBytes(32)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = [sealing.update(token, 'utf8'), sealing.final()]
  const stored = Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url')
  await keyValueStore.set(nameOf(id), stored, Math.max(1, until - Date.now()))
  return key.toString('base64url')
}

/** The token of a session; null if the store lost it or the key is wrong. Throws if the store is down. */
export async function savedToken(sessionId: string, key: string): Promise<string | null> {
  const stored = await keyValueStore.get(nameOf(sessionId))
  return typeof stored === 'string' ? unseal(Buffer.from(stored, 'base64url'), Buffer.from(key, 'base64url')) : null
}

/** Removes the token of an ended session. An unreachable store is not waited for, because its entries expire. */
export async function dropToken(sessionId: string) {
  await keyValueStore
    .set(nameOf(sessionId), null, 1)
    .catch((error: unknown) => log.warn({ reason: failureName(error) }, 'long tokens'))
}

function unseal(stored: Buffer, key: Buffer): string | null {
  const [nonce, tag] = [stored.subarray(0, nonceBytes), stored.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAuthTag(tag)
    return opening.update(stored.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return null
  }
}
