import { describe, expect, test, vi } from 'vitest'
import type { ChatMessage } from '~/domain/help/chat-messages'
import type { OrderDetail } from '~/domain/orders/order'
import { keyValueStore } from '~/http/store/store.server'
import { VendorError } from '~/vendor-api/errors'
import type { NewMessage } from '~/vendor-api/support.server'
import { aShop, aUser, fields, leadsTo } from '../../../tests/support/shop-builders'
import { chatView, postMessage } from './chat.server'

let writers = 0

/** A customer who writes to a support that stores the messages. */
function aWriter() {
  const user = aUser({ id: `writer-${++writers}` })
  const messages: ChatMessage[] = []
  const store = ({ text, orderId }: NewMessage) => {
    const id = String(messages.length + 1)
    messages.unshift({ id, text, orderId, isOwn: true, image: '', at: '2026-05-17 13:00:00' })
    return id
  }
  const calls = {
    say: vi.fn(async (message: NewMessage) => store(message)),
    messages: vi.fn(async () => ({ rows: [...messages], sent: messages.length })),
  }
  const details = vi.fn(async (id: string) => (id === '70001' ? ({ id } as OrderDetail) : null))
  const send = async (changes: Record<string, string> = {}) => {
    const form = { as: user.id, idempotencyKey: 'k1', message: 'Where is it?', order: '', ...changes }
    const shop = await aShop({ user, vendor: { support: calls, orders: { details } }, path: '/support-chat' })
    return postMessage(shop, fields(form))
  }
  return { user, messages, calls, store, send }
}

const lost = new VendorError('timeout', 'sendmessage')
const failed = new VendorError('server', 'sendmessage', { status: 500 })

const answerOf = async (response: Response) => {
  const { result } = (await response.json()) as {
    result: { error?: Record<string, string[]>; initialValue?: Record<string, string> }
  }
  return { status: response.status, error: result.error, typed: result.initialValue?.message }
}

