/** Means of payment: cards; UPI; a bank account or mobile money; a wallet or an app on the phone; later. */
export type GatewayKind = 'card' | 'upi' | 'bank' | 'wallet' | 'later'

/**
 * What the storefront knows about a payment gateway. How a payment is handed over is not part of it, because the vendor's
 * answer says that.
 */
export type Gateway = {
  /** Its code at the vendor: in `payment_gateway_new`, as `payment_type`, and before `-recharge-wallet`. */
  code: string
  /** As people know it. */
  name: string
  /** The means of payment, under which it is listed. */
  kind: GatewayKind
  /**
   * Hosts that its gateway redirect may use, over https, with their subdomains. If there are none, the deployment must list them.
   */
  hosts: readonly string[]
  /** Its script for browsers, for answers that bring parameters and no address of one. */
  script?: string
  /** Parameters that it adds to its return address, besides the vendor's own `success` or `fail`. */
  returns: readonly string[]
}

const oppwa = ['oppwa.com', 'hyperpay.com']
const stripeReturns = ['session_id', 'payment_intent', 'redirect_status']

/** The gateways of the contract (flows 9.9), in its order. */
export const gateways: readonly Gateway[] = [
  {
    code: 'razorpay',
    name: 'Razorpay',
    kind: 'upi',
    hosts: ['razorpay.com', 'rzp.io'],
    script: 'https://checkout.razorpay.com/v1/checkout.js',
    returns: ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_payment_link_id'],
  },
  {
    code: 'paypal',
    name: 'PayPal',
    kind: 'wallet',
    hosts: ['paypal.com'],
    returns: ['token', 'PayerID', 'paymentId'],
  },
  { code: 'stripe', name: 'Stripe', kind: 'card', hosts: ['stripe.com'], returns: stripeReturns },
  { code: 'yoco', name: 'Yoco', kind: 'card', hosts: ['yoco.com', 'yoco.co.za'], returns: ['checkoutId'] },
  {
    code: 'sslcommerz',
    name: 'SSLCommerz',
    kind: 'bank',
    hosts: ['sslcommerz.com'],
    returns: ['tran_id', 'val_id', 'status'],
  },
  {
    code: 'peach',
    name: 'Peach Payments',
    kind: 'card',
    hosts: ['peachpayments.com', 'oppwa.com'],
    returns: ['checkoutId', 'resourcePath', 'merchantTransactionId'],
  },
  {
    code: 'payu',
    name: 'PayU',
    kind: 'upi',
    hosts: ['payu.in', 'payu.com', 'payumoney.com'],
    returns: ['txnid', 'mihpayid', 'status'],
  },
  {
    code: 'paystack',
    name: 'Paystack',
    kind: 'bank',
    hosts: ['paystack.com', 'paystack.co'],
    returns: ['reference', 'trxref'],
  },
  {
    code: 'paytm',
    name: 'Paytm',
    kind: 'upi',
    hosts: ['paytm.in', 'paytm.com', 'paytmpayments.com'],
    returns: ['ORDERID', 'TXNID', 'STATUS'],
  },
  {
    code: 'cashfree',
    name: 'Cashfree',
    kind: 'upi',
    hosts: ['cashfree.com'],
    script: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    returns: ['order_id', 'order_token', 'cf_payment_id'],
  },
  { code: 'flow', name: 'Flow', kind: 'bank', hosts: ['flow.cl'], returns: ['token'] },
  // It has no known host: the deployment lists its origins.
  { code: 'geeks', name: 'Geeks', kind: 'wallet', hosts: [], returns: [] },
  {
    code: 'flutterwave',
    name: 'Flutterwave',
    kind: 'bank',
    hosts: ['flutterwave.com'],
    returns: ['tx_ref', 'transaction_id', 'status'],
  },
  { code: 'klarna', name: 'Klarna', kind: 'later', hosts: ['klarna.com'], returns: ['sid', 'authorization_token'] },
  {
    code: 'swish-pay',
    name: 'Swish',
    kind: 'wallet',
    hosts: ['swish.nu', 'getswish.net'],
    returns: ['instruction_id'],
  },
  { code: 'hyperpay', name: 'HyperPay', kind: 'card', hosts: oppwa, returns: ['id', 'resourcePath'] },
  { code: 'hyperpay-mada', name: 'HyperPay mada', kind: 'card', hosts: oppwa, returns: ['id', 'resourcePath'] },
  {
    code: 'squareup',
    name: 'Square',
    kind: 'card',
    hosts: ['squareup.com', 'squareupsandbox.com', 'square.link', 'square.site'],
    returns: ['checkoutId', 'orderId', 'transactionId'],
  },
  { code: 'stripe-checkout', name: 'Stripe Checkout', kind: 'card', hosts: ['stripe.com'], returns: stripeReturns },
  {
    code: 'phonepe',
    name: 'PhonePe',
    kind: 'upi',
    hosts: ['phonepe.com'],
    returns: ['code', 'merchantId', 'transactionId'],
  },
]

const byCode = new Map(gateways.map((gateway) => [gateway.code, gateway]))

/** The gateway of a code in any case, or null when the storefront knows none. */
export function gatewayOf(code: string): Gateway | null {
  return byCode.get(code.trim().toLowerCase()) ?? null
}

/** The gateways that are known among a vendor's codes, each once, in the vendor's order (flows 9.9). */
export function knownGateways(codes: readonly string[]): Gateway[] {
  return [...new Set(codes.map(gatewayOf))].filter((gateway) => gateway !== null)
}

/** Gateways by means of payment, in the order in which the vendor first names one of each. */
export function byKind<Of extends Pick<Gateway, 'kind'>>(gateways: readonly Of[]): { kind: GatewayKind; ways: Of[] }[] {
  const kinds = [...new Set(gateways.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, ways: gateways.filter((gateway) => gateway.kind === kind) }))
}

/**
 * Whether an address looks like a return from a gateway: it has the vendor's marker, or a parameter that one of the gateways
 * adds.
 */
export function isReturn(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === 'success' || name === 'fail' || returnNames.has(name))
}

const returnNames = new Set(gateways.flatMap(({ returns }) => returns))
