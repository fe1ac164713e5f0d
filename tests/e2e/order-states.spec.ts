import { gatewayVisitor } from '../../demo/testing/gateway'
import { greenBowl, marketplace } from '../support/brands'
import { plainItems } from '../support/orders'
import { expect, test } from '../support/test'
import type { Visitor } from '../support/visitor'

const { store } = marketplace
const { dal } = greenBowl

/** What an order can offer, by the words of its link or button. */
const actions = [
  'pay.payNow',
  'pay.tryAgain',
  'orderStatus.callStore',
  'track.courierPage',
  'track.open',
  'rating.rate',
  'reorder.again',
  'afterOrder.help',
] as const

/** What the page of an order shows; reaching a step completes the earlier ones. */
type Shown = {
  heading: RegExp
  says?: RegExp
  current?: string
  done: number
  offers: readonly (typeof actions)[number][]
  callsCourier?: boolean
}

test('in each state an order shows its stage, fills its steps, and offers what makes sense', async ({
  page,
  customer,
  visitor,
  demo,
  t,
}) => {
  await visitor.signIn()
  const later = await orders(visitor, store.id, dal, { isForLater: true })
  const cancelled = await orders(visitor, store.id, dal)
  const gateway = await paysLater(visitor)
  const { text } = await visitor.open('/orders')
  const unpaid = Math.max(...[...text.matchAll(/\/order-status\/(\d+)/g)].map(([, id]) => Number(id)))
  await customer.continues(visitor)
  await page.goto('/orders')
  const card = page.getByRole('listitem').filter({ hasText: `Order ${later}` })
  await expect(card).toContainText(/Scheduled for .*10:00/)

  const main = page.getByRole('main')
  const shows = async (id: string | number, { heading, says, current, done, offers, callsCourier = false }: Shown) => {
    await page.goto(`/order-status/${id}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    if (says) await expect(main).toContainText(says)
    const at = main.locator('[aria-current=step]')
    if (current) await expect(at).toContainText(t(`orderStatus.${current}`))
    else await expect(at).toHaveCount(0)
    await expect(main.locator('[data-state=done]')).toHaveCount(done)
    const counts = await Promise.all(
      actions.map((key) =>
        main
          .locator('a, button')
          .filter({ hasText: new RegExp(`^\\s*${t(key)}\\s*$`) })
          .count(),
      ),
    )
    expect(actions.filter((_, at) => counts[at])).toEqual(actions.filter((key) => offers.includes(key)))
    await expect(main.getByRole('link', { name: /^Call (?!the store)/ })).toHaveCount(callsCourier ? 1 : 0)
  }
  const help = ['afterOrder.help'] as const
  const under = ['orderStatus.callStore', ...help] as const

  await shows(later, {
    ...{ heading: /^Scheduled for .*10:00/, says: /Green Bowl has your order/ },
    ...{ current: 'placed', done: 0, offers: ['track.open', ...under] },
  })
  await shows(unpaid, {
    ...{ heading: /^Your order is waiting for its payment$/, says: /store receives it as soon as it is paid/, done: 0 },
    offers: ['pay.payNow', ...help],
  })
  await gatewayVisitor(demo).leave(gateway, 'fail')
  await shows(unpaid, {
    ...{ heading: /^The payment for your order failed$/, says: /store has not received this order/, done: 0 },
    offers: ['pay.tryAgain', ...help],
  })
  // No stage lies ahead of an order that is not paid.
  await expect(main.getByRole('list', { name: t('orderStatus.progress') })).toHaveCount(0)
  await page.goto(`/order-details/${unpaid}`)
  await expect(main.getByRole('region', { name: 'Payment failed' })).toContainText('The store has not received')
  await page.goto(`/order-details/${unpaid}/invoice`)
  await expect(main).toContainText('Payment failed')
  // Without its cart it can only be ordered again.
  await visitor.submit('/cart', { intent: 'clear' })
  await customer.continues(visitor)
  await shows(unpaid, {
    ...{ heading: /^The payment for your order failed$/, done: 0 },
    offers: ['reorder.again', ...help],
  })

  await demo.cancel(cancelled, 'The kitchen is flooded')
  await page.goto(`/order-status/${cancelled}`)
  await expect(page).toHaveURL(`/order-details/${cancelled}`)
  await expect(main.getByRole('region', { name: 'Cancelled' })).toContainText('The kitchen is flooded')
  await expect(customer.link('orderStatus.callStore')).toHaveCount(0)

  // Made last, so that little time passes besides what the test adds.
  const fetched = await orders(visitor, store.id, dal, { mode: 'pickup' })
  // Its store uses a courier company.
  const [mezze] = await plainItems(visitor, '/vendor/cedar-and-sumac')
  const brought = await orders(visitor, '2115', mezze)
  await shows(fetched, {
    ...{ heading: /^Ready around .+, in about 10 min/, says: /Green Bowl has your order/ },
    ...{ current: 'placed', done: 0, offers: under },
  })
  await demo.advance(310)
  await shows(fetched, { heading: /^Your order is ready to pick up$/, current: 'ready', done: 2, offers: under })
  await expect(main.getByRole('link', { name: /^Show on the map/ })).toHaveAttribute('href', /maps\/search/)
  await shows(brought, {
    ...{ heading: /^Arriving around .+, in about 5 min/, says: /is on the way with your order/ },
    ...{ current: 'on-the-way', done: 2, callsCourier: true },
    offers: ['track.courierPage', 'track.open', ...under],
  })
  const company = customer.link('track.courierPage')
  await expect(company).toHaveAttribute('href', new RegExp(`/rides/dunzo/${brought}`))
  await expect(company).toHaveAttribute('rel', /noopener/)
  await demo.advance(240)
  await shows(brought, {
    ...{ heading: /^Your order has arrived$/, current: 'arrived', done: 3, callsCourier: true },
    offers: ['track.courierPage', 'track.open', ...under],
  })
  await demo.advance(60)
  await shows(brought, {
    ...{ heading: /^Your order was delivered$/, done: 5 },
    offers: ['rating.rate', 'reorder.again', ...help],
  })
  await shows(fetched, {
    ...{ heading: /^You have collected your order$/, done: 4 },
    offers: ['rating.rate', 'reorder.again', ...help],
  })
  await customer.link('order.details').click()
  await expect(customer.link('invoice.title')).toBeVisible()
  await expect(customer.link('orderStatus.callStore')).toHaveCount(0)
})

type Wish = { mode?: 'delivery' | 'pickup'; isForLater?: boolean }

/** Orders an item for cash and returns the order's number. */
async function orders(visitor: Visitor, storeId: string, item: { id: string }, wish: Wish = {}) {
  const { mode = 'delivery', isForLater = false } = wish
  await visitor.ask('/place', { form: { intent: 'mode', mode } })
  await visitor.add(storeId, item)
  if (isForLater) await choosesTime(visitor)
  const { location } = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
  return location.split('/').pop() ?? ''
}

/** Chooses ten o'clock on the last day offered, all of whose times are still to come. */
async function choosesTime(visitor: Visitor) {
  const { text } = await visitor.open('/order-time')
  const day = [...text.matchAll(/\/order-time\?day=([\d-]+)/g)].at(-1)?.[1] ?? ''
  const { location } = await visitor.ask(`/order-time?day=${day}`, { form: { slot: `${day} 10:00:00` } })
  expect(location).toBe('/review-cart')
}

/** Orders with an online payment and leaves it unpaid; returns the gateway's page. */
async function paysLater(visitor: Visitor) {
  await visitor.add(store.id, dal)
  const { location } = await visitor.ask('/payment', { form: { ...(await visitor.proceedToPay()), method: 'stripe' } })
  return location.replace(/\?.*$/, '')
}
