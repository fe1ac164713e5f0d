import type { Candidate } from '~/domain/checkout/attempt'
import type { HandOff } from '~/domain/payments/hand-off'
import { lineTotal } from '~/domain/cart/cart'
import { isSaid, type Money } from '~/domain/money/money'
import type { NewOrder, OrderSummary } from '~/domain/orders/order'
import { paymentOf, type Choice } from '~/domain/payments/payment-choice'
import { hasChanges } from '~/domain/cart/pricing'
import type { User } from '~/domain/account/user'
import type { Job, Refusal } from '~/features/attempts/attempts.server'
import { changeSince, notAsPutIn } from '~/features/checkout/changed.server'
import { loadCheckout, obstacleText, type Checkout } from '~/features/checkout/checkout.server'
import { couponProblem } from '~/features/checkout/coupon.server'
import { menuProblem, menuProblemNow } from '~/features/checkout/menu-check.server'
import { attemptKey } from '~/features/checkout/order-key.server'
import { forgetRide } from '~/features/checkout/ride.server'
import { loadWays, choiceProblemText } from '~/features/checkout/ways.server'
import { checkedHandOff, keepHandOff } from '~/features/payments/hand-off.server'
import { beforeText } from '~/features/payments/place-schema'
import { orderSubject } from '~/features/payments/subject.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/i18n.server'
import { paymentPath } from '~/paths'
import { isRefusal } from '~/vendor/errors'

/** What an order is known by at the vendor. */
type Wanted = { storeId: string; total: Money }

const refused = (message: string, review = false): Refusal => ({ kind: 'refused', message, review })

/** How an order that was just placed is paid: by a gateway or not, and the way there as the vendor said it, or null. */
export type FreshOrder = { isOnline: boolean; gateway: string; handOff: HandOff | null }

/** What the payment form carried, and who is told of an order as soon as it is placed. */
type Asked = { key: string; quote: string; choice: Choice; onPlaced?: (order: FreshOrder) => void }

/** Ordering the current cart as the payment page showed it, paid as chosen there. */
export function orderJob(shop: Shop, user: User, { key, quote, choice, onPlaced }: Asked): Job<Wanted> {
  let checkout: Checkout | null = null
  return {
    async prepare() {
      const loaded = await loadCheckout(shop)
      if (!loaded.store) return refused(obstacleText(shop, loaded.obstacle), true)
      if (loaded.obstacle) return refused(obstacleText(shop, loaded.obstacle), true)
      const change = changeOf(shop, user, loaded, { key, quote })
      if (change) return refused(change, true)
      checkout = loaded
      const prepared = shop.device.checkout.attempt
      const born = prepared?.key === key ? prepared : { at: Date.now(), known: null }
      return { kind: 'ready', what: wantedOf(loaded), born }
    },
    check: async () => checkout && firstProblem(shop, user, checkout, choice),
    async send() {
      const sent = checkout && (await send(shop, user, orderOf(shop, user, checkout, choice)))
      if (sent?.kind !== 'placed') return sent
      onPlaced?.(sent.order)
      return { kind: 'placed', id: sent.id }
    },
    candidates: (wanted, { past }) => likeOrders(shop, wanted, past),
  }
}

/**
 * The key of what the payment page shows, with the moment and the like orders that are there already, so that an order found later
 * can be told from those of before. Its form carries them: nothing is kept before it is sent.
 */
export async function shownKey(shop: Shop, user: User, checkout: Checkout) {
  return {
    attempt: attemptKey(shop, user, checkout),
    before: beforeText(await likeOrders(shop, wantedOf(checkout), false)),
  }
}

const wantedOf = ({ store, amounts }: Checkout): Wanted => ({ storeId: store.id, total: amounts.total })

/** The customer's orders of that store and sum, under way or, where asked for, also of the past; null when they cannot be read. */
async function likeOrders(shop: Shop, { storeId, total }: Wanted, past: boolean): Promise<Candidate[] | null> {
  const { orders } = shop.vendor
  // What the vendor cannot list now is not known; an ended session is another matter and ends the try.
  const lists = await Promise.all([orders.ongoing(), past ? orders.past(0) : []]).catch(onlyIfEnded)
  const isLike = (order: OrderSummary) => order.storeId === storeId && isSaid(order.total, total)
  return (
    lists &&
    lists
      .flat()
      .filter(isLike)
      .map(({ id, madeAt }) => ({ id, madeAt }))
  )
}

