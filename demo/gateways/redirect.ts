import type { MemberContext, Voice } from '../core/call'
import type { PaymentRow, User } from '../db/schema'
import { formFields, linkFields, pageOf, scriptParams, type Facts } from './fields'
import { gatewayByCode } from './gateways'

/** Who pays, and what answers: every context of a call for signed-in customers will do. */
export type Payer = Pick<Voice, 'origin' | 'brand' | 'lang' | 'words'> & {
  user: Pick<User, 'name' | 'email' | 'mobile'>
}

/** What a client may say about the way to the gateway. */
export interface RedirectOptions {
  /** A browser, which follows a link, rather than an app; true when left out. */
  web?: boolean
  /** Phone number to pay with; the customer's own when empty. */
  mobile?: string
}

function factsOf({ origin, brand, lang, words, user }: Payer, payment: PaymentRow, options: RedirectOptions): Facts {
  const { name, email, mobile } = user
  const customer = { name, email, mobile: options.mobile || mobile }
  return { origin, payment, currency: brand.currency, merchant: words(brand.name), lang, customer }
}

/** The form or script that leads to a payment's gateway; null when a link does. */
function formOrScript(facts: Facts, web: boolean): Record<string, unknown> | null {
  const { payment, origin } = facts
  const kind = gatewayByCode(payment.gateway)?.kind
  if (kind === 'form') {
    return { form_action: `${origin}/pay/${payment.gateway}`, form_method: 'POST', form_fields: formFields(facts) }
  }
  // Razorpay has a script as well, for those who do not come with a browser.
  if (kind === 'sdk' || (payment.gateway === 'razorpay' && !web)) {
    return { sdk: payment.gateway, sdk_params: scriptParams(facts), callback_url: payment.returnUrl }
  }
  return null
}

/** How to go on to the gateway, as place_order and subscription tell it beside Result (flows 9.12). */
export function orderRedirect(
  payer: Payer,
  payment: PaymentRow,
  options: RedirectOptions = {},
): Record<string, unknown> {
  const facts = factsOf(payer, payment, options)
  return formOrScript(facts, options.web ?? true) ?? { webpayurl: pageOf(facts) }
}

/** How to go on to the gateway, as the recharge calls tell it in Result (flows 13.4). */
export function rechargeRedirect(
  payer: Payer,
  payment: PaymentRow,
  options: RedirectOptions = {},
): Record<string, unknown> {
  const facts = factsOf(payer, payment, options)
  return formOrScript(facts, options.web ?? true) ?? { recharge_link: pageOf(facts), ...linkFields(facts) }
}

/** Page of the shop a payment ends at: the address the client names, else that page of the shop that calls or of this machine. */
export function returnUrlOf(
  { demo, brand, shop }: Pick<MemberContext<unknown>, 'demo' | 'brand' | 'shop'>,
  wanted: string,
  page: 'payment' | 'wallet-payment',
): string {
  const given = wanted.trim()
  if (/^https?:\/\//i.test(given) && URL.canParse(given)) return given
  return `${shop ?? `http://${brand.hosts[0]}:${demo.shopPort}`}/${page}`
}
