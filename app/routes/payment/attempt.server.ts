import { lineTotal } from '~/domain/cart'
import { applyMenuChanges } from '~/domain/menu-changes'
import { compareMoney } from '~/domain/money'
import type { NewOrder } from '~/domain/order'
import { cashAllowed } from '~/domain/payment-options'
import { hasChanges } from '~/domain/pricing'
import type { User } from '~/domain/user'
import { loadCheckout, type Checkout } from '~/http/checkout.server'
import type { AttemptOutcome } from '~/http/order-attempts.server'
import type { Shop } from '~/http/shop.server'
import type { WordKey } from '~/i18n/i18n.server'
import { isRefusal, VendorError } from '~/vendor/errors'

const refused = (message: string, review = false): AttemptOutcome => ({ kind: 'refused', message, review })

/** One attempt to place the current cart: the checks of FLOWS 8 in their order, then place_order. Throws only before the order is sent. */
export async function attemptOrder(shop: Shop, user: User, quote: string, previous: AttemptOutcome | null): Promise<AttemptOutcome> {
  const checkout = await loadCheckout(shop)
  if (!checkout) return refused(shop.t('cart.addItems'), true)
  if (previous?.kind === 'unknown') {
    const found = await findLostOrder(shop, checkout, previous.before)
    if (found) return { kind: 'placed', orderId: found }
  }
  const problem = await firstProblem(shop, checkout, quote)
  if (problem) return problem
  const before = await shop.vendor.orders.ongoing().then(
    (orders) => orders.map(({ id }) => id),
    () => null,
  )
  return send(shop, user, checkout, before)
}

/** The checks before placing, stopping at the first that fails (FLOWS 8). */
async function firstProblem(shop: Shop, checkout: Checkout, quote: string): Promise<AttemptOutcome | null> {
  const { store, lines, address, gate } = checkout
  const { vendor, mode } = shop
  const say = (key: WordKey, review = false) => refused(shop.t(key), review)
  if (mode === 'delivery' && !address) return say('review.chooseAddress', true)
  if (!gate.ok || hasChanges(lines) || checkout.quote !== quote) return say('review.priceChanged', true)
  if (!cashAllowed({ settings: shop.settings, store, user: await vendor.auth.userDetails() })) return say('payment.noMethod')
  if (!(await vendor.stores.isTakingOrders({ storeId: store.id, mode, date: '', time: '' }))) return say('store.off')
  if (mode === 'delivery' && address && !(await vendor.stores.isInReach(store.id, address.latitude, address.longitude))) {
    return say('review.outOfReach')
  }
  return checkMenu(shop, checkout)
}

/** The vendor's own look at items and prices; what it names is repriced or removed, and the customer reviews the cart anew. */
async function checkMenu(shop: Shop, { store, lines }: Checkout): Promise<AttemptOutcome | null> {
  const menu = await shop.vendor.stores.checkMenu({ storeId: store.id, lines })
  if (menu.ok) return null
  if (menu.changes.length === 0) return refused(menu.message || shop.t('review.fewUnavailable'), true)
  shop.saveCart(applyMenuChanges({ storeId: store.id, lines }, menu.changes).cart)
  return refused(shop.t('review.updated'), true)
}

async function send(shop: Shop, user: User, checkout: Checkout, before: string[] | null): Promise<AttemptOutcome> {
  try {
    const { orderId } = await shop.vendor.orders.place(orderOf(shop, user, checkout))
    return { kind: 'placed', orderId: orderId ?? '' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    const found = await findLostOrder(shop, checkout, before)
    return found ? { kind: 'placed', orderId: found } : { kind: 'unknown', before }
  }
}

/** The order whose answer got lost: one that was not there before, of this store and this total. */
async function findLostOrder(shop: Shop, { store, amounts }: Checkout, before: string[] | null): Promise<string | null> {
  if (!before) return null
  const orders = await shop.vendor.orders.ongoing().catch(() => [])
  const lost = orders.find(
    ({ id, storeId, total }) => !before.includes(id) && storeId === store.id && compareMoney(total, amounts.total) === 0,
  )
  return lost?.id ?? null
}

function orderOf(shop: Shop, user: User, { store, lines, address, amounts }: Checkout): NewOrder {
  return {
    userId: user.id,
    storeId: store.id,
    mode: shop.mode,
    addressId: shop.mode === 'delivery' ? (address?.id ?? '') : '',
    slotStart: '',
    lines: lines.map((line) => ({ itemId: line.itemId, choiceIds: line.choiceIds, quantity: line.quantity, lineTotal: lineTotal(line) })),
    amounts,
    payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: amounts.total },
    coupon: null,
    notes: shop.checkout.notes,
    contactless: false,
  }
}
