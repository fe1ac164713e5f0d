import { expect, test } from 'vitest'
import { byKind, gatewayOf, gateways, isReturn, knownGateways } from './gateways'

test('there are twenty gateways, each with its own code and name', () => {
  expect(new Set(gateways.map(({ code }) => code)).size).toBe(20)
  expect(new Set(gateways.map(({ name }) => name)).size).toBe(20)
})

test('hosts are bare names, without scheme, port or path', () => {
  for (const host of gateways.flatMap(({ hosts }) => hosts)) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
})

test('a gateway’s own script is on its own hosts', () => {
  for (const { hosts, script } of gateways) {
    if (!script) continue
    const { protocol, hostname } = new URL(script)
    expect([protocol, hosts.some((host) => hostname.endsWith(`.${host}`))]).toEqual(['https:', true])
  }
})

test('codes match in any case; unknown codes are ignored', () => {
  expect(gatewayOf(' PhonePe ')?.name).toBe('PhonePe')
  expect(gatewayOf('bank-of-nowhere')).toBeNull()
})

test('the known gateways that a vendor names are offered, each once, in its order', () => {
  expect(knownGateways(['phonepe', 'nobody', 'Stripe', 'stripe']).map(({ code }) => code)).toEqual([
    'phonepe',
    'stripe',
  ])
})

test('a return is recognised by the vendor’s word or by what a gateway adds', () => {
  expect(isReturn(new URLSearchParams('success=70012'))).toBe(true)
  expect(isReturn(new URLSearchParams('fail='))).toBe(true)
  expect(isReturn(new URLSearchParams('razorpay_payment_id=pay_1'))).toBe(true)
  expect(isReturn(new URLSearchParams('notes=hello'))).toBe(false)
})

test("gateways are grouped by means of payment, in the vendor's order", () => {
  const shown = byKind(knownGateways(['paypal', 'stripe', 'phonepe', 'yoco', 'geeks']))
  expect(shown.map(({ kind, gateways }) => [kind, ...gateways.map(({ code }) => code)])).toEqual([
    ['wallet', 'paypal', 'geeks'],
    ['card', 'stripe', 'yoco'],
    ['upi', 'phonepe'],
  ])
  expect(byKind(gateways).flatMap((group) => group.gateways)).toHaveLength(gateways.length)
})
