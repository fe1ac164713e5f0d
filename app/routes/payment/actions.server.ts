import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { json } from '@remix-run/node'
import { emptyCart } from '~/domain/cart'
import { noCheckout } from '~/http/device-state.server'
import { placeOnce } from '~/http/order-attempts.server'
import type { Shop } from '~/http/shop.server'
import { attemptStore } from '~/http/store.server'
import { failureText } from '~/http/vendor-failures.server'
import { orderStatusPath, ordersPath, reviewPath } from '~/paths'
import { attemptOrder } from './attempt.server'
import { PlaceOrder } from './schema'

/**
 * Place Order. A double click, a reload, Back or parallel submits carry the same attempt key and end on the same order;
 * the vendor is asked once (FLOWS 9 'Never send twice').
 */
export async function placeOrder(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseWithZod(form, { schema: PlaceOrder })
  if (submission.status !== 'success') return rejected(submission.reply(), 400)
  const { attempt, quote } = submission.value
  const known = shop.session.orderOf(attempt)
  if (known !== null) return finish(shop, attempt, known)
  await shop.limit('placing', user.id)
  try {
    const outcome = await placeOnce(attemptStore, `${shop.settings.vendorId}:${user.id}:${attempt}`, (ticket) =>
      attemptOrder(shop, user, quote, ticket),
    )
    if (outcome.kind === 'placed') return await finish(shop, attempt, outcome.orderId)
    if (outcome.kind === 'unknown')
      return rejected(submission.reply({ formErrors: [shop.t('payment.unknown')] }), 502, true)
    if (!outcome.review)
      return rejected(submission.reply({ formErrors: [outcome.message || shop.t('error.generic')] }), 422)
    shop.toast('error', outcome.message)
    return await shop.redirect(reviewPath())
  } catch (error) {
    return rejected(submission.reply({ formErrors: [failureText(error, shop.t)] }), 502)
  }
}

/** The form with its errors; `mayExist` adds the way to the order list. */
const rejected = (result: SubmissionResult<string[]>, status: number, mayExist = false) =>
  json({ result, mayExist }, { status })

/**
 * The order is placed: its cart and preparation are cleared and its status screen follows; without an id, the list (FLOWS 9).
 * An old form sent again finds its order, but a cart filled since stays.
 */
async function finish(shop: Shop, attempt: string, orderId: string) {
  shop.session.rememberOrder(attempt, orderId)
  if (shop.device.checkout.attempt === attempt) {
    shop.device.saveCart(emptyCart())
    shop.device.saveCheckout(noCheckout)
  }
  shop.toast('success', shop.t('payment.placed'))
  return shop.redirect(orderId ? orderStatusPath(orderId) : ordersPath())
}
