import { formatMoney } from '~/domain/money/money'
import type { User } from '~/domain/account/user'
import { submitOnce } from '~/features/submit-once/submit-once.server'
import { customerOf } from '~/features/account/customer-of'
import { gatewayRedirectOf, leadToGateway } from '~/features/payments/gateway-redirect.server'
import { keyValueStore } from '~/http/store/store.server'
import type { Shop } from '~/http/shop/shop.server'
import { walletPath } from '~/paths'
import { rechargeId, rechargeOperation, rechargeTarget, type Wish } from './recharge-operation.server'
import { Recharges } from './recharges.server'

/**
 * Starts a recharge once, however often it is submitted: returns the redirect to its gateway, or why there is none. The form of
 * a finished recharge starts nothing and leads back to the wallet. Throws the vendor's failures and the store's.
 */
export async function beginRecharge(shop: Shop, user: User, wish: Wish) {
  const arrived = Date.now()
  const id = rechargeId(wish)
  // Recharges have their own lock, so that an order does not wait for them.
  const submit = { customer: `recharge:${customerOf(shop, user)}`, subject: id, key: id }
  const outcome = await submitOnce(keyValueStore, submit, rechargeOperation(shop, user, wish))
  if (outcome.kind === 'unknown') return { text: shop.t('wallet.unknown'), status: 502 }
  if (outcome.kind === 'refused') return { text: outcome.message || shop.t('error.generic'), status: 422 }
  const recharges = new Recharges(shop, user)
  const [recharge, savedRedirect] = await Promise.all([
    recharges.find(id),
    gatewayRedirectOf(shop, user, rechargeTarget(id)),
  ])
  // A recharge of the same millisecond may belong to another submit.
  const isNew = recharge !== null && recharge.at > arrived
  const status = recharge && (isNew ? 'open' : await statusNow(shop, user, recharges, recharge))
  if (status === 'open' && savedRedirect) return leadToGateway(shop, rechargeTarget(id), savedRedirect)
  await recharges.renew(wish.intent)
  const amount = formatMoney(wish.amount, shop.settings.currency)
  if (status === 'added') shop.reply.toast('success', shop.t('wallet.addedBefore', { amount }))
  else shop.reply.toast('error', shop.t('wallet.again'))
  return shop.redirect(walletPath({ amount: wish.amount, gateway: wish.gateway }))
}

async function statusNow(shop: Shop, user: User, recharges: Recharges, recharge: Parameters<Recharges['status']>[0]) {
  const { movements } = await shop.vendor.wallet.history(user.id)
  return recharges.status(recharge, movements)
}
