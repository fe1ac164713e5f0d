/** Means of payment: cards; UPI; a bank account or mobile money; a wallet or an app on the phone; later. */
export type GatewayKind = 'card' | 'upi' | 'bank' | 'wallet' | 'later'

/** What the storefront knows about a payment gateway. The vendor's answer says how a payment is handed over. */
export type Gateway = {
  /** Its code at the vendor: in `payment_gateway_new`, as `payment_type`, and before `-recharge-wallet`. */
  code: string
  name: string
  kind: GatewayKind
  /** Hosts, with subdomains, that its redirect may use over https; if none, the deployment must list them. */
  hosts: readonly string[]
  /** Its browser script, for answers that contain parameters but no script address. */
  script?: string
  /** Parameters that it adds to its return address, besides the vendor's own `success` or `fail`. */
  returns: readonly string[]
}

const words = (text: string) => text.split(' ').filter(Boolean)

/** Browser scripts of the gateways whose answers do not name one. */
const scripts: Record<string, string> = {
  razorpay: 'https://checkout.razorpay.com/v1/checkout.js',
  cashfree: 'https://sdk.cashfree.com/js/v3/cashfree.js',
}

/** Code, name, kind, hosts and return parameters of the gateways of the contract (flows 9.9), in its order. */
const rows: [code: string, name: string, kind: GatewayKind, hosts: string, returns: string][] = [
  [
    'razorpay',
    'Razorpay',
    'upi',
    'razorpay.com rzp.io',
    'razorpay_payment_id razorpay_order_id razorpay_payment_link_id',
  ],
  ['paypal', 'PayPal', 'wallet', 'paypal.com', 'token PayerID paymentId'],
  ['stripe', 'Stripe', 'card', 'stripe.com', 'session_id payment_intent redirect_status'],
  ['yoco', 'Yoco', 'card', 'yoco.com yoco.co.za', 'checkoutId'],
  ['sslcommerz', 'SSLCommerz', 'bank', 'sslcommerz.com', 'tran_id val_id status'],
  ['peach', 'Peach Payments', 'card', 'peachpayments.com oppwa.com', 'checkoutId resourcePath merchantTransactionId'],
  ['payu', 'PayU', 'upi', 'payu.in payu.com payumoney.com', 'txnid mihpayid status'],
  ['paystack', 'Paystack', 'bank', 'paystack.com paystack.co', 'reference trxref'],
  ['paytm', 'Paytm', 'upi', 'paytm.in paytm.com paytmpayments.com', 'ORDERID TXNID STATUS'],
  ['cashfree', 'Cashfree', 'upi', 'cashfree.com', 'order_id order_token cf_payment_id'],
  ['flow', 'Flow', 'bank', 'flow.cl', 'token'],
  // It has no known host: the deployment lists its origins.
  ['geeks', 'Geeks', 'wallet', '', ''],
  ['flutterwave', 'Flutterwave', 'bank', 'flutterwave.com', 'tx_ref transaction_id status'],
  ['klarna', 'Klarna', 'later', 'klarna.com', 'sid authorization_token'],
  ['swish-pay', 'Swish', 'wallet', 'swish.nu getswish.net', 'instruction_id'],
  ['hyperpay', 'HyperPay', 'card', 'oppwa.com hyperpay.com', 'id resourcePath'],
  ['hyperpay-mada', 'HyperPay mada', 'card', 'oppwa.com hyperpay.com', 'id resourcePath'],
  [
    'squareup',
    'Square',
    'card',
    'squareup.com squareupsandbox.com square.link square.site',
    'checkoutId orderId transactionId',
  ],
  ['stripe-checkout', 'Stripe Checkout', 'card', 'stripe.com', 'session_id payment_intent redirect_status'],
  ['phonepe', 'PhonePe', 'upi', 'phonepe.com', 'code merchantId transactionId'],
]

/** The payment gateways that the storefront knows. */
export const gateways: readonly Gateway[] = rows.map(([code, name, kind, hosts, returns]) => {
  return { code, name, kind, hosts: words(hosts), returns: words(returns), script: scripts[code] }
})

const byCode = new Map(gateways.map((gateway) => [gateway.code, gateway]))

/** The gateway of a code in any case, or null when the storefront knows none. */
export function gatewayOf(code: string): Gateway | null {
  return byCode.get(code.trim().toLowerCase()) ?? null
}

/** A gateway as customers know it; for an unknown code the code itself, or another text. */
export const gatewayName = (code: string, unknown = code): string => gatewayOf(code)?.name ?? unknown

/** The gateways that are known among a vendor's codes, each once, in the vendor's order (flows 9.9). */
export function knownGateways(codes: readonly string[]): Gateway[] {
  return [...new Set(codes.map(gatewayOf))].filter((gateway) => gateway !== null)
}

/** Gateways by means of payment, in the order in which the vendor first names one of each. */
export function byKind(gateways: readonly Gateway[]) {
  const kinds = [...new Set(gateways.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, gateways: gateways.filter((gateway) => gateway.kind === kind) }))
}

/** Whether an address looks like a gateway's return: it has the vendor's marker, or a parameter of a gateway. */
export function isReturn(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === 'success' || name === 'fail' || returnNames.has(name))
}

const returnNames = new Set(gateways.flatMap(({ returns }) => returns))
