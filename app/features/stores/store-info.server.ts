import type { Settings } from '~/domain/brand/settings'
import { formatRoughly, isPositive } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import { isAllDay, nextOpening, systemHours, weekFrom, type OpeningRow, type VendorNow } from '~/domain/stores/opening'
import type { Review, StoreDetail, StoreTiming } from '~/domain/stores/store'
import { ratingBadge } from '~/domain/stores/store-card'
import { pickupName } from '~/features/place/reach.server'
import { everyPart, partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { dateText, spanText, timeText, weekdayText } from '~/i18n/clock-text'
import { storePath } from '~/paths'

/** The facts of a store besides its menu: its address, its hours, its reviews (rules 5.21). */
export async function loadStoreInfo(shop: Shop, store: StoreDetail) {
  const { timing, reviews } = await everyPart({
    timing: shop.vendor.stores.timing(store.id),
    reviews: shop.vendor.stores.reviews(store.id),
  })
  const { mode, settings, t, locale } = shop
  const week = weekFrom(hoursOf(mode, settings, store, timing.data), vendorNow(settings).date)
  return {
    title: `${t('store.info')} · ${store.name}`,
    storePath: storePath(store),
    name: store.name,
    description: store.description,
    priceForTwo: isPositive(store.priceForTwo) ? formatRoughly(store.priceForTwo, settings.currency) : null,
    address: store.address,
    mapHref: mapAddress(store),
    phone: store.phone,
    licence: timing.data?.licence ?? '',
    hoursTitle: mode === 'pickup' ? pickupName(shop) : t('mode.delivery'),
    days: week.map(({ weekday, spans }) => ({
      name: weekdayText(weekday, locale),
      spans: spans.map((span) => (isAllDay(span) ? t('info.allDay') : spanText(span, locale))),
    })),
    ...reviewsView(shop, store, reviews.data),
  }
}

/** Public reviews of a store (rules 18.7). */
export async function loadFeedback(shop: Shop, store: StoreDetail) {
  const reviews = await partOf(shop.vendor.stores.reviews(store.id))
  return {
    title: shop.t('feedback.title', { store: store.name }),
    storePath: storePath(store),
    ...reviewsView(shop, store, reviews.data),
  }
}

/** A store's rating and reviews; `reviews` is null if they could not be read. */
function reviewsView({ path, locale }: Shop, { rating, reviewCount }: StoreDetail, reviews: Review[] | null) {
  return {
    rating: ratingBadge(rating, locale),
    reviewCount,
    reviews:
      reviews?.map((review) => ({
        ...review,
        dateText: dateText(review.dateText, locale),
        rating: ratingBadge(review.stars, locale),
      })) ?? null,
    retry: path,
  }
}

export type StoreInfoData = Awaited<ReturnType<typeof loadStoreInfo>>
export type ReviewsData = ReturnType<typeof reviewsView>

/** A search for the store in the visitor's maps app, by its coordinates if known. */
export function mapAddress({ location, address }: Pick<StoreDetail, 'location' | 'address'>) {
  const query = location ? `${location.latitude},${location.longitude}` : address
  return query && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}

/** The hours by the vendor's answer, else the store's details, else the system's; single dates win (rules 5.24). */
export function hoursOf(mode: Mode, settings: Settings, store: StoreDetail, timing: StoreTiming | null): OpeningRow[] {
  return ownHours(mode, store, timing) ?? withDates(mode, store, systemHours(settings))
}

/** The store's own hours; null if neither the vendor's answer nor its details name any. */
export function ownHours(mode: Mode, store: StoreDetail, timing: StoreTiming | null = null): OpeningRow[] | null {
  const rows = [timing?.[mode], store.hours[mode]].find((rows) => rows && rows.length > 0)
  return rows ? withDates(mode, store, rows) : null
}

function withDates(mode: Mode, store: StoreDetail, rows: OpeningRow[]) {
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
