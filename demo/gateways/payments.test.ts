import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCheckedDemo, type CheckedDemo } from '../contract/checked'
import { wallTime } from '../core/clock'
import { resultOf, rowsOf } from '../testing/client'
import { gatewayVisitor } from '../testing/gateway'
import { anOrder } from '../testing/order'
import { gateways } from './gateways'

const SHOP = 'http://localhost:3000/wallet-payment'
const LIFE_S = 15 * 60

let demo: CheckedDemo
let visitor: ReturnType<typeof gatewayVisitor>
let token: string

beforeAll(async () => {
  demo = await startCheckedDemo()
  visitor = gatewayVisitor(demo)
})
afterAll(() => demo.stop())
beforeEach(async () => {
  await demo.control('reset')
  token = await demo.signIn()
})

async function recharge(gateway: string, change: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const wish = { user_id: 5501, recharge_amount: '500', isweb: 1, ...change }
  return resultOf(await demo.call(`${gateway}-recharge-wallet`, wish, token))
}
const rechargePage = async (gateway: string) => visitor.pageOf(await recharge(gateway))
const balance = async () => (await demo.get('/api/v1/get_user_wallet_amount', token)).body.wallet_amount
const advance = (seconds: number) => demo.control('clock', { advance_s: seconds })
const failTextOf = (address: string) => new URL(address).searchParams.get('fail')
const idOf = (page: string) => /pay_[0-9a-f]+/.exec(page)?.[0] ?? ''
const html = async (address: string) => (await visitor.open(address)).text()

describe('the redirect', () => {
  test.each(gateways.map(({ code }) => code))(
    'of %s leads to its page, and paying there fills the wallet',
    async (code) => {
      const page = await rechargePage(code)
      expect(page).toContain(`/pay/${code}/pay_`)
      expect(await html(page)).toContain('₹500.00')
      expect(await visitor.leave(page, 'pay')).toBe(`${SHOP}?success=${idOf(page)}`)
      expect(await balance()).toBe(650)
      const history = rowsOf(await demo.call('get_user_wallet_history', { user_id: 5501 }, token))
      expect(history[0]).toMatchObject({ type: 'recharge', amount: '500.00' })
      expect(history).toHaveLength(2)
    },
  )

  const fieldsOf: Record<string, string[]> = {
    stripe: ['recharge_link', 'publishable_key', 'client_secret'],
    paystack: ['recharge_link', 'reference'],
    flow: ['recharge_link', 'token'],
    peach: ['authentication.entityId', 'amount', 'currency', 'merchantTransactionId', 'signature'],
    payu: ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'phone', 'surl', 'furl', 'hash'],
    paytm: ['mid', 'orderId', 'txnToken'],
    cashfree: ['payment_session_id', 'mode'],
    'swish-pay': ['payment_request_token', 'instruction_id', 'qr'],
    hyperpay: ['checkoutId', 'script_url', 'brands', 'shopperResultUrl'],
    'hyperpay-mada': ['checkoutId', 'script_url', 'brands', 'shopperResultUrl'],
  }
  test.each(Object.entries(fieldsOf))('of %s is complete', async (code, names) => {
    const redirect = await recharge(code)
    const fields = (redirect.form_fields ?? redirect.sdk_params ?? redirect) as Record<string, unknown>
    for (const name of names) expect(fields[name], name).toMatch(/./)
  })

  test('of a script names the page of the shop to return to', async () => {
    const redirect = await recharge('cashfree', { return_url: 'https://shop.example.com/wallet-payment?x=1' })
    expect(redirect).toMatchObject({
      sdk: 'cashfree',
      callback_url: 'https://shop.example.com/wallet-payment?x=1',
      sdk_params: { mode: 'sandbox', script_url: `${demo.origin}/gateways/cashfree/sdk.js` },
    })
  })

  test('of Razorpay is a link for browsers and a script for all others', async () => {
    expect(await recharge('razorpay')).toHaveProperty('recharge_link')
    const redirect = await recharge('razorpay', { isweb: undefined, mobile_number: '9111111111' })
    expect(redirect).not.toHaveProperty('recharge_link')
    expect(redirect.sdk_params).toMatchObject({
      key: 'rzp_test_demo',
      amount: 50_000,
      currency: 'INR',
      name: 'Tiffin Street',
      prefill: { name: 'Asha', email: 'asha@example.com', contact: '9111111111' },
    })
    expect(await visitor.leave(await visitor.pageOf(redirect), 'pay')).toContain('?success=')
  })

  test('has a script for every gateway, and none for others', async () => {
    for (const { code } of gateways) {
      const script = await fetch(`${demo.origin}/gateways/${code}/sdk.js`)
      expect(script.headers.get('content-type')).toContain('javascript')
      expect(await script.text()).toContain('window.DemoGateway')
    }
    expect((await fetch(`${demo.origin}/gateways/nobody/sdk.js`)).status).toBe(404)
  })

  test('of Razorpay can be paid in the frame of its script, which learns the result with the vendor', async () => {
    const redirect = await recharge('razorpay', { isweb: undefined })
    const { order_id: orderId } = redirect.sdk_params as { order_id: string }
    const frame = `${demo.origin}/gateways/razorpay/checkout?order_id=${orderId}&lang=en`
    expect(await html(frame)).toContain('Pay ₹500.00')
    const paid = (await (await fetch(frame, { method: 'POST' })).json()) as Record<string, string>
    expect(paid).toMatchObject({ razorpay_order_id: orderId })
    expect(await balance()).toBe(650)
    await fetch(frame, { method: 'POST' })
    expect(await balance()).toBe(650)
    for (const [gateway, order] of [
      ['razorpay', 'order_1'],
      ['stripe', orderId],
    ] as const)
      expect((await fetch(`${demo.origin}/gateways/${gateway}/checkout?order_id=${order}`)).status, gateway).toBe(404)
  })
})

