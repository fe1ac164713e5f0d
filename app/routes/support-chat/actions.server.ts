import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { isSameCustomer } from '~/features/account/customer'
import { submitTimes } from '~/features/submit-once/times'
import { sendMessage } from './send-message.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { supportChatPath } from '~/paths'
import { Say } from './schema'

type Answer = { result: SubmissionResult<string[]> | null; problem: string | null }
const answer = (body: Partial<Answer>, status: number) => json({ result: null, problem: null, ...body }, { status })

/** Sends a message to support, once (rules 18.8). On any failure the form is shown again with its text. */
export async function postMessage(shop: Shop, form: URLSearchParams) {
  shop.connection.hurry(submitTimes.deadline)
  const user = await shop.requireUser()
  if (!isSameCustomer(user, form)) return answer({ problem: shop.t('account.changed') }, 409)
  const submission = parseFields(form, Say)
  if (submission.status !== 'success') return answer({ result: submission.reply() }, 400)
  const { message: text, idempotencyKey, order = '' } = submission.value
  const showErrors = (failures: string[], status: number) =>
    answer({ result: submission.reply({ formErrors: failures }) }, status)
  const tries = await shop.count('messages', user.id)
  if (tries.waitMs > 0) {
    shop.reply.retryAfter(tries.waitMs)
    return showErrors([shop.t('error.tooMany.text', { wait: tries.waitMs })], 429)
  }
  const orderId = await ownOrderId(shop, order)
  const outcome = await sendMessage(shop, user, idempotencyKey, { text, orderId })
  if ('texts' in outcome) return showErrors(outcome.texts, outcome.status)
  // The anchor is the field for the next message.
  return shop.redirect(`${supportChatPath({ orderId })}#say-message`)
}

/** The id of an order of the customer, '' for none. Throws a 404 for somebody else's (rules 2.12). */
export async function ownOrderId(shop: Shop, orderId: string): Promise<string> {
  if (orderId === '') return ''
  const order = await shop.vendor.orders.details(orderId)
  if (!order) throw new Response(null, { status: 404 })
  return order.id
}
