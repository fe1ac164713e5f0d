import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { env } from '~/env.server'
import { submissionMemoryMs } from '~/features/submit-once/submission-log.server'
import { log } from '~/http/log.server'
import { aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'
import {
  cancelPayment,
  gatewayOrigins,
  gatewayRedirectOf,
  leadToGateway,
  madePayment,
  paymentLeft,
  policyOfGatewayRedirect,
  saveGatewayRedirect,
} from './gateway-redirect.server'

const user = aUser()
const link = (url: string): GatewayRedirect => ({ kind: 'redirect', url })
const page = 'https://checkout.stripe.com/c/pay/1'

let targets = 0
const aTarget = () => `order-h${++targets}` as const

describe('the link to a gateway', () => {
  test('is stored for its customer and the thing to pay', async () => {
    const [shop, target] = [await aShop({ user }), aTarget()]
    expect(await saveGatewayRedirect(shop, user, { target, gateway: 'stripe', gatewayRedirect: link(page) })).toBe(true)
    expect(await gatewayRedirectOf(shop, user, target)).toMatchObject({
      gateway: 'stripe',
      gatewayRedirect: link(page),
    })
    expect(await gatewayRedirectOf(shop, aUser({ id: '5502' }), target)).toBeNull()
    expect(await gatewayRedirectOf(shop, user, aTarget())).toBeNull()
  })

  test('is not lost as long as its order is known to be of a cart', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [shop, target] = [await aShop({ user }), aTarget()]
    await saveGatewayRedirect(shop, user, { target, gateway: 'stripe', gatewayRedirect: link(page) })
    vi.setSystemTime(Date.now() + submissionMemoryMs - 1000)
    expect(await gatewayRedirectOf(shop, user, target)).not.toBeNull()
    vi.useRealTimers()
  })

  test.each(['order', 'subscription'] as const)(
    'is gone once the customer has cancelled an unpaid %s, and stays for any other',
    async (kind) => {
      let status: 'placed' | 'active' | 'payment-pending' = kind === 'order' ? 'placed' : 'active'
      const details = async () => ({ status }) as never
      const shop = await aShop({ user, vendor: { orders: { details }, subscriptions: { details } } })
      const [id, path] = [`h${++targets}`, kind === 'order' ? '/payment?order=' : '/review-subscription?subscription=']
      const saved = { gateway: 'stripe', gatewayRedirect: link(page), fromWallet: '5' }
      await saveGatewayRedirect(shop, user, { target: `${kind}-${id}`, ...saved })
      expect(leadsTo(await cancelPayment(shop, kind, id))).toBe(path + id)
      expect(await gatewayRedirectOf(shop, user, `${kind}-${id}`)).toMatchObject(saved)
      status = 'payment-pending'
      await cancelPayment(shop, kind, id)
      expect(await gatewayRedirectOf(shop, user, `${kind}-${id}`)).toBeNull()
      for (const unpaid of ['payment-pending', 'payment-failed', 'placed'])
        expect(await paymentLeft(shop, kind, { id, status: unpaid })).toBe(unpaid === 'placed' ? null : 'cancelled')
    },
  )

  test('stays when the session has ended, because the customer must sign in to cancel', async () => {
    const signIn = new Response(null, { status: 302 })
    const details = () => Promise.reject(signIn)
    const [shop, id] = [await aShop({ user, vendor: { orders: { details } } }), `h${++targets}`]
    await saveGatewayRedirect(shop, user, { target: `order-${id}`, gateway: 'stripe', gatewayRedirect: link(page) })
    await expect(cancelPayment(shop, 'order', id)).rejects.toBe(signIn)
    expect(await gatewayRedirectOf(shop, user, `order-${id}`)).not.toBeNull()
  })

  test('that no browser ever had leaves nothing to pay or to cancel', async () => {
    expect(
      await paymentLeft(await aShop({ user }), 'order', { id: `h${++targets}`, status: 'payment-pending' }),
    ).toBeNull()
  })

  test('is followed whatever the method, because the vendor waits for that payment', () => {
    const isOnline = (method: 'cash' | 'wallet' | 'online', gatewayRedirect: GatewayRedirect | null) =>
      madePayment({ method, gateway: '', fromWallet: '0', remaining: '0' }, gatewayRedirect).isOnline
    expect([isOnline('wallet', link(page)), isOnline('wallet', null), isOnline('online', null)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('leads nowhere once the payment has failed', async () => {
    const [shop, id] = [await aShop({ user }), `h${++targets}`]
    await saveGatewayRedirect(shop, user, { target: `order-${id}`, gateway: 'stripe', gatewayRedirect: link(page) })
    expect(await paymentLeft(shop, 'order', { id, status: 'payment-pending' })).toBe('open')
    expect(await paymentLeft(shop, 'order', { id, status: 'payment-failed' })).toBeNull()
  })

  test("redirects to the gateway's page, or to ours with its form or script", async () => {
    const shop = await aShop({ user })
    const direct = leadToGateway(shop, 'order-1', { gatewayRedirect: link(page) })
    expect([direct.status, leadsTo(direct), direct.headers.get('Cache-Control')]).toEqual([
      303,
      page,
      'private, no-store',
    ])
    const form: GatewayRedirect = {
      kind: 'form',
      action: 'https://secure.payu.in/_payment',
      method: 'post',
      fields: [],
    }
    expect(leadsTo(leadToGateway(shop, 'recharge-7', { gatewayRedirect: form }))).toBe('/payment-online?for=recharge-7')
  })

  test('to any other host is refused, and only its origin is logged', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const [shop, target] = [await aShop({ user }), aTarget()]
    const gatewayRedirect = link('https://evil.test/pay?token=secret')
    expect(await saveGatewayRedirect(shop, user, { target, gateway: 'stripe', gatewayRedirect })).toBe(false)
    expect(await gatewayRedirectOf(shop, user, target)).toBeNull()
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ gateway: 'stripe', to: 'https://evil.test' }),
      expect.anything(),
    )
    expect(JSON.stringify(error.mock.calls)).not.toContain('secret')
  })
})

