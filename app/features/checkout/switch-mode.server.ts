import type { Mode } from '~/domain/place'
import { takeBack } from '~/features/checkout/order-pictures.server'
import type { Shop } from '~/http/shop.server'

/**
 * Switches between delivery and pickup: offer and pictures were for the other way and are dropped, the cart stays. The same choice
 * again does nothing (rules 4.10).
 */
export function switchMode(shop: Shop, mode: Mode) {
  const { device } = shop
  if (device.place.mode === mode) return
  const { coupon, pictures } = device.checkout
  device.savePlace({ mode })
  if (!coupon && pictures.length === 0) return
  device.saveCheckout({ coupon: null, pictures: [] })
  takeBack(shop, pictures)
}
