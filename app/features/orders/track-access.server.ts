import { isOngoing } from '~/domain/orders/order'
import { driverStage, type TrackEvent } from '~/domain/orders/track'
import type { Source } from '~/http/events/event-hub.server'
import { hasEnded } from '~/http/device/ended-sessions.server'
import { orNull } from '~/http/shop/part.server'
import { hashOf } from '~/http/store/keys.server'
import type { Shop } from '~/http/shop/shop.server'
import { detailsOf, pollOrder, pollEveryMs, snapshotFrom, ownerOf, type OrderSnapshot } from './order-snapshot.server'
import { isShareKey } from './share-key.server'
import { rememberUnderWay } from './under-way.server'

/** Who sees an order: its customer, somebody with their link, or somebody with its number (rules 13.7). */
export type Audience = 'own' | 'shared' | 'guest'

/**
 * The customer's own order, even if one of the two calls for it fails; null when it is not theirs. Throws the error page when the
 * vendor cannot tell.
 */
export async function ownOrder(shop: Shop, orderId: string, { isVisit }: { isVisit: boolean }) {
  const [polled, details] = await Promise.all([
    orNull(
      shop.withFailureHandling(pollOrder(shop, orderId, 'customer', { isVisit }).then((snapshot) => ({ snapshot }))),
    ),
    shop.withFailureHandling(detailsOf(shop, orderId, { isVisit })),
  ])
  if (!details || polled?.snapshot === null) return null
  const snapshot = polled?.snapshot ?? snapshotFrom(details)
  void rememberUnderWay(shop, { ...details, status: snapshot.status }, snapshot.minutesLeft)
  return { details, snapshot }
}

/**
 * An order's progress by its number: as its customer sees it, else as a guest does, which needs a courier. Null when nothing
 * can be seen. Guests without the customer's link are rate-limited.
 */
export async function trackByNumber(shop: Shop, orderId: string, share: string, { isVisit }: { isVisit: boolean }) {
  if (shop.user) {
    const snapshot = await shop.withFailureHandling(pollOrder(shop, orderId, 'customer', { isVisit }))
    if (snapshot) return { audience: 'own', snapshot } as const
  }
  const isShared = isShareKey(share, shop.settings.vendorId, orderId)
  if (!isShared) await shop.limit('guestLooks', shop.clientAddress)
  const snapshot = await shop.withFailureHandling(pollOrder(shop, orderId, 'guest', { isVisit: false }))
  return snapshot || isShared ? ({ audience: isShared ? 'shared' : 'guest', snapshot } as const) : null
}

/** The part of a snapshot that an audience may see: the order's number alone does not reveal the address. */
export function visibleTo(audience: Audience, snapshot: OrderSnapshot): OrderSnapshot {
  const isOver = !isOngoing(snapshot.status)
  const courier = isOver || (audience === 'guest' && snapshot.status === 'arrived') ? null : snapshot.courier
  if (audience === 'own') return { ...snapshot, courier }
  const driver = snapshot.driver && { id: '', name: firstName(snapshot.driver.name), phone: '', image: '' }
  if (audience === 'shared') return { ...snapshot, courier, driver }
  return { ...snapshot, courier, driver, customer: null, courierUrl: '' }
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The event sources of an order's followers (flows 10.3 and 10.5). */
export function orderSource(shop: Shop, orderId: string, audience: Audience): Source {
  const permission = audience === 'own' ? 'customer' : 'guest'
  const sessionId = shop.session.signedIn?.id
  return {
    key: `order ${orderId} ${audience} ${ownerOf(shop, permission)}`,
    everyMs: pollEveryMs(),
    async poll() {
      if (audience === 'own' && (!sessionId || (await hasEnded(sessionId)))) return null
      const snapshot = await pollOrder(shop, orderId, permission, { isVisit: false })
      if (!snapshot && audience !== 'shared') return null
      return { data: trackEvent(audience, snapshot), isOver: snapshot !== null && !isOngoing(snapshot.status) }
    },
  }
}

function trackEvent(audience: Audience, snapshot: OrderSnapshot | null): TrackEvent {
  const visible = snapshot && visibleTo(audience, snapshot)
  return {
    status: visible?.status ?? 'unknown',
    courier: visible?.courier ?? null,
    version: versionOf(audience, snapshot),
  }
}

/** A hash of everything that a page shows of an order, except positions on the map; if it changes, the page is updated. */
export function versionOf(audience: Audience, snapshot: OrderSnapshot | null): string {
  if (!snapshot) return 'none'
  const { status, minutesLeft, driver, courier, store, courierUrl, isPartial } = visibleTo(audience, snapshot)
  const stage = driverStage({ status, hasDriver: driver !== null, courier, store })
  return hashOf([status, minutesLeft, driver, stage, courier !== null, courierUrl, isPartial])
}
