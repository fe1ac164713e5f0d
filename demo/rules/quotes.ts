import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A quote holds this long, in seconds. */
export const QUOTE_SECONDS = 15 * 60

// Quotes do not outlive the process, and nobody else is to make one.
const key = randomBytes(32)

const signature = (claim: string) => createHmac('sha256', key).update(claim).digest('base64url').slice(0, 22)

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Id of a quote for deliveries from a store: it carries the fee and its end (milliseconds), signed. */
export function quoteId(storeId: number, fee: number, validTill: number): string {
  const claim = `q_${Math.round(fee * 100)}_${storeId}_${Math.ceil(validTill / 1000)}`
  return `${claim}_${signature(claim)}`
}

/** Fee that was quoted for this store; null when the quote is over, for another store or not ours. */
export function quotedFee(quote: string, storeId: number, now: number): number | null {
  const [, claim, cents, store, until, sign] = /^(q_(\d+)_(\d+)_(\d+))_([\w-]+)$/.exec(quote.trim()) ?? []
  if (claim === undefined || sign === undefined || !isSame(sign, signature(claim))) return null
  return Number(store) === storeId && Number(until) * 1000 > now ? Number(cents) / 100 : null
}
