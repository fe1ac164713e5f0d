import { lineTotal } from '~/domain/cart'
import { applyMenuChanges } from '~/domain/menu-changes'
import { compareMoney } from '~/domain/money'
import type { NewOrder } from '~/domain/order'
import { cashAllowed } from '~/domain/payment-options'
import { hasChanges } from '~/domain/pricing'
import type { User } from '~/domain/user'
import { changeSince, loadCheckout, obstacleText, type Checkout } from '~/http/checkout.server'
import type { AttemptOutcome, SentOrder, Ticket } from '~/http/order-attempts.server'
import type { Shop } from '~/http/shop.server'
import type { WordKey } from '~/i18n/i18n.server'
import { isRefusal } from '~/vendor/errors'

const refused = (message: string, review = false): AttemptOutcome => ({ kind: 'refused', message, review })

/** How long a vendor may still be working on an order that it did not answer, in milliseconds. Until then nothing is sent anew. */
const settleMs = 2 * 60_000

/**
 * One try to place the current cart: the checks of FLOWS 8 in their order, then place_order. An order that an earlier try
 * sent is looked for first, and as long as it may still turn up nothing is sent again. Throws only before the order is sent.
 */
export async function attemptOrder(
  shop: Shop,
  user: User,
  quote: string,
  { lost, beforeSending }: Ticket,
): Promise<AttemptOutcome> {
  if (lost) {
    const found = await findLostOrder(shop, lost)
    if (found) return { kind: 'placed', orderId: found }
    if (found === null || Date.now() - lost.at < settleMs) return { kind: 'unknown', sent: lost }
  }
  const checkout = await loadCheckout(shop)
  if (!checkout.store) return refused(obstacleText(shop, checkout.obstacle), true)
  const problem = await firstProblem(shop, checkout, quote)
  if (problem) return problem
  const sent = {
    before: await ongoingIds(shop),
    storeId: checkout.store.id,
    total: checkout.amounts.total,
    at: Date.now(),
  }
  await beforeSending(sent)
  return send(shop, orderOf(shop, user, checkout), sent)
}

/** The checks before placing, stopping at the first that fails (FLOWS 8). */
async function firstProblem(shop: Shop, checkout: Checkout, quote: string): Promise<AttemptOutcome | null> {
  const { store, lines, mode, address, obstacle } = checkout
  const { vendor } = shop
  const say = (key: WordKey, review = false) => refused(shop.t(key), review)
  if (obstacle) return refused(obstacleText(shop, obstacle), true)
  if (mode === 'delivery' && !address) return say('review.chooseAddress', true)
  const change = hasChanges(lines) ? 'review.priceChanged' : changeSince(quote, checkout)
  if (change) return say(change, true)
  if (!cashAllowed({ settings: shop.settings, store, user: await vendor.auth.userDetails() }))
    return say('payment.noMethod')
  if (!(await vendor.stores.isTakingOrders({ storeId: store.id, mode, date: '', time: '' }))) return say('store.off')
  if (
    mode === 'delivery' &&
    address &&
    !(await vendor.stores.isInReach(store.id, address.latitude, address.longitude))
  ) {
    return say('review.outOfReach')
  }
  return checkMenu(shop, checkout)
}

/** The vendor's own look at items and prices; what it names is repriced or removed, and the customer reviews the cart anew. */
async function checkMenu(shop: Shop, { store, lines }: Checkout): Promise<AttemptOutcome | null> {
  const menu = await shop.vendor.stores.checkMenu({ storeId: store.id, lines })
  if (menu.ok) return null
  if (menu.changes.length === 0) return refused(menu.message || shop.t('review.fewUnavailable'), true)
  shop.device.saveCart(applyMenuChanges({ storeId: store.id, lines }, menu.changes).cart)
  return refused(shop.t('review.updated'), true)
}

async function send(shop: Shop, order: NewOrder, sent: SentOrder): Promise<AttemptOutcome> {
  try {
    const { orderId } = await shop.vendor.orders.place(order)
    return { kind: 'placed', orderId: orderId ?? '' }
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    if (error instanceof Response) throw error
    const found = await findLostOrder(shop, sent)
    return found ? { kind: 'placed', orderId: found } : { kind: 'unknown', sent }
  }
}

/**
 * The order whose answer got lost: one that was not there before, of this store and this total. '' when it is not there,
 * null when that cannot be told.
 */
async function findLostOrder(shop: Shop, { before, storeId, total }: SentOrder): Promise<string | null> {
  const orders = before && (await shop.vendor.orders.ongoing().catch(() => null))
  if (!before || !orders) return null
  const lost = orders.find(
    (order) => !before.includes(order.id) && order.storeId === storeId && compareMoney(order.total, total) === 0,
  )
  return lost?.id ?? ''
}

function ongoingIds(shop: Shop): Promise<string[] | null> {
  return shop.vendor.orders.ongoing().then(
    (orders) => orders.map(({ id }) => id),
    () => null,
  )
}

function orderOf(shop: Shop, user: User, { store, lines, mode, address, amounts }: Checkout): NewOrder {
  return {
    userId: user.id,
    storeId: store.id,
    mode,
    addressId: address?.id ?? '',
    slotStart: '',
    lines: lines.map((line) => ({
      itemId: line.itemId,
      choiceIds: line.choiceIds,
      quantity: line.quantity,
      lineTotal: lineTotal(line),
    })),
    amounts,
    payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: amounts.total },
    coupon: null,
    notes: shop.device.checkout.notes,
    contactless: false,
  }
}
