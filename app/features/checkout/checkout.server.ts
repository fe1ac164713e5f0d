import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { cartAmounts, type Amounts } from '~/domain/checkout/amounts'
import { checkoutBlocker, type CheckoutBlocker } from '~/domain/checkout/blocker'
import { cartChanges, revisionOf } from '~/domain/checkout/revision'
import { formatLeast } from '~/domain/money/money'
import type { Address } from '~/domain/place/address'
import { isSamePoint, type Mode } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import { enforcedMinimum, type StoreDetail } from '~/domain/stores/store'
import { listText, percentText, unitsText } from '~/domain/text/number-text'
import { env } from '~/env.server'
import { loadCart } from '~/features/cart/cart.server'
import { offerHash, offerOf } from '~/features/checkout/coupon.server'
import { askReach, deliveryZone, routeAt } from '~/features/place/reach.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { deliveryQuoteFor } from './delivery-quote.server'
import { extrasOf, freshTiming, orderTime } from './times.server'

/** The order to be placed, priced from fresh menus: the one basis of review, payment and the order itself. */
export type Checkout = Extract<Awaited<ReturnType<typeof loadCheckout>>, { store: object }>

/** A cart without a checkout: it is empty, or its store is gone. */
const noCheckout = (kind: 'empty' | 'store-gone') => ({ store: null, blocker: { kind }, revision: '' })

/**
 * Loads the checkout of the current cart from fresh vendor data. `opens`: the customer opens the review, so the
 * vendor's automatic offer is tried. `asksReach`: the vendor is asked whether the store delivers to the address or,
 * without one, to the chosen place. Throws the vendor's failures.
 */
export async function loadCheckout(shop: Shop, { opens = false, asksReach = false } = {}) {
  if (shop.cart.lines.length === 0) return noCheckout('empty')
  const earlyAddress = shop.device.place.mode === 'delivery' ? primaryAddress(shop) : null
  const { slot } = shop.drafts.checkout
  const [{ store: cartStore, lines, zone: zoneOfPlace }, timing] = await Promise.all([
    loadCart(shop, { fresh: true }),
    slot ? freshTiming(shop, shop.cart.storeId) : null,
    earlyAddress,
  ])
  if (!cartStore) return noCheckout('store-gone')
  const store = await withOverrides(shop, cartStore)
  const { isPickupEnabled, mode } = routeAt(shop, store)
  const address = mode === 'delivery' ? await (earlyAddress ?? primaryAddress(shop)) : null
  const time = orderTime(shop, { store, mode, timing })
  const extras = extrasOf(shop, store, mode)
  const [{ coupon, isOfferLost }, { zone, deliveryQuote, reason }, isInReach] = await Promise.all([
    offerOf(shop, { store, lines, mode, address }, { opens }),
    loadDelivery(shop, { store, lines, mode, address, zoneOfPlace }),
    asksReach ? reaches(shop, store.id, { mode, address }) : null,
  ])
  const amounts = cartAmounts({
    ...{ lines, store, settings: shop.settings, mode, zone, deliveryQuote, coupon },
    destination: address ?? shop.place,
    tip: extras.tip,
    withProposedCharges: env().SEND_PROPOSED_CHARGES === 'yes',
  })
  const shown = [revisionOf(lines, amounts), mode, addressHash(address), slot.replace(' ', 'T'), offerHash(coupon)]
  return {
    ...{ store, lines, mode, isPickupEnabled, amounts, extras, time, coupon, isOfferLost, zone, deliveryQuote },
    /** The primary address; null for pickup, for guests, and if there is none. */
    address,
    /** Whether a delivery still needs one. */
    lacksAddress: mode === 'delivery' && address === null,
    taxLabel: taxLabel(shop, lines, amounts),
    /** The vendor's remark about the delivery fee, or ''. */
    deliveryNote: reason,
    minimum: enforcedMinimum(store, zone),
    blocker: checkoutBlocker({
      ...{ lines, store, settings: shop.settings, zone },
      isOutOfReach: isInReach === false,
      needsTime: time.needed,
    }),
    /** A text that stands for exactly what is shown; a form carries it so that nothing changes silently. */
    revision: shown.join(' '),
  }
}

