import type { User } from '~/domain/account/user'
import { cartSubtotal } from '~/domain/cart/cart'
import type { OfferTerms } from '~/domain/checkout/offer-standing'
import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'
import { shortPatience } from '~/vendor-api/send'

/** Most offers whose terms are asked for one cart. */
const mostChecked = 12

/** How long terms are remembered for a cart, in ms. What is applied or ordered is always checked afresh. */
const termsMs = 5 * 60_000

/**
 * The vendor's terms of these offers, by code, for the customer's cart at the prices seen; none for guests. Review and
 * offers share the answers, one per cart, store and mode. A refusal is valid for one items total only.
 */
export async function couponTerms(shop: Shop, offers: { code: string }[]): Promise<Map<string, OfferTerms>> {
  const { user } = shop
  if (!user || !shop.cart.storeId) return new Map()
  const asked = offers.slice(0, mostChecked)
  return new Map(await Promise.all(asked.map(async ({ code }) => [code, await termsOf(shop, user, code)] as const)))
}

async function termsOf(shop: Shop, user: User, code: string): Promise<OfferTerms> {
  const { cart, mode, settings, locale, device } = shop
  const subtotal = cartSubtotal(cart.lines, settings.currency)
  const order = { userId: user.id, storeId: cart.storeId, subtotal, mode }
  const vendor = shop.connection.detached()
  const subject = [env().VENDOR_API_URL, settings.vendorId, locale, user.id, device.cartId, cart.storeId, mode, code]
  const ask = (isForced: boolean) =>
    cache(
      { in: 'own', ms: termsMs, key: `terms:${JSON.stringify(subject)}`, isKnown: () => true, isLive: true, isForced },
      () =>
        vendor.coupons.redeem(code, order, shortPatience).then(
          (coupon) => ({ coupon }),
          (error: unknown) => {
            if (isRefusal(error)) return { refusal: error.vendorMessage, subtotal }
            throw error
          },
        ),
    )
  const known = await orNull(ask(false))
  return known && 'refusal' in known && known.subtotal !== subtotal ? orNull(ask(true)) : known
}
