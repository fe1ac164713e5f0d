import { expect, test, vi } from 'vitest'
import type { ChatMessage } from '~/domain/help/chat-messages'
import { endSession } from '~/http/device/stored-sessions.server'
import { EventHub } from '~/http/events/event-hub.server'
import { VendorError } from '~/vendor-api/errors'
import type { Vendor } from '~/vendor-api/index.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { chatSource } from './route'

const aMessage = (id: string): ChatMessage => ({ id, text: 'Hi', isOwn: false, image: '', orderId: '', at: '' })

/** A tab of a customer's session, and the vendor's chat that it watches. */
async function aTab(
  messages = vi.fn(async ({ after = '' }) => ({ rows: after ? [] : [aMessage('7')], sent: 1 })),
  session = 's1',
) {
  const shop = await aShop({ user: aUser() })
  vi.spyOn(shop.connection, 'detached').mockReturnValue({ support: { messages } } as unknown as Vendor)
  return { messages, source: chatSource(shop, aUser(), session) }
}

test('the vendor is asked once however many tabs watch, and afterwards only for new messages', async () => {
  const { messages, source } = await aTab()
  const hub = new EventHub()
  const versions: string[] = []
  const tabs = [source, (await aTab(messages)).source, (await aTab(messages)).source]
  const leave = tabs.map((tab) =>
    hub.listen(tab, null, { onData: (data) => versions.push(data), onEnd: () => undefined }),
  )
  await vi.waitFor(() => expect(versions).toEqual(Array(3).fill('{"version":"7"}')))
  leave.forEach((go) => go?.())
  expect(messages).toHaveBeenCalledTimes(1)
  expect((await source.poll())?.data).toEqual({ version: '7' })
  expect(messages).toHaveBeenLastCalledWith({ userId: '5501', after: '7' })
})

test('an empty chat has a version too, and each session watches with its own permission', async () => {
  const { source } = await aTab(vi.fn(async () => ({ rows: [], sent: 0 })))
  expect((await source.poll())?.data).toEqual({ version: '0' })
  expect((await aTab(undefined, 's2')).source.key).not.toBe(source.key)
})

test('a chat is watched only until its session ends', async () => {
  const { source } = await aTab(vi.fn(() => Promise.reject(new VendorError('unauthorized', 'getmessage'))))
  await expect(source.poll()).rejects.toMatchObject({ kind: 'unauthorized' })
})

test('a session that was ended elsewhere watches no longer', async () => {
  const { messages, source } = await aTab(undefined, 'ended-1')
  await endSession({ id: 'ended-1', until: Date.now() + 60_000 })
  expect(await source.poll()).toBeNull()
  expect(messages).not.toHaveBeenCalled()
})
