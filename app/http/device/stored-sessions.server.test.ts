import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { keyValueStore } from '~/http/store/store.server'
import { endSession, endSessionsOf, hasEnded, listSession } from './stored-sessions.server'

const aSession = () => ({ id: randomUUID(), until: Date.now() + 3_600_000 })
const account = (name: string, vendorId = '10001') => ({ vendorId, name })

afterEach(() => void vi.useRealTimers())

test("all sessions of an account end except one, and no other account's", async () => {
  const [own, other, same, elsewhere] = [aSession(), aSession(), aSession(), aSession()]
  const names = [account('9000000001'), account('Asha@example.com')]
  for (const session of [own, other]) await listSession(names, session)
  await listSession([account('9000000002')], same)
  await listSession([account('asha@example.com', '10003')], elsewhere)
  await endSessionsOf(account('asha@example.com '), own.id)
  const ended = await Promise.all([own, other, same, elsewhere].map(({ id }) => hasEnded(id)))
  expect(ended).toEqual([false, true, false, false])
})

test('a session ends on every instance', async () => {
  const [here, elsewhere] = [aSession(), aSession()]
  await endSession(here)
  await keyValueStore.set(`ended:${elsewhere.id}`, await keyValueStore.get(`ended:${here.id}`), 1000)
  expect(await hasEnded(elsewhere.id)).toBe(true)
})

test('an account without sessions has none to end', async () => {
  await expect(endSessionsOf(account('9000000009'))).resolves.toBeUndefined()
})

test('a session is still found after shorter ones of its account have expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [phone, laptop] = [aSession(), { id: randomUUID(), until: Date.now() + 1000 }]
  for (const session of [phone, laptop]) await listSession([account('9000000003')], session)
  vi.setSystemTime(Date.now() + 2000)
  await endSessionsOf(account('9000000003'))
  expect(await hasEnded(phone.id)).toBe(true)
})

test('a session that is listed again after each change of its account displaces no other', async () => {
  const [phone, laptop] = [aSession(), aSession()]
  await listSession([account('9000000005')], phone)
  for (let change = 0; change < 60; change++) await listSession([account('9000000005')], laptop)
  await endSessionsOf(account('9000000005'))
  expect(await hasEnded(phone.id)).toBe(true)
})

test('two devices that sign in at once are both found', async () => {
  const sessions = [aSession(), aSession(), aSession()]
  await Promise.all(sessions.map((session) => listSession([account('9000000004')], session)))
  await endSessionsOf(account('9000000004'))
  expect(await Promise.all(sessions.map(({ id }) => hasEnded(id)))).toEqual([true, true, true])
})
