import { cartAmounts, type Amounts } from '~/domain/amounts'
import { cartCount, type PricedLine } from '~/domain/cart'
import type { Address } from '~/domain/address'
import { checkoutGate, enforcedMinimum, type Gate } from '~/domain/minimum-order'
import { formatMoney } from '~/domain/money'
import type { Mode } from '~/domain/place'
import { quoteOf } from '~/domain/pricing'
import type { StoreDetail } from '~/domain/store'
import { canOrderFrom } from '~/domain/store-card'
import { env } from '~/env.server'
import { loadCart } from '~/http/cart.server'
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
  /** The tax row's name, with the percentage where one holds for all lines. */
  taxLabel: string
  gate: Gate
  /** The store takes orders for a chosen time only (FLOWS 7): it is closed now, or wants pre-orders. */
  needsSlot: boolean
  /** Stands for exactly what is shown; a form carries it so that nothing changes silently. */
  quote: string
}

/** Loads the checkout of the current cart, or null when it is empty or its store is gone. Throws the vendor's failures. */
export async function loadCheckout(shop: Shop): Promise<Checkout | null> {
  if (cartCount(shop.cart) === 0) return null
  const early = shop.device.place.mode === 'delivery' ? primaryAddress(shop) : null
  const [{ store, lines }] = await Promise.all([loadCart(shop, { fresh: true }), early])
  if (!store) return null
  const isPickupEnabled = store.overrides.isPickupEnabled ?? shop.settings.isPickupEnabled
  const mode = isPickupEnabled ? shop.device.place.mode : 'delivery'
  const address = mode === 'delivery' ? await (early ?? primaryAddress(shop)) : null
  const amounts = cartAmounts({
    lines,
    store,
    settings: shop.settings,
    mode,
    destination: address ?? shop.place,
    withProposedCharges: env().SEND_PROPOSED_CHARGES === 'yes',
  })
  const gate = checkoutGate({
    count: cartCount({ lines }),
    subtotal: amounts.subtotal,
    minimum: enforcedMinimum(store),
  })
  const quote = `${quoteOf(lines, amounts.total)} ${mode} ${address?.id ?? ''}`
  const needsSlot = store.isPreOrderOnly || !store.isOpen
  return {
    store,
    lines,
    mode,
    isPickupEnabled,
    address,
    amounts,
    taxLabel: taxLabel(shop, lines, amounts),
    gate,
    needsSlot,
    quote,
  }
}

/** Why this checkout cannot go on yet, in words, or null: a closed store, below the minimum, or no time where one is needed. */
export function checkoutProblem({ t, settings }: Shop, { store, gate, needsSlot }: Checkout): string | null {
  if (!canOrderFrom(store, settings)) return t('store.off')
  if (!gate.ok && gate.reason === 'cart.belowMinimum')
    return t('cart.minimum', { amount: formatMoney(gate.minimum, settings.currency) })
  return needsSlot ? t('review.needsSlot') : null
}

/** What changed since a quote was shown, as a dictionary key, or null when it still holds. */
export function changeSince(quote: string, checkout: Checkout): WordKey | null {
  if (quote === checkout.quote) return null
  return quote.split(' ')[0] === checkout.quote.split(' ')[0] ? 'review.changed' : 'review.priceChanged'
}

async function primaryAddress(shop: Shop): Promise<Address | null> {
  return shop.user ? shop.vendor.addresses.primary() : null
}

function taxLabel({ settings }: Shop, lines: PricedLine[], { taxPercent }: Amounts) {
  const isOneRate = lines.every((line) => line.taxPercent === null || Number(line.taxPercent) === Number(taxPercent))
  return isOneRate ? `${settings.taxName} (${taxPercent}%)` : settings.taxName
}
