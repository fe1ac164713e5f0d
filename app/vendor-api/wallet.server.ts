import { z } from 'zod'
import { compareMoney, isPositive, subtract, wireMoney, type Money } from '~/domain/money/money'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import type { Movement, MovementKind, Wallet } from '~/domain/payments/wallet'
import { read, type Send } from './send'
import { list, money, named, optionalId, readableMoney, result, text, timeText, word } from './wire'
import { GatewayRedirectOrNull } from './wire-gateway-redirect'

/** The customer, amount and gateway of a recharge, and the return addresses. */
type NewRecharge = {
  userId: string
  mobile: string
  /** The gateway's code, with which the name of its call begins. */
  gateway: string
  amount: Money
  /** An absolute address; the vendor adds ?success= or ?fail= to it (flows 13.5). */
  returnUrl: string
}

const kind = word<MovementKind, 'other'>(
  { spent: 'spent', refund: 'refund', cashback: 'cashback', recharge: 'recharge' },
  'other',
)

/** The type alone decides the direction; the sign of the amount is ignored. */
const size = money.transform((amount) => (compareMoney(amount, '0') < 0 ? subtract('0', amount) : amount))

/** A row of nothing is no movement. */
const MovementRow = named<Movement>({
  id: [text, 'order_id'],
  kind: [kind, 'type'],
  amount: [size, 'amount'],
  orderId: [optionalId, 'user_order_id'],
  at: [timeText, 'order_date'],
}).refine(({ id, amount, at }) => id !== '' || at !== '' || isPositive(amount), 'a movement says something')

/** Garbage is no balance of 0. */
const Balance = z.object({ wallet_amount: readableMoney }).transform((wire): Money => wire.wallet_amount)

const History = named<Wallet>({ movements: [list(MovementRow), 'Result'], balance: [money, 'wallet_amount'] })

export const walletCalls = (send: Send) => ({
  /** The customer's balance; '0' if the vendor does not know it (flows 13.1). */
  balance: (): Promise<Money> =>
    send('get_user_wallet_amount', {}, Balance, { ...read, method: 'GET', adds: 'nothing' }),

  /** All movements of the wallet, and the balance (flows 13.2). */
  history: (userId: string): Promise<Wallet> => send('get_user_wallet_history', { user_id: userId }, History, read),

  /**
   * Starts a recharge: how to go on to the gateway, unchecked, or null if the answer does not say (flows 13.4). Never
   * sent twice: after a VendorError other than refused, invalid or unauthorized a payment may have been opened. Nothing
   * is paid yet.
   */
  recharge: ({ userId, mobile, gateway, amount, returnUrl }: NewRecharge): Promise<GatewayRedirect | null> =>
    send(
      `${gateway}-recharge-wallet`,
      {
        user_id: userId,
        recharge_amount: wireMoney(amount),
        isweb: 1,
        return_url: returnUrl,
        mobile_number: mobile,
      },
      result(GatewayRedirectOrNull),
      // An older name of this call, as Stripe's has. An API that answers 404 to the newer name has started nothing.
      { patience: 3, orElse: `${gateway}-rechargewallet` },
    ),
})
