import { nextOpening, systemHours, type OpeningRow, type VendorNow } from '~/domain/stores/opening'
import type { Mode } from '~/domain/place/place'
import type { Settings } from '~/domain/brand/settings'
import type { StoreDetail, StoreTiming } from '~/domain/stores/store'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { timeText, weekdayText } from '~/i18n/clock-text'

/** The hours by the vendor's answer, else the store's details, else the system's; single dates win (rules 5.24). */
export function hoursOf(mode: Mode, settings: Settings, store: StoreDetail, timing: StoreTiming | null): OpeningRow[] {
  const rows = [timing?.[mode], store.hours[mode]].find((rows) => rows && rows.length > 0) ?? systemHours(settings)
  const onDates = mode === 'delivery' ? store.hours.deliveryOnDates : []
  const dates = new Set(onDates.map(({ date }) => date))
  return [...rows.filter(({ date }) => !dates.has(date)), ...onDates]
}

/** When a closed store opens, in words; null when it is open or this is unknown (rules 5.25). */
export async function reopeningOf(shop: Shop, store: StoreDetail, now?: VendorNow): Promise<string | null> {
  const { vendor, settings, mode, t, locale } = shop
  if (store.isOpen || !settings.isSystemAvailable) return null
  const { data } = await partOf(vendor.stores.timing(store.id))
  const next = nextOpening(hoursOf(mode, settings, store, data), now ?? vendorNow(settings))
  if (!next) return null
  const values = { time: timeText(next.time, locale), day: weekdayText(next.weekday, locale) }
  if (next.inDays === 0) return t('store.opensAt', values)
  return t(next.inDays === 1 ? 'store.opensTomorrow' : 'store.opensOn', values)
}
