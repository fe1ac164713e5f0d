import type { Mode } from '~/domain/place/place'
import { dropCoupon } from '~/features/checkout/coupon.server'
import { takeBack } from '~/features/checkout/order-pictures.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * Switches between delivery and pickup: offer and pictures were for the other way and are dropped, the cart stays. The same choice
 * again does nothing (rules 4.10).
 */
export async function switchMode(shop: Shop, mode: Mode) {
  const { device, drafts } = shop
  if (device.place.mode === mode) return
  await dropCoupon(shop)
  device.savePlace({ mode })
  const { pictures } = drafts.checkout
  if (pictures.length === 0) return
  await drafts.saveCheckout({ pictures: [] })
  takeBack(shop, pictures)
}
