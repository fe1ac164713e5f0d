import { expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const jpeg = () => new File(['abc'], 'picture.jpg', { type: 'image/jpeg' })
const row = { id: 61, image: 'https://cdn.test/61.jpg', image_name: '61.jpg' }

test('pictures go as one form, and are known by what comes back', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [row, { image: 'no id' }] })
  expect(await vendor.orderPictures.add('5501', '2101', [jpeg()])).toEqual([
    { id: '61', name: '61.jpg', image: 'https://cdn.test/61.jpg' },
  ])
  expect(sent[0]?.payload).toMatchObject({ user_id: '5501', restaurant_id: '2101', 'image[]': expect.any(File) })
})

test.each([[[]], [null], [{}]])(
  'an answer that names none, %j, is a refusal: nobody could say which they are',
  async (Result) => {
    expect(
      await failureOf(stubVendor({ code: 200, Result }).vendor.orderPictures.add('1', '2', [jpeg()])),
    ).toMatchObject({
      kind: 'refused',
    })
  },
)

test('too many, or what the vendor does not take, is refused in its words, and never sent twice', async () => {
  const { vendor } = stubVendor({ code: 101, msg: 'Too many' })
  expect(await failureOf(vendor.orderPictures.add('1', '2', [jpeg()]))).toMatchObject({ vendorMessage: 'Too many' })
  const lost = stubVendor(new TypeError('fetch failed'))
  await failureOf(lost.vendor.orderPictures.add('1', '2', [jpeg()]))
  expect(lost.sent).toHaveLength(1)
})

test('a picture that is not there any more counts as taken back', async () => {
  const { vendor, sent } = stubVendor({ code: 101, msg: 'Not found' })
  await vendor.orderPictures.remove('5501', { id: '61', name: '61.jpg' })
  expect(sent[0]?.payload).toMatchObject({ user_id: '5501', image_id: '61', image_name: '61.jpg' })
})
