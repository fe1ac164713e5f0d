import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HandOff } from '~/domain/payments/hand-off'
import { env } from '~/env.server'
import { log } from '~/http/log.server'
import { aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'
import { handOffOf, keepHandOff, leadToGateway, policyOfHandOff, waysToGateways } from './hand-off.server'

const user = aUser()
const link = (url: string): HandOff => ({ kind: 'redirect', url })
const page = 'https://checkout.stripe.com/c/pay/1'

let subjects = 0
const aSubject = () => `order-h${++subjects}` as const

afterEach(() => void vi.restoreAllMocks())

describe('the way to a gateway', () => {
  test('is kept for its customer, by what is paid', async () => {
    const [shop, subject] = [await aShop({ user }), aSubject()]
    expect(await keepHandOff(shop, user, { subject, gateway: 'stripe', handOff: link(page) })).toBe(true)
    expect(await handOffOf(shop, user, subject)).toMatchObject({ gateway: 'stripe', handOff: link(page) })
    expect(await handOffOf(shop, aUser({ id: '5502' }), subject)).toBeNull()
    expect(await handOffOf(shop, user, aSubject())).toBeNull()
  })

  test('is a redirect to its page, or to ours with its form or script', async () => {
    const shop = await aShop({ user })
    const direct = leadToGateway(shop, 'order-1', { handOff: link(page) })
    expect([direct.status, leadsTo(direct), direct.headers.get('Cache-Control')]).toEqual([
      303,
      page,
      'private, no-store',
    ])
    const form: HandOff = { kind: 'form', action: 'https://secure.payu.in/_payment', method: 'post', fields: [] }
    expect(leadsTo(leadToGateway(shop, 'recharge-7', { handOff: form }))).toBe('/payment-online?for=recharge-7')
  })

  test('to anywhere else is refused and logged by its origin alone', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const [shop, subject] = [await aShop({ user }), aSubject()]
    const handOff = link('https://evil.test/pay?token=secret')
    expect(await keepHandOff(shop, user, { subject, gateway: 'stripe', handOff })).toBe(false)
    expect(await handOffOf(shop, user, subject)).toBeNull()
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ gateway: 'stripe', to: 'https://evil.test' }),
      expect.anything(),
    )
    expect(JSON.stringify(error.mock.calls)).not.toContain('secret')
  })
})

describe('where the deployment names further origins', () => {
  beforeEach(() => void vi.spyOn(env(), 'PAYMENT_ORIGINS', 'get').mockReturnValue(['https://pay.shop.test']))

  test('payments may lead there, and to the vendor API’s own', async () => {
    const shop = await aShop({ user })
    for (const url of ['https://pay.shop.test/1', 'http://vendor.test/pay/1']) {
      expect(await keepHandOff(shop, user, { subject: aSubject(), gateway: 'geeks', handOff: link(url) })).toBe(true)
    }
  })

  test('a page that offers gateways may lead to theirs and to those, one without to none', () => {
    expect(waysToGateways(['stripe'])).toEqual([
      'http://vendor.test',
      'https://pay.shop.test',
      'https://stripe.com',
      'https://*.stripe.com',
    ])
    expect(waysToGateways([])).toEqual([])
  })
})

test('a page with a form runs nothing of the gateway’s; one with a script runs what comes from its hosts', () => {
  const form: HandOff = { kind: 'form', action: 'https://secure.payu.in/_payment', method: 'post', fields: [] }
  const ofForm = policyOfHandOff({ gateway: 'payu', handOff: form, at: 0 })
  expect([ofForm.script, ofForm.leadsTo]).toEqual([[], expect.arrayContaining(['https://secure.payu.in'])])
  const sdk: HandOff = {
    kind: 'sdk',
    gateway: '',
    params: {},
    script: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    page: '',
  }
  const ofScript = policyOfHandOff({ gateway: 'cashfree', handOff: sdk, at: 0 })
  expect(ofScript.script).toEqual(['https://sdk.cashfree.com', 'https://cashfree.com', 'https://*.cashfree.com'])
})
