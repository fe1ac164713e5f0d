import { idShape } from '~/domain/text/id'

export type PaymentFailure = 'cancelled' | 'declined' | 'funds' | 'expired' | 'other'

/**
 * The claims of a return address, which a gateway, the vendor or we wrote. `orderId` is what was paid: '' if the
 * address names none, as "success=true" does, null if the id is invalid. `failure` is null if the address reports none.
 * Some gateways append their parameters with a second question mark.
 */
export function readReturn(query: URLSearchParams, paid: 'order' | 'subscription' = 'order') {
  const [named = ''] = (query.get(paid) ?? query.get('success') ?? '').split('?')
  const failure = query.get('fail')
  return {
    orderId: /^(true)?$/i.test(named) ? '' : idShape.test(named) ? named : null,
    failure: failure === null ? null : paymentFailure(failure),
  }
}

/** The meaning of words from gateways and vendors, in the languages they are likely to use. */
const meanings: [Exclude<PaymentFailure, 'other'>, RegExp][] = [
  ['cancelled', /cancel|abort|annul|abgebrochen|отмен|ألغ|إلغاء|ยกเลิก/i],
  ['funds', /insufficient|not enough|\bfunds|no money|low balance|fondos|insuffisan|guthaben|недостаточно|رصيد/i],
  ['declined', /declin|refus|reject|denied|not hono|rechaz|abgelehnt|отклон|رفض|ปฏิเสธ/i],
  ['expired', /expir|time[d -]?\s?out|too late|abgelaufen|caduc|истек|انتهت|หมดอายุ/i],
]

/** Why a payment failed by its return address. Anybody can write one, so its words are never shown (rules 11.12). */
export function paymentFailure(claimed: string): PaymentFailure {
  return meanings.find(([, pattern]) => pattern.test(claimed))?.[0] ?? 'other'
}