describe('the return', () => {
  test('keeps the query of the page it leads to', async () => {
    const redirect = await recharge('paypal', { return_url: 'https://shop.example.com/wallet-payment?from=menu' })
    const page = await visitor.pageOf(redirect)
    const back = await visitor.leave(page, 'pay')
    expect(back).toBe(`https://shop.example.com/wallet-payment?from=menu&success=${idOf(page)}`)
  })

  test('goes to this machine when the wanted address is not a web address', async () => {
    const page = await visitor.pageOf(await recharge('paypal', { return_url: 'javascript:alert(1)' }))
    expect(await visitor.leave(page, 'pay')).toContain(`${SHOP}?success=`)
  })

  test.each([
    ['cancel', 'paypal', 'You cancelled the payment'],
    ['cancel', 'payu', 'You cancelled the payment'],
    ['fail', 'hyperpay', 'The payment did not go through'],
    ['fail', 'paytm', 'The payment did not go through'],
  ])('after "%s" at %s tells that nothing was paid', async (ending, gateway, text) => {
    const page = await rechargePage(gateway)
    expect(failTextOf(await visitor.leave(page, ending))).toBe(text)
    expect(await balance()).toBe(150)
    expect(await html(page)).toContain('It was not paid')
  })

  test('is in the language of the call', async () => {
    const page = await visitor.pageOf(await recharge('payu', { is_langauge: 'fr' }))
    expect(await html(page)).toContain('<html lang="fr" dir="ltr">')
    expect(failTextOf(await visitor.leave(page, 'cancel'))).toBe('Vous avez annulé le paiement')
  })

  test('pays once when it is made twice', async () => {
    const page = await rechargePage('stripe')
    const links = await visitor.linksOf(await visitor.press(page, 'twice'))
    expect(links).toHaveLength(2)
    const backs = [await visitor.open(links[0] ?? ''), await visitor.open(links[1] ?? '')].map(visitor.locationOf)
    expect(new Set(backs)).toEqual(new Set([`${SHOP}?success=${idOf(page)}`]))
    expect(await balance()).toBe(650)
    expect(await html(page)).toContain('It was paid.')
  })

  test('can be lost, because the confirmation comes ten seconds later', async () => {
    const page = await rechargePage('klarna')
    expect(await (await visitor.press(page, 'lost')).text()).toContain('You may close this tab')
    await advance(9)
    expect(await balance()).toBe(150)
    await advance(2)
    expect(await balance()).toBe(650)
    expect(await visitor.linksOf(await visitor.open(page))).toEqual([`${SHOP}?success=${idOf(page)}`])
  })

  test('does not happen when the tab is closed, and the payment ends after a quarter of an hour', async () => {
    const page = await rechargePage('yoco')
    expect(await (await visitor.press(page, 'close')).text()).toContain('Nothing was paid')
    await advance(LIFE_S - 5)
    expect(await html(page)).toContain('value="pay"')
    await advance(10)
    expect(await html(page)).toContain('It was not paid')
    expect(visitor.locationOf(await visitor.post(`${new URL(page).pathname}/outcome`, { ending: 'pay' }))).toContain(
      '/pay/yoco/',
    )
    expect(await balance()).toBe(150)
  })

  test('may be late, and the money still counts', async () => {
    const page = await rechargePage('stripe')
    const [link = ''] = await visitor.linksOf(await visitor.press(page, 'twice'))
    await advance(LIFE_S + 1)
    expect(visitor.locationOf(await visitor.open(link))).toContain('?success=')
    expect(await balance()).toBe(650)
  })
})

