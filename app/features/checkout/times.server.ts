import { offeredExtras, shownTip } from '~/domain/checkout/extras'
import {
  chosenSlot,
  deliversToday,
  isSwitchedOff,
  whyLater,
  type Slot,
  type SlotRules,
  type TimeReason,
} from '~/domain/checkout/slots'
import { formatMoney, isPositive, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import { systemHours } from '~/domain/stores/opening'
import type { StoreDetail, StoreTiming } from '~/domain/stores/store'
import { hoursOf } from '~/features/stores/store-info.server'
import { pictureUrl } from '~/http/images.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorCalendar, vendorNow } from '~/http/shop/vendor-clock.server'
import { spanText, timeText, unambiguousDayText } from '~/i18n/clock-text'
import type { WordKey } from '~/i18n/translator'

type OrderTime = {
  /** The start of the chosen time, 'YYYY-MM-DD HH:mm:ss' at the vendor, or '' for as soon as possible. */
  start: string
  slot: Slot | null
  needed: TimeReason | null
}

/** A store with its hours, as far as they could be read, and the mode whose hours count. */
type TimedStore = { store: StoreDetail; mode: Mode; timing: StoreTiming | null }

/** A store's current hours; null if they cannot be read, and then those in the store's details count. */
export function freshTiming(shop: Shop, storeId: string): Promise<StoreTiming | null> {
  return orNull(shop.vendor.stores.timing(storeId, { fresh: true }))
}

/** The input for the slots of a store, by the vendor's clock (rules 10.2 and 10.3). */
export function slotRules(
  { settings }: Shop,
  { store, mode, timing }: TimedStore,
  now = vendorNow(settings),
): SlotRules {
  const hours = hoursOf(mode, settings, store, timing)
  return {
    hours,
    system: systemHours(settings),
    minutes: store.slotMinutes,
    isSameDay: deliversToday(store, settings) && !isSwitchedOff(store, hours, now),
    exists: vendorCalendar(settings),
  }
}

/** When the prepared order is for, and whether that is still offered; a time is never moved (rules 10.5). */
export function orderTime(shop: Shop, timed: TimedStore, now = vendorNow(shop.settings)): OrderTime {
  const start = shop.drafts.checkout.slot
  if (start === '') return { start, slot: null, needed: whyLater(timed.store, shop.settings, now) }
  const slot = chosenSlot(slotRules(shop, timed, now), start, now)
  return { start, slot, needed: slot ? null : 'gone' }
}

const reasonWords: Partial<Record<TimeReason, WordKey>> = {
  'pre-order-only': 'store.preOrderMeans',
  'not-today': 'times.notToday',
  gone: 'times.gone',
}

/** Why the customer must choose a time, in words; the vendor’s own if store or system is closed. */
export function reasonText({ t, settings }: Shop, reason: TimeReason): string {
  const word = reasonWords[reason]
  return word ? t(word) : settings.scheduleAfterHoursText || t('times.closedNow')
}

/** The time of an order in one line, or the text for no choice. */
export function orderTimeText(shop: Shop, { start, slot, needed }: OrderTime): string {
  if (start === '') return shop.t(needed ? 'times.none' : 'review.asap')
  const [date = '', time = ''] = start.split(' ')
  const span = slot ? spanText(slot, shop.locale) : timeText(time, shop.locale)
  return shop.t('times.when', { day: nearDayText(shop, date), time: span })
}

/** A day as people say it: today, tomorrow, or its date, with the year if it is not this one. */
export function nearDayText({ t, locale, settings }: Shop, date: string): string {
  const today = vendorNow(settings).date
  if (date === today) return t('times.today')
  const isTomorrow = Date.parse(date) - Date.parse(today) === 86_400_000
  return isTomorrow ? t('times.tomorrow') : unambiguousDayText(today, date, locale)
}

/** The extras of an order besides its items, as far as they are still offered. Guests are not asked yet. */
export function extrasOf(shop: Shop, store: StoreDetail, mode: Mode) {
  const offered = offeredExtras(store, shop.settings, mode)
  const { isContactless, tip, pictures } = shop.drafts.checkout
  const isCustomer = shop.user !== null
  return {
    offered,
    isContactless: isCustomer && offered.isContactless && isContactless,
    tip: isCustomer && offered.tips ? tip : '0',
    pictures: isCustomer && offered.mostPictures > 0 ? pictures : [],
  }
}

/** The extras as the review shows them; null if there is nothing to choose. */
export function extrasView(shop: Shop, { offered, isContactless, tip, pictures }: ReturnType<typeof extrasOf>) {
  const { settings, user } = shop
  const { isContactless: isOffered, tips, mostPictures: most } = offered
  if (!user || (!isOffered && tips === null && most === 0)) return null
  const price = (amount: Money) => formatMoney(amount, settings.currency)
  return {
    contactless: isOffered ? { isChosen: isContactless, text: settings.contactlessText } : null,
    tip: tips && {
      sum: isPositive(tip) ? price(tip) : '',
      suggestions: tips.map((amount) => ({ amount, text: price(amount) })),
      fields: shownTip(tip, tips, settings.currency),
    },
    pictures: most > 0 ? { most, saved: pictures.map(({ id, image }) => ({ id, src: pictureUrl(image) })) } : null,
  }
}
