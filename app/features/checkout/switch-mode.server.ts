import type { Mode } from '~/domain/place/place'
import { dropCoupon } from '~/features/checkout/coupon.server'
import { takeBack } from '~/features/checkout/order-pictures.server'
import type { Shop } from '~/http/shop/shop.server'

/** Switches between delivery and pickup (rules 4.10): drops the other mode's offer and pictures, keeps the cart. */
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
