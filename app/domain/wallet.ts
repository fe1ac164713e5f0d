import type { Money } from './money'

/** What a movement of the wallet was for; kinds that we do not know are `other`, which came in (flows 13.2). */
export type MovementKind = 'spent' | 'refund' | 'cashback' | 'recharge' | 'other'

/** A movement of the wallet. */
export type Movement = {
  /** The vendor's number of it, as shown, or ''. */
  id: string
  kind: MovementKind
  /** Never below 0: the kind tells the direction. */
  amount: Money
  /** The order that it was for, or ''. */
  orderId: string
  /** 'YYYY-MM-DD HH:mm:ss' in the vendor's zone, or ''. */
  at: string
}

/** The wallet as the vendor tells it: its movements, latest first as sent, and what is in it. */
export type Wallet = { movements: Movement[]; balance: Money }
