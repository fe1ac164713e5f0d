import { missingToCoupon, promoLimit, type AppliedCoupon, type CouponWorth } from '~/domain/checkout/coupon'
import { formatLeast, formatMoney, isPositive, type Currency, type Money } from '~/domain/money/money'
import { mayFill } from '~/features/account/customer'
import type { Checkout } from '~/features/checkout/checkout.server'
import { failureAnswer } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { offersPath, reviewPath, storePath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'

export type OfferView = ReturnType<typeof offerView>

/** What an offer takes off and gives back, as text; '' for nothing. */
export function worthTexts({ discount, cashback }: CouponWorth, currency: Currency) {
  const textOf = (amount: Money) => (isPositive(amount) ? formatMoney(amount, currency) : '')
  return { saves: textOf(discount), returns: textOf(cashback) }
}

/** An applied offer, as the reviews show it. */
export function appliedView(coupon: AppliedCoupon, currency: Currency) {
  const { code, isAutomatic, kind } = coupon
  return { code, isAutomatic, isFreeItem: kind === 'free-item', ...worthTexts(coupon, currency) }
}

/** A code that was typed before signing in, or before another try after the vendor has failed; '' for none. */
export const typedCode = (shop: Shop, typed: URLSearchParams) =>
  (mayFill(shop, typed) && typed.get('promo')?.slice(0, promoLimit)) || ''

/** The offer of an order on its review: applied, or to apply again; and a code typed before signing in. */
export function offerView(shop: Shop, { coupon, store, amounts }: Checkout) {
  const { currency } = shop.settings
  const wanted = coupon ? null : shop.drafts.checkout.wantedCoupon
  const missing = wanted && missingToCoupon(wanted, amounts.subtotal)
  return {
    applied: coupon && appliedView(coupon, currency),
    wanted: wanted && {
      code: wanted.code,
      why: wanted.why,
      missing: missing && isPositive(missing) ? formatLeast(missing, currency) : '',
    },
    typed: typedCode(shop, shop.query),
    offersPath: offersPath({ storeId: store.id, backTo: reviewPath() }),
    storePath: storePath(store),
  }
}

/** Why a code was not accepted, in words, and the page's status. A refusal without words says that it gives nothing. */
export function codeFailure({ t }: Shop, error: unknown): [text: string, status: 422 | 502] {
  return isRefusal(error) && !error.vendorMessage ? [t('offers.nothing'), 422] : failureAnswer(error, t)
}
