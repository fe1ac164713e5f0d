import { gateways } from '../../app/domain/payments/gateways'
import { gatewayVisitor } from '../../demo/testing/gateway'
import { greenBowl, ravi } from '../support/brands'
import { gatewayPage } from '../support/gateways'
import { expect, test } from '../support/test'

test('an order can be paid through each of the twenty gateways, and a cancelled payment can be tried again', async ({
  visitor,
  demo,
  storefront,
}) => {
  const gateway = gatewayVisitor(demo)
  const here = (address: string) => address.replace(storefront.url(), '')
  // The account of the other tests would reach its limit of orders by the sixty tries of this one.
  await visitor.signIn(ravi)
  for (const { code, name } of gateways) {
    await visitor.add('2101', greenBowl.fries)
    const form = { ...(await visitor.proceedToPay()), method: code }
    const { location } = await visitor.ask('/payment', { form })
    // A double click, or another tab.
    expect((await visitor.ask('/payment', { form })).location, name).toBe(location)
    const page = await gatewayPage(visitor, demo, location)
    expect(page, name).toContain(`/pay/${code}/`)
    const cancelled = await visitor.open(here(await gateway.leave(page, 'cancel')))
    expect(cancelled.text, name).toContain('You cancelled the payment')
    expect(cancelled.text, name).toContain(`checked="" value="${code}"`)

    const again = { ...(await visitor.proceedToPay()), method: code }
    const second = (await visitor.ask('/payment', { form: again })).location
    const paid = await visitor.open(here(await gateway.leave(await gatewayPage(visitor, demo, second), 'pay')))
    expect(paid.path, name).toMatch(/^\/order-status\/\d+$/)
  }
  expect(await demo.calls('place_order')).toHaveLength(2 * gateways.length)
  expect((await visitor.open('/review-cart')).text).toContain('Your cart is empty')
})
