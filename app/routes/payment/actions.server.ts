import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { placeOnce, TooLate } from '~/features/checkout/attempts.server'
import { durableStore } from '~/http/durable-store.server'
import { parseFields } from '~/http/form.server'
import { partsOf } from '~/features/checkout/order-key.server'
import { customerOf, leadToOrder } from '~/features/checkout/placed-order.server'
import { placingTimes } from '~/features/checkout/placing-times'
import { RedisGone } from '~/http/redis.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { reviewPath } from '~/paths'
import { orderJob } from './attempt.server'
import { PlaceOrder } from './schema'

/**
 * Place Order. A double click, a reload, Back, parallel submits and other tabs carry the same key and end on the same
 * order; the vendor is asked once.
 */
export async function placeOrder(shop: Shop, form: URLSearchParams) {
  shop.connection.hurry(placingTimes.deadline)
  const user = await shop.requireUser()
  const submission = parseFields(form, PlaceOrder)
  if (submission.status !== 'success') return rejected(submission.reply(), 400)
  const { attempt: key, quote } = submission.value
  await shop.limit('placing', user.id)
  const submit = { customer: customerOf(shop, user), cart: partsOf(key).cartId, key }
  try {
    const outcome = await placeOnce(durableStore, submit, orderJob(shop, user, { key, quote }))
    if (outcome.kind === 'placed') return await leadToOrder(shop, outcome)
    if (outcome.kind === 'unknown')
      return rejected(submission.reply({ formErrors: [shop.t('payment.unknown')] }), 502, true)
    if (!outcome.review)
      return rejected(submission.reply({ formErrors: [outcome.message || shop.t('error.generic')] }), 422)
    shop.reply.toast('error', outcome.message)
    return shop.redirect(reviewPath())
  } catch (error) {
    const [text, status] = failureOf(shop, error)
    return rejected(submission.reply({ formErrors: [text] }), status)
  }
}

function failureOf({ t }: Shop, error: unknown): [text: string, status: number] {
  if (error instanceof RedisGone) return [t('payment.cannotNow'), 503]
  if (error instanceof TooLate) return [t('error.timeout'), 504]
  return [failureText(error, t), 502]
}

/** The form with its errors; `mayExist` adds the way to the order list. */
const rejected = (result: SubmissionResult<string[]>, status: number, mayExist = false) =>
  json({ result, mayExist }, { status })
