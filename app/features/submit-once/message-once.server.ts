import { customerOf, type User } from '~/domain/account/user'
import { newerCandidates, type Candidate } from '~/domain/idempotency/submission'
import { failureText } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { keyValueStore } from '~/http/store/store.server'
import type { WordKey } from '~/i18n/translator'
import { hasFailed, isRefusal, VendorError } from '~/vendor-api/errors'
import { submitFailure } from './submission-log.server'
import { refused, submitOnce, type Operation } from './submit-once.server'

/** How long a sent message is remembered, in milliseconds: longer than any of its pages stays open. */
const memoryMs = 7 * 24 * 3600_000

/**
 * A message that is sent once. `subject` is what it is about, by default its form; `fingerprint` is equal for equal
 * messages of other forms too; `unknown` is the text if the answer is lost.
 */
type Message = {
  kind: 'report' | 'message' | 'rating'
  id: string
  subject?: string
  fingerprint?: unknown
  unknown: WordKey
}

/** How a message is sent, and found at the vendor. If a step throws, nothing is sent. */
type Sending = {
  /** `existing`: equal messages sent before, none of which is this one. `send` returns the id of this one. */
  prepare(): Promise<{ existing?: Candidate[]; send(): Promise<string> }>
  /** The vendor's messages that may be this one; null if they cannot be read. */
  candidates(): Promise<Candidate[] | null>
}

/** A message is identified by its form's key and its words: other words under the same key are another message. */
export const messageIdOf = (key: string, ...words: string[]) => hashOf([key, ...words])

/**
 * Sends a message to the vendor once, however often its form arrives: a double press, a reload, Back, another tab.
 * Returns its id if it was sent now or before, else the texts for the customer, whose input stays in the form. Throws
 * what is not a failure, such as a redirect to sign-in.
 */
export async function sendMessageOnce(
  shop: Shop,
  user: User,
  { kind, id, subject = id, fingerprint = subject, unknown }: Message,
  { prepare, candidates }: Sending,
): Promise<{ messageId: string } | { texts: string[]; status: number }> {
  const { t } = shop
  const failure = (text: string, status: number) => ({ texts: [text, t('error.kept')], status })
  const customer = `${kind}:${customerOf(shop, user)}`
  const operation: Operation<unknown> = {
    kind,
    async prepare() {
      const { existing = [], send } = await prepare()
      const baseline = { at: Date.now(), known: existing.map((one) => one.id) }
      const find = async () => newerCandidates((await candidates()) ?? [], baseline)
      return { kind: 'ready', fingerprint, baseline, matches: existing, send: () => askVendor(shop, send, find) }
    },
    candidates,
  }
  // The log remembers only the latest messages; this remembers each one that was sent.
  const memory = `message:${customer}:${id}`
  try {
    if ((await keyValueStore.get(memory)) !== undefined) return { messageId: id }
    const outcome = await submitOnce({ customer, subject, key: id }, operation)
    if (outcome.kind === 'unknown') return { texts: [t(unknown)], status: 502 }
    if (outcome.kind === 'refused') return failure(outcome.message, 422)
    if (outcome.key === id) await keyValueStore.set(memory, true, memoryMs).catch(() => undefined)
    return { messageId: outcome.key }
  } catch (error) {
    return failure(...submitFailure(t, error))
  }
}

/**
 * Sends it. After a refusal the customer may try again at once; after an error too, unless the vendor lists the
 * message. Null if the answer was lost.
 */
async function askVendor(shop: Shop, send: () => Promise<string>, find: () => Promise<Candidate[]>) {
  const placed = (id: string) => ({ kind: 'placed' as const, id, made: null })
  try {
    return placed(await send())
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    const [found] = hasFailed(error) ? await find().catch(() => []) : []
    if (found) return placed(found.id)
    return hasFailed(error) || isRefusal(error) ? refused(failureText(error, shop.t)) : null
  }
}