/** Whether a store delivers to the address, else to the chosen place. Null if unknown: placing the order asks again. */
function reaches(shop: Shop, storeId: string, { mode, address }: { mode: Mode; address: Address | null }) {
  if (!address) return askReach(shop, storeId, mode)
  return orNull(shop.vendor.stores.isInReach(storeId, address))
}

type Order = { store: StoreDetail; lines: PricedLine[]; mode: Mode; address: Address | null; zoneOfPlace: Zone | null }

/** The zone of the order, and its courier's price; `reason` is the vendor's remark about the fee, or ''. */
async function loadDelivery(shop: Shop, { store, lines, mode, address, zoneOfPlace }: Order) {
  if (mode === 'pickup') return { zone: null, deliveryQuote: null, reason: '' }
  const to = address ?? shop.place
  const isSame = isSamePoint(to, shop.place) && mode === shop.mode
  // The cart was loaded with the zone of the chosen place, which may not be that of the order's address.
  const zone = isSame ? zoneOfPlace : await deliveryZone(shop, to, { mode, fresh: true })
  const subtotal = cartSubtotal(lines, shop.settings.currency)
  return { zone, ...(await deliveryQuoteFor(shop, { store, address, zone, subtotal })) }
}

const blockerWords = {
  empty: 'cart.addItems',
  'store-gone': 'cart.storeGone',
  'store-closed': 'store.off',
  'out-of-reach': 'review.outOfReach',
  unavailable: 'review.fewUnavailable',
} as const

/** What keeps the order from being placed, in words; for a closed system the vendor’s own. */
export function blockerText({ t, settings }: Shop, blocker: CheckoutBlocker): string {
  switch (blocker.kind) {
    case 'system-closed':
      return settings.notAvailableReason || t('home.closed')
    case 'no-time':
      return t(blocker.why === 'gone' ? 'times.gone' : 'times.both')
    case 'below-minimum':
      return t('cart.minimum', { amount: formatLeast(blocker.minimum, settings.currency) })
    default:
      return t(blockerWords[blocker.kind])
  }
}

async function primaryAddress(shop: Shop): Promise<Address | null> {
  return shop.user ? shop.vendor.addresses.primary() : null
}

/** The name of the tax row, with its percentage if all lines have the same one (rules 8.8). */
export function taxLabel({ settings, locale }: Shop, lines: PricedLine[], { taxPercent }: Amounts) {
  const isOneRate = lines.every((line) => line.taxPercent === null || Number(line.taxPercent) === Number(taxPercent))
  return isOneRate ? `${settings.taxName} (${percentText(taxPercent, locale)})` : settings.taxName
}

/** A store with its overrides of the settings (flows 5.10), read separately if needed; without them if that fails. */
export async function withOverrides({ vendor }: Shop, store: StoreDetail): Promise<StoreDetail> {
  const overrides = store.saysOverrides ? null : await orNull(vendor.stores.overrides(store.id))
  return overrides ? { ...store, overrides } : store
}

const mostNamed = 5

/** The changes since a revision was shown, in the customer's words; null if there are none (rules 11.8). */
export function changeSince(shop: Shop, revision: string, now: { revision: string; lines: PricedLine[] }) {
  if (revision === now.revision) return null
  if (!revision.includes('~')) return shop.t('review.changed')
  const [shownWords, currentWords] = [revision.split(' '), now.revision.split(' ')]
  if (shownWords[0] !== currentWords[0]) return cartChangeText(shop, revision, now.lines)
  return shop.t(offerIn(shownWords) === offerIn(currentWords) ? 'review.changed' : 'offers.changed')
}

/** Stands for an address as it is shown: another device may change its text, which keeps its id. */
export const addressHash = (saved: Address | null) =>
  saved ? hashOf([saved.id, saved.flat, saved.house, saved.address, saved.landmark]) : ''

/** Stands for what goes with an order beside its revision. The bill does not show it, and it expires with the record. */
export const extrasHash = ({ drafts }: Shop, { extras }: Checkout) =>
  hashOf([drafts.checkout.notes, extras.isContactless, extras.pictures.map(({ id }) => id)])

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
