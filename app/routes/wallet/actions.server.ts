import { z } from 'zod'
import { readTypedAmount } from '~/domain/money/typed-amount'
import { knownGateways } from '~/domain/payments/gateways'
import { rechargeProblem } from '~/domain/payments/wallet'
import { isSameCustomer } from '~/features/account/customer'
import { submitFailure, submitTimes } from '~/features/submit-once/submission-log.server'
import { beginRecharge, Recharges } from '~/features/wallet/recharges.server'
import { requireWallet } from '~/features/wallet/wallet-view.server'
import { formAnswer, formError, parseFields, refusedForm } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { walletPath } from '~/paths'

const Intent = z.string().regex(/^\w{1,40}$/, 'error.generic')

const TypedAmount = z.object({
  amount: z.string({ error: 'wallet.addAmount' }).trim().min(1, 'wallet.addAmount').max(30, 'price.invalid'),
})

/** The form that adds money, with the intent that it was shown for. */
export const Recharge = TypedAmount.extend({
  gateway: z.string({ error: 'payment.choose' }).max(40, 'payment.choose'),
  idempotencyKey: Intent,
})

const StartOver = z.object({
  idempotencyKey: Intent,
  amount: z.string().max(30).optional(),
  gateway: z.string().max(40).optional(),
})

/** Recharge, once per intent: double clicks, reloads and other tabs end on one page of the gateway (rules 12.1). */
export async function recharge(shop: Shop, form: URLSearchParams) {
  shop.connection.setDeadline(submitTimes.deadline)
  const user = await requireWallet(shop)
  // Its page has no form for a message any more.
  if (!shop.settings.takesRecharges) return shop.redirect(walletPath(), 'error', shop.t('wallet.noMethod'))
  // The page then shows their own wallet, not what another customer typed.
  if (!isSameCustomer(shop, form)) return formAnswer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(form, Recharge)
  const wrong = (fieldErrors: Record<string, string[]>) => formAnswer(submission.reply({ fieldErrors }), 422)
  // A wrong amount is said beside what is wrong with the method.
  const typed = parseFields(form, TypedAmount)
  const typedAmount = typed.status === 'success' ? typed.value.amount : ''
  const amount = readTypedAmount(typedAmount, shop.settings.currency)
  const problem = rechargeProblem(typedAmount, amount, shop.settings.rechargeLimit)
  if (typed.status === 'success' && problem) return wrong({ amount: [problem] })
  if (submission.status !== 'success' || amount === null) return formAnswer(submission.reply(), 400)
  const { gateway, idempotencyKey: intent } = submission.value
  const isOffered = knownGateways(shop.settings.paymentGateways).some(({ code }) => code === gateway)
  if (!isOffered) return wrong({ gateway: [gateway ? 'pay.methodGone' : 'payment.choose'] })
  await shop.limit('recharging', user.id)
  try {
    const started = await beginRecharge(shop, user, { intent, gateway, amount })
    return started instanceof Response ? started : refusedForm(submission, started.text, started.status)
  } catch (error) {
    return refusedForm(submission, ...submitFailure(shop.t, error, shop.t('wallet.cannotNow')))
  }
}

/** Starts a new intent: the next submit counts as another recharge, even with the same amount. */
export async function startOver(shop: Shop, form: URLSearchParams) {
  const user = await requireWallet(shop)
  const submission = parseFields(form, StartOver)
  if (submission.status !== 'success' || !isSameCustomer(shop, form)) return shop.redirect(walletPath())
  const { idempotencyKey, ...typed } = submission.value
  // If the key-value store is down, the next submit reports it.
  await new Recharges(shop, user).renew(idempotencyKey).catch(() => undefined)
  return shop.redirect(walletPath(typed))
}
