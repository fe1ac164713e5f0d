import { money } from '../core/money'
import type { Lang } from '../core/words'
import type { PaymentRow } from '../db/schema'
import { isSigned, payuHash, signatureOf, type Fields } from './signatures'

/** What the fields for a gateway are made of. */
export interface Facts {
  /** Address of this server. */
  origin: string
  payment: PaymentRow
  /** ISO 4217. */
  currency: string
  /** Name of the brand. */
  merchant: string
  lang: Lang | null
  customer: { name: string; email: string; mobile: string }
}

/** Amount of a payment as gateways write it: "500.00". */
export const amountOf = (payment: PaymentRow): string => money(payment.cents / 100)

const PAYTM_MERCHANT = 'DEMO00000001'

/** A gateway's own reference. It is the same for the same payment and cannot be guessed. */
const reference = ({ payment }: Facts, name: string, length: number) =>
  signatureOf(payment.gateway, { [name]: payment.id }).slice(0, length)

const callbackOf = ({ origin, payment }: Facts) => `${origin}/payments/${payment.gateway}/callback`
const scriptOf = ({ origin, payment }: Facts) => `${origin}/gateways/${payment.gateway}/sdk.js`

/** Address of the gateway's page. */
export function pageOf({ origin, payment, lang }: Facts): string {
  return `${origin}/pay/${payment.gateway}/${payment.id}${lang ? `?lang=${lang}` : ''}`
}

function payuForm(facts: Facts): Fields {
  const { payment, customer, lang } = facts
  const fields = {
    key: 'demo',
    txnid: payment.id,
    amount: amountOf(payment),
    productinfo: payment.purpose,
    firstname: customer.name,
    email: customer.email,
    phone: customer.mobile,
    surl: callbackOf(facts),
    furl: callbackOf(facts),
    udf1: lang ?? '',
  }
  return { ...fields, hash: payuHash(fields) }
}

function peachForm(facts: Facts): Fields {
  const fields = {
    'authentication.entityId': 'demo-entity',
    amount: amountOf(facts.payment),
    currency: facts.currency,
    merchantTransactionId: facts.payment.id,
    nonce: reference(facts, 'nonce', 16),
    paymentType: 'DB',
    defaultLocale: facts.lang ?? '',
    shopperResultUrl: callbackOf(facts),
  }
  return { ...fields, signature: signatureOf('peach', fields) }
}

/** Paytm's form has no field for the amount. The token stands for it. */
const paytmToken = (payment: PaymentRow) =>
  signatureOf('paytm', { mid: PAYTM_MERCHANT, orderId: payment.id, amount: amountOf(payment) })

const paytmForm = ({ payment, lang }: Facts): Fields => ({
  mid: PAYTM_MERCHANT,
  orderId: payment.id,
  txnToken: paytmToken(payment),
  lang: lang ?? '',
})

/** The part of a payment's id that its gateway uses in its own ids. It cannot be guessed. */
const partOf = ({ payment }: Facts) => payment.id.replace(/^pay_/, '')

/** The payment of one of Razorpay's order ids. */
export const paymentOfOrder = (orderId: string) => orderId.replace(/^order_/, 'pay_')

function razorpayParams(facts: Facts) {
  const { name, email, mobile: contact } = facts.customer
  return {
    key: 'rzp_test_demo',
    order_id: `order_${partOf(facts)}`,
    // This gateway counts in hundredths.
    amount: facts.payment.cents,
    currency: facts.currency,
    name: facts.merchant,
    prefill: { name, email, contact },
  }
}

const cashfreeParams = (facts: Facts) => ({
  payment_session_id: `session_${partOf(facts)}payment`,
  mode: 'sandbox',
})

function swishParams(facts: Facts) {
  const token = reference(facts, 'token', 32)
  // A Swish QR code contains the letter D and the token.
  return {
    payment_request_token: token,
    instruction_id: reference(facts, 'instruction', 32).toUpperCase(),
    qr: `D${token}`,
  }
}

/** A widget: its script finds the payment by the id in its own address. */
const hyperpayParams = (brands: string) => (facts: Facts) => ({
  checkoutId: facts.payment.id,
  script_url: `${scriptOf(facts)}?checkoutId=${facts.payment.id}`,
  brands,
  shopperResultUrl: callbackOf(facts),
})

const forms: Record<string, (facts: Facts) => Fields> = { payu: payuForm, peach: peachForm, paytm: paytmForm }

const scripts: Record<string, (facts: Facts) => Record<string, unknown>> = {
  razorpay: razorpayParams,
  cashfree: cashfreeParams,
  'swish-pay': swishParams,
  hyperpay: hyperpayParams('VISA MASTER'),
  'hyperpay-mada': hyperpayParams('MADA'),
}

const links: Record<string, (facts: Facts) => Fields> = {
  stripe: (facts) => ({
    publishable_key: 'pk_test_demo',
    client_secret: `pi_${reference(facts, 'intent', 24)}_secret_${reference(facts, 'secret', 24)}`,
  }),
  paystack: (facts) => ({ reference: reference(facts, 'reference', 16) }),
  flow: (facts) => ({ token: reference(facts, 'token', 40).toUpperCase() }),
}

/** Fields of the form posted to a gateway; signed, so that nobody changes the amount on the way. */
export function formFields(facts: Facts): Fields {
  return forms[facts.payment.gateway]?.(facts) ?? {}
}

/** Parameters of a gateway's script. `payment_page` lets a shop continue where scripts do not run. */
export function scriptParams(facts: Facts): Record<string, unknown> {
  const params = scripts[facts.payment.gateway]?.(facts)
  return { script_url: scriptOf(facts), payment_page: pageOf(facts), ...params }
}

/** What a gateway answers beside the link to its page. */
export function linkFields(facts: Facts): Fields {
  return links[facts.payment.gateway]?.(facts) ?? {}
}

/** The payment and the language that a posted form names. Nothing of it is verified yet. */
export function formClaim(fields: Fields): { id: string; lang: string } {
  const id = fields.txnid ?? fields.merchantTransactionId ?? fields.orderId
  const lang = fields.udf1 ?? fields.defaultLocale ?? fields.lang
  return { id: id ?? '', lang: lang ?? '' }
}

/** Is it the form that was made for this payment? */
export function isGenuineForm(payment: PaymentRow, fields: Fields): boolean {
  if (payment.gateway === 'paytm') return isSigned(paytmToken(payment), fields.txnToken)
  if (fields.amount !== amountOf(payment)) return false
  if (payment.gateway === 'payu') return isSigned(payuHash(fields), fields.hash)
  const { signature, ...signed } = fields
  return isSigned(signatureOf(payment.gateway, signed), signature)
}
