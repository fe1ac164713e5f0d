import { missingToCoupon } from '~/domain/checkout/coupon'
import { formatLeast, formatMoney, isPositive } from '~/domain/money/money'
import type { Checkout } from '~/features/checkout/checkout.server'
import type { Shop } from '~/http/shop/shop.server'
import { offersPath, reviewPath, storePath } from '~/paths'
import { promoLimit } from './offer-schema'

export type OfferView = ReturnType<typeof offerView>

/** The offer of an order as the review shows it: the applied one, or one to apply again, and a code typed before signing in. */
export function offerView(shop: Shop, { coupon, store, amounts }: Checkout) {
  const { currency } = shop.settings
  const wanted = coupon ? null : shop.drafts.checkout.wantedCoupon
  const missing = wanted && missingToCoupon(wanted, amounts.subtotal)
  return {
    applied: coupon && {
      code: coupon.code,
      isAutomatic: coupon.isAutomatic,
      isFreeItem: coupon.kind === 'free-item',
      saves: isPositive(coupon.discount) ? formatMoney(coupon.discount, currency) : '',
      returns: isPositive(coupon.cashback) ? formatMoney(coupon.cashback, currency) : '',
    },
    wanted: wanted && {
      code: wanted.code,
      why: wanted.why,
      missing: missing && isPositive(missing) ? formatLeast(missing, currency) : '',
    },
    typed: shop.query.get('promo')?.slice(0, promoLimit) ?? '',
    /** '' if they do not belong to this order. */
    offersPath: offersPath({ storeId: store.id, backTo: reviewPath() }),
    storePath: storePath(store.slug),
  }
}