describe('a message', () => {
  test('is sent, and leads back to the field for the next', async () => {
    const { send, calls, user } = aWriter()
    expect(leadsTo(await send({ message: ' One\r\ntwo ', order: '70001' }))).toBe(
      '/support-chat?order=70001#say-message',
    )
    expect(calls.say).toHaveBeenCalledExactlyOnceWith({ userId: user.id, text: 'One\ntwo', orderId: '70001' })
  })

  test('is not taken for an equal one that was sent elsewhere before', async () => {
    const { send, messages, calls, store, user } = aWriter()
    store({ userId: user.id, text: 'Where is it?', orderId: '' })
    expect((await send()).status).toBe(302)
    expect([messages.length, calls.messages.mock.calls.length]).toEqual([2, 1])
  })

  test('is sent even if that cannot be remembered', async () => {
    const { send, messages } = aWriter()
    vi.spyOn(keyValueStore, 'set').mockRejectedValue(new Error('gone'))
    expect((await send()).status).toBe(302)
    expect(messages).toHaveLength(1)
  })

  test('is sent once after a double press, a reload, or the same form in another tab', async () => {
    const { send, messages } = aWriter()
    const responses = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(responses.map(({ status }) => status)).toEqual([302, 302, 302, 302])
    expect(messages).toHaveLength(1)
  })

  test('is recognised even after many others', async () => {
    const { send, messages } = aWriter()
    for (let at = 0; at < 25; at++) await send({ idempotencyKey: `k${at}` })
    await send({ idempotencyKey: 'k0' })
    expect(messages).toHaveLength(25)
  })

  test('is another one if a new form has the same words, or the same form other words', async () => {
    const { send, messages } = aWriter()
    await send({ message: 'ok' })
    await send({ message: 'ok', idempotencyKey: 'k2' })
    await send({ message: 'well' })
    expect(messages.map(({ text }) => text)).toEqual(['well', 'ok', 'ok'])
  })

  test.each([lost, failed])('that the vendor has in spite of an error is not sent again: %s', async (error) => {
    const { send, messages, calls, store } = aWriter()
    calls.say.mockImplementationOnce(async (message) => {
      store(message)
      throw error
    })
    expect((await send()).status).toBe(302)
    expect((await send()).status).toBe(302)
    expect([messages.length, calls.say.mock.calls.length]).toEqual([1, 1])
  })

  test('with escapes of HTML is found again, although they are decoded where messages are read', async () => {
    for (const read of ['Fish & chips', 'Fish &amp; chips']) {
      const { send, messages, calls, store } = aWriter()
      calls.say.mockImplementationOnce(async (message) => {
        store({ ...message, text: read })
        throw new VendorError('timeout', 'sendmessage')
      })
      expect((await send({ message: 'Fish &amp; chips' })).status).toBe(302)
      expect([messages.length, calls.say.mock.calls.length]).toEqual([1, 1])
    }
  })

  test.each([
    ['whose answer was lost', lost],
    ['that a proxy gave up waiting for', new VendorError('server', 'sendmessage', { status: 504 })],
  ])('%s and that is not found is not sent again for two minutes, and then once', async (_, error) => {
    const { send, messages, calls } = aWriter()
    calls.say.mockRejectedValueOnce(error)
    for (let at = 0; at < 2; at++) {
      const { status, error, typed } = await answerOf(await send())
      expect([status, error?.['']?.[0], typed]).toEqual([502, expect.stringMatching(/^We do not know/), 'Where is it?'])
    }
    expect(calls.say).toHaveBeenCalledTimes(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    expect((await send()).status).toBe(302)
    vi.useRealTimers()
    expect(messages).toHaveLength(1)
  })
})

describe('a message that cannot be sent keeps its words and says so if', () => {
  const explanation = 'What you wrote is still here: you can send it again.'

  test.each([
    ['', 'chat.missing'],
    [' \r\n ', 'chat.missing'],
    ['x'.repeat(2001), 'chat.tooLong'],
  ])('it is %j', async (message, problem) => {
    const { send, calls } = aWriter()
    expect(await answerOf(await send({ message }))).toMatchObject({ status: 400, error: { message: [problem] } })
    expect(calls.say).not.toHaveBeenCalled()
  })

  test.each([
    [new VendorError('refused', 'x', { vendorMessage: 'Closed' }), 'Closed'],
    [failed, 'Server error'],
  ])('the vendor refuses: %s; it may be sent again at once', async (error, text) => {
    const { send, calls } = aWriter()
    calls.say.mockRejectedValueOnce(error)
    const expected = { status: 422, error: { '': [text, explanation] }, typed: 'Where is it?' }
    expect(await answerOf(await send())).toMatchObject(expected)
    expect((await send()).status).toBe(302)
  })

  test('the vendor fails and does not list its messages either', async () => {
    const { send, calls } = aWriter()
    calls.say.mockRejectedValueOnce(failed)
    calls.messages.mockResolvedValueOnce({ rows: [], sent: 0 }).mockRejectedValueOnce(new VendorError('server', 'x'))
    expect(await answerOf(await send())).toMatchObject({ status: 422, error: { '': ['Server error', explanation] } })
  })

  test('the vendor refuses, which needs no look at the messages', async () => {
    const { send, calls } = aWriter()
    calls.say.mockRejectedValueOnce(new VendorError('refused', 'sendmessage'))
    expect((await send()).status).toBe(422)
    expect(calls.messages).toHaveBeenCalledTimes(1)
  })

  test('it is unknown whether it was sent before', async () => {
    const { send, calls } = aWriter()
    calls.messages.mockRejectedValueOnce(new VendorError('server', 'getmessage'))
    expect(await answerOf(await send())).toMatchObject({ status: 502, error: { '': ['Server error', explanation] } })
    expect(calls.say).not.toHaveBeenCalled()
  })

  test('somebody else is signed in by now', async () => {
    const { send, calls } = aWriter()
    const { error, typed } = await answerOf(await send({ as: '5502' }))
    expect(error?.['']?.[0]).toMatch(/^You are signed in with another account/)
    expect(typed).toBeUndefined()
    expect(calls.say).not.toHaveBeenCalled()
  })
})

test('a message of a session that has ended leads to sign-in, and may be sent again at once', async () => {
  const { send, messages, calls } = aWriter()
  calls.say.mockRejectedValueOnce(new Response(null, { status: 302 }))
  await expect(send()).rejects.toMatchObject({ status: 302 })
  expect((await send()).status).toBe(302)
  expect(messages).toHaveLength(1)
})

test("another customer's order is treated as if it did not exist", async () => {
  const { send, calls } = aWriter()
  await expect(send({ order: '70002' })).rejects.toMatchObject({ status: 404 })
  expect(calls.say).not.toHaveBeenCalled()
})

test('messages that cannot be read are missing on the page, but are not taken from one that shows them', async () => {
  const user = aUser()
  const messages = () => Promise.reject(new VendorError('timeout', 'getmessage'))
  const view = async (headers = {}) =>
    chatView(await aShop({ user, headers, vendor: { support: { messages } } }), user, 1)
  expect(await view()).toBeNull()
  await expect(view({ 'X-Requested-With': 'fetch' })).rejects.toMatchObject({ status: 502 })
})