describe('forgery', () => {
  async function signedLink(gateway: string): Promise<URL> {
    const [link = ''] = await visitor.linksOf(await visitor.press(await rechargePage(gateway), 'twice'))
    return new URL(link, demo.origin)
  }
  const changed = (link: URL, change: Record<string, string>) => {
    const forged = new URL(link)
    for (const [name, value] of Object.entries(change)) forged.searchParams.set(name, value)
    return forged.href
  }

  test.each(['stripe', 'payu'])('of a return of %s changes nothing', async (gateway) => {
    const link = await signedLink(gateway)
    const other = await signedLink(gateway)
    const proof = gateway === 'payu' ? 'hash' : 'signature'
    const changes: Record<string, string>[] = [
      { amount: '9000.00' },
      { [proof]: '0'.repeat(64) },
      { [proof]: '' },
      { [proof]: other.searchParams.get(proof) ?? '' },
      { status: 'cancelled' },
    ]
    for (const change of changes) {
      const back = visitor.locationOf(await visitor.open(changed(link, change)))
      expect(failTextOf(back)).toBe('The payment could not be verified')
    }
    expect(await balance()).toBe(150)
    expect(visitor.locationOf(await visitor.open(link.href))).toContain('?success=')
    expect(await balance()).toBe(650)
  })

  test.each([
    ['payu', { amount: '1.00' }],
    ['payu', { hash: '0' }],
    ['peach', { amount: '1.00' }],
    ['peach', { signature: '0' }],
    ['paytm', { txnToken: '0' }],
  ])('of a form for %s (%o) is refused, and the payment stays open', async (gateway, change) => {
    const { form_action: action, form_fields: fields } = await recharge(gateway)
    const honest = fields as Record<string, string>
    const answer = await visitor.post(String(action), { ...honest, ...change })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This payment was refused')
    expect(await balance()).toBe(150)
    const page = visitor.locationOf(await visitor.post(String(action), honest))
    expect(await visitor.leave(page, 'pay')).toContain('?success=')
  })

  test('of the id of a payment finds no page', async () => {
    const id = idOf(await rechargePage('stripe'))
    const strangers = [
      `/pay/paypal/${id}`,
      '/pay/stripe/pay_0',
      `/payments/paypal/callback?payment_id=${id}`,
      '/payments/payu/callback',
    ]
    for (const address of strangers) expect((await visitor.open(address)).status).toBe(404)
    expect((await visitor.post('/pay/payu', {})).status).toBe(404)
    expect((await visitor.open(`/pay/nobody/${id}`)).status).toBe(404)
  })
})

describe('an order', () => {
  const statusOf = async (orderId: string) =>
    resultOf(await demo.call('get_order_status', { order_id: orderId }, token)).order_status

  async function onlineOrder(gateway: string): Promise<{ orderId: string; page: string }> {
    const online = { payment_method: 'Online', payment_type: gateway, isweb: 1 }
    const order = anOrder([{ item: '901', unit: 220, quantity: 2, options: '311' }], online)
    const { body } = await demo.call('place_order', order, token)
    const orderId = String((body.Result as Record<string, unknown>).orderid)
    return { orderId, page: await visitor.pageOf(body) }
  }

  test.each(['stripe', 'payu', 'cashfree'])('paid at %s goes to its store', async (gateway) => {
    const { orderId, page } = await onlineOrder(gateway)
    expect(await statusOf(orderId)).toBe('PaymentPending')
    expect(await html(page)).toContain(`Order ${orderId}`)
    expect(await visitor.leave(page, 'pay')).toBe(`http://localhost:3000/payment?success=${orderId}`)
    expect(await statusOf(orderId)).toBe('Placed')
    expect(await balance()).toBe(150)
  })

  test('that was not paid in time leaves late money in the wallet', async () => {
    const { page } = await onlineOrder('stripe')
    const [link = ''] = await visitor.linksOf(await visitor.press(page, 'twice'))
    await advance(LIFE_S + 1)
    const text = 'The payment came too late; the money is in your wallet'
    expect(failTextOf(visitor.locationOf(await visitor.open(link)))).toBe(text)
    expect(await balance()).toBe(642)
    expect(failTextOf(visitor.locationOf(await visitor.open(link)))).toBe(text)
    expect(await balance()).toBe(642)
  })
})

test('the return from the payment of a subscription says that it is one', async () => {
  const tomorrow = wallTime(Date.now() + 86_400_000, 'Asia/Kolkata').slice(0, 10)
  const milk = {
    ...{ user_id: 5501, restaurant_id: 2101, address_id: 801, item_id: '951', quantity: 2, amount: '96.00' },
    ...{ frequency_type: 'Everyday', start_date: tomorrow, delivery_time: '08:00:00' },
    ...{ sub_total: '96.00', service_fee: '0.00', delivery_fee: '0.00', total_amount: '96.00' },
    ...{ payment_method: 'Online', payment_type: 'stripe', isweb: 1 },
  }
  const { body } = await demo.call('subscription', milk, token)
  const { subscription_id: id } = body.Result as Record<string, unknown>
  const back = await visitor.leave(await visitor.pageOf(body), 'pay')
  expect(back).toBe(`http://localhost:3000/payment?success=${String(id)}&type=subscription`)
})
