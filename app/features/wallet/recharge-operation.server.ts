import { createHash } from 'node:crypto'
import type { Money } from '~/domain/money/money'
import type { User } from '~/domain/account/user'
import { arrivals } from '~/domain/payments/wallet'
import type { Operation, Refusal } from '~/features/submit-once/submit-once.server'
import { saveGatewayRedirect, type PaymentTarget } from '~/features/payments/gateway-redirect.server'
import type { Shop } from '~/http/shop/shop.server'
import { walletPaymentPath } from '~/paths'
import { isRefusal, VendorError } from '~/vendor-api/errors'
import { Recharges } from './recharges.server'

/** A customer's intended recharge: amount, gateway and intent. */
export type Wish = { intent: string; gateway: string; amount: Money }

/** The id of a recharge: the same for the same input, and impossible to guess without the intent. */
export const rechargeId = ({ intent, gateway, amount }: Wish) =>
  createHash('sha256')
    .update(JSON.stringify([intent, gateway, amount]))
    .digest('base64url')
    .slice(0, 22)

/** The subject of its gateway redirect. */
export const rechargeTarget = (id: string): PaymentTarget => `recharge-${id}`

const refused = (message: string): Refusal => ({ kind: 'refused', message, review: false })

/**
 * Starts a recharge at the vendor. Nobody can pay without the redirect, so a lost answer means that nothing happened, and
 * another try need not wait. A recharge that was started and stored is found by its id.
 */
export function rechargeOperation(shop: Shop, user: User, wish: Wish): Operation<{ id: string }> {
  const recharges = new Recharges(shop, user)
  const id = rechargeId(wish)
  return {
    kind: 'recharge',
    async prepare() {
      const { movements } = await shop.vendor.wallet.history(user.id)
      const before = arrivals(movements, wish.amount, [])
      return {
        kind: 'ready',
        fingerprint: { id },
        baseline: { at: Date.now(), known: null },
        check: async () => null,
        async send() {
          const answer = await begin(shop, user, wish, id)
          if (answer.kind === 'placed')
            await recharges.keep({ ...wish, id, at: Date.now(), before, session: recharges.session })
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
async function begin(shop: Shop, user: User, { gateway, amount }: Wish, id: string) {
  const returnUrl = `${shop.origin}${walletPaymentPath(id)}`
  try {
    const { id: userId, mobile } = user
    const gatewayRedirect = await shop.vendor.wallet.recharge({ userId, mobile, gateway, amount, returnUrl })
    const isSaved =
      gatewayRedirect !== null &&
      (await saveGatewayRedirect(shop, user, { subject: rechargeTarget(id), gateway, gatewayRedirect }))
    return isSaved ? { kind: 'placed' as const, id, made: null } : refused(shop.t('wallet.noGatewayRedirect'))
  } catch (error) {
    if (isRefusal(error)) return refused(error.vendorMessage || shop.t('error.generic'))
    if (error instanceof VendorError) return refused(shop.t('wallet.unknown'))
    throw error
  }
}
