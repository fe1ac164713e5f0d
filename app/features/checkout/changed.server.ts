import type { PricedLine } from '~/domain/cart/cart'
import { cartChanges } from '~/domain/cart/quote'
import type { Shop } from '~/http/shop/shop.server'
import { offerMark } from '~/features/checkout/coupon.server'
import { listText } from '~/domain/text/list-text'

/** What a quote was made of, as it is now. */
type Quoted = { quote: string; lines: PricedLine[] }

/** Most lines that a message names. */
const mostNamed = 5

/** What changed since a quote was shown, in the customer's words, or null when it still holds (rules 11.8). */
export function changeSince(shop: Shop, quote: string, { quote: now, lines }: Quoted): string | null {
  if (quote === now) return null
  if (!quote.includes('~')) return shop.t('review.changed')
  const [shown, today] = [quote.split(' '), now.split(' ')]
  if (shown[0] !== today[0]) return cartChangeText(shop, quote, lines)
  return shop.t(offerIn(shown) === offerIn(today) ? 'review.changed' : 'offers.changed')
}

/** The offer among the words of a quote. */
const offerIn = (words: string[]) => words.find((word) => word.startsWith('offer='))

/** Whether an offer counts in a quote. */
export const showsOffer = (quote: string) => (offerIn(quote.split(' ')) ?? offerMark(null)) !== offerMark(null)

/** Which lines came, went or have another quantity; where none did it is their prices. */
function cartChangeText({ t, locale }: Shop, quote: string, lines: PricedLine[]): string {
  const { added, recounted, removed } = cartChanges(quote, lines)
  const said = [
    added.length > 0 ? t('review.linesAdded', { names: named(added, locale) }) : '',
    recounted.length > 0 ? t('review.linesRecounted', { names: named(recounted, locale) }) : '',
    removed > 0 ? t('review.linesRemoved', { number: removed }) : '',
  ].filter(Boolean)
  return said.length > 0 ? [t('review.changed'), ...said].join(' ') : t('review.priceChanged')
}

function named(lines: PricedLine[], locale: string) {
  const names = lines.slice(0, mostNamed).map(({ quantity, name }) => `${quantity} × ${name}`)
  return listText(lines.length > mostNamed ? [...names, '…'] : names, locale)
}

/** That lines are no longer as they were put in, in words: other prices alone, or fewer units as well. */
export function notAsPutIn({ t }: Shop, lines: PricedLine[]): string {
  const isPriceAlone = lines.every(({ state }) => state === 'same' || state === 'price-changed')
  return t(isPriceAlone ? 'review.priceChanged' : 'review.updated')
}
