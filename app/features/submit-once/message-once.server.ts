import { customerOf, type User } from '~/domain/account/user'
import { keyValueStore } from '~/http/store/store.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import type { WordKey } from '~/i18n/translator'
import { isRefusal, VendorError } from '~/vendor-api/errors'
import { hashOf } from '~/http/store/keys.server'
import { submitFailure } from './submit-failure.server'
import { refused, submitOnce, type Operation } from './submit-once.server'

/** How long a sent message is remembered, in milliseconds: longer than any of its pages stays open. */
const memoryMs = 7 * 24 * 3600_000

/** A message that is sent once. `subject` is what it is about, if not the form; `unknown` is the text if the answer is lost. */
type Message = { kind: 'report' | 'message' | 'rating'; id: string; subject?: string; unknown: WordKey }

/** A message is identified by the key of its form and by its words: other words under the same key are another message. */
export const messageIdOf = (key: string, ...words: string[]) => hashOf([key, ...words])

/**
 * Sends a message to the vendor once, however often its form arrives: a double press, a reload, Back, another tab. Returns its id
 * if it was sent now or before, else the texts for the customer, whose input stays in the form. Throws what is not a failure, such as
 * a redirect to sign-in.
 */
export async function sendMessageOnce<Fingerprint>(
  shop: Shop,
  user: User,
  { kind, id, subject = id, unknown }: Message,
  operation: Omit<Operation<Fingerprint>, 'kind'>,
): Promise<{ messageId: string } | { texts: string[]; status: number }> {
  const { t } = shop
  const failure = (text: string, status: number) => ({ texts: [text, t('error.kept')], status })
  const customer = `${kind}:${customerOf(shop, user)}`
  // The log remembers only the latest messages; this remembers each one.
  const memory = `message:${customer}:${id}`
  try {
    if ((await keyValueStore.get(memory)) !== undefined) return { messageId: id }
    const outcome = await submitOnce(keyValueStore, { customer, subject, key: id }, { kind, ...operation })
    if (outcome.kind === 'unknown') return { texts: [t(unknown)], status: 502 }
    if (outcome.kind === 'refused') return failure(outcome.message || t('error.generic'), 422)
    await keyValueStore.set(memory, true, memoryMs).catch(() => undefined)
    return { messageId: outcome.key }
  } catch (error) {
    return failure(...submitFailure(t, error))
  }
}

/** Sends it once, as a step of an operation. A refusal or failure may be tried again at once. Null when the answer got lost. */
export async function askVendor(shop: Shop, send: () => Promise<string>) {
  try {
    return { kind: 'placed' as const, id: await send(), made: null }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    const isAnswered = isRefusal(error) || error.kind === 'server'
    return isAnswered ? refused(failureText(error, shop.t)) : null
  }
}