describe('with further origins from the deployment', () => {
  beforeEach(() => void vi.spyOn(env(), 'PAYMENT_ORIGINS', 'get').mockReturnValue(['https://pay.shop.test']))

  test('payments may go there, and to the vendor API’s own origin', async () => {
    const shop = await aShop({ user })
    for (const url of ['https://pay.shop.test/1', 'http://vendor.test/pay/1']) {
      expect(
        await saveGatewayRedirect(shop, user, { target: aTarget(), gateway: 'geeks', gatewayRedirect: link(url) }),
      ).toBe(true)
    }
  })

  test('a page that offers gateways may send forms to them and those origins, any other page may not', () => {
    expect(gatewayOrigins(['stripe'])).toEqual([
      'http://vendor.test',
      'https://pay.shop.test',
      'https://stripe.com',
      'https://*.stripe.com',
    ])
    expect(gatewayOrigins([])).toEqual([])
  })
})

test("a page with a gateway's form runs no script of it; a page with its script runs only that of its hosts", () => {
  const form: GatewayRedirect = { kind: 'form', action: 'https://secure.payu.in/_payment', method: 'post', fields: [] }
  const ofForm = policyOfGatewayRedirect({ gateway: 'payu', gatewayRedirect: form, at: 0 })
  const leadsThere = expect.arrayContaining(['https://secure.payu.in', 'http://vendor.test']) as string[]
  expect([ofForm.script, ofForm.leadsTo]).toEqual([[], leadsThere])
  const sdk: GatewayRedirect = {
    kind: 'sdk',
    gateway: '',
    params: {},
    script: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    page: '',
  }
  const ofScript = policyOfGatewayRedirect({ gateway: 'cashfree', gatewayRedirect: sdk, at: 0 })
  expect(ofScript.script).toEqual(['https://sdk.cashfree.com', 'https://cashfree.com', 'https://*.cashfree.com'])
})
