import type { PricedLine } from '~/domain/cart/cart'
import { cartChanges } from '~/domain/checkout/revision'
import type { Shop } from '~/http/shop/shop.server'
import { offerHash } from '~/features/checkout/coupon.server'
import { listText } from '~/domain/text/list-text'
import { unitsText } from '~/domain/text/number-text'

const mostNamed = 5

/** The changes since a revision was shown, in the customer's words; null if there are none (rules 11.8). */
export function changeSince(shop: Shop, revision: string, now: { revision: string; lines: PricedLine[] }) {
  const currentRevision = now.revision
  if (revision === currentRevision) return null
  if (!revision.includes('~')) return shop.t('review.changed')
  const [shownWords, currentWords] = [revision.split(' '), currentRevision.split(' ')]
  if (shownWords[0] !== currentWords[0]) return cartChangeText(shop, revision, now.lines)
  return shop.t(offerIn(shownWords) === offerIn(currentWords) ? 'review.changed' : 'offers.changed')
}

const offerIn = (words: string[]) => words.find((word) => word.startsWith('offer='))

/** Whether the customer was shown an offer with this revision. */
export const showsOffer = (revision: string) => (offerIn(revision.split(' ')) ?? offerHash(null)) !== offerHash(null)

/** Names the lines that were added, removed or have another quantity; if there are none, the prices changed. */
function cartChangeText({ t, locale }: Shop, revision: string, lines: PricedLine[]): string {
  const { added, recounted, removed } = cartChanges(revision, lines)
  const changeTexts = [
    added.length > 0 ? t('review.linesAdded', { names: namesText(added, locale) }) : '',
    recounted.length > 0 ? t('review.linesRecounted', { names: namesText(recounted, locale) }) : '',
    removed > 0 ? t('review.linesRemoved', { number: removed }) : '',
  ].filter(Boolean)
  return changeTexts.length > 0 ? [t('review.changed'), ...changeTexts].join(' ') : t('review.priceChanged')
}

function namesText(lines: PricedLine[], locale: string) {
  const names = lines.slice(0, mostNamed).map(({ quantity, name }) => `${unitsText(quantity, locale)} ${name}`)
  return listText(lines.length > mostNamed ? [...names, '…'] : names, locale)
}

/** The message that lines have changed: other prices alone, or lower quantities as well. */
export function linesChangedText({ t }: Shop, lines: PricedLine[]): string {
  const isPriceAlone = lines.every(({ state }) => state === 'same' || state === 'price-changed')
  return t(isPriceAlone ? 'review.priceChanged' : 'review.updated')
}
