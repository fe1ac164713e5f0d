import type { TypedResponse } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { compareMoney } from '~/domain/money/money'
import type { NewOrder } from '~/domain/orders/order'
import {
  addressesOf,
  foreignAddress,
  sourcesOf,
  withKnownScript,
  type GatewayRedirect,
} from '~/domain/payments/gateway-redirect'
import { gatewayOf } from '~/domain/payments/gateways'
import type { Choice } from '~/domain/payments/payment-choice'
import { env } from '~/env.server'
import { submissionMemoryMs } from '~/features/submit-once/submission-log.server'
import { log } from '~/http/log.server'
import type { Shop } from '~/http/shop/shop.server'
import { keyValueStore } from '~/http/store/store.server'
import { paymentOnlinePath, paymentPath, reviewSubscriptionPath, walletPaymentPath } from '~/paths'

const Redirect: z.ZodType<GatewayRedirect> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('form'),
    action: z.string(),
    method: z.enum(['post', 'get']),
    fields: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.object({
    kind: z.literal('sdk'),
    gateway: z.string(),
    params: z.record(z.string(), z.unknown()),
    script: z.string(),
    page: z.string(),
  }),
])

/** How a payment continues, stored until it is over; `fromWallet`: what the wallet pays; `at`: when, in epoch ms. */
const SavedGatewayRedirect = z.object({
  gateway: z.string(),
  gatewayRedirect: Redirect,
  fromWallet: z.string().optional(),
  at: z.number(),
})
type SavedGatewayRedirect = z.infer<typeof SavedGatewayRedirect>

/**
 * As long as the submission that made it, in milliseconds: until then a missing link means that no browser ever had it,
 * so that nobody can have paid (rules 11.20).
 */
const storedMs = submissionMemoryMs

const keyOf = ({ settings }: Shop, { id }: User, target: PaymentTarget) =>
  `gateway-redirect:${settings.vendorId}:${id}:${target}`

/** Origins that payments may lead to besides the gateways' hosts: the vendor API's, and those the deployment names. */
export function trustedOrigins(): string[] {
  return [new URL(env().VENDOR_API_URL).origin, ...env().PAYMENT_ORIGINS]
}

/** A gateway redirect that may be followed; null, and logged, if its host is not allowed for this gateway. */
export function checkedGatewayRedirect(shop: Shop, gateway: string, fromVendor: GatewayRedirect) {
  const gatewayFacts = gatewayOf(gateway)
  const gatewayRedirect = withKnownScript(fromVendor, gatewayFacts)
  const foreignUrl = foreignAddress(gatewayRedirect, gatewayFacts, trustedOrigins())
  if (foreignUrl === null) return gatewayRedirect
  const to = URL.canParse(foreignUrl) ? new URL(foreignUrl).origin : 'no address'
  log.error({ requestId: shop.requestId, gateway, to }, 'gateway redirect refused')
  return null
}

/**
 * Checks and stores how a payment continues, so that every tab and every next try lead to the same page of the gateway.
 * Returns false if it must not be followed. Throws what the key-value store throws.
 */
export async function saveGatewayRedirect(
  shop: Shop,
  user: User,
  redirect: Omit<SavedGatewayRedirect, 'at'> & { target: PaymentTarget },
): Promise<boolean> {
  const { target, gateway, fromWallet } = redirect
  const gatewayRedirect = checkedGatewayRedirect(shop, gateway, redirect.gatewayRedirect)
  if (!gatewayRedirect) return false
  const saved: SavedGatewayRedirect = { gateway, gatewayRedirect, fromWallet, at: Date.now() }
  await keyValueStore.set(keyOf(shop, user, target), saved, storedMs)
  return true
}

/** The payment of what was just made; `gatewayRedirect` is the vendor's link to the gateway, null if it gave none. */
export type MadePayment = ReturnType<typeof madePayment>

/** How a new order or subscription is paid, and by which gateway. */
export const madePayment = (
  { method, gateway, fromWallet }: NewOrder['payment'],
  gatewayRedirect: GatewayRedirect | null,
) => ({
  gateway,
  gatewayRedirect,
  fromWallet,
  isOnline: method === 'online' || gatewayRedirect !== null,
})

/**
 * Stores how a new payment continues. Takes its link away if it must not be followed or cannot be stored, because later
 * pages would say that nobody can pay it.
 */
export async function trySaveGatewayRedirect(shop: Shop, user: User, target: PaymentTarget, made: MadePayment) {
  const { gateway, gatewayRedirect, fromWallet } = made
  if (!gatewayRedirect) return
  const isSaved = await saveGatewayRedirect(shop, user, { target, gateway, gatewayRedirect, fromWallet }).catch(
    () => false,
  )
  if (!isSaved) made.gatewayRedirect = null
}

/** How a payment continues at its gateway; or that the customer cancelled it in the shop; or null. */
const GatewayRedirectState = z
  .union([z.literal('cancelled'), SavedGatewayRedirect])
  .nullable()
  .catch(null)

