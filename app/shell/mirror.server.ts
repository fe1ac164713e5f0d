import { couponWorth } from '~/domain/checkout/coupon'
import type { Shop } from '~/http/shop/shop.server'
import { deleteAccountPath, signOutPath } from '~/paths'
import { modeNumber } from '~/vendor-api/wire-fields'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/**
 * The local storage entries that other clients of the API read (rules 21.7), as JSON of strings by name; '' removes an
 * entry. The browser only stores them: nothing is read back, and the token is not among them. When a customer signs out
 * nothing is written, because a late script would restore what the answer has just cleared.
 */
export function mirrorEntries(shop: Shop): string {
  if ([signOutPath(), deleteAccountPath()].includes(shop.url.pathname)) return '{}'
  return JSON.stringify({ ...ofVendor(shop), ...ofPlace(shop), ...ofOrder(shop) })
}

function ofVendor({ settings, device }: Shop) {
  return {
    vnid: base64(settings.vendorId),
    cntrycode: base64(settings.countryCode),
    is_delivery_zone_available: settings.usesZones ? '1' : '0',
    localelang: device.pickedLocale,
  }
}

function ofPlace({ device, mode }: Shop) {
  const { place, storeId, isDetected } = device.place
  const latitude = String(place?.latitude ?? '')
  const longitude = String(place?.longitude ?? '')
  return {
    latitude,
    longitude,
    userCurrentlatitude: isDetected ? latitude : '',
    userCurrentlongitude: isDetected ? longitude : '',
    address: place?.address ?? '',
    city: place?.city ?? '',
    state: place?.state ?? '',
    restaurantId: base64(storeId),
    pickupDeliveryFlag: place || mode === 'pickup' ? String(modeNumber(mode)) : '',
  }
}

/** The subscription being made is stored by its own pages; other pages only remove it once there is none. */
function ofOrder({ drafts, device, cart, user, settings }: Shop) {
  const { coupon, tip, pictures } = drafts.checkout
  const worth = coupon && couponWorth(coupon, cart.lines, settings.currency)
  return {
    driverTip: user || tip !== '0' ? tip : '',
    promocode: coupon?.code ?? '',
    promoDiscount: worth?.discount ?? '',
    promoCashback: worth?.cashback ?? '',
    orderUploadImages: pictures.length > 0 ? JSON.stringify(pictures.map(({ id }) => id)) : '',
    ...(!device.place.subscription && { subscription_products: '', subscription_cart: '' }),
  }
}
