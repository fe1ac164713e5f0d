import { isOngoing, type OrderDetail } from '~/domain/orders/order'
import { driverStage, type TrackEvent } from '~/domain/orders/track'
import { idShape } from '~/domain/text/id'
import { env } from '~/env.server'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { type Source } from '~/http/events/event-hub.server'
import { cache } from '~/http/shop/cache.server'
import { isUnauthorized, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import type { Vendor } from '~/vendor-api/index.server'
import { type CourierTrack } from '~/vendor-api/order-extras.server'
import { lastKnownStage, rememberUnderWay } from './orders.server'
import { isShareKey } from './share-key.server'

/** The permission to see an order: its customer's, or none. */
type OrderPermission = 'customer' | 'guest'

/** The result of reading an order once. `isPartial`: a part of it could not be read. */
export type OrderSnapshot = Omit<CourierTrack, 'driver'> & { driver: CourierTrack['driver'] | null; isPartial: boolean }

/** How long the parts of an order that do not change with its stage, its lines and its bill, are reused, in ms. */
const detailsMs = 10 * 60_000

/** How often a watched order is polled, in ms. */
const pollEveryMs = () => env().TRACK_SECONDS * 1000

/** An order's id from an address; null if it is invalid. */
export const orderIdIn = (text = '') => (idShape.test(text) ? text : null)

/** The owner part of a cache key. Each token has its own answers, because an earlier one may have ended. */
function ownerOf(shop: Shop, permission: OrderPermission): string {
  const token = permission === 'customer' ? (shop.session.signedIn?.token ?? '') : ''
  return JSON.stringify([env().VENDOR_API_URL, shop.settings.vendorId, shop.locale, permission, token && hashOf(token)])
}

/**
 * The current state of an order; null when it cannot be seen with this permission. Polls with the same permission
 * within an interval share one call, on all instances; a visit asks again, shared among simultaneous visits.
 */
export function pollOrder(shop: Shop, orderId: string, permission: OrderPermission, { isVisit }: { isVisit: boolean }) {
  const vendor = shop.connection.detached({ asGuest: permission === 'guest' })
  return cache(
    {
      in: 'snapshots',
      ms: pollEveryMs(),
      key: `look:${ownerOf(shop, permission)} ${orderId}`,
      isKnown: (snapshot) => snapshot !== null,
      isLive: true,
      isForced: isVisit,
    },
    () => (permission === 'customer' ? lookAsCustomer(vendor, orderId) : lookAsGuest(vendor, orderId)),
  )
}

/** The full order for its customer; stored parts are used while it cannot be read. */
export async function detailsOf(shop: Shop, orderId: string, { isVisit }: { isVisit: boolean }) {
  const vendor = shop.connection.detached()
  const read = (isForced: boolean, ask: () => Promise<OrderDetail | null>) =>
    cache(
      {
        in: 'own',
        ms: detailsMs,
        key: `details:${ownerOf(shop, 'customer')} ${orderId}`,
        isKnown: (details) => details !== null,
        isLive: true,
        isForced,
      },
      ask,
    )
  return read(isVisit, () => vendor.orders.details(orderId)).catch(async (error: unknown) => {
    if (isUnauthorized(error)) throw error
    // Asking a slow vendor again would double the wait.
    const stored = await read(false, () => Promise.reject(error as Error))
    // That there was no such order may have changed since.
    if (stored === null) throw error
    return stored
  })
}

const snapshotFrom = ({ status }: OrderDetail): OrderSnapshot => ({
  ...untracked,
  status,
  minutesLeft: '',
  driver: null,
  isPartial: true,
})

/** Reads an order as its customer. If the call for the stage is missing or answers nothing, the details have it. */
async function lookAsCustomer(vendor: Vendor, orderId: string): Promise<OrderSnapshot | null> {
  const progress = await vendor.orders.status(orderId).catch(unlessUnauthorized)
  const hasStage = progress && progress.status !== 'unknown'
  const status = hasStage ? progress.status : (await vendor.orders.details(orderId))?.status
  if (!status) return null
  const isWithCourier = status === 'on-the-way' || status === 'arrived'
  const { driverName = '', driverPhone = '' } = progress ?? {}
  const hasDriver = isWithCourier || (isOngoing(status) && driverName !== '')
  const track = hasDriver ? await vendor.tracking.ofOrder(orderId).catch(unlessUnauthorized) : null
  const namedDriver = driverName ? { id: '', name: driverName, phone: driverPhone, image: '' } : null
  const driver = track?.driver.name ? track.driver : namedDriver
  return {
    ...(track ?? untracked),
    status,
    minutesLeft: progress?.minutesLeft || track?.minutesLeft || '',
    driver: hasDriver ? driver : null,
    isPartial: progress === undefined || track === undefined,
  }
}

async function lookAsGuest(vendor: Vendor, orderId: string): Promise<OrderSnapshot | null> {
  const track = await vendor.tracking.ofOrder(orderId)
  if (!track) return null
  const driver = track.driver.name && isOngoing(track.status) ? track.driver : null
  return { ...track, driver, isPartial: false }
}

const untracked = { courier: null, store: null, customer: null, courierUrl: '' }

/** Returns undefined, because an order can be shown without this part; throws if the session has ended. */
function unlessUnauthorized(error: unknown): undefined {
  if (isUnauthorized(error)) throw error
}

/** Who sees an order: its customer, somebody with their link, or somebody with its number (rules 13.7). */
type Viewer = 'own' | 'shared' | 'guest'

/** The customer's own order, even if one of two calls fails; null if not theirs. Throws if the vendor cannot tell. */
export async function ownOrder(shop: Shop, orderId: string, { isVisit }: { isVisit: boolean }) {
  const [polled, details] = await Promise.all([
    orUnanswered(shop.withFailureHandling(pollOrder(shop, orderId, 'customer', { isVisit }))),
    shop.withFailureHandling(detailsOf(shop, orderId, { isVisit })),
  ])
  if (!details || polled === null) return null
  if (polled === 'unanswered') {
    // Stored details may be older than the stage that was shown last.
    const status = (await lastKnownStage(shop, orderId)) ?? details.status
    return { details, snapshot: visibleTo('own', snapshotFrom({ ...details, status })) }
  }
  void rememberUnderWay(shop, { ...details, status: polled.status }, polled.minutesLeft)
  return { details, snapshot: visibleTo('own', polled) }
}

/**
 * An order's progress by its number: as its customer sees it, else as a guest does, which needs a courier. Null when
 * nothing can be seen; with the customer's link only the snapshot is null. Guests without it are rate-limited.
 */
export async function trackByNumber(shop: Shop, orderId: string, share: string, { isVisit }: { isVisit: boolean }) {
  if (shop.user) {
    const snapshot = await shop.withFailureHandling(pollOrder(shop, orderId, 'customer', { isVisit }))
    if (snapshot) return { viewer: 'own', snapshot: visibleTo('own', snapshot) } as const
  }
  const viewer = isShareKey(share, shop.settings.vendorId, orderId) ? 'shared' : 'guest'
  if (viewer === 'guest') await shop.limit('guestLooks', shop.clientAddress)
  const snapshot = await shop.withFailureHandling(pollOrder(shop, orderId, 'guest', { isVisit: false }))
  if (snapshot) return { viewer, snapshot: visibleTo(viewer, snapshot) } as const
  return viewer === 'shared' ? ({ viewer, snapshot } as const) : null
}

/** The part of a snapshot that a viewer may see: the order's number alone does not reveal the address. */
export function visibleTo(viewer: Viewer, snapshot: OrderSnapshot): OrderSnapshot {
  const isOver = !isOngoing(snapshot.status)
  const courier = isOver || (viewer === 'guest' && snapshot.status === 'arrived') ? null : snapshot.courier
  if (viewer === 'own') return { ...snapshot, courier }
  const driver = snapshot.driver && { id: '', name: firstName(snapshot.driver.name), phone: '', image: '' }
  if (viewer === 'shared') return { ...snapshot, courier, driver }
  return { ...snapshot, courier, driver, customer: null, courierUrl: '' }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The event sources of an order's followers (flows 10.3 and 10.5). */
export function orderSource(shop: Shop, orderId: string, viewer: Viewer): Source {
  const permission = viewer === 'own' ? 'customer' : 'guest'
  const sessionId = shop.session.signedIn?.id
  return {
    key: `order ${orderId} ${viewer} ${ownerOf(shop, permission)}`,
    everyMs: pollEveryMs(),
    async poll() {
      if (viewer === 'own' && (!sessionId || (await hasEnded(sessionId)))) return null
      const snapshot = await pollOrder(shop, orderId, permission, { isVisit: false })
      if (!snapshot && viewer !== 'shared') return null
      const data = trackEvent(snapshot && visibleTo(viewer, snapshot))
      return { data, isOver: snapshot !== null && !isOngoing(snapshot.status) }
    },
  }
}

function trackEvent(visible: OrderSnapshot | null): TrackEvent {
  return { status: visible?.status ?? 'unknown', courier: visible?.courier ?? null, version: versionOf(visible) }
}

/** A hash of all that a page shows of an order, except positions on the map; when it changes, the page is updated. */
export function versionOf(visible: OrderSnapshot | null): string {
  if (!visible) return 'none'
  const { status, minutesLeft, driver, courier, courierUrl, isPartial } = visible
  return hashOf([status, minutesLeft, driver, driverStage(visible), courier !== null, courierUrl, isPartial])
}
