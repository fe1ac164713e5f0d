import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { mostUnits } from '~/domain/cart/cart'
import { canRestart, isRunning, type SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { isDate } from '~/domain/text/date-time'
import { trustedOrigins } from '~/features/payments/gateway-redirect.server'
import { ownSubscription } from '~/features/subscriptions/status-view.server'
import { failureAnswer, parseFields } from '~/http/forms/form.server'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { subscriptionStatusPath } from '~/paths'
import type { ActionAnswer, Section } from './sections'

const Day = z.string().trim().refine(isDate, 'subscriptions.dateNeeded')

/** The last day of a period is not before its first; either may be left open. */
const inOrder = ({ from, to }: { from?: string; to?: string }) => !from || !to || from <= to
const wrongOrder = { path: ['to'], message: 'subscriptions.datesWrong' }

/** A pause: its first day, and its last unless it is open. */
const Pause = z
  .object({ from: Day.default(''), to: Day.optional() })
  .refine(({ from }) => from !== '', { path: ['from'], message: 'subscriptions.dateNeeded' })
  .refine(inOrder, wrongOrder)

/** Units, of one delivery day or of all that are to come. */
const Quantity = z.object({
  quantity: z
    .number({ error: 'subscriptions.quantity.wrong' })
    .int('subscriptions.quantity.wrong')
    .min(1, 'subscriptions.quantity.wrong')
    .max(mostUnits, 'cart.stockReached'),
  date: Day.optional(),
})

const InvoicePeriod = z.object({ from: Day.optional(), to: Day.optional() }).refine(inOrder, wrongOrder)

type About = { shop: Shop; user: User; id: string }

const answer = (
  section: Section,
  result: SubmissionResult<string[]>,
  status: number,
  invoice: NonNullable<ActionAnswer>['invoice'] = null,
) => json({ section, result, invoice }, { status })

type Change = {
  section: Section
  send: () => Promise<unknown>
  /** Whether the change is made: by a double submit, in another tab, or by a call whose answer was lost. */
  isDone: (now: SubscriptionDetail) => boolean
  message: string
  reply: (errors: string[]) => SubmissionResult<string[]>
}

/** Sends a change. A failure is shown at its form beside the current state, unless the change was made (rules 17.7). */
async function change({ shop, user, id }: About, { section, send, isDone, message, reply }: Change) {
  try {
    await send()
  } catch (error) {
    const [text, status] = failureAnswer(error, shop.t)
    const now = await orNull(ownSubscription(shop, user, id))
    if (!now || !isRunning(now) || !isDone(now)) return answer(section, reply([text]), status)
  }
  return shop.redirect(`${subscriptionStatusPath(id)}#main`, 'success', message)
}

/** Pauses the deliveries for some days, or until further notice. */
export async function pause(about: About, form: URLSearchParams) {
  const { shop, user, id } = about
  const submission = parseFields(form, Pause)
  if (submission.status !== 'success') return answer('pause', submission.reply(), 400)
  const { from, to = '' } = submission.value
  const today = vendorNow(shop.settings).date
  if (from < today)
    return answer('pause', submission.reply({ fieldErrors: { from: ['subscriptions.pause.past'] } }), 422)
  return change(about, {
    section: 'pause',
    send: () => shop.vendor.subscriptions.pause(user.id, id, { from, to }),
    isDone: (now) => now.pauseTo === to && (now.pauseFrom === from || (from === today && now.status === 'paused')),
    message: shop.t(from > today ? 'subscriptions.pausePlanned' : 'subscriptions.says.paused'),
    reply: (formErrors) => submission.reply({ formErrors }),
  })
}

/** Ends a pause, or removes a planned one. */
export async function restart(about: About) {
  const { shop, user, id } = about
  const today = vendorNow(shop.settings).date
  return change(about, {
    section: 'restart',
    send: () => shop.vendor.subscriptions.restart(user.id, id),
    isDone: (now) => now.status === 'active' && !canRestart(now, today),
    message: shop.t('subscriptions.resumed'),
    reply: (errors) => ({ status: 'error', error: { '': errors } }),
  })
}

/** Changes the units of every delivery, or of one day. */
export async function setQuantity(about: About, form: URLSearchParams) {
  const { shop, user, id } = about
  const submission = parseFields(form, Quantity)
  if (submission.status !== 'success') return answer('quantity', submission.reply(), 400)
  const { quantity, date = '' } = submission.value
  return change(about, {
    section: 'quantity',
    send: () => shop.vendor.subscriptions.setQuantity(user.id, id, { quantity, date }),
    isDone: (now) => quantity === (date ? now.deliveries.find((day) => day.date === date) : now)?.quantity,
    message: shop.t('subscriptions.quantity.changed'),
    reply: (formErrors) => submission.reply({ formErrors }),
  })
}

/** Requests an invoice and answers with its link, because a form must not be redirected to another site. */
export async function makeInvoice({ shop, user, id }: About, form: URLSearchParams) {
  const submission = parseFields(form, InvoicePeriod)
  if (submission.status !== 'success') return answer('invoice', submission.reply(), 400)
  const { from = '', to = '' } = submission.value
  const failed = (text: string, status: number) => answer('invoice', submission.reply({ formErrors: [text] }), status)
  try {
    const invoice = await shop.vendor.subscriptions.invoice(user.id, id, { from, to })
    const url = invoiceAddress(invoice?.url ?? '')
    if (!invoice || url === '') return failed(shop.t('subscriptions.invoice.unsafe'), 502)
    return answer('invoice', submission.reply(), 200, { url, number: invoice.number })
  } catch (error) {
    return failed(...failureAnswer(error, shop.t))
  }
}

/** An invoice's address if it uses HTTPS or a trusted origin, and has no user name or password; else ''. */
function invoiceAddress(claimed: string): string {
  if (!URL.canParse(claimed)) return ''
  const { protocol, origin, username, password, href } = new URL(claimed)
  if (username || password) return ''
  return protocol === 'https:' || (protocol === 'http:' && trustedOrigins().includes(origin)) ? href : ''
}
