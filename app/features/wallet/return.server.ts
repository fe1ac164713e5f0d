import type { User } from '~/domain/account/user'
import { paymentFailure } from '~/domain/payments/payment-state'
import { whyFailed } from '~/features/payments/payment-states'
import type { Shop } from '~/http/shop/shop.server'
import { Recharges } from './recharges.server'

/** The claims of a recharge's return address. Some vendors append their parameters with a second question mark. */
export function readRechargeReturn(query: URLSearchParams) {
  const [id = '', ...appended] = (query.get('recharge') ?? '').split('?')
  const params = new URLSearchParams([...query, ...new URLSearchParams(appended.join('&'))])
  const says = (['success', 'fail'] as const).find((name) => params.has(name)) ?? null
  return { id, says, failure: says === 'fail' ? paymentFailure(params.get('fail') ?? '') : null }
}

export type Outcome = Awaited<ReturnType<typeof outcomeOf>>['outcome']

/**
 * The result of the recharge in a return address, by the wallet's fresh movements (rules 16.5). Without an id it is the
 * latest one. Anybody can forge the address, so a claimed failure only means that nothing is confirmed yet. Throws the
 * vendor's failures, and a 503 page while the key-value store is unreachable. `none`: the address matches nothing
 * known. `mayComeIn`: it should be checked again.
 */
export async function outcomeOf(shop: Shop, user: User) {
  const claims = readRechargeReturn(shop.url.searchParams)
  const recharges = new Recharges(shop, user)
  const [{ movements, balance }, recharge] = await Promise.all([
    shop.vendor.wallet.history(user.id),
    (claims.id ? recharges.find(claims.id) : recharges.latest()).catch(unknown),
  ])
  if (!recharge) return { balance, outcome: { status: 'none' as const } }
  const isOver = claims.says === 'fail' && claims.id !== ''
  if (isOver) await recharges.mark(recharge.id, 'failed').catch(unknown)
  if (claims.says === 'success' && claims.id !== '') await recharges.mark(recharge.id, 'paid').catch(unknown)
  const status = await recharges.status(recharge, movements).catch(unknown)
  const hasFailed = isOver && status === 'failed'
  const mayComeIn = status === 'open'
  return {
    balance,
    outcome: {
      status: mayComeIn && claims.says === 'fail' ? ('unheard' as const) : status,
      recharge,
      ...whyFailed(shop, hasFailed ? claims.failure : null),
      isClaimedPaid: claims.says === 'success',
      mayComeIn,
    },
  }
}

/** Whether a recharge of this customer still waits for its payment. Throws as `outcomeOf` does. */
export async function isRechargeOpen(shop: Shop, user: User, id: string): Promise<boolean> {
  const recharges = new Recharges(shop, user)
  const recharge = await recharges.find(id).catch(unknown)
  if (!recharge) return false
  const { movements } = await shop.vendor.wallet.history(user.id)
  return (await recharges.status(recharge, movements).catch(unknown)) === 'open'
}

/** While the key-value store is unreachable the page is a 503 and says nothing about the payment. */
function unknown(): never {
  throw new Response(null, { status: 503 })
}
