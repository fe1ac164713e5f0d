import { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import { refused, success } from '../../core/answer'
import { guestCall, type Call } from '../../core/call'
import { flag, id, langField, optionalId, placeFields, pointFields, vendorFields } from '../../core/fields'
import { pointOf } from '../../core/geo'
import type { Lang } from '../../core/words'
import { zoneAt } from '../../rules/zones'
import { chargeBands, storeSettingsView } from '../stores/store-view'
import { settingsView } from './settings-view'

const LANGUAGES: Record<Lang, { id: number; name: string; is_rtl: number }> = {
  en: { id: 1, name: 'English', is_rtl: 0 },
  fr: { id: 2, name: 'Français', is_rtl: 0 },
  ar: { id: 3, name: 'العربية', is_rtl: 1 },
}

const getVendorSettings = guestCall(
  'get-vendor-settings',
  { ...langField, ...placeFields, order_web: z.string() },
  (context) => success(context.say('success'), { settings: settingsView(context) }),
  { brandBy: 'order_web' },
)

const settings = guestCall(
  'settings',
  vendorFields,
  (context) => success(context.say('success'), { settings: settingsView(context) }),
  { method: 'GET' },
)

const getLanguage = guestCall(
  'get-language',
  { ...langField, order_web: z.string() },
  ({ brand, say }) => {
    const offered = brand.languages.filter((code): code is Lang => code !== '')
    const rows = offered.map((code, index) => ({
      ...LANGUAGES[code],
      abbrivation: code,
      is_default: index === 0 ? 1 : 0,
    }))
    return success(say('success'), { Result: rows })
  },
  { method: 'GET', brandBy: 'order_web' },
)

const getDeliveryZone = guestCall(
  'get-delivery-zone-setting',
  { ...vendorFields, ...pointFields, restaurant_id: optionalId, delivery_type_time_slots: flag },
  ({ brand, body, say, words }) => {
    const at = pointOf(body.latitude, body.longitude)
    const zone = at && zoneAt(brand, at)
    if (!zone) return refused(say('noZone'), { Result: [] })
    const facts = {
      zone_id: zone.id,
      zone_name: words(zone.name),
      status: 1,
      restaurant_id: null,
      minimum_order_value: String(zone.minimum),
      delivery_charges_type: brand.deliveryType,
      charges: chargeBands(zone.bands),
      free_delivery_above: zone.freeAbove === undefined ? '' : String(zone.freeAbove),
      delivery_time: String(zone.minutes),
    }
    return success(say('success'), { Result: facts })
  },
)

const getRestaurantSettings = guestCall(
  'get-restaurant-settings',
  { ...vendorFields, ...placeFields, restaurant_id: id },
  (context) => {
    const store = storeById(context.brand, context.body.restaurant_id)
    if (!store) return refused(context.say('storeUnknown'), { Result: [] })
    const overrides = storeSettingsView(context, store)
    return success(context.say('success'), { Result: overrides, settings: overrides })
  },
)

/** Settings of the vendor, its languages, zones and stores. */
export const settingsCalls: Call[] = [getVendorSettings, settings, getLanguage, getDeliveryZone, getRestaurantSettings]
