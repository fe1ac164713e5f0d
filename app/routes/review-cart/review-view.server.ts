import type { BillChange } from '~/domain/checkout/bill-changes'
import type { PricedLine } from '~/domain/cart/cart'
import { longestNotes } from '~/domain/checkout/extras'
import { formatLeast, formatMoney, toNumber, type Currency } from '~/domain/money/money'
import type { CheckoutBlocker } from '~/domain/checkout/blocker'
import { hasChanges } from '~/domain/cart/pricing'
import type { StoreDetail } from '~/domain/stores/store'
import { deliveryFigure, figureIn } from '~/domain/stores/store-card'
import { cartView } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { linesChangedText } from '~/features/checkout/changed.server'
import type { Checkout } from '~/features/checkout/checkout.server'
import { extrasView } from '~/features/checkout/extras.server'
import { shownKey } from '~/features/checkout/like-orders.server'
import { lastPaymentMethod, type LastMethod } from './last-payment-method.server'
import { offerView } from '~/features/checkout/offer-view.server'
import { changesSinceShown, shownBill } from '~/features/checkout/shown-bill.server'
import { orderTimeText } from '~/features/checkout/times.server'
import { pickupName } from '~/features/place/pickup-name'
import type { Shop } from '~/http/shop/shop.server'
import { reviewPath } from '~/paths'
import { blockerView } from './blocker-view.server'

/** The cart before paying as its screen shows it, and what has changed since it was shown last. */
export async function reviewView(shop: Shop, checkout: Checkout) {
  const { store, lines, mode, isPickupEnabled, address, amounts, extras, taxLabel, time, blocker, revision, zone } =
    checkout
  const { settings } = shop
  const changes = await changesSinceShown(shop, checkout)
  const isTooFar = blocker?.kind === 'out-of-reach'
  const lastMethod = lastPaymentMethod(shop, store)
  const changeText = changedText(shop, { lines, changes, blocker })
  const canOrderAtOnce = !blocker && !changeText && !shop.drafts.isGone
  return {
    cart: { cart: cartView(shop, { store, lines, zone }), backTo: reviewPath() },
    words: cartWords(shop.locale),
    // For a delivery that is not possible, neither fee nor time is known.
    amounts: isTooFar ? { ...amounts, isFeeKnown: false } : amounts,
    total: formatMoney(amounts.total, settings.currency),
    minimum: missingToMinimum(blocker, settings.currency),
    revision,
    shown: shownBill(shop, checkout),
    currency: settings.currency,
    taxLabel,
    mode,
    isPickupEnabled,
    pickup: isPickupEnabled ? pickupName(shop) : '',
    takeawayText: pickupName(shop),
    address,
    placeText: shop.device.place.place?.address ?? '',
    when: orderTimeText(shop, time),
    timeText: mode === 'delivery' && !isTooFar && !time.start && !time.needed ? deliveryTime(shop, store) : '',
    storeAddress: store.address,
    isSignedIn: shop.user !== null,
    payBy: lastMethod?.text ?? '',
    atOnce: canOrderAtOnce && lastMethod ? await orderAtOnce(shop, checkout, lastMethod) : null,
    notes: shop.query.get('notes')?.slice(0, longestNotes) ?? shop.drafts.checkout.notes,
    extras: extrasView(shop, extras),
    infoText: mode === 'delivery' ? settings.cartInfoText : '',
    blocker: blockerView(shop, checkout),
    changes,
    isGone: shop.drafts.isGone,
    changedText: changeText,
    deliveryNote: checkout.deliveryNote,
    offer: offerView(shop, checkout),
  }
}

/**
 * The hidden fields of Place Order, if the review itself can place the order: nothing has to be chosen or shown first (rules 11.18).
 * Null otherwise, and for the wallet, because its part is shown on the payment page.
 */
async function orderAtOnce(shop: Shop, checkout: Checkout, { code: method, usesWallet }: LastMethod) {
  const { user } = shop
  if (!user || usesWallet || (checkout.mode === 'delivery' && !checkout.address)) return null
  return { ...(await shownKey(shop, user, checkout)), method }
}

/** The notice that something differs from what was added or shown; '' when nothing does, or when a blocker says it. */
function changedText(shop: Shop, of: { lines: PricedLine[]; changes: BillChange[]; blocker: CheckoutBlocker | null }) {
  if (of.blocker) return ''
  if (hasChanges(of.lines)) return linesChangedText(shop, of.lines)
  return of.changes.length > 0 ? shop.t('review.changed') : ''
}

/** The store's delivery time in words, or '' if it states a distance or nothing. */
function deliveryTime({ t, locale }: Shop, store: StoreDetail) {
  const { value, unit } = figureIn(deliveryFigure(store), locale) ?? { value: '', unit: 'km' as const }
  return unit === 'mins' ? t('store.mins', { value }) : unit === null ? value : ''
}

/** The amount missing to the store's minimum, as text, and the reached share from 0 to 1; null if nothing is missing. */
function missingToMinimum(blocker: CheckoutBlocker | null, currency: Currency) {
  if (blocker?.kind !== 'below-minimum') return null
  const { minimum, missing } = blocker
  return { missing: formatLeast(missing, currency), reached: 1 - toNumber(missing) / toNumber(minimum) }
}
