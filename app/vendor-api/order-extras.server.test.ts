import { expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const jpeg = () => new File(['abc'], 'picture.jpg', { type: 'image/jpeg' })
const row = { id: 61, image: 'https://cdn.test/61.jpg', image_name: '61.jpg' }

test('pictures are sent as one form, and the answer names them', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [row, { image: 'no id' }] })
  expect(await vendor.orderPictures.add('5501', '2101', [jpeg()])).toEqual([
    { id: '61', name: '61.jpg', image: 'https://cdn.test/61.jpg' },
  ])
  expect(sent[0]?.payload).toMatchObject({ user_id: '5501', restaurant_id: '2101', 'image[]': expect.any(File) })
})

test.each([[[]], [null], [{}]])(
  'an answer that names none, %j, is a refusal, because they could not be found again',
  async (Result) => {
    expect(
      await failureOf(stubVendor({ code: 200, Result }).vendor.orderPictures.add('1', '2', [jpeg()])),
    ).toMatchObject({
      kind: 'refused',
    })
  },
)

test('too many pictures, or ones the vendor does not accept, are refused in its words, and never sent twice', async () => {
  const { vendor } = stubVendor({ code: 101, msg: 'Too many' })
  expect(await failureOf(vendor.orderPictures.add('1', '2', [jpeg()]))).toMatchObject({ vendorMessage: 'Too many' })
  const lost = stubVendor(new TypeError('fetch failed'))
  await failureOf(lost.vendor.orderPictures.add('1', '2', [jpeg()]))
  expect(lost.sent).toHaveLength(1)
})

test('a picture that no longer exists counts as deleted', async () => {
  const { vendor, sent } = stubVendor({ code: 101, msg: 'Not found' })
  await vendor.orderPictures.remove('5501', { id: '61', name: '61.jpg' })
  expect(sent[0]?.payload).toMatchObject({ user_id: '5501', image_id: '61', image_name: '61.jpg' })
})

test('a point of the map at 0 and 0, in the sea, counts as none', async () => {
  const { vendor } = stubVendor({
    code: 200,
    Result: [
      {
        driver_latitude: '0',
        driver_longitude: '0',
        restaurant_latitude: '0',
        restaurant_longitude: '36.8',
        latitude: '23.03',
        longitude: '72.56',
      },
    ],
  })
  expect(await vendor.tracking.ofOrder('42')).toMatchObject({
    courier: null,
    store: { latitude: 0, longitude: 36.8 },
    customer: { latitude: 23.03, longitude: 72.56 },
  })
})

test.each([
  [{ code: 200, Result: { status: 'true' } }, true],
  [{ code: 200, Result: [{ status: 'false' }] }, false],
  [{ code: 200, Result: { status: 1 } }, true],
  [{ code: 200, Result: [] }, null],
  [{ code: 101, Result: { status: 'false' } }, null],
])('%j: whether the order is rated is %j', async (answer, isRated) => {
  expect(await stubVendor(answer).vendor.ratings.isRated('42')).toBe(isRated)
})

test('a courier is rated beside the store, and nobody else where there was none', async () => {
  const { vendor, sent } = stubVendor({ code: 200 })
  const store = { stars: 4, words: 'Good' }
  await vendor.ratings.add({ orderId: '42', store, driver: { stars: 5, words: 'Fast' } })
  await vendor.ratings.add({ orderId: '43', store, driver: null })
  expect(sent[0]?.payload).toMatchObject({ rating: 4, rating_driver: 5, description_driver: 'Fast' })
  expect(sent[1]?.payload).not.toHaveProperty('rating_driver')
})
