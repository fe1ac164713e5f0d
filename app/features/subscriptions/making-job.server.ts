import type { Candidate } from '~/domain/checkout/attempt'
import { lineTotal } from '~/domain/cart/cart'
import { isSaid, type Money } from '~/domain/money/money'
import type { NewSubscription } from '~/domain/subscriptions/new-subscription'
import { paymentOf, type Choice } from '~/domain/payments/payment-choice'
import type { User } from '~/domain/account/user'
import type { Job, Refusal } from '~/features/attempts/attempts.server'
import { changeSince } from '~/features/checkout/changed.server'
import { choiceProblemText, loadWays } from '~/features/checkout/ways.server'
import { keepHandOff } from '~/features/payments/hand-off.server'
import { beforeText } from '~/features/payments/place-schema'
import { subscriptionSubject } from '~/features/payments/subject.server'
import type { Shop } from '~/http/shop/shop.server'
import { reviewSubscriptionPath } from '~/paths'
import { hasFailed, isRefusal } from '~/vendor/errors'
import type { MadeSubscription } from '~/vendor/subscribe.server'
import { offerProblem } from './offer.server'
import { loadPrepared, subscriptionKey, type Prepared } from './prepared.server'

/** What a subscription is known by at the vendor. */
export type Wanted = { storeId: string; itemId: string; quantity: number; total: Money; start: string }

/** How a subscription that was just made is paid: by a gateway or not. */
export type Fresh = MadeSubscription & { isOnline: boolean; gateway: string }

/** What the form carried, and who is told of a subscription as soon as it is made. */
type Asked = { key: string; quote: string; choice: Choice; onMade: (fresh: Fresh) => void }

const refused = (message: string, review = false): Refusal => ({ kind: 'refused', message, review })

/** Making the subscription as its review showed it, paid as chosen there. */
export function subscriptionJob(shop: Shop, user: User, { key, quote, choice, onMade }: Asked): Job<Wanted> {
  let prepared: Prepared | null = null
  return {
    async prepare() {
      const loaded = await loadPrepared(shop)
      if ('problem' in loaded) return refused(loaded.problem || shop.t('review.changed'), true)
      const change = changeSince(shop, quote, { quote: loaded.quote, lines: [loaded.line] })
      if (change) return refused(change, true)
      if (subscriptionKey(loaded, user) !== key) return refused(shop.t('review.changed'), true)
      prepared = loaded
      const kept = loaded.state.attempt
      return { kind: 'ready', what: wantedOf(loaded), born: kept?.key === key ? kept : { at: Date.now(), known: null } }
    },
    check: async () => prepared && firstProblem(shop, user, prepared, choice),
    async send() {
      const sent = prepared && (await send(shop, user, newSubscription(shop, user, prepared, choice)))
      if (sent?.kind !== 'placed') return sent
      onMade(sent.fresh)
      return { kind: 'placed', id: sent.id }
    },
    candidates: (wanted) => likeSubscriptions(shop, user, wanted),
  }
}

/**
 * The key of what the review shows, with the moment and the like subscriptions that are there already, so that one found later can be
 * told from those of before. Its form carries them: nothing is kept before it is sent.
 */
export async function shownKey(shop: Shop, user: User, prepared: Prepared) {
  return {
    attempt: subscriptionKey(prepared, user),
    before: beforeText(await likeSubscriptions(shop, user, wantedOf(prepared))),
  }
}

const wantedOf = ({ store, line, amounts, plan }: Prepared): Wanted => ({
  storeId: store.id,
  itemId: line.itemId,
  quantity: line.quantity,
  total: amounts.total,
  start: plan.start,
})

/** The customer's latest subscriptions to the same; null when they cannot be read. */
export async function likeSubscriptions(shop: Shop, user: User, wanted: Wanted): Promise<Candidate[] | null> {
  // What the vendor cannot list now is not known; an ended session is another matter and ends the try.
  const listed = await shop.vendor.subscriptions.list(user.id).catch((error: unknown) => {
    if (error instanceof Response && error.status < 400) throw error
    return null
  })
  const isLike = ({ storeId, itemId, quantity, amount, start }: Subscribed) =>
    storeId === wanted.storeId &&
    itemId === wanted.itemId &&
    quantity === wanted.quantity &&
    start === wanted.start &&
    isSaid(amount, wanted.total)
  return listed && listed.rows.filter(isLike).map(({ id }) => ({ id, madeAt: null }))
}

type Subscribed = Awaited<ReturnType<Shop['vendor']['subscriptions']['list']>>['rows'][number]

/** The checks before it is made, stopping at the first that fails: as of an order (flows 8), for the first delivery. */
async function firstProblem(shop: Shop, user: User, prepared: Prepared, choice: Choice): Promise<Refusal | null> {
  const { store, line, address, amounts, plan, coupon, deliveries } = prepared
  const { stores } = shop.vendor
  const ways = await loadWays(shop, store, { needsWallet: choice.usesWallet })
  const problem = choiceProblemText(shop, choice, ways, amounts.total)
  if (problem) return refused(problem)
  const first = { storeId: store.id, mode: 'delivery', date: deliveries[0] ?? plan.start, time: plan.slot } as const
  if (!(await stores.isTakingOrders(first))) return refused(shop.t('store.off'))
  if (!(await stores.isInReach(store.id, address.latitude, address.longitude)))
    return refused(shop.t('review.outOfReach'))
  const menu = await stores.checkMenu({ storeId: store.id, lines: [line] })
  if (!menu.ok) return refusedByMenu(shop, menu.message)
  const offer = await offerProblem(shop, user, { storeId: store.id, line, addressId: address.id }, coupon)
  return offer ? refused(offer, true) : null
}

/** The review is shown again only where the menu says what changed; else it would be the same one, and the form says why not. */
async function refusedByMenu(shop: Shop, message: string): Promise<Refusal> {
  return refused(message || shop.t('review.fewUnavailable'), 'problem' in (await loadPrepared(shop)))
}

async function send(shop: Shop, user: User, subscription: NewSubscription) {
  try {
    const made = await shop.vendor.subscribe.create(subscription)
    const { method, gateway } = subscription.payment
    const fresh: Fresh = { ...made, isOnline: method === 'online' || made.handOff !== null, gateway }
    // Before it is known as made, so that every submit that is told of it leads there.
    if (made.handOff && made.id) {
      const way = { subject: subscriptionSubject(made.id), gateway, handOff: made.handOff }
      await keepHandOff(shop, user, way).catch(() => undefined)
    }
    return { kind: 'placed' as const, id: made.id, fresh }
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    if (error instanceof Response) throw error
    return hasFailed(error) ? { kind: 'failed' as const } : null
  }
}

function newSubscription(shop: Shop, user: User, prepared: Prepared, choice: Choice): NewSubscription {
  const { store, line, address, amounts, plan, coupon } = prepared
  const { itemId, choiceIds, quantity } = line
  return {
    userId: user.id,
    storeId: store.id,
    addressId: address.id,
    line: { itemId, choiceIds, quantity, lineTotal: lineTotal(line, shop.settings.currency) },
    plan,
    amounts,
    payment: paymentOf(choice, amounts.total),
    returnUrl: shop.origin + reviewSubscriptionPath(),
    coupon,
  }
}
