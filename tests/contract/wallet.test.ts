import { beforeEach, describe, expect, test } from 'vitest'
import { addressesOf } from '~/domain/payments/gateway-redirect'
import { gateways } from '~/domain/payments/gateways'
import { gatewayVisitor } from '../../demo/testing/gateway'
import { flavours, ownContract } from './support'

const contract = ownContract()

const returnUrl = 'http://localhost:3000/wallet-payment'

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('the wallet has its balance and its history', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(Number(await vendor.wallet.balance())).toBe(150)
    const { movements, balance } = await vendor.wallet.history(user.id)
    expect(Number(balance)).toBe(150)
    expect(movements).toMatchObject([{ kind: 'recharge', orderId: '', id: expect.stringMatching(/^T-\d+$/) }])
    expect(Number(movements[0]?.amount)).toBe(150)
    expect(movements[0]?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  test('each gateway says how to go on, and a payment there becomes a movement', async () => {
    const { vendor, user } = await contract.signedIn()
    const begin = (gateway: string, amount: string) =>
      vendor.wallet.recharge({ userId: user.id, mobile: user.mobile, gateway, amount, returnUrl })
    for (const { code } of gateways) {
      const gatewayRedirect = await begin(code, '500')
      expect(gatewayRedirect && addressesOf(gatewayRedirect).join(' '), code).toContain(
        `${contract.origin}/pay/${code}`,
      )
    }
    const gatewayRedirect = await begin('stripe', '25.5')
    if (gatewayRedirect?.kind !== 'redirect') throw new Error('no link')
    await gatewayVisitor(contract.demo).leave(gatewayRedirect.url, 'pay')
    expect(Number(await vendor.wallet.balance())).toBe(175.5)
    expect((await vendor.wallet.history(user.id)).movements.map(({ amount }) => Number(amount))).toEqual([25.5, 150])
  })

  test('0, too much and somebody else’s wallet are refused with a message', async () => {
    const { vendor, user } = await contract.signedIn()
    const wanted = { userId: user.id, mobile: user.mobile, gateway: 'stripe', amount: '0', returnUrl }
    const refused = { kind: 'refused', vendorMessage: 'Please Add Amount!' }
    await expect(vendor.wallet.recharge(wanted)).rejects.toMatchObject(refused)
    await expect(vendor.wallet.recharge({ ...wanted, amount: '10000' })).rejects.toMatchObject({
      vendorMessage: 'Wallet Recharge Limit exceeded',
    })
    await expect(vendor.wallet.recharge({ ...wanted, userId: '5502', amount: '5' })).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})
