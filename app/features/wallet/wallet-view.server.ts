import type { User } from '~/domain/account/user'
import { formatMoney, formatSigned } from '~/domain/money/money'
import { gatewayName, knownGateways } from '~/domain/payments/gateways'
import { isSpending, movementsPage, orderOf, suggestedAmounts, type Movement } from '~/domain/payments/wallet'
import { pageNumber } from '~/domain/text/page-number'
import { mayFill } from '~/features/account/customer'
import { gatewayOrigins } from '~/features/payments/gateway-redirect.server'
import { groupsOf } from '~/features/payments/payment-methods.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { newKey } from '~/http/store/keys.server'
import { dateText } from '~/i18n/clock-text'
import { orderPath, walletPath, walletPaymentPath } from '~/paths'
import { Recharges } from './recharges.server'

/** Balance and movements, both fresh, null if unreadable; throws if both are. The history includes the balance. */
export async function readWallet(shop: Shop, user: User): Promise<{ balance: string; movements: Movement[] | null }> {
  const { wallet } = shop.vendor
  const asked = wallet.balance()
  const [balance, history] = await Promise.all([orNull(asked), orNull(wallet.history(user.id))])
  // If both failed, this throws the failure of the balance.
  return { balance: balance ?? history?.balance ?? (await asked), movements: history && history.movements }
}

/** The page of the history that the address asks for, and the links to newer and older ones. */
export function historyView({ locale, settings, url }: Shop, movements: readonly Movement[]) {
  const pages = Math.max(1, Math.ceil(movements.length / movementsPage))
  const page = pageNumber(url.searchParams, pages)
  const rows = movements.slice((page - 1) * movementsPage, page * movementsPage)
  return {
    page,
    pages,
    newer: page > 1 ? walletPath({ page: page - 1 }) : null,
    older: page < pages ? walletPath({ page: page + 1 }) : null,
    rows: rows.map((movement) => {
      const order = orderOf(movement)
      const isSpent = isSpending(movement)
      return {
        number: movement.id,
        label: `wallet.kind.${movement.kind}` as const,
        at: dateText(movement.at, locale),
        isSpent,
        amount: formatSigned(isSpent ? '−' : '+', movement.amount, settings.currency),
        order: order && { id: order, href: orderPath(order) },
      }
    }),
  }
}

/** The form that adds money, or null if the vendor takes none. */
export async function rechargeView(shop: Shop, user: User, movements: readonly Movement[] | null) {
  const { settings, query } = shop
  if (!settings.takesRecharges) return null
  const gateways = knownGateways(settings.paymentGateways)
  const { idempotencyKey, last, underWay } = await intentNow(new Recharges(shop, user), movements)
  // One customer's earlier input is never shown to another.
  const typed = mayFill(shop, query) ? query : null
  const amount = (typed?.get('amount') ?? '').slice(0, 30)
  const lastGateway = last?.gateway ?? shop.device.place.method
  const preferredGateways = [
    typed?.get('gateway'),
    last?.gateway,
    shop.device.place.method,
    gateways.length === 1 ? gateways[0]?.code : '',
  ]
  const gateway = preferredGateways.find((code) => gateways.some((offered) => offered.code === code)) ?? ''
  return {
    idempotencyKey,
    amount,
    gateway,
    ...groupsOf(shop, { takesCash: false, gateways }, { chosen: gateway, last: lastGateway }),
    // The button's sum; a script puts the typed amount in place of {{choice}}.
    sum: formatMoney('0', { ...settings.currency, decimals: 0 }).replace('0', '{{choice}}'),
    limit: settings.rechargeLimit === null ? '' : formatMoney(settings.rechargeLimit, settings.currency),
    suggestions: suggestedAmounts(settings.rechargeLimit).map((suggested) => ({
      text: formatMoney(suggested, { ...settings.currency, decimals: 0 }),
      href: `${walletPath({ amount: suggested, gateway: typed?.get('gateway') ?? '' })}#recharge`,
      isTaken: suggested === amount,
    })),
    underWay: underWay && {
      amount: formatMoney(underWay.amount, settings.currency),
      gateway: gatewayName(underWay.gateway),
      href: walletPaymentPath(underWay.id),
    },
    leadsTo: gatewayOrigins(gateways.map(({ code }) => code)),
  }
}

/**
 * The intent of the form, the recharge started last, and the one that waits for its payment. Ended recharges are over:
 * what this page sends counts as a new one. The page works without what the key-value store cannot tell.
 */
async function intentNow(recharges: Recharges, movements: readonly Movement[] | null) {
  try {
    const idempotencyKey = await recharges.intent()
    const last = await recharges.latest()
    if (!last || !movements || last.intent !== idempotencyKey) return { idempotencyKey, last, underWay: null }
    const isOpen = (await recharges.status(last, movements)) === 'open'
    if (isOpen) return { idempotencyKey, last, underWay: last }
    await recharges.renew(idempotencyKey)
    return { idempotencyKey: await recharges.intent(), last, underWay: null }
  } catch {
    return { idempotencyKey: newKey(), last: null, underWay: null }
  }
}

/** The signed-in customer, as `requireUser`. Throws a 404 page if the vendor has no wallets (rules 16.1). */
export async function requireWallet(shop: Shop): Promise<User> {
  if (!shop.settings.walletMenuEnabled) throw new Response(null, { status: 404 })
  return shop.requireUser()
}
