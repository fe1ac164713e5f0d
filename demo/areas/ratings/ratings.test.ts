import { beforeEach, expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo } from '../../testing/client'
import { placeOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const FRIES = { item: '914', unit: 110 }
const PICKUP = {
  address_id: '',
  delivery_type: 0,
  delivery_pickup_types: 'Pickup',
  delivery_fee: 0,
  total_amount: '125.50',
}
const DAY_S = 86_400

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const rate = (change: Record<string, unknown> = {}) =>
  demo.call('add_rating', { order_id: 70001, rating: 4, description: 'Crisp leaves', ...change }, token)
const isRated = async (orderId: number) =>
  resultOf(await demo.call('check_rating', { order_id: orderId }, token)).status
const reviews = async (storeId = 2101) => rowsOf(await demo.call('get_restaurant_rating', { restaurant_id: storeId }))
const current = () => demo.call('current_orders_withratings', { user_id: 5501 }, token)

test('a delivered order is rated once, and then counts as rated', async () => {
  expect(await isRated(70001)).toBe('false')
  expect(await rate({ rating_driver: '5', description_driver: 'Kind' })).toMatchObject({ code: 200 })
  expect(await isRated(70001)).toBe('true')
  expect(await rate()).toMatchObject({ code: 101, msg: 'You have already rated this order' })
})

test('a rating is the first review of the store, under the first name and an initial', async () => {
  const before = await reviews()
  await demo.control('clock', { advance_s: Date.parse('2030-05-17T10:00:00Z') / 1000 - Math.floor(Date.now() / 1000) })
  token = await demo.signIn()
  await rate()
  const after = await reviews()
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toEqual({
    rating: 4,
    user_name: 'Asha P.',
    created_at: '17 May 2030',
    description: 'Crisp leaves',
  })
  const inFrench = await demo.call('get_restaurant_rating', { restaurant_id: 2101, is_langauge: 'fr' })
  expect(rowsOf(inFrench)[0]?.created_at).toBe('17 mai 2030')
})

test('the reviews of a store agree with its rating', async () => {
  const stores = rowsOf(await demo.call('get_nearby_restaurant_v2', { total_record: 1000 }))
  for (const { restaurant_id, rating } of stores.filter((store) => Number(store.review_count) > 0)) {
    const lastStars = (await reviews(Number(restaurant_id))).slice(-3).map((review) => Number(review.rating))
    const mean = lastStars.reduce((sum, stars) => sum + stars, 0) / lastStars.length
    expect(Math.abs(mean - Number(rating))).toBeLessThan(0.25)
  }
})

test.each([
  [10001, 2102, 'en', '21 August 2024'],
  [10001, 2102, 'fr', '21 août 2024'],
  [10003, 2304, 'ar', '21 أغسطس 2024'],
  [10003, 2304, 'en', '21 August 2024'],
])('brand %i dates the reviews of store %i in "%s"', async (vendor_id, restaurant_id, is_langauge, date) => {
  const [review] = rowsOf(await demo.call('get_restaurant_rating', { vendor_id, restaurant_id, is_langauge }))
  expect(review?.created_at).toBe(date)
})

test('a rating counts in the lists and the details of its store at once', async () => {
  const storeDetail = async () => {
    const [listed] = rowsOf(await demo.call('get_nearby_restaurant_v2', { total_record: 1 }))
    const detail = resultOf(await demo.call('get_restaurant_detail', { restaurant_id: 2101 }))
    expect(listed).toMatchObject({ rating: detail.rating, review_count: detail.rating_user_count })
    return detail
  }
  expect(await storeDetail()).toMatchObject({ avg_rating: '4.2', review_count: 18 })
  await rate({ rating: 1 })
  expect(await storeDetail()).toMatchObject({ avg_rating: '4.1', review_count: 19 })
})

test('unrated and unknown stores have no reviews', async () => {
  const listed = rowsOf(await demo.call('get_nearby_restaurant_v2', { total_record: 1000 }))
  const unrated = listed.find((store) => store.review_count === 0)
  for (const restaurant_id of [unrated?.restaurant_id, 999_999]) {
    expect((await demo.call('get_restaurant_rating', { restaurant_id })).code).toBe(101)
  }
})

test.each([
  ['an order on its way', async () => ({ order_id: await placeOrder(demo, token, [FRIES]) }), 'once it is delivered'],
  ["somebody else's order", () => Promise.resolve({ order_id: 70002 }), 'does not exist'],
  ['no order at all', () => Promise.resolve({ order_id: 'abc' }), 'does not exist'],
])('%s is not rated', async (_what, fields, why) => {
  const reply = await rate(await fields())
  expect(reply.code).toBe(101)
  expect(reply.msg).toContain(why)
})

test.each([
  ['rating', 0],
  ['rating', 6],
  ['rating', '4.5'],
  ['rating', 'good'],
  ['rating', ''],
  ['rating', null],
  ['rating_driver', 7],
])('%s must be one to five stars, not %j', async (field, stars) => {
  const reply = await rate({ [field]: stars })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toHaveProperty(field)
  expect(await isRated(70001)).toBe('false')
})

test('a pickup order is rated without a courier', async () => {
  const orderId = await placeOrder(demo, token, [FRIES], PICKUP)
  await demo.control('clock', { advance_s: 600 })
  expect((await rate({ order_id: orderId, rating: '5', rating_driver: '' })).code).toBe(200)
})

test('the home page shows orders under way and delivered ones that wait for a rating, newest first', async () => {
  const [first, second] = [await placeOrder(demo, token, [FRIES]), await placeOrder(demo, token, [FRIES])]
  const ids = async () => rowsOf(await current()).map((order) => order.id)
  expect(rowsOf(await current())[0]).toMatchObject({ id: second, order_status: 'Placed', is_rating: 'false' })
  expect(await ids()).toEqual([second, first, 70001])
  await rate()
  await demo.control('clock', { advance_s: 600 })
  expect(rowsOf(await current())[0]).toMatchObject({ id: second, order_status: 'Delivered', is_rating: 'false' })
  await rate({ order_id: second })
  expect(await ids()).toEqual([first])
})

test('customers are not asked for a rating a week after the delivery', async () => {
  expect((await current()).code).toBe(200)
  await demo.control('clock', { advance_s: 1.1 * DAY_S })
  expect((await current()).code).toBe(101)
})

test('ratings of a customer need a sign-in', async () => {
  for (const name of ['add_rating', 'check_rating', 'current_orders_withratings']) {
    expect((await demo.call(name, { order_id: 70001, rating: 5 })).status).toBe(401)
  }
})

test('a customer does not learn whether the order of another customer was rated', async () => {
  expect((await demo.call('check_rating', { order_id: 70002 }, token)).code).toBe(101)
})
