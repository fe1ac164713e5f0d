import { themeColor } from '~/domain/brand/theme'
import { isOngoing, orderSteps, type OrderDetail } from '~/domain/orders/order'
import { progressIcon } from '~/domain/orders/progress-icon'
import { driverStage, minutesToGo } from '~/domain/orders/track'
import { isDateTime } from '~/domain/text/date-time'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow, vendorTimeAt } from '~/http/shop/vendor-clock.server'
import { dateText } from '~/i18n/clock-text'
import type { WordKey } from '~/i18n/translator'
import { orderEventsPath } from '~/paths'
import { versionOf, type OrderSnapshot } from './order-snapshot.server'
import { clockText, placedAtVendor, scheduledText, storeNamed } from './orders.server'
import { mapTiles, trackMapOf, trackPolicy } from './track-map.server'

/** Seconds between polls by the page when server-sent events are silent (rules 13.3). */
const refreshSeconds = 20

type Tracked = {
  id: string
  /** What the viewer may see; null while a guest cannot see anything of the order. */
  snapshot: OrderSnapshot | null
  /** Null unless the viewer is the order's customer. */
  details: OrderDetail | null
  share?: string
  /** Whether the customer has cancelled its payment in the shop. */
  isCancelledHere?: boolean
}

/** The state of an order, as its page shows it (rules 13.2 to 13.4, 13.7). */
export function trackView(shop: Shop, { id, snapshot, details, share, isCancelledHere = false }: Tracked) {
  const { t } = shop
  const status = snapshot?.status ?? 'unknown'
  const progress = orderSteps(status, details?.mode ?? 'delivery')
  const isOpen = isOngoing(status)
  const storeName = storeNamed(shop, details ?? { storeName: '' })
  const placedAt = details ? placedText(shop, status, details) : ''
  const map = snapshot && trackMapOf(shop, snapshot, storeName)
  return {
    title: `${t(isCancelledHere ? 'pay.cancelled' : progress.headline)} · ${t('order.number', { id })}`,
    icon: progressIcon(progress.steps, themeColor(shop.settings.theme)),
    refreshSeconds: isOpen ? refreshSeconds : 0,
    policy: isOpen ? trackPolicy(shop) : {},
    track: {
      name: t('order.number', { id }),
      placedAt,
      // Shown until the store confirms the order.
      placed: placedAt && progress.reached === 'placed' ? t('orderStatus.placedAt', { time: placedAt }) : '',
      // The map replaces the picture.
      store: details && !map ? { name: storeName, image: pictureUrl(details.storeImage) } : null,
      stage: progress.reached,
      steps: progress.steps,
      isCancelledHere,
      sentence: isCancelledHere ? t('pay.cancelled') : sentenceOf(shop, snapshot, progress.sentence, storeName),
      expected: expectedText(shop, snapshot, details),
      cancelReason: status === 'cancelled' ? (details?.cancelReason ?? '') : '',
      isPartial: isOpen && (snapshot?.isPartial ?? false),
      courier: snapshot && courierView(shop, snapshot),
      courierUrl: isOpen ? (snapshot?.courierUrl ?? '') : '',
      map,
      tiles: map && mapTiles(),
      live: isOpen ? refreshSeconds : 0,
      events: isOpen ? orderEventsPath(id, share) : '',
      version: versionOf(snapshot),
    },
  }
}

export type TrackView = ReturnType<typeof trackView>['track']

/** What happens with the order now, in one sentence: that of its stage, if nothing more is known. */
function sentenceOf({ t }: Shop, snapshot: OrderSnapshot | null, ofStage: WordKey, store: string): string {
  if (!snapshot) return t('track.notYet')
  const { driver, status } = snapshot
  if (driver && status === 'on-the-way') return t('orderSays.courier', { courier: driver.name })
  return t(ofStage, { store })
}

/** The courier, and what they do now; null while there is none. */
function courierView({ t }: Shop, snapshot: OrderSnapshot) {
  if (!snapshot.driver) return null
  const { name, phone, image } = snapshot.driver
  const stage = driverStage(snapshot)
  return { name, phone, image: pictureUrl(image), stage: stage && t(`track.${stage}`) }
}

/** When it was placed: the time of day if that was today and it is under way, else the date. */
function placedText(shop: Shop, status: OrderSnapshot['status'], details: OrderDetail) {
  const placedAt = placedAtVendor(shop, details)
  const isToday = isDateTime(placedAt) && placedAt.startsWith(vendorNow(shop.settings).date)
  return isToday && isOngoing(status) ? clockText(placedAt, shop.locale) : dateText(placedAt, shop.locale)
}

/** The expected time in the vendor's time zone; '' when it is past or unknown. */
function expectedText(shop: Shop, snapshot: OrderSnapshot | null, details: OrderDetail | null) {
  const { t, locale, settings } = shop
  const status = snapshot?.status ?? 'unknown'
  if (status === 'scheduled' && details?.scheduledFor)
    return t('track.scheduled', { when: scheduledText(shop, details) })
  const mode = details?.mode ?? 'delivery'
  const minutes = minutesToGo({ status, mode }, snapshot?.minutesLeft ?? '')
  if (minutes === null) return ''
  const wait = minutes * 60_000
  const time = clockText(vendorTimeAt(settings, Date.now() + wait), locale)
  return t(mode === 'pickup' ? 'track.readyAround' : 'track.arriving', { time, wait })
}
