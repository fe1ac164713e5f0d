import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { boundedCache } from '~/http/bounded-cache.server'
import { failureName, log } from '~/http/log.server'
import { keyValueStore } from '~/http/store/store.server'

/** Tokens that are too long for a cookie are stored encrypted. The key is only in the customer's cookie. */

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const tokenKey = (sessionId: string) => `token:${sessionId}`

/** Stores the token of a session until the session ends, and returns its key. Throws if the store is down. */
export async function saveToken({ id, until }: { id: string; until: number }, token: string): Promise<string> {
  const key = randomBytes(32)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = [sealing.update(token, 'utf8'), sealing.final()]
  const stored = Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url')
  await keyValueStore.set(tokenKey(id), stored, Math.max(1, until - Date.now()))
  return key.toString('base64url')
}

/** The token of a session; null if the store lost it or the key is wrong. Throws if the store is down. */
export async function savedToken(sessionId: string, key: string): Promise<string | null> {
  const stored = await keyValueStore.get(tokenKey(sessionId))
  return typeof stored === 'string' ? unseal(Buffer.from(stored, 'base64url'), Buffer.from(key, 'base64url')) : null
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

/** The sessions that this instance ended: they stay ended here even while the shared store is down. */
const endedHere = boundedCache<true>(10_000)

const endedKey = (id: string) => `ended:${id}`

type Ending = { id: string; until: number; sealKey?: string }

/** Ends a session everywhere for as long as its cookie would have lived. It does not wait for a store that is down. */
export async function endSession({ id, until, sealKey }: Ending) {
  endedHere.set(id, true)
  if (sealKey) await keyValueStore.set(tokenKey(id), null, 1).catch(logFailure)
  await keyValueStore.set(endedKey(id), true, Math.max(1, until - Date.now())).catch(logFailure)
}

/** Whether a session was ended; while the store is down, only as far as this instance knows. */
export async function hasEnded(id: string): Promise<boolean> {
  return endedHere.has(id) || (await keyValueStore.get(endedKey(id)).catch(logFailure)) === true
}

/** A vendor's account, named by the phone number or e-mail that is used to sign in. */
type AccountName = { vendorId: string; name: string }

const Open = z.array(z.object({ id: z.string(), until: z.number() })).catch([])
const mostOpen = 50
const listOf = ({ vendorId, name }: AccountName) =>
  `sessions:${createHash('sha256').update(`${vendorId} ${name.trim().toLowerCase()}`).digest('base64url')}`

/** Indexes an account's latest sessions, so that they can be ended from another device. */
export async function listSession(accounts: readonly AccountName[], { id, until }: Ending) {
  for (const account of accounts) await addSession(listOf(account), { id, until }).catch(logFailure)
}

/** Adds a session to a list, which lives as long as its longest session, even when two devices sign in at once. */
async function addSession(key: string, session: Ending) {
  const swap = async () => {
    const before = await keyValueStore.get(key)
    const others = openOf(before).filter(({ id }) => id !== session.id)
    const list = [...others, session].slice(-mostOpen)
    const lifeMs = Math.max(...list.map(({ until }) => until)) - Date.now()
    return keyValueStore.swap(key, before, list, Math.max(1, lifeMs))
  }
  while (!(await swap()));
}

/** Ends all of an account's sessions except one, so that anybody who knew the old password must sign in again. */
export async function endSessionsOf(account: AccountName, exceptId = '') {
  const listed = await keyValueStore.get(listOf(account)).catch(logFailure)
  for (const session of openOf(listed)) if (session.id !== exceptId) await endSession(session)
}

const openOf = (listed: unknown) => Open.parse(listed).filter(({ until }) => until > Date.now())

function logFailure(error: unknown) {
  log.warn({ reason: failureName(error) }, 'ended sessions')
}
