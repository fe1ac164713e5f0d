import { formatMoney, type Money } from '~/domain/money/money'
import { customerOf, type User } from '~/domain/account/user'
import { refused, submitOnce, type Operation } from '~/features/submit-once/submit-once.server'
import {
  gatewayRedirectOf,
  leadToGateway,
  saveGatewayRedirect,
  rechargeTarget,
} from '~/features/payments/gateway-redirect.server'
import type { Shop } from '~/http/shop/shop.server'
import { walletPath, walletPaymentPath } from '~/paths'
import { Recharges, type Recharge } from './recharges.server'
import { hashOf } from '~/http/store/keys.server'
import { arrivals } from '~/domain/payments/wallet'
import { isRefusal, VendorError } from '~/vendor-api/errors'

/**
 * Starts a recharge once, however often it is submitted: returns the redirect to its gateway, or why there is none. The form of
 * a finished recharge starts nothing and leads back to the wallet. Throws the vendor's failures and the store's.
 */
export async function beginRecharge(
  shop: Shop,
  user: User,
  request: RechargeRequest,
): Promise<Response | { text: string; status: number }> {
  const arrived = Date.now()
  const id = rechargeId(request)
  // Recharges have their own lock, so that an order does not wait for them.
  const submit = { customer: `recharge:${customerOf(shop, user)}`, subject: id, key: id }
  const outcome = await submitOnce(submit, rechargeOperation(shop, user, request))
  if (outcome.kind === 'unknown') return { text: shop.t('wallet.unknown'), status: 502 }
  if (outcome.kind === 'refused') return { text: outcome.message || shop.t('error.generic'), status: 422 }
  const recharges = new Recharges(shop, user)
  const [recharge, savedRedirect] = await Promise.all([
    recharges.find(id),
    gatewayRedirectOf(shop, user, rechargeTarget(id)),
  ])
  const statusNow = async (recharge: Recharge) =>
    recharges.status(recharge, (await shop.vendor.wallet.history(user.id)).movements)
  // A recharge of the same millisecond may belong to another submit.
  const isNew = recharge !== null && recharge.at > arrived
  const status = recharge && (isNew ? 'open' : await statusNow(recharge))
  if (status === 'open' && savedRedirect) return leadToGateway(shop, rechargeTarget(id), savedRedirect)
  await recharges.renew(request.intent)
  const amount = formatMoney(request.amount, shop.settings.currency)
  if (status === 'added') shop.reply.toast('success', shop.t('wallet.addedBefore', { amount }))
  else shop.reply.toast('error', shop.t('wallet.again'))
  return shop.redirect(walletPath({ amount: request.amount, gateway: request.gateway }))
}

type RechargeRequest = { intent: string; gateway: string; amount: Money }

/** The id of a recharge: the same for the same input, and impossible to guess without the intent. */
const rechargeId = ({ intent, gateway, amount }: RechargeRequest) => hashOf([intent, gateway, amount])

/**
 * Starts a recharge at the vendor. Nobody can pay without the redirect, so a lost answer means that nothing happened, and
 * another try need not wait. A recharge that was started and stored is found by its id.
 */
function rechargeOperation(shop: Shop, user: User, request: RechargeRequest): Operation<{ id: string }> {
  const recharges = new Recharges(shop, user)
  const id = rechargeId(request)
  return {
    kind: 'recharge',
    async prepare() {
      const { movements } = await shop.vendor.wallet.history(user.id)
      const before = arrivals(movements, request.amount, [])
      return {
        kind: 'ready',
        fingerprint: { id },
        baseline: { at: Date.now(), known: null },
        async send() {
          const answer = await begin(shop, user, request, id)
          if (answer.kind === 'placed')
            await recharges.keep({ ...request, id, at: Date.now(), before, session: recharges.session })
          return answer
        },
      }
    },
    async candidates({ id }) {
      const recharge = await recharges.find(id)
      return recharge ? [{ id, madeAt: recharge.at }] : []
    },
  }
}

/** Asks the vendor, and stores the gateway redirect. */
async function begin(shop: Shop, user: User, { gateway, amount }: RechargeRequest, id: string) {
  const returnUrl = `${shop.origin}${walletPaymentPath(id)}`
  try {
    const { id: userId, mobile } = user
    const gatewayRedirect = await shop.vendor.wallet.recharge({ userId, mobile, gateway, amount, returnUrl })
    const isSaved =
      gatewayRedirect !== null &&
      (await saveGatewayRedirect(shop, user, { target: rechargeTarget(id), gateway, gatewayRedirect }))
    return isSaved ? { kind: 'placed' as const, id, made: null } : refused(shop.t('wallet.noGatewayRedirect'))
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    if (error instanceof VendorError) return refused(shop.t('wallet.unknown'))
    throw error
  }
}
