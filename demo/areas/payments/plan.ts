import type { Brand, Store } from '../../catalogue/types'
import { Refusal } from '../../core/refusal'
import { balanceCents, centsOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import type { OrderRow, User } from '../../db/schema'
import { offeredGateway } from '../../gateways/gateways'

/** The payment that a client asks for (flows 9.5 and 9.6). */
interface PaymentWish {
  payment_method: string
  payment_type: string
  wallet_amount: number
  total_amount: number
}

/** The payment after the checks. */
export interface PaymentPlan {
  state: OrderRow['paymentState']
  /** Part that comes out of the wallet at once. */
  fromWallet: number
  /** Code of the gateway that takes the rest; null for cash and wallet. */
  gateway: string | null
}

type Takes = 'Both' | 'PAY ONLINE' | 'COD'

function methodOf({ payment_method: method }: PaymentWish): 'cash' | 'wallet' | 'online' {
  const word = method.trim().toLowerCase()
  if (word === 'cash on delivery') return 'cash'
  if (word === 'wallet') return 'wallet'
  if (word === 'online') return 'online'
  throw new Refusal('paymentUnknown')
}

function gatewayOf(brand: Brand, store: Store, wish: PaymentWish): string {
  const gateway = offeredGateway(brand, wish.payment_type, store)
  if (!gateway) throw new Refusal('paymentUnknown')
  return gateway.code
}

function checkWallet(db: Queries, brand: Brand, user: User, wish: PaymentWish): void {
  const { wallet_amount: part, total_amount: total } = wish
  if (part === 0) return
  if (brand.walletOff || part < 0) throw new Refusal('paymentUnknown')
  if (part > total + 0.001) throw new Refusal('totalWrong')
  if (centsOf(part) > balanceCents(db, user.id)) throw new Refusal('walletShort')
}

/** Checks how the customer wants to pay; throws a Refusal when that is not possible. */
export function planPayment(db: Queries, brand: Brand, store: Store, user: User, wish: PaymentWish): PaymentPlan {
  const method = methodOf(wish)
  const takes: Takes = store.paymentOption ?? 'Both'
  checkWallet(db, brand, user, wish)
  const fromWallet = wish.wallet_amount
  // Rounded to hundredths, because a refund pays the total back.
  if (centsOf(fromWallet) === centsOf(wish.total_amount)) return { state: 'paid', fromWallet, gateway: null }
  if (method === 'wallet') throw new Refusal('walletShort')
  if (method === 'online') {
    if (takes === 'COD') throw new Refusal('paymentUnknown')
    return { state: 'pending', fromWallet, gateway: gatewayOf(brand, store, wish) }
  }
  if (takes === 'PAY ONLINE' || !user.cashAllowed) throw new Refusal('paymentUnknown')
  return { state: 'due', fromWallet, gateway: null }
}
