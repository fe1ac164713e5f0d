import { beforeEach, describe, expect, test } from 'vitest'
import { cartSubtotal } from '~/domain/cart/cart'
import { priceLine } from '~/domain/cart/pricing'
import { cartAmounts } from '~/domain/checkout/amounts'
import { roundMoney } from '~/domain/money/money'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { dayAfter } from '~/domain/stores/opening'
import type { NewSubscription } from '~/domain/subscriptions/subscription'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { gatewayVisitor } from '../../demo/testing/gateway'
import { lawGarden } from './an-order'
import { flavours, ownContract } from './support'

const contract = ownContract()

const today = () => new Date().toISOString().slice(0, 10)
const aPlan = (part: Partial<Plan> = {}): Plan => ({
  frequency: 'everyday',
  intervalDays: 0,
  weekdays: [],
  start: dayAfter(today(), 2).date,
  end: '',
  slot: '12:00:00',
  ...part,
})

/** Two bottles of milk, priced as our review prices them, paid in cash. */
async function milk(userId: string, addressId: string, plan: Partial<Plan> = {}): Promise<NewSubscription> {
  const [settings, store, item] = await Promise.all([
    contract.guest.settings.byHost('localhost'),
    contract.guest.stores.byId('2101', null),
    contract.guest.menus.item('2101', '951'),
  ])
  if (!settings || !store || !item) throw new Error('the demo has no such store')
  expect(item.isSubscribable).toBe(true)
  const line = priceLine({ itemId: '951', choiceIds: [], quantity: 2, priceSeen: item.price }, item)
  const amounts = cartAmounts({
    lines: [line],
    store,
    settings,
    mode: 'delivery',
    destination: lawGarden,
    withProposedCharges: false,
  })
  return {
    userId,
    storeId: '2101',
    addressId,
    line: { itemId: '951', choiceIds: [], quantity: 2, lineTotal: cartSubtotal([line], settings.currency) },
    plan: aPlan(plan),
    amounts,
    payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: amounts.total },
    returnUrl: 'http://localhost:3000/review-subscription',
    coupon: null,
  }
}

async function subscriber() {
  const { vendor, user } = await contract.signedIn()
  const { id } = await vendor.addresses.add(lawGarden)
  return { vendor, user, addressId: id ?? '' }
}

async function pageOf(gatewayRedirect: GatewayRedirect | null) {
  const { post, locationOf } = gatewayVisitor(contract.demo)
  if (gatewayRedirect?.kind === 'form')
    return locationOf(await post(gatewayRedirect.action, Object.fromEntries(gatewayRedirect.fields)))
  return gatewayRedirect?.kind === 'sdk' ? gatewayRedirect.page : (gatewayRedirect?.url ?? '')
}

test.each([0, 1, 2, 3])('in a currency of %s decimals one is made at exactly the shown amounts', async (decimal) => {
  await contract.prepare('as specified')
  await contract.demo.control('settings', { host: 'localhost', settings: { decimal } })
  await contract.demo.control('fault', { kind: 'price', value: { item_id: '951', price: 48.1837 } })
  const { vendor, user, addressId } = await subscriber()
  const wanted = await milk(user.id, addressId)
  expect(wanted.amounts.total).toBe(roundMoney(wanted.amounts.total, { sign: '', decimals: decimal }))
  const { id } = await vendor.subscribe.create(wanted)
  expect(Number((await vendor.subscriptions.details(user.id, id))?.total)).toBe(Number(wanted.amounts.total))
})

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a subscription is made as chosen, for every frequency', async () => {
    const { vendor, user, addressId } = await subscriber()
    const plans: Partial<Plan>[] = [
      {},
      { frequency: 'interval', intervalDays: 3, end: dayAfter(today(), 30).date },
      { frequency: 'custom', weekdays: [1, 4] },
    ]
    for (const plan of plans) {
      const wanted = await milk(user.id, addressId, plan)
      const { id, gatewayRedirect } = await vendor.subscribe.create(wanted)
      expect([id === '', gatewayRedirect]).toEqual([false, null])
      const made = await vendor.subscriptions.details(user.id, id)
      expect(made).toMatchObject({ storeId: '2101', itemId: '951', quantity: 2, status: 'active' })
      expect(made?.plan).toEqual({ ...wanted.plan, slot: made?.plan?.slot })
      expect(Number(made?.total)).toBe(Number(wanted.amounts.total))
    }
  })

  test.each(['stripe', 'payu', 'cashfree'])(
    'one by %s waits for its payment, and comes back to our address',
    async (gateway) => {
      const { vendor, user, addressId } = await subscriber()
      const wanted = await milk(user.id, addressId)
      const payment = { ...wanted.payment, method: 'online', gateway } as const
      const pay = async (ending: 'pay' | 'fail') => {
        const { id, gatewayRedirect } = await vendor.subscribe.create({ ...wanted, payment })
        expect((await vendor.subscriptions.details(user.id, id))?.status).toBe('payment-pending')
        const to = new URL(await gatewayVisitor(contract.demo).leave(await pageOf(gatewayRedirect), ending))
        expect([to.pathname, to.searchParams.get('type')]).toEqual(['/review-subscription', 'subscription'])
        return { id, to, status: (await vendor.subscriptions.details(user.id, id))?.status }
      }
      const paid = await pay('pay')
      expect([paid.to.searchParams.get('success'), paid.status]).toEqual([paid.id, 'active'])
      const failed = await pay('fail')
      expect([failed.to.searchParams.has('fail'), failed.status]).toEqual([true, 'payment-failed'])
    },
  )

  test('a code has its terms, and reduces each delivery', async () => {
    const { vendor, user, addressId } = await subscriber()
    const wanted = await milk(user.id, addressId)
    const wish = { userId: user.id, storeId: '2101', itemId: '951', quantity: 2, subtotal: wanted.amounts.subtotal }
    const coupon = await vendor.subscribe.checkCode('milk10', wish)
    expect(coupon).toMatchObject({ id: '413', code: 'MILK10', kind: 'percentage', value: '10' })
    const less = String(Number(wanted.amounts.subtotal) / 10)
    const total = String(Number(wanted.amounts.total) - Number(less))
    const amounts = { ...wanted.amounts, discount: less, total }
    const payment = { ...wanted.payment, remaining: total }
    const { id } = await vendor.subscribe.create({ ...wanted, amounts, payment, coupon })
    expect(Number((await vendor.subscriptions.details(user.id, id))?.discount)).toBe(Number(less))
  })

  test('an impossible one is refused in the vendor’s words', async () => {
    const { vendor, user, addressId } = await subscriber()
    const wanted = await milk(user.id, addressId)
    const wish = { userId: user.id, storeId: '2101', itemId: '951', quantity: 2, subtotal: '96' }
    await expect(vendor.subscribe.checkCode('WELCOME50', wish)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: expect.stringMatching(/./),
    })
    const wrong = { ...wanted, amounts: { ...wanted.amounts, total: '1' } }
    await expect(vendor.subscribe.create(wrong)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: expect.stringMatching(/./),
    })
  })
})
