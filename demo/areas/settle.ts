import type { Demo } from '../core/demo'
import { isAnyDue, takeDue, type JobKind } from '../db/jobs'
import type { Queries } from '../db/open'
import { cancelOrder, creditCashback } from './orders/orders'
import { confirmPayment, failPayment } from './payments/payments'
import { deliverSubscription } from './subscriptions/subscriptions'

/** Runs a job about a subject, as of the moment at which it was due. */
type Work = (tx: Queries, demo: Demo, subject: string, dueAt: number) => void

const works: Record<JobKind, Work> = {
  'confirm-payment': confirmPayment,
  'expire-payment': failPayment,
  'cancel-order': cancelOrder,
  'credit-cashback': creditCashback,
  'deliver-subscription': deliverSubscription,
}

/** Runs a job and removes it from the list in one transaction. */
function doNext(demo: Demo, now: number): void {
  demo.db.transaction((tx) => {
    const job = takeDue(tx, now)
    if (job) works[job.kind](tx, demo, job.subject, job.dueAt)
  })
}

/** Runs all jobs that are due, in their order. A job that fails is dropped, so that the others still run. */
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