function onlyIfEnded(error: unknown): null {
  if (error instanceof Response && error.status < 400) throw error
  return null
}

/** What is no longer as the form showed it, in words, or null. */
function changeOf(shop: Shop, user: User, checkout: Checkout, shown: { key: string; quote: string }): string | null {
  if (hasChanges(checkout.lines)) return notAsPutIn(shop, checkout.lines)
  const change = changeSince(shop, shown.quote, checkout)
  return change ?? (attemptKey(shop, user, checkout) === shown.key ? null : shop.t('review.changed'))
}

/** The checks before placing, stopping at the first that fails. */
async function firstProblem(shop: Shop, user: User, checkout: Checkout, choice: Choice): Promise<Refusal | null> {
  const { store, mode, address, slot, amounts } = checkout
  const [date = '', time = ''] = slot.split(' ')
  const { vendor } = shop
  const say = (key: WordKey, review = false) => refused(shop.t(key), review)
  if (mode === 'delivery' && !address) return say('review.chooseAddress', true)
  const ways = await loadWays(shop, store, { needsWallet: choice.usesWallet })
  const problem = choiceProblemText(shop, choice, ways, amounts.total)
  if (problem) return refused(problem)
  if (!(await vendor.stores.isTakingOrders({ storeId: store.id, mode, date, time }))) return say('store.off')
  if (
    mode === 'delivery' &&
    address &&
    !(await vendor.stores.isInReach(store.id, address.latitude, address.longitude))
  ) {
    return say('review.outOfReach')
  }
  const inMenu = await menuProblem(shop, checkout)
  if (inMenu) return inMenu
  const offerProblem = await couponProblem(shop, user, checkout)
  return offerProblem ? refused(offerProblem, true) : null
}

async function send(shop: Shop, user: User, order: NewOrder) {
  try {
    const { orderId, handOff } = await shop.vendor.orders.place(order)
    const { method, gateway } = order.payment
    const fresh: FreshOrder = { isOnline: method === 'online' || handOff !== null, gateway, handOff }
    // Before the order is known as placed, so that every submit that is told of it leads there.
    if (orderId) await keepWay(shop, user, orderId, fresh)
    return { kind: 'placed' as const, id: orderId ?? '', order: fresh }
  } catch (error) {
    if (isRefusal(error)) {
      await forgetRide(shop)
      // A vendor that names nothing may mean what its menu has fewer of by now.
      const inMenu = await menuProblemNow(shop, error.vendorMessage)
      return inMenu ?? refused(error.vendorMessage || shop.t('error.generic'))
    }
    if (error instanceof Response) throw error
    return null
  }
}

/** Keeps the way to an order's gateway and gives it as it may be followed, or null. A store that is gone holds up nobody. */
export async function keepWay(shop: Shop, user: User, orderId: string, { gateway, handOff }: FreshOrder) {
  if (!handOff) return null
  if (orderId)
    await keepHandOff(shop, user, { subject: orderSubject(orderId), gateway, handOff }).catch(() => undefined)
  return checkedHandOff(shop, gateway, handOff)
}

function orderOf(
  shop: Shop,
  user: User,
  { store, lines, mode, address, amounts, extras, slot, coupon, ride }: Checkout,
  choice: Choice,
): NewOrder {
  const { notes } = shop.device.checkout
  return {
    userId: user.id,
    storeId: store.id,
    mode,
    addressId: address?.id ?? '',
    slotStart: slot,
    lines: lines.map((line) => ({
      itemId: line.itemId,
      choiceIds: line.choiceIds,
      quantity: line.quantity,
      lineTotal: lineTotal(line, shop.settings.currency),
    })),
    amounts,
    payment: paymentOf(choice, amounts.total),
    returnUrl: shop.origin + paymentPath(),
    coupon,
    ride,
    notes,
    contactless: extras.isContactless,
    pictures: extras.pictures.map(({ id }) => id),
  }
}
