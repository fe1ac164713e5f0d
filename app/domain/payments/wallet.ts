import { compareMoney, type Money } from '~/domain/money/money'
import { withAsciiDigits } from '~/domain/text/digits'

/** The kind of a wallet movement; unknown kinds are `other`, which is money in (flows 13.2). */
export type MovementKind = 'spent' | 'refund' | 'cashback' | 'recharge' | 'other'

export type Movement = {
  /** The vendor's number of it, as shown, or ''. */
  id: string
  kind: MovementKind
  /** Never below 0: the kind decides the direction. */
  amount: Money
  /** The order that it was for, or ''. */
  orderId: string
  /** 'YYYY-MM-DD HH:mm:ss' in the vendor's zone, or ''. */
  at: string
}

export type Wallet = { movements: Movement[]; balance: Money }

/** How many movements a page of the wallet's history has. */
export const movementsPage = 20

/** Whether a movement took something out of the wallet (rules 16.2). */
export const isSpending = ({ kind }: Pick<Movement, 'kind'>) => kind === 'spent'

/** The order of a movement, or '' (flows 13.2). */
export function orderOf({ kind, orderId }: Movement): string {
  return kind === 'refund' || kind === 'spent' || kind === 'cashback' ? orderId : ''
}

/** Why a typed amount cannot be added, as a dictionary key, or null (rules 16.3). `limit` is null for none. */
export function rechargeProblem(typed: string, amount: Money | null, limit: Money | null) {
  if (amount === null) return /[1-9]/.test(withAsciiDigits(typed)) ? 'price.invalid' : 'wallet.addAmount'
  return limit !== null && compareMoney(amount, limit) >= 0 ? ('wallet.limitExceeded' as const) : null
}

/** Steps of round amounts: 1, 2, 5, 10, 20, 50, … */
const easyAmounts = [1, 10, 100, 1000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power])

/** A few amounts to pick from, smallest first: easy ones up to a tenth of the vendor's limit. */
export function suggestedAmounts(limit: Money | null): Money[] {
  const most = limit === null ? 1000 : Math.max(Number(limit) / 10, 1)
  const below = easyAmounts.filter((amount) => amount <= most && (limit === null || amount < Number(limit)))
  return below.slice(-4).map(String)
}

/**
 * The names of new movements that may be a recharge of this amount, oldest first. Movements without a unique number are
 * told apart by how often they occur.
 */
export function arrivals(movements: readonly Movement[], amount: Money, before: readonly string[]): string[] {
  const isLike = ({ kind, amount: size }: Movement) =>
    (kind === 'recharge' || kind === 'other') && compareMoney(size, amount) === 0
  const knownNames = new Set(before)
  return namesOf(movements.filter(isLike)).filter((name) => !knownNames.has(name))
}

/** A name for each movement, oldest first: its number, kind, time and amount, and a counter for equal ones. */
export function namesOf(movements: readonly Movement[]): string[] {
  const countByName = new Map<string, number>()
  return movements.toReversed().map(({ id, kind, at, amount }) => {
    const name = [id, kind, at, amount].join(' ')
    const count = (countByName.get(name) ?? 0) + 1
    countByName.set(name, count)
    return count > 1 ? `${name} #${count}` : name
  })
}
