import { cartAmounts, type Amounts } from '~/domain/amounts'
import type { PricedLine } from '~/domain/cart'
import type { Address } from '~/domain/address'
import type { AppliedCoupon } from '~/domain/coupon'
import { formatMoney } from '~/domain/money'
import { obstacleTo, type Obstacle } from '~/domain/obstacle'
import type { Mode } from '~/domain/place'
import { quoteOf } from '~/domain/pricing'
import type { StoreDetail } from '~/domain/store'
import { env } from '~/env.server'
import { loadCart } from '~/features/cart/cart.server'
import { offerMark, offerOf } from '~/features/checkout/coupon.server'
import type { Shop } from '~/http/shop.server'
import type { WordKey } from '~/i18n/i18n.server'

/** What is about to be ordered, priced from fresh menus: the one basis of review, payment and the order itself. */
export type Checkout = {
  store: StoreDetail
  lines: PricedLine[]
  mode: Mode
  isPickupEnabled: boolean
  /** The primary address, or null for pickup, for a guest, and when there is none. */
  address: Address | null
  amounts: Amounts
  /** The start of the chosen time, 'YYYY-MM-DD HH:mm:ss' at the vendor, or '' for as soon as possible. */
  slot: string
  /** The offer that counts in the amounts, or null. */
  coupon: AppliedCoupon | null
  /** Whether an offer ended with this very look, so that the customer has to be told. */
  isOfferLost: boolean
  /** The tax row's name, with the percentage where one holds for all lines. */
  taxLabel: string
  /** What stands against ordering it now, or null. */
  obstacle: Obstacle | null
  /** Stands for exactly what is shown; a form carries it so that nothing changes silently. */
  quote: string
}

/** A cart that there is no checkout for: nothing is in it, or its store is gone. */
type NoCheckout = { store: null; obstacle: Obstacle; quote: '' }

/**
 * Loads the checkout of the current cart from the vendor's fresh facts. `opens` says that the customer opens the review, where
 * the vendor's own offer is tried. Throws the vendor's failures.
 */
export async function loadCheckout(shop: Shop, { opens = false } = {}): Promise<Checkout | NoCheckout> {
  if (shop.cart.lines.length === 0) return { store: null, obstacle: { kind: 'empty' }, quote: '' }
  const early = shop.device.place.mode === 'delivery' ? primaryAddress(shop) : null
  const [{ store, lines }] = await Promise.all([loadCart(shop, { fresh: true }), early])
  if (!store) return { store, obstacle: { kind: 'store-gone' }, quote: '' }
  const isPickupEnabled = store.overrides.isPickupEnabled ?? shop.settings.isPickupEnabled
  const mode = isPickupEnabled ? shop.device.place.mode : 'delivery'
  const address = mode === 'delivery' ? await (early ?? primaryAddress(shop)) : null
  const { slot, tip } = shop.device.checkout
  const { coupon, isOfferLost } = await offerOf(shop, { store, lines, mode, address }, { opens })
  const amounts = cartAmounts({
    lines,
    store,
    settings: shop.settings,
    mode,
    destination: address ?? shop.place,
    tip,
    coupon,
    withProposedCharges: env().SEND_PROPOSED_CHARGES === 'yes',
  })
  const quote = [
    quoteOf(lines, amounts.total),
    mode,
    address?.id ?? '',
    slot.replace(' ', 'T'),
    offerMark(coupon),
  ].join(' ')
  return {
    store,
    lines,
    mode,
    isPickupEnabled,
    address,
    amounts,
    slot,
    coupon,
    isOfferLost,
    taxLabel: taxLabel(shop, lines, amounts),
    obstacle: obstacleTo({ lines, store, settings: shop.settings }),
    quote,
  }
}

/** An obstacle in the customer's words. */
export function obstacleText({ t, settings }: Shop, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'empty':
      return t('cart.addItems')
    case 'system-closed':
      return settings.notAvailableReason || t('home.closed')
    case 'store-gone':
      return t('cart.storeGone')
    case 'pre-order-only':
      return t('review.needsSlot')
    case 'store-closed':
      return t('store.off')
    case 'unavailable':
      return t('review.fewUnavailable')
    case 'below-minimum':
      return t('cart.minimum', { amount: formatMoney(obstacle.minimum, settings.currency) })
  }
}

/** What changed since a quote was shown, as a dictionary key, or null when it still holds. */
export function changeSince(quote: string, checkout: Checkout): WordKey | null {
  if (quote === checkout.quote) return null
  if (isOnlyOffer(quote, checkout.quote)) return 'offers.changed'
  return quote.split(' ')[0] === checkout.quote.split(' ')[0] ? 'review.changed' : 'review.priceChanged'
}

/** Whether two quotes stand for the same lines at the same prices, with another offer. */
function isOnlyOffer(quote: string, other: string) {
  const parts = [quote, other].map((text) => ({
    lines: text.split(' ')[0]?.split('-')[1],
    offer: text.split(' ').find((part) => part.startsWith('offer=')),
  }))
  return parts[0]?.lines === parts[1]?.lines && parts[0]?.offer !== parts[1]?.offer
}

async function primaryAddress(shop: Shop): Promise<Address | null> {
  return shop.user ? shop.vendor.addresses.primary() : null
}

function taxLabel({ settings }: Shop, lines: PricedLine[], { taxPercent }: Amounts) {
  const isOneRate = lines.every((line) => line.taxPercent === null || Number(line.taxPercent) === Number(taxPercent))
  return isOneRate ? `${settings.taxName} (${taxPercent}%)` : settings.taxName
}
