import type { MemberContext, Voice } from '../core/call'
import type { PaymentRow, User } from '../db/schema'
import { formFields, linkFields, pageOf, scriptParams, type Facts } from './fields'
import { gatewayByCode } from './gateways'

/** The paying customer and their brand. Any context of a call for signed-in customers fits. */
type Payer = Pick<Voice, 'origin' | 'brand' | 'lang' | 'words'> & {
  user: Pick<User, 'name' | 'email' | 'mobile'>
}

/** What a client may say about the redirect to the gateway. */
interface RedirectOptions {
  /** The client is a browser, not an app. */
  web: boolean
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
  // Razorpay also has a script, for clients that are not browsers.
  if (kind === 'sdk' || (payment.gateway === 'razorpay' && !web)) {
    return { sdk: payment.gateway, sdk_params: scriptParams(facts), callback_url: payment.returnUrl }
  }
  return null
}

/** How to continue at the gateway. place_order and subscription answer it beside Result (flows 9.12). */
export function orderRedirect(payer: Payer, payment: PaymentRow, options: RedirectOptions): Record<string, unknown> {
  const facts = factsOf(payer, payment, options)
  return formOrScript(facts, options.web) ?? { webpayurl: pageOf(facts) }
}

/** How to continue at the gateway. The recharge calls answer it in Result (flows 13.4). */
export function rechargeRedirect(payer: Payer, payment: PaymentRow, options: RedirectOptions): Record<string, unknown> {
  const facts = factsOf(payer, payment, options)
  return formOrScript(facts, options.web) ?? { recharge_link: pageOf(facts), ...linkFields(facts) }
}

/** The page of the shop at which a payment ends: the address that the client names, or a page of the calling shop. */
export function returnUrlOf(
  { demo, brand, shop }: Pick<MemberContext<unknown>, 'demo' | 'brand' | 'shop'>,
  wanted: string,
  page: 'payment' | 'wallet-payment',
): string {
  const address = wanted.trim()
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address
  return `${shop ?? `http://${brand.hosts[0]}:${demo.shopPort}`}/${page}`
}
