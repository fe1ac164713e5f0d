import { beforeEach, expect, test } from 'vitest'
import { rowsOf, startDemo } from '../../testing/client'
import { placeOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const FRIES = { item: '914', unit: 110 }
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
const WEBP = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')
const GIF = Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const MEGABYTE = 1024 * 1024
const DAY_S = 86_400

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

interface Upload {
  field?: string
  store?: string
  user?: string
  as?: string | null
}

function upload(pictures: Buffer[], { field = 'image[]', store = '2101', user = '5501', as = token }: Upload = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ vendor_id: '10001', user_id: user, restaurant_id: store })) {
    form.set(name, value)
  }
  for (const picture of pictures) form.append(field, new Blob([new Uint8Array(picture)]), 'list.png')
  const headers: Record<string, string> = as === null ? {} : { authorization: `Bearer ${as}` }
  return demo.send('/api/v1/upload-order-images', { method: 'POST', body: form, headers })
}

const remove = (imageId: unknown, as = token, user = 5501) =>
  demo.call('remove-order-image', { user_id: user, image_id: imageId, image_name: 'list.png' }, as)

test('several pictures can be stored at once and are served with their own types', async () => {
  const pictures = [PNG, JPEG, WEBP, GIF]
  const stored = rowsOf(await upload(pictures))
  expect(stored).toHaveLength(4)
  const types: (string | null)[] = []
  for (const [index, { image, image_name }] of stored.entries()) {
    expect(String(image)).toContain(String(image_name))
    const response = await fetch(String(image))
    types.push(response.headers.get('content-type'))
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pictures[index])
  }
  expect(types).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
})

test('a single picture can be in a field without brackets', async () => {
  expect(rowsOf(await upload([PNG], { field: 'image' }))).toHaveLength(1)
})

test('a picture is served only at its whole address', async () => {
  const [stored] = rowsOf(await upload([PNG]))
  for (const path of [`${String(stored?.id)}/other.png`, `0/${String(stored?.image_name)}`, 'abc/def']) {
    expect((await fetch(`${demo.origin}/uploads/${path}`)).status).toBe(404)
  }
})

test('at most five pictures wait for an order; a sixth is refused with all pictures of its call', async () => {
  expect((await upload([PNG, PNG, PNG])).code).toBe(200)
  const refused = { code: 101, msg: 'You have reached max image upload limit' }
  expect(await upload([PNG, PNG, PNG])).toMatchObject(refused)
  expect((await upload([PNG, PNG])).code).toBe(200)
  expect(await upload([PNG])).toMatchObject(refused)
})

test('the limit equals the one in the settings', async () => {
  const { body } = await demo.call('get-vendor-settings', { order_web: 'localhost' })
  expect(body.settings).toMatchObject({ order_image_limit: 5 })
})

test('pictures without an order are deleted after a day', async () => {
  await upload([PNG, PNG, PNG, PNG, PNG])
  await demo.control('clock', { advance_s: DAY_S + 1 })
  expect((await upload([PNG])).code).toBe(200)
})

test.each([
  ['larger than two megabytes', Buffer.concat([PNG, Buffer.alloc(2 * MEGABYTE)]), 'A picture may be 2 MB at most'],
  ['no picture in spite of its name', HTML, 'Please choose a PNG, JPEG, WebP or GIF picture'],
  ['empty', Buffer.alloc(0), 'Please choose a PNG, JPEG, WebP or GIF picture'],
])('a file that is %s is refused, and nothing beside it is stored', async (_what, file, msg) => {
  expect(await upload([PNG, file])).toMatchObject({ code: 101, msg })
  expect((await upload([PNG, PNG, PNG, PNG, PNG])).code).toBe(200)
})

test('five pictures of two megabytes each go through in one call', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(2 * MEGABYTE - PNG.length)])
  expect((await upload([large, large, large, large, large])).code).toBe(200)
})

test('the answer to a form without pictures names the missing field', async () => {
  const reply = await upload([])
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toHaveProperty(['image[]'])
})

test('pictures for an unknown store or in the name of another customer are refused', async () => {
  expect((await upload([PNG], { store: '999999' })).code).toBe(101)
  expect((await upload([PNG], { user: '5502' })).code).toBe(101)
})

test('a removed picture is gone and makes room', async () => {
  const stored = rowsOf(await upload([PNG, PNG, PNG, PNG, PNG]))
  expect((await remove(String(stored[0]?.id))).code).toBe(200)
  expect((await fetch(String(stored[0]?.image))).status).toBe(404)
  expect((await remove(stored[0]?.id)).code).toBe(101)
  expect((await upload([PNG])).code).toBe(200)
})

test('pictures of other customers and unknown pictures cannot be removed', async () => {
  const ravi = await demo.signIn('9000000002')
  const [own] = rowsOf(await upload([PNG]))
  expect((await remove(own?.id, ravi, 5502)).code).toBe(101)
  expect((await remove('abc')).code).toBe(101)
  expect((await remove(own?.id, token, 5502)).code).toBe(101)
  expect((await remove(own?.id)).code).toBe(200)
})

test("an order takes the customer's own pictures and makes room for new ones", async () => {
  const own = rowsOf(await upload([PNG, JPEG]))
  const ravi = await demo.signIn('9000000002')
  const [other] = rowsOf(await upload([GIF], { as: ravi, user: '5502' }))
  const ids = [...own, other].map((row) => String(row?.id))
  const orderId = await placeOrder(demo, token, [FRIES], { order_images: [...ids, 'abc', '999'].join(',') })
  const [order] = rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))
  expect(order?.order_images).toEqual(own.map((row) => row.image))
  expect((await remove(own[0]?.id)).code).toBe(101)
  expect((await upload([PNG, PNG, PNG, PNG, PNG])).code).toBe(200)
})

test('an order may name any number of unknown pictures', async () => {
  const [own] = rowsOf(await upload([PNG]))
  const orderId = await placeOrder(demo, token, [FRIES], { order_images: `${'9,'.repeat(40_000)}${String(own?.id)}` })
  const [order] = rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))
  expect(order?.order_images).toEqual([own?.image])
})

test('pictures need a sign-in', async () => {
  expect((await upload([PNG], { as: null })).status).toBe(401)
  expect((await demo.call('remove-order-image', { user_id: 5501, image_id: 1 })).status).toBe(401)
})
