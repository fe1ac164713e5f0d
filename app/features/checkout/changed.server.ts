import type { PricedLine } from '~/domain/cart/cart'
import { cartChanges } from '~/domain/checkout/revision'
import type { Shop } from '~/http/shop/shop.server'
import { offerHash } from '~/features/checkout/coupon.server'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'

/** The current input of a revision. */
type Revised = { revision: string; lines: PricedLine[] }

/** Most lines that a message names. */
const mostNamed = 5

/** The changes since a revision was shown, in the customer's words; null if there are none (rules 11.8). */
export function changeSince(shop: Shop, revision: string, { revision: now, lines }: Revised): string | null {
  if (revision === now) return null
  if (!revision.includes('~')) return shop.t('review.changed')
  const [shown, today] = [revision.split(' '), now.split(' ')]
  if (shown[0] !== today[0]) return cartChangeText(shop, revision, lines)
  return shop.t(offerIn(shown) === offerIn(today) ? 'review.changed' : 'offers.changed')
}

/** The offer among the words of a revision. */
const offerIn = (words: string[]) => words.find((word) => word.startsWith('offer='))

/** Whether a revision contains an offer. */
export const showsOffer = (revision: string) => (offerIn(revision.split(' ')) ?? offerHash(null)) !== offerHash(null)

/** Which lines came, went or have another quantity; where none did it is their prices. */
function cartChangeText({ t, locale }: Shop, revision: string, lines: PricedLine[]): string {
  const { added, recounted, removed } = cartChanges(revision, lines)
  const said = [
    added.length > 0 ? t('review.linesAdded', { names: named(added, locale) }) : '',
    recounted.length > 0 ? t('review.linesRecounted', { names: named(recounted, locale) }) : '',
    removed > 0 ? t('review.linesRemoved', { number: removed }) : '',
  ].filter(Boolean)
  return said.length > 0 ? [t('review.changed'), ...said].join(' ') : t('review.priceChanged')
}

function named(lines: PricedLine[], locale: string) {
  const names = lines.slice(0, mostNamed).map(({ quantity, name }) => `${unitsText(quantity, locale)} ${name}`)
  return listText(lines.length > mostNamed ? [...names, '…'] : names, locale)
}

/** The message that lines have changed: other prices alone, or lower quantities as well. */
export function notAsPutIn({ t }: Shop, lines: PricedLine[]): string {
  const isPriceAlone = lines.every(({ state }) => state === 'same' || state === 'price-changed')
  return t(isPriceAlone ? 'review.priceChanged' : 'review.updated')
}
