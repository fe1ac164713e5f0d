import { beforeEach, describe, expect, test } from 'vitest'
import { ask, fitting, startCheckedDemo } from '../../contract/checked'
import { onePixel } from '../../contract/contract'
import { resultOf, rowsOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)
let token: string
beforeEach(async () => {
  token = await demo.signIn()
})

const wait = (seconds: number) => demo.control('clock', { advance_s: seconds })

describe('the chat with the support', () => {
  const member = { user_id: 5501 }
  const send = (message: string, fields: object = {}) =>
    demo.call('sendmessage', { ...member, message, ...fields }, token)
  const read = (fields: object = {}) => demo.call('getmessage', { ...member, ...fields }, token)
  const idOf = async (message: string) => Number(resultOf(await send(message)).id)

  test('stores a message and answers with it', async () => {
    const reply = await send(' Where is my order? ', { order_id: '70001', sender_type: 'customer' })
    expect(reply.code).toBe(200)
    expect(resultOf(reply)).toMatchObject({
      message: 'Where is my order?',
      sender_type: 'customer',
      user_id: 5501,
      order_id: 70001,
      is_read: 0,
    })
    expect(resultOf(reply).created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  test('takes no empty message', async () => {
    expect(await send('  ')).toMatchObject({ code: 101, msg: 'Please write a message' })
  })

  test("does not tell whether somebody else's order exists", async () => {
    for (const order_id of [70002, 999999, 'x', ''])
      expect(resultOf(await send('Hi', { order_id })).order_id).toBeNull()
  })

  test('is empty at first', async () => {
    expect(await read()).toMatchObject({ code: 101, msg: 'No messages yet', body: { Result: [] } })
  })

  test('is answered after a moment, in the language of the message', async () => {
    await send('Le plan reste vide', { is_langauge: 'fr' })
    expect(rowsOf(await read())).toHaveLength(1)
    await wait(4)
    const rows = rowsOf(await read())
    expect(rows.map((row) => row.sender_type)).toEqual(['admin', 'customer'])
    expect(rows[0]?.message).toContain('Bonjour Asha')
  })

  test('asks for the number of the order when it is about one', async () => {
    await send('My order is late')
    await send('Where is it?', { order_id: 70001 })
    await wait(5)
    const [onOrder, onOrders] = rowsOf(await read()).filter((row) => row.sender_type === 'admin')
    expect(onOrder).toMatchObject({ order_id: 70001 })
    expect(onOrder?.message).toContain('order 70001')
    expect(onOrders?.message).toContain('Which order')
  })

  test('marks messages of the support as read once they were fetched', async () => {
    await send('Hello')
    await wait(5)
    expect(rowsOf(await read()).map((row) => row.is_read)).toEqual([0, 0])
    expect(rowsOf(await read()).map((row) => row.is_read)).toEqual([1, 0])
  })

  test('is read in pages, the newest first', async () => {
    const first = await idOf('One')
    await wait(10)
    await idOf('Two')
    await wait(10)
    const page = rowsOf(await read({ skip: '1', total_record: 2 }))
    expect(page.map((row) => row.sender_type)).toEqual(['customer', 'admin'])
    expect(rowsOf(await read({ skip: 3, total_record: '50' })).map((row) => row.id)).toEqual([first])
  })

  test('gives everything newer than the last message, also an answer to an earlier one', async () => {
    await send('One')
    await wait(2)
    const second = await idOf('Two')
    expect((await read({ last_message_id: second })).code).toBe(101)
    await wait(3)
    const [answer] = rowsOf(await read({ last_message_id: String(second) }))
    expect(answer).toMatchObject({ sender_type: 'admin' })
    expect((await read({ last_message_id: answer?.id })).code).toBe(101)
  })

  test("is the customer's own", async () => {
    await send('One')
    const ravi = await demo.signIn('9000000002')
    expect((await demo.call('getmessage', { user_id: 5501 }, ravi)).code).toBe(101)
  })
})

describe('reporting a problem', () => {
  const report = { user_id: 5501, title: 'Map does not load', description: 'It stays empty.' }
  const operation = { name: 'customer_report_bug', method: 'POST' } as const

  const attach = async (image: unknown) => {
    const fields = { ...report, vendor_id: 10001, image }
    return fitting(operation.name, await ask(demo, operation, { contentType: 'multipart/form-data', fields }, token))
  }

  test('works without a picture', async () => {
    const more = { device_type: 'Web', app_version_code: '1.0.0', image: '' }
    expect(await demo.call('customer_report_bug', { ...report, ...more }, token)).toMatchObject({
      code: 200,
      msg: 'Thank you, we will look into it',
    })
  })

  test('needs a title and a description', async () => {
    for (const [field, msg] of [
      ['title', 'Please enter a title'],
      ['description', 'Please tell us what happened'],
    ] as const) {
      expect(await demo.call('customer_report_bug', { ...report, [field]: ' ' }, token)).toMatchObject({
        code: 101,
        msg,
      })
    }
  })

  test('accepts the usual kinds of pictures, and a form without one', async () => {
    const webp = new File(['RIFF\0\0\0\0WEBP'], 'a.webp')
    const gif = new File(['GIF89a'], 'a.gif')
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg')
    for (const image of [onePixel(), webp, gif, jpeg, new File([], '')]) expect((await attach(image)).code).toBe(200)
  })

  test('refuses files that only have the name of a picture, and pictures above 2 MB', async () => {
    const page = new File(['<!doctype html>'], 'a.png', { type: 'image/png' })
    const large = new File([await onePixel().arrayBuffer(), new Uint8Array(2 * 1024 * 1024)], 'a.png')
    for (const image of [page, large, 'no file']) expect((await attach(image)).code).toBe(101)
  })
})

describe('frequent questions', () => {
  test.each([
    [10001, 'en', 'How do I place an order?'],
    [10001, 'fr', 'Comment passer commande ?'],
    [10002, 'en', 'How fast is delivery?'],
    [10003, 'ar', 'كيف أطلب؟'],
    [10003, 'en', 'How do I place an order?'],
  ])('of %i in %s begin with %s', async (vendor_id, is_langauge, question) => {
    const rows = rowsOf(await demo.call('get_faq_all', { vendor_id, is_langauge, type: 'customer' }))
    expect(rows).toHaveLength(8)
    expect(rows[0]).toMatchObject({ id: 1, question })
    expect(rows.every(({ answer }) => typeof answer === 'string' && answer !== '')).toBe(true)
  })

  test('are those of customers', async () => {
    expect((await demo.call('get_faq_all')).code).toBe(200)
    expect(await demo.call('get_faq_all', { type: 'driver' })).toMatchObject({ code: 101, body: { Result: [] } })
  })
})