/** The gateway redirect of a customer's payment. Throws what the key-value store throws. */
export async function gatewayRedirectState(shop: Shop, user: User, target: PaymentTarget) {
  return GatewayRedirectState.parse(await keyValueStore.get(keyOf(shop, user, target)))
}

/** How the customer's payment continues, or null if it cannot. Throws what the key-value store throws. */
export async function gatewayRedirectOf(shop: Shop, user: User, target: PaymentTarget) {
  const state = await gatewayRedirectState(shop, user, target)
  return state === 'cancelled' ? null : state
}

/** The redirect for a later submit that pays the same way; null for another method or wallet part (rules 11.20). */
export async function sameGatewayRedirect(shop: Shop, user: User, target: PaymentTarget, choice: Choice) {
  const savedRedirect = await gatewayRedirectOf(shop, user, target).catch(() => null)
  if (!savedRedirect || savedRedirect.gateway !== choice.method) return null
  const fromWallet = choice.usesWallet ? choice.balance : '0'
  return compareMoney(savedRedirect.fromWallet ?? '0', fromWallet) === 0 ? savedRedirect : null
}

/** Whether a pending payment can still be made, or an unpaid one was cancelled in the shop; null if neither is known. */
export async function paymentLeft(shop: Shop, kind: Purchase, { id, status }: { id: string; status: string }) {
  const { user } = shop
  const isPending = status === 'payment-pending'
  if (!user || (!isPending && status !== 'payment-failed')) return null
  const state = await gatewayRedirectState(shop, user, `${kind}-${id}`).catch(() => null)
  return state === 'cancelled' ? state : state && isPending ? 'open' : null
}

/** Orders without those whose payment was cancelled in the shop, which the vendor lists as pending for a while. */
export async function withoutCancelled<Order extends { id: string; status: string }>(shop: Shop, orders: Order[]) {
  const left = await Promise.all(orders.map((order) => paymentLeft(shop, 'order', order)))
  return orders.filter((_, at) => left[at] !== 'cancelled')
}

/**
 * Cancels an unpaid order or subscription in the shop: nobody is led to its gateway any more, and it can be made again
 * (rules 11.20). Leads to the page that says so, or that it was settled meanwhile. Reports a failure in a toast.
 */
export async function cancelPayment(shop: Shop, kind: Purchase, id: string | null) {
  const user = await shop.requireUser()
  const { orders, subscriptions } = shop.vendor
  try {
    const paid = id && (await (kind === 'order' ? orders.details(id) : subscriptions.details(user.id, id)))
    if (paid && paid.status === 'payment-pending')
      await keyValueStore.set(keyOf(shop, user, `${kind}-${id}`), 'cancelled', storedMs)
  } catch (error) {
    // An ended session leads to sign-in.
    if (error instanceof Response) throw error
    shop.reply.toast('error', shop.t('pay.notCancelled'))
  }
  return shop.redirect(returnPaths[kind](id ?? ''))
}

/** The response that leads to the gateway: a redirect to its page, or to our page with its form or script. */
export function leadToGateway(
  shop: Shop,
  target: PaymentTarget,
  { gatewayRedirect }: Pick<SavedGatewayRedirect, 'gatewayRedirect'>,
): TypedResponse<never> {
  if (gatewayRedirect.kind === 'redirect') return shop.reply.leave(new URL(gatewayRedirect.url), 303)
  return shop.redirect(paymentOnlinePath(target))
}

/** The origins that forms may lead to on a page that offers these gateways, for its content policy. */
export function gatewayOrigins(codes: readonly string[]): string[] {
  return codes.length === 0 ? [] : sourcesOf(codes.map(gatewayOf), trustedOrigins())
}

/** The same for the page of one gateway redirect: its target, and the sources of its script. */
export function policyOfGatewayRedirect({ gateway, gatewayRedirect }: SavedGatewayRedirect) {
  const own = addressesOf(gatewayRedirect).map((address) => new URL(address).origin)
  const sources = [...new Set([...own, ...sourcesOf([gatewayOf(gateway)], [])])]
  return {
    leadsTo: [...new Set([...sources, ...trustedOrigins()])],
    script: gatewayRedirect.kind === 'sdk' ? sources : [],
  }
}

type Purchase = 'order' | 'subscription'
type PaymentKind = Purchase | 'recharge'

/** What is paid: 'order-70012', 'recharge-…'. It identifies the gateway redirect, and is part of addresses. */
export type PaymentTarget = `${PaymentKind}-${string}`

const targets = /^(order|recharge|subscription)-([\w-]{1,60})$/

/** The payment target that an address names, or null. */
export const paymentTargetOf = (claim: string | null) => (targets.test(claim ?? '') ? (claim as PaymentTarget) : null)

/** What is paid, and its id. */
export function readTarget(target: PaymentTarget) {
  const [, kind, id = ''] = targets.exec(target) ?? []
  return { kind: kind as PaymentKind, id }
}

const returnPaths = { order: paymentPath, recharge: walletPaymentPath, subscription: reviewSubscriptionPath }

/** The page that shows the result of a payment, or what can be done about it. */
export function returnPathOf(target: PaymentTarget): string {
  const { kind, id } = readTarget(target)
  return returnPaths[kind](id)
}
