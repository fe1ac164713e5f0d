import { beforeEach, describe, expect, test } from 'vitest'
import { addressesOf, type GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { gateways } from '~/domain/payments/gateways'
import { gatewayVisitor } from '../../demo/testing/gateway'
import { anOrder, lawGarden } from './an-order'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  async function orderOf(gateway: string, fromWallet = '0') {
    const { vendor, user } = await contract.signedIn()
    const { id } = await vendor.addresses.add(lawGarden)
    const order = await anOrder(contract, user.id, id ?? '')
    const remaining = String(Number(order.amounts.total) - Number(fromWallet))
    const payment = { method: 'online', gateway, fromWallet, remaining } as const
    return { vendor, placed: await vendor.orders.place({ ...order, payment }) }
  }

  /** The address of the gateway's page, as a browser gets there. */
  async function pageOf(gatewayRedirect: GatewayRedirect | null) {
    const { post, locationOf } = gatewayVisitor(contract.demo)
    if (gatewayRedirect?.kind === 'form')
      return locationOf(await post(gatewayRedirect.action, Object.fromEntries(gatewayRedirect.fields)))
    return gatewayRedirect?.kind === 'sdk' ? gatewayRedirect.page : (gatewayRedirect?.url ?? '')
  }

  test.each(['stripe', 'payu', 'peach', 'paytm', 'cashfree', 'hyperpay'])(
    'an order by %s waits for its payment, and comes back to our address',
    async (gateway) => {
      const { vendor, placed } = await orderOf(gateway)
      const id = placed.orderId ?? ''
      expect((await vendor.orders.details(id))?.status).toBe('payment-pending')
      const to = await gatewayVisitor(contract.demo).leave(await pageOf(placed.gatewayRedirect), 'pay')
      expect(to).toBe(`http://localhost:3000/payment?success=${id}`)
      expect((await vendor.orders.details(id))?.status).toBe('placed')
    },
  )

  test('cancelling a payment fails its order, and returns what the wallet paid', async () => {
    const { vendor, placed } = await orderOf('stripe', '100')
    expect(Number(await vendor.wallet.balance())).toBe(50)
    const to = await gatewayVisitor(contract.demo).leave(await pageOf(placed.gatewayRedirect), 'cancel')
    expect(to).toBe('http://localhost:3000/payment?fail=You+cancelled+the+payment')
    expect((await vendor.orders.status(placed.orderId ?? ''))?.status).toBe('payment-failed')
    expect(Number(await vendor.wallet.balance())).toBe(150)
  })
})

test('each gateway has its own address for payments', async () => {
  await contract.prepare('as specified')
  const { vendor, user } = await contract.signedIn()
  const { id } = await vendor.addresses.add(lawGarden)
  const order = await anOrder(contract, user.id, id ?? '')
  for (const { code } of gateways) {
    const payment = { method: 'online', gateway: code, fromWallet: '0', remaining: order.amounts.total } as const
    const { gatewayRedirect } = await vendor.orders.place({ ...order, payment })
    expect(gatewayRedirect && addressesOf(gatewayRedirect).join(' '), code).toContain(`${contract.origin}/pay/${code}`)
  }
})
