import { beforeEach, describe, expect, test } from 'vitest'
import { anOrder } from './an-order'
import { flavours, ownContract } from './support'

const contract = ownContract()

/** Two dal bowls from Green Bowl. */
const wish = { userId: '5501', storeId: '2101', subtotal: '300', mode: 'delivery' } as const

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a code has its terms, whatever its case', async () => {
    const { vendor } = await contract.signedIn()
    const terms = await vendor.coupons.redeem('welcome50', wish)
    expect(terms).toEqual({ id: '401', code: 'WELCOME50', kind: 'amount', value: '50', cap: '100', minimum: '200' })
    expect(await vendor.coupons.redeem('TASTY20', wish)).toMatchObject({ kind: 'percentage', value: '20', cap: '100' })
    expect(await vendor.coupons.redeem('FREEBITE', wish)).toMatchObject({ kind: 'free-item', value: '0', cap: '120' })
  })

  test('a code that does not apply is refused in the vendor’s words', async () => {
    const { vendor } = await contract.signedIn()
    const refused = { kind: 'refused', vendorMessage: 'This coupon is not valid for this order' }
    await expect(vendor.coupons.redeem('NOTHING', wish)).rejects.toMatchObject(refused)
    await expect(vendor.coupons.redeem('WALKIN30', wish)).rejects.toMatchObject(refused)
    expect(await vendor.coupons.redeem('WALKIN30', { ...wish, mode: 'pickup' })).toMatchObject({ value: '30' })
  })

  test('the automatic offer exists from its minimum on', async () => {
    const { vendor } = await contract.signedIn()
    expect(await vendor.coupons.automatic(wish)).toBeNull()
    const own = await vendor.coupons.automatic({ ...wish, subtotal: '800' })
    expect(own).toMatchObject({ id: '406', code: 'BIGTABLE', kind: 'percentage', value: '12', minimum: '800' })
  })

  test.each([
    ['WELCOME50', { discount: '50', cashback: '0' }],
    ['TASTY20', { discount: '60', cashback: '0' }],
    ['BACK40', { discount: '0', cashback: '40' }],
    ['BACK10', { discount: '0', cashback: '30' }],
    ['FREEBITE', { discount: '120', cashback: '0' }],
  ])('%s gives the amount that the vendor computes', async (code, worth) => {
    const { vendor, user } = await contract.signedIn()
    const address = await vendor.addresses.primary()
    const offer = await vendor.coupons.redeem(code, wish)
    const order = await anOrder(contract, user.id, address?.id ?? '', { offer })
    expect(order.amounts).toMatchObject(worth)
    const { orderId } = await vendor.orders.place(order)
    const placed = await vendor.orders.details(orderId ?? '')
    expect([Number(placed?.discount), Number(placed?.cashback)]).toEqual([
      Number(worth.discount),
      Number(worth.cashback),
    ])
  })
})
