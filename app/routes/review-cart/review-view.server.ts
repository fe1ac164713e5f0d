import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod'
import { lineKey, type PricedLine } from '~/domain/cart/cart'
import { hasChanges } from '~/domain/cart/pricing'
import type { BillChange } from '~/domain/checkout/bill-changes'
import { cartBlocker, type CheckoutBlocker } from '~/domain/checkout/blocker'
import { longestNotes } from '~/domain/checkout/extras'
import { longestRevision } from '~/domain/checkout/revision'
import { asksForLater } from '~/domain/checkout/slots'
import { formatLeast, formatMoney, toNumber, type Currency } from '~/domain/money/money'
import type { ListedOrder } from '~/domain/orders/order'
import { cashAllowed, cashName, gatewaysOffered, preselected } from '~/domain/payments/payment-choice'
import type { StoreDetail } from '~/domain/stores/store'
import { deliveryFigure, figureIn } from '~/domain/stores/store-card'
import { listText } from '~/domain/text/number-text'
import { typedBefore } from '~/features/account/customer'
import { cartView } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/page-cart-bar'
import { blockerText, linesChangedText, type Checkout } from '~/features/checkout/checkout.server'
import { offerView } from '~/features/checkout/offer-view.server'
import { shownOrderKey } from '~/features/checkout/placed-order.server'
import { changesSinceShown, shownBill } from '~/features/checkout/shown-bill.server'
import { extrasView, orderTimeText, reasonText } from '~/features/checkout/times.server'
import { pickupName } from '~/features/place/reach.server'
import { early } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { bestOffer, type KnownOffer } from './best-offer.server'

/** Id of the review's only form, so that every button submits all typed text. A guest has none. */
export const proceedForm = 'proceed'

/** Anchors to return to after saving the instructions or a tip, or changing pictures. */
export const notesId = 'notes'
export const tipId = 'driver-tip'
export const picturesId = 'order-pictures'

/** The choices and texts beside the cart. For an unticked box only `asksContactless` says that it was there. */
export const Extras = z.object({
  notes: z.string().trim().max(longestNotes, 'field.tooLong').default(''),
  asksContactless: z.boolean().default(false),
  contactless: z.boolean().default(false),
  tip: z.string().max(40, 'price.invalid').optional(),
  otherTip: z.string().max(40, 'price.invalid').default(''),
})

/** Proceed To Pay: also the revision that the customer was shown. */
export const Proceed = Extras.extend({ revision: z.string().max(longestRevision).default('') })

export type ReviewView = SerializeFrom<typeof reviewView>

/** The cart before paying as its screen shows it, and what has changed since it was shown last. */
export async function reviewView(
  shop: Shop,
  checkout: Checkout,
  offers: KnownOffer[] = [],
  ongoing?: Promise<ListedOrder[]>,
) {
  const { store, lines, mode, isPickupEnabled, address, amounts, taxLabel, time, blocker, revision, zone } = checkout
  const { settings, user } = shop
  const changes = await changesSinceShown(shop, checkout)
  const hasBill = lines.some(({ state }) => state !== 'unavailable')
  const isTooFar = blocker?.kind === 'out-of-reach'
  const isClosed = blocker?.kind === 'system-closed' || blocker?.kind === 'store-closed'
  const lastMethod = lastPaymentMethod(shop, checkout)
  const changeText = changedText(shop, checkout, changes)
  const needsNothing = !blocker && !changeText && !shop.drafts.isGone && !checkout.lacksAddress
  return {
    cart: cartView(shop, { store, lines, zone }),
    words: cartWords(shop.locale),
    // For a delivery that is not possible, neither fee nor time is known.
    amounts: isTooFar ? { ...amounts, isFeeKnown: false } : amounts,
    /** '' if nothing can be ordered, so that there is no bill either. */
    total: hasBill ? formatMoney(amounts.total, settings.currency) : '',
    minimum: missingToMinimum(blocker, settings.currency),
    ...{ revision, taxLabel, mode, address, changes, lastMethod },
    shown: shownBill(shop, checkout),
    currency: settings.currency,
    /** The name for pickup, or '' if the store offers none. */
    pickup: isPickupEnabled ? pickupName(shop) : '',
    placeText: shop.device.place.place?.address ?? '',
    /** Null while no time can be chosen, not even a later one. */
    time: isClosed
      ? null
      : {
          when: orderTimeText(shop, time),
          hint: mode === 'delivery' && !isTooFar && !time.start && !time.needed ? deliveryTime(shop, store) : '',
          isMissing: !time.start && time.needed !== null,
        },
    storeAddress: store.address,
    isSignedIn: user !== null,
    as: user?.id ?? '',
    /**
     * The hidden fields of Place Order, if the review itself can place the order: nothing has to be chosen or shown
     * first (rules 11.18). Null otherwise, and for the wallet, because its part is shown on the payment page.
     */
    atOnce:
      user && lastMethod && !lastMethod.usesWallet && needsNothing
        ? { ...(await shownOrderKey(shop, user, checkout, ongoing)), method: lastMethod.code }
        : null,
    notes: typedNotes(shop) ?? shop.drafts.checkout.notes,
    extras: extrasView(shop, checkout.extras),
    infoText: mode === 'delivery' ? settings.cartInfoText : '',
    blocker: blockerView(shop, checkout),
    isGone: shop.drafts.isGone,
    changedText: changeText,
    deliveryNote: checkout.deliveryNote,
    offer: { ...offerView(shop, checkout), best: bestOffer(shop, checkout, offers) },
  }
}

