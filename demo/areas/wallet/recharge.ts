import type { z } from 'zod'
import { success } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { amount, flag, id, langField, optionalId, text } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { centsOf } from '../../db/ledger'
import { gateways, offeredGateway } from '../../gateways/gateways'
import { rechargeRedirect, returnUrlOf } from '../../gateways/redirect'
import { openPayment } from '../payments/payments'
import { checkOwnWallet } from './calls'

/** A recharge must stay below this amount, in whole units of the brand's money (flows 13.3). */
export const WALLET_RECHARGE_LIMIT = 10_000

const rechargeFields = {
  ...langField,
  user_id: id,
  vendor_id: id,
  recharge_amount: amount,
  isweb: flag,
  return_url: text,
  mobile_number: optionalId,
}

type Context = MemberContext<z.output<z.ZodObject<typeof rechargeFields>>>

/** The wanted amount in hundredths, above 0 and below the limit. */
function wantedCents({ body }: Context): number {
  const cents = centsOf(body.recharge_amount)
  if (!(cents > 0)) throw new Refusal('amountMissing')
  if (cents >= centsOf(WALLET_RECHARGE_LIMIT)) throw new Refusal('rechargeTooHigh')
  return cents
}

function recharge(context: Context, code: string) {
  const { demo, brand, body, user, say } = context
  checkOwnWallet(context)
  const gateway = offeredGateway(brand, code)
  if (!gateway) throw new Refusal('paymentUnknown')
  const wanted = {
    userId: user.id,
    vendorId: brand.id,
    gateway: gateway.code,
    purpose: 'recharge' as const,
    subjectId: null,
    cents: wantedCents(context),
    returnUrl: returnUrlOf(context, body.return_url, 'wallet-payment'),
    createdAt: demo.clock.now(),
  }
  const payment = demo.db.transaction((tx) => openPayment(tx, wanted))
  const options = { web: body.isweb, mobile: body.mobile_number }
  return success(say('success'), { Result: rechargeRedirect(context, payment, options) })
}

const rechargeCall = (name: string, code: string) =>
  memberCall(name, rechargeFields, (context) => orRefused(context, () => recharge(context, code)))

/** Adding money to the wallet, one call per gateway; the last is an older name of Stripe's. */
export const rechargeCalls: Call[] = [
  ...gateways.map(({ code }) => rechargeCall(`${code}-recharge-wallet`, code)),
  rechargeCall('stripe-rechargewallet', 'stripe'),
]
