import { asha, greenBowl, type Brand } from '../support/brands'
import type { DemoVendor } from '../support/servers'
import { choosesSubscription, subscribes } from '../support/subscriptions'
import { expect, test } from '../support/test'
import { answersWith, changingVendor } from '../support/vendor-proxy'
import { hiddenFields, textOf, type Answer, type Visitor } from '../support/visitor'

/** Other sites can open the pages that gateways return to, so what these find counts only once their form is sent. */

const { dal } = greenBowl

const vendor = changingVendor()
test.use({ changedVendor: vendor })

const led = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
const posts = { ...led, Origin: 'https://gateway.example' }

/** A customer who is about to pay for an order and for a subscription, and has submitted neither. */
async function aboutToPay(visitor: Visitor, demo: DemoVendor, brand: Brand) {
  vendor.becomes()
  const { itemId } = await subscribes(demo, brand)
  await visitor.signIn(asha)
  await visitor.add('2101', dal)
  await visitor.proceedToPay('Ring twice')
  await choosesSubscription(visitor, brand, itemId)
}

/** Follows the redirects of an answer; returns the last page and the names of all cookies set, except the toast. */
async function followed(visitor: Visitor, first: Answer, headers: Record<string, string>) {
  const cookies: string[] = []
  for (let answer = first; ;) {
    cookies.push(...(answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0] ?? ''))
    const { pathname, search } = new URL(answer.location || '/', 'http://shop')
    if (!answer.location) return { text: answer.text, cookies: cookies.filter((name) => name !== '__toast') }
    answer = await visitor.ask(pathname + search, { headers })
  }
}

test('a page opened from another site sets no cookie, whatever the site posts or claims', async ({
  visitor,
  demo,
  brand,
}) => {
  await aboutToPay(visitor, demo, brand)
  for (const path of ['/payment', '/wallet-payment', '/review-subscription'])
    for (const query of ['', '?success=1', '?fail=No']) {
      const address = path + query
      const posted = await visitor.ask(address, { form: { status: 'paid' }, headers: posts })
      expect([posted.status, (await followed(visitor, posted, led)).cookies], `post to ${address}`).toEqual([303, []])
      for (const headers of [led, {}]) {
        const { cookies } = await followed(visitor, await visitor.ask(address, { headers }), headers)
        expect(cookies, `${address} ${JSON.stringify(headers)}`).toEqual([])
      }
    }
  expect((await followed(visitor, await visitor.ask('/review-cart', { headers: led }), led)).cookies).toEqual([])
})

test('the form of such a page still orders and subscribes, and first shows what has changed since', async ({
  visitor,
  demo,
  brand,
}) => {
  await aboutToPay(visitor, demo, brand)
  const { text } = await followed(visitor, await visitor.ask('/payment', { form: {}, headers: posts }), led)
  const form = { ...hiddenFields(text, 'payment'), method: 'cash' }
  vendor.becomes(answersWith({ delivery_charges: '45.00' }, 'get_restaurant_detail'))
  const changedReview = await visitor.submit('/payment', form)
  expect(changedReview.path).toBe('/review-cart')
  expect(textOf(changedReview.text)).toMatch(/Delivery fee\s+₹20\.00.*₹45\.00/)
  expect(await demo.calls('place_order')).toHaveLength(0)
  vendor.becomes()
  for (let time = 0; time < 2; time++)
    expect((await visitor.ask('/payment', { form })).location).toMatch(/^\/order-status\/\d+$/)
  expect((await demo.calls('place_order')).map(({ body }) => body.notes)).toEqual(['Ring twice'])

  const subscriptionsBefore = (await demo.calls('subscription')).length
  const review = await followed(visitor, await visitor.ask('/review-subscription', { form: {}, headers: posts }), led)
  const subscription = { ...hiddenFields(review.text, 'subscription'), method: 'cash' }
  const { location } = await visitor.ask('/review-subscription', { form: subscription })
  expect(location).toMatch(/^\/subscription-status\/\d+$/)
  expect(await demo.calls('subscription')).toHaveLength(subscriptionsBefore + 1)
})
