import { beforeEach, describe, expect, test } from 'vitest'
import { billRows } from '~/domain/checkout/amounts'
import { compareMoney, formatMoney, isPositive, wireMoney } from '~/domain/money/money'
import { paymentOf, usableBalance } from '~/domain/payments/payment-choice'
import { anOrder } from './an-order'
import { ownContract } from './support'

const contract = ownContract()

describe.each([0, 1, 2, 3])('in a currency of %s decimals', (decimal) => {
  beforeEach(async () => {
    await contract.prepare('as specified')
    await contract.demo.control('settings', { host: 'localhost', settings: { decimal } })
    await contract.demo.control('fault', { kind: 'price', value: { item_id: '905', price: 150.1125 } })
  })

  test('the vendor accepts an order at exactly the shown amounts, and returns them', async () => {
    const { vendor, user } = await contract.signedIn()
    const address = await vendor.addresses.primary()
    const offer = await vendor.coupons.redeem('TASTY20', {
      userId: user.id,
      storeId: '2101',
      subtotal: '300',
      mode: 'delivery',
    })
    const order = await anOrder(contract, user.id, address?.id ?? '', { offer, tip: '10' })
    const currency = { sign: '', decimals: decimal }
    const { amounts } = order
    for (const row of billRows) {
      expect(compareMoney(formatMoney(amounts[row], currency), wireMoney(amounts[row])), row).toBe(0)
    }
    const balance = usableBalance(true, await vendor.wallet.balance(), currency) ?? '0'
    const payment = paymentOf({ method: 'cash', usesWallet: true, balance }, amounts.total)
    expect(isPositive(payment.fromWallet)).toBe(true)
    const { orderId } = await vendor.orders.place({ ...order, payment })
    const placed = await vendor.orders.details(orderId ?? '')
    const formatted = (amount: string | undefined) => formatMoney(amount ?? '', currency)
    for (const row of billRows) expect([row, formatted(placed?.[row])]).toEqual([row, formatted(amounts[row])])
    expect(placed?.lines.map(({ amount }) => formatted(amount))).toEqual(
      order.lines.map((line) => formatted(line.lineTotal)),
    )
  })
})
