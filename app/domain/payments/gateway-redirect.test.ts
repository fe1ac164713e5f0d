import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appLink, foreignAddress, sourcesOf, withKnownScript, type GatewayRedirect } from './gateway-redirect'
import { gatewayOf, gateways } from './gateways'

const stripe = gatewayOf('stripe')
const vendor = ['https://api.vendor.test']
const link = (url: string): GatewayRedirect => ({ kind: 'redirect', url })
const isLed = (url: string, gateway = stripe) => foreignAddress(link(url), gateway, vendor) === null

test('a gateway redirect may go to the gateway’s hosts and their subdomains, over https', () => {
  expect(isLed('https://stripe.com/pay')).toBe(true)
  expect(isLed('https://checkout.stripe.com/c/pay#x')).toBe(true)
  expect(isLed('http://checkout.stripe.com/c/pay')).toBe(false)
})

test('a host that only looks like the gateway is refused', () => {
  for (const host of [
    'stripe.com.evil.test',
    'evilstripe.com',
    'stripe.co',
    'stripe.com@evil.test',
    'evil.test/stripe.com',
  ])
    expect(isLed(`https://${host}/`)).toBe(false)
  for (const login of ['asha:secret', 'asha', ':secret'])
    expect(isLed(`https://${login}@checkout.stripe.com/`)).toBe(false)
})

test('another gateway’s host is refused', () => {
  expect(isLed('https://api.razorpay.com/')).toBe(false)
})

test('what is no whole address is refused', () => {
  for (const text of ['', '/pay/1', '//stripe.com/pay', 'https://', 'stripe.com']) expect(isLed(text)).toBe(false)
})

test('origins that the deployment trusts are accepted exactly as listed', () => {
  expect(isLed('https://api.vendor.test/pay/1')).toBe(true)
  expect(isLed('https://api.vendor.test:8443/pay/1')).toBe(false)
  expect(isLed('https://pay.vendor.test/pay/1')).toBe(false)
  expect(isLed('https://api.vendor.test/pay/1', null)).toBe(true)
})

test('no address of any other site is accepted, whatever the gateway', () => {
  const foreign = fc.webUrl({ validSchemes: ['http', 'https'] }).filter((url) => {
    const { hostname } = new URL(url)
    return !gateways.some(({ hosts }) => hosts.some((host) => hostname.endsWith(host)))
  })
  fc.assert(
    fc.property(foreign, fc.constantFrom(...gateways), (url, gateway) => {
      expect(foreignAddress(link(url), gateway, vendor)).toBe(url)
    }),
  )
})

test('scripts follow the same rule as pages', () => {
  const params = { key: 'k' }
  const sdk = (script: string, page: string): GatewayRedirect => ({
    kind: 'sdk',
    gateway: 'stripe',
    params,
    script,
    page,
  })
  expect(foreignAddress(sdk('https://js.stripe.com/v3', ''), stripe, [])).toBeNull()
  expect(foreignAddress(sdk('https://js.stripe.com/v3', 'https://evil.test/'), stripe, [])).toBe('https://evil.test/')
  expect(foreignAddress(sdk('https://evil.test/x.js', ''), stripe, [])).toBe('https://evil.test/x.js')
})

test('the form of a widget in the answer follows the same rule', () => {
  const params = { shopperResultUrl: 'https://evil.test/back' }
  const gatewayRedirect: GatewayRedirect = { kind: 'sdk', gateway: 'hyperpay', params, script: '', page: '' }
  expect(foreignAddress(gatewayRedirect, gatewayOf('hyperpay'), [])).toBe('https://evil.test/back')
})

test('without a script in the answer the gateway’s own is used', () => {
  const gatewayRedirect: GatewayRedirect = {
    kind: 'sdk',
    gateway: 'razorpay',
    params: { key: 'k' },
    script: '',
    page: '',
  }
  const own = 'https://checkout.razorpay.com/v1/checkout.js'
  expect(withKnownScript(gatewayRedirect, null)).toEqual({ ...gatewayRedirect, script: own })
  expect(withKnownScript({ ...gatewayRedirect, gateway: '' }, gatewayOf('razorpay'))).toMatchObject({ script: own })
  const named = { ...gatewayRedirect, script: 'https://checkout.razorpay.com/v2/checkout.js' }
  expect(withKnownScript(named, null)).toEqual(named)
  expect(withKnownScript(link('https://x.test/'), stripe)).toEqual(link('https://x.test/'))
})

test('the content policy lists hosts with their subdomains, and trusted origins, each once', () => {
  expect(sourcesOf([stripe, stripe, null], vendor)).toEqual([
    'https://api.vendor.test',
    'https://stripe.com',
    'https://*.stripe.com',
  ])
})

test("only a Swish token opens an app, which returns to the site's whole address", () => {
  const back = 'https://shop.example/payment?order=7'
  expect(appLink({ payment_request_token: 'f34DS34lfd0d03fdDselkfd3ffk21' }, back)).toBe(
    'swish://paymentrequest?token=f34DS34lfd0d03fdDselkfd3ffk21&callbackurl=https%3A%2F%2Fshop.example%2Fpayment%3Forder%3D7',
  )
  expect([appLink({}, back), appLink({ payment_request_token: 'a b' }, back)]).toEqual(['', ''])
})