/** The customer's orders under way, read beside the checkout if the review can probably place the order itself. */
export function readOngoing({ user, device, cart, vendor }: Shop) {
  const { method, usesWallet } = device.place
  return user && method && !usesWallet && cart.lines.length > 0 ? early(vendor.orders.ongoing()) : undefined
}

/** The instructions that this customer had typed when they had to sign in. */
const typedNotes = (shop: Shop) => shop.user && typedBefore(shop)?.get('notes')?.slice(0, longestNotes)

/** The notice that something differs from what was added or shown; '' when nothing does, or when a blocker says it. */
function changedText(shop: Shop, { lines, blocker }: Checkout, changes: BillChange[]) {
  if (blocker) return ''
  if (hasChanges(lines)) return linesChangedText(shop, lines)
  return changes.length > 0 ? shop.t('review.changed') : ''
}

/** The store's delivery time in words, or '' if it states a distance or nothing. */
function deliveryTime({ t, locale }: Shop, store: StoreDetail) {
  const figure = figureIn(deliveryFigure(store), locale)
  if (figure?.unit === 'mins') return t('store.mins', { value: figure.value })
  return figure?.unit === null ? figure.value : ''
}

/** The amount missing to the minimum, as text, and the reached share from 0 to 1; null if nothing is missing. */
function missingToMinimum(blocker: CheckoutBlocker | null, currency: Currency) {
  if (blocker?.kind !== 'below-minimum') return null
  const { minimum, missing } = blocker
  return { missing: formatLeast(missing, currency), reached: 1 - toNumber(missing) / toNumber(minimum) }
}

/** The last used payment method, if still offered; null for a guest. The wallet's balance is not read here. */
function lastPaymentMethod({ settings, device, user, t }: Shop, { store, mode }: Checkout) {
  const { method: code } = device.place
  const usesWallet = device.place.usesWallet && settings.walletEnabled
  const takesCash = cashAllowed({ settings, store, user })
  const gateways = gatewaysOffered({ settings, store })
  if (!user || code === '' || preselected(code, { takesCash, gateways, balance: null }) !== code) return null
  const methodName =
    code === 'cash' ? t(cashName(mode)) : (gateways.find((gateway) => gateway.code === code)?.name ?? '')
  return { code, text: usesWallet ? t('pay.walletAnd', { method: methodName }) : methodName, usesWallet }
}

/** What keeps the order from being placed, in words, or null. */
export function blockerView(shop: Shop, { blocker, lines, minimum }: Pick<Checkout, 'blocker' | 'lines' | 'minimum'>) {
  if (!blocker) return null
  const unavailable = blocker.kind === 'unavailable' ? lines.filter(({ state }) => state === 'unavailable') : []
  const rest = lines.filter((line) => !unavailable.includes(line))
  const unavailableNames = new Set(unavailable.map((line) => nameOf(line, rest, shop.locale)))
  const names = listText([...unavailableNames].filter(Boolean), shop.locale)
  const canContinue = names !== '' && shop.user !== null && !cartBlocker(rest, minimum, shop.settings.currency)
  const why = blocker.kind === 'no-time' && blocker.why !== 'gone' ? blocker.why : null
  return {
    kind: blocker.kind,
    text: blockerText(shop, blocker),
    hint: why ? reasonText(shop, why) : names,
    /** Whether the store is closed now and takes orders for later. */
    isClosed: asksForLater(why),
    /** Unavailable lines, if the rest can be ordered: one press removes them and goes on. */
    without: canContinue ? { keys: unavailable.map(lineKey).join(' '), names } : null,
  }
}

/** A line's name, with its choices if another line of the same item is still available. */
function nameOf({ itemId, name, choiceNames }: PricedLine, others: PricedLine[], locale: string) {
  const isAlone = choiceNames.length === 0 || !others.some((other) => other.itemId === itemId)
  return isAlone ? name : `${name} (${listText(choiceNames, locale)})`
}
