import { cartAmounts, type Amounts } from '~/domain/amounts'
import { cartCount, type PricedLine } from '~/domain/cart'
import type { Address } from '~/domain/address'
import { checkoutGate, enforcedMinimum, type Gate } from '~/domain/minimum-order'
import { quoteOf } from '~/domain/pricing'
import type { StoreDetail } from '~/domain/store'
import { env } from '~/env.server'
import { loadCart } from '~/http/cart.server'
import type { Shop } from '~/http/shop.server'

/** What is about to be ordered, priced from fresh menus: the one basis of review, payment and the order itself. */
export type Checkout = {
  store: StoreDetail
  lines: PricedLine[]
  /** The primary address, or null for pickup, for a guest, and when there is none. */
  address: Address | null
  amounts: Amounts
  gate: Gate
  /** Stands for exactly what is shown; a form carries it so that nothing changes silently. */
  quote: string
}

/** Loads the checkout of the current cart, or null when it is empty or its store is gone. Throws the vendor's failures. */
export async function loadCheckout(shop: Shop): Promise<Checkout | null> {
  if (cartCount(shop.cart) === 0) return null
  const needsAddress = shop.user !== null && shop.mode === 'delivery'
  const [{ store, lines }, address] = await Promise.all([
    loadCart(shop, { fresh: true }),
    needsAddress ? shop.vendor.addresses.primary() : null,
  ])
  if (!store) return null
  const amounts = cartAmounts({
    lines,
    store,
    settings: shop.settings,
    mode: shop.mode,
    destination: address ?? shop.place,
    withProposedCharges: env().SEND_PROPOSED_CHARGES === 'yes',
  })
  const gate = checkoutGate({ count: cartCount({ lines }), subtotal: amounts.subtotal, minimum: enforcedMinimum(store) })
  return { store, lines, address, amounts, gate, quote: quoteOf(lines, amounts.total) }
}
