import { gatewayVisitor } from '../../demo/testing/gateway'
import { gateways } from '../../app/domain/payments/gateways'
import { greenBowl, ravi } from '../support/brands'
import { expect, test } from '../support/test'
import { attribute, type Visitor } from '../support/visitor'

/** Goes from our page with a gateway's form or script to the gateway, like a browser without scripts. */
async function throughOurPage(visitor: Visitor, path: string, post: ReturnType<typeof gatewayVisitor>['post']) {
  const { text } = await visitor.open(path)
  const [form = ''] = /<form action="http[\s\S]*?<\/form>/.exec(text) ?? []
  if (form && !form.includes('paymentWidgets')) {
    const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? []
    const fields = Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
    return (await post(attribute(form, 'action'), fields)).headers.get('location') ?? ''
  }
  const [link = ''] = /<a class="button wide"[^>]*>/.exec(text) ?? []
  return attribute(link, 'href')
}

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
    const page = location.startsWith('/payment-online')
      ? await throughOurPage(visitor, location, gateway.post)
      : location
    expect(page, name).toContain(`/pay/${code}/`)
    const cancelled = await visitor.open(here(await gateway.leave(new URL(page, demo.origin).href, 'cancel')))
    expect(cancelled.text, name).toContain('You cancelled the payment')
    expect(cancelled.text, name).toContain(`checked="" value="${code}"`)

    const again = { ...(await visitor.proceedToPay()), method: code }
    const second = (await visitor.ask('/payment', { form: again })).location
    const paymentPage = second.startsWith('/payment-online')
      ? await throughOurPage(visitor, second, gateway.post)
      : second
    const paid = await visitor.open(here(await gateway.leave(new URL(paymentPage, demo.origin).href, 'pay')))
    expect(paid.path, name).toMatch(/^\/order-status\/\d+$/)
  }
  expect(await demo.calls('place_order')).toHaveLength(2 * gateways.length)
  expect((await visitor.open('/review-cart')).text).toContain('Your cart is empty')
})
