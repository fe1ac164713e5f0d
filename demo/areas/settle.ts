import type { Demo } from '../core/demo'
import { isAnyDue, takeDue, type JobKind } from '../db/jobs'
import type { Queries } from '../db/open'
import { cancelOrder, creditCashback } from './orders/orders'
import { confirmPayment, failPayment } from './payments/payments'
import { deliverSubscription } from './subscriptions/subscriptions'

/** Does a job for the id it is about, at the moment it was due. */
export type Work = (tx: Queries, demo: Demo, subject: string, dueAt: number) => void

const works: Record<JobKind, Work> = {
  'confirm-payment': confirmPayment,
  'expire-payment': failPayment,
  'cancel-order': cancelOrder,
  'credit-cashback': creditCashback,
  'deliver-subscription': deliverSubscription,
}

/** Does a job and removes it from the list in one transaction. */
function doNext(demo: Demo, now: number): void {
  demo.db.transaction((tx) => {
    const job = takeDue(tx, now)
    if (job) works[job.kind](tx, demo, job.subject, job.dueAt)
  })
}

/** Does everything that has become due, in its order. A job that cannot be done is dropped, so that the rest goes on. */
export function settle(demo: Demo): void {
  const now = demo.clock.now()
  while (isAnyDue(demo.db, now)) {
    try {
      doNext(demo, now)
    } catch (error) {
      console.error('A job cannot be done:', takeDue(demo.db, now), error)
    }
  }
}
