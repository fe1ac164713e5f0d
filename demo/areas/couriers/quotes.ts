import { createHmac, randomBytes } from 'node:crypto'
import type { Point } from '../../core/geo'
import { sameText } from '../../core/secrets'

/** How long a quote is valid, in seconds. */
export const QUOTE_SECONDS = 15 * 60

// Random for each process: only it can sign valid quotes, and they expire with it.
const key = randomBytes(32)

const signature = (claim: string) => createHmac('sha256', key).update(claim).digest('base64url').slice(0, 22)

/** The route of a courier, from a store to a point. */
interface QuotedRoute {
  storeId: number
  to: Point
}

// Destinations within about a hundred metres of each other cost the same.
const routeText = ({ storeId, to }: QuotedRoute) => `${storeId} ${to.lat.toFixed(3)} ${to.lng.toFixed(3)}`

/** The id of a quote. It holds the fee and the time at which the quote ends (milliseconds), signed. */
export function quoteId(route: QuotedRoute, fee: number, validTill: number): string {
  const claim = `q_${Math.round(fee * 100)}_${Math.ceil(validTill / 1000)}`
  return `${claim}_${signature(`${claim} ${routeText(route)}`)}`
}

/** The quoted fee. Null when the quote is too old, for another delivery or forged. */
export function quotedFee(quote: string, route: QuotedRoute, now: number): number | null {
  const [, claim, cents, until, sign] = /^(q_(\d+)_(\d+))_([\w-]+)$/.exec(quote.trim()) ?? []
  if (claim === undefined || sign === undefined || !sameText(sign, signature(`${claim} ${routeText(route)}`)))
    return null
  return Number(until) * 1000 > now ? Number(cents) / 100 : null
}
