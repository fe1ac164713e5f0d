import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInstance, type Instance } from '../../../tests/support/instances'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { spend } from './store.server'

const inTime = () => Date.now() + 60_000

test('a one-time value is used by the first of all who try at once', async () => {
  const id = randomUUID()
  const asked = await Promise.all(Array.from({ length: 5 }, () => spend('verified', id, inTime())))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await spend('verified', id, inTime())).toBe(false)
})

test('each kind and each value is counted separately', async () => {
  const id = randomUUID()
  const asked = [await spend('verified', id, inTime()), await spend('nonce', id, inTime())]
  expect([...asked, await spend('verified', randomUUID(), inTime())]).toEqual([true, true, true])
})

test('an expired value is worthless, used or not', async () => {
  expect(await spend('verified', randomUUID(), Date.now())).toBe(false)
})

describe('on several instances', () => {
  let redis: TestRedis
  let instances: Instance[]
  beforeAll(async () => {
    redis = await startRedis()
    instances = [await startInstance(redis.url), await startInstance(redis.url)]
  })
  afterAll(async () => {
    for (const instance of instances) instance.close()
    await redis.stop()
  })

  test('only one of them is first', async () => {
    const [id, until] = [randomUUID(), inTime()]
    const asked = await Promise.all(instances.map((instance) => instance.spend('verified', id, until)))
    expect(asked.sort()).toEqual([false, true])
  })

  test('a used value stays used longer than it is valid, in case a clock is behind', async () => {
    const [id, until] = [randomUUID(), inTime()]
    await instances[0]?.spend('nonce', id, until)
    const left = Number(await redis.ask('PTTL', `storefront:spent:nonce:${id}`))
    expect(left).toBeGreaterThan(until - Date.now() + 30_000)
  })

  test('nobody is first while the store is down', async () => {
    redis.freeze()
    for (const { spend } of instances)
      await expect(spend('verified', randomUUID(), inTime())).rejects.toMatchObject({ name: 'StoreDown' })
    redis.thaw()
  })
})
