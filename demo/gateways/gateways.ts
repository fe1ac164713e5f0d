import type { Brand, Store } from '../catalogue/types'

/** A payment gateway: a link to its page, a form posted to it, or its script in the shop's page. */
export interface Gateway {
  code: string
  name: string
  kind: 'redirect' | 'form' | 'sdk'
}

/** The gateways of the API, by the name their recharge calls begin with. */
export const gateways: readonly Gateway[] = [
  { code: 'razorpay', name: 'Razorpay', kind: 'redirect' },
  { code: 'paypal', name: 'PayPal', kind: 'redirect' },
  { code: 'stripe', name: 'Stripe', kind: 'redirect' },
  { code: 'yoco', name: 'Yoco', kind: 'redirect' },
  { code: 'sslcommerz', name: 'SSLCommerz', kind: 'redirect' },
  { code: 'peach', name: 'Peach', kind: 'form' },
  { code: 'payu', name: 'PayU', kind: 'form' },
  { code: 'paystack', name: 'Paystack', kind: 'redirect' },
  { code: 'paytm', name: 'Paytm', kind: 'form' },
  { code: 'cashfree', name: 'Cashfree', kind: 'sdk' },
  { code: 'flow', name: 'Flow', kind: 'redirect' },
  { code: 'geeks', name: 'Geeks', kind: 'redirect' },
  { code: 'flutterwave', name: 'Flutterwave', kind: 'redirect' },
  { code: 'klarna', name: 'Klarna', kind: 'redirect' },
  { code: 'swish-pay', name: 'Swish', kind: 'sdk' },
  { code: 'hyperpay', name: 'HyperPay', kind: 'sdk' },
  { code: 'hyperpay-mada', name: 'HyperPay mada', kind: 'sdk' },
  { code: 'squareup', name: 'Square', kind: 'redirect' },
  { code: 'stripe-checkout', name: 'Stripe Checkout', kind: 'redirect' },
  { code: 'phonepe', name: 'PhonePe', kind: 'redirect' },
]

const byCode = new Map(gateways.map((gateway) => [gateway.code, gateway]))

/** A gateway by its code, in upper or lower case. */
export function gatewayByCode(code: string): Gateway | undefined {
  return byCode.get(code.trim().toLowerCase())
}

/** The gateway of that code, when the brand, or the store, offers it. */
export function offeredGateway(brand: Brand, code: string, store?: Store): Gateway | undefined {
  const gateway = gatewayByCode(code)
  return gateway && (store?.gateways ?? brand.gateways).includes(gateway.code) ? gateway : undefined
}
