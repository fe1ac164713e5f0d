import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimits, limits } from '~/http/request-policy/limits.server'
import { failureOf, stubVendor, type Answer, type Sent } from '~/vendor-api/stub-vendor.test-support'
import { createCache } from './cache.server'
import { createHosts, HostsBusy } from './vendor-of-host.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shop: Answer = { code: 200, settings: [{ vendor_id: 10001, app_name: 'Shop' }] }
const nobody: Answer = { code: 101, msg: 'No such host' }

/** An empty key-value store, as at the first start of an instance. */
function emptyStore() {
  const values = new Map<string, unknown>()
  return {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void values.set(key, value)),
  }
}

/** The hosts of a vendor API that knows those starting with "shop", and its calls. */
function someHosts(
  answer = ({ payload }: Sent): Answer => (String(payload.order_web).startsWith('shop') ? shop : nobody),
  store = emptyStore(),
) {
  const { sent, settings } = stubVendor(answer)
  const find = createHosts({ cache: createCache(), store, count: createLimits() })
  return { sent, find: (host: string, address: string | null = null) => find(host, settings, address) }
}

describe('an unknown host', () => {
  test('is looked up once a minute', async () => {
    const { sent, find } = someHosts()
    expect([await find('no.test'), await find('no.test'), await find('no.test')]).toEqual([null, null, null])
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await find('no.test')).toBeNull()
    expect(sent).toHaveLength(2)
  })

  test('becomes a shop as soon as the vendor says so', async () => {
    const isOpen = { now: false }
    const { find } = someHosts(() => (isOpen.now ? shop : nobody))
    expect(await find('new.test')).toBeNull()
    isOpen.now = true
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await find('new.test')).toMatchObject({ vendorId: '10001' })
  })
})

describe('a flood of made-up hosts', () => {
  const flood = (find: (host: string) => Promise<unknown>, count = 3000) =>
    Promise.all(Array.from({ length: count }, (_, at) => find(`made-up-${at}.test`).catch((error: unknown) => error)))

  test('costs the vendor no more calls than the budget', async () => {
    const { sent, find } = someHosts()
    const answers = await flood(find)
    expect(sent).toHaveLength(limits.hosts.times)
    expect(answers.filter((answer) => answer instanceof HostsBusy)).toHaveLength(3000 - limits.hosts.times)
  })

  test('does not affect a known host, even if its settings must be read again', async () => {
    const { sent, find } = someHosts()
    await find('shop.test')
    await flood(find)
    await vi.advanceTimersByTimeAsync(22 * 60_000)
    await flood(find)
    const before = sent.length
    expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
    expect(sent).toHaveLength(before + 1)
  })

  test('delays a new host only until there is budget again', async () => {
    const { find } = someHosts()
    await flood(find)
    expect(await failureOf(find('shop.test'))).toBeInstanceOf(HostsBusy)
    await vi.advanceTimersByTimeAsync(limits.hosts.seconds * 1000 + 1)
    expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
  })
})

describe('a flood of made-up hosts from one address', () => {
  const floodFrom = (find: (host: string, address: string) => Promise<unknown>, address: string) =>
    Promise.all(Array.from({ length: 500 }, (_, at) => find(`${address}-${at}.test`, address).catch(() => null)))

  test('leaves budget for the first visitor of a new brand from another address', async () => {
    const { sent, find } = someHosts()
    await floodFrom(find, '192.0.2.1')
    expect(sent).toHaveLength(limits.hostsFrom.times)
    expect(await find('shop-new.test', '192.0.2.2')).toMatchObject({ vendorId: '10001' })
  })

  test('does not refuse others who ask for the same host at the same time', async () => {
    const { find } = someHosts()
    await floodFrom(find, '192.0.2.1')
    const both = [find('shop-new.test', '192.0.2.1'), find('shop-new.test', '192.0.2.2')].map((found) =>
      found.catch((error: unknown) => error),
    )
    expect(await Promise.all(both)).toEqual([expect.any(HostsBusy), expect.objectContaining({ vendorId: '10001' })])
  })

  test('from many addresses does not refuse brands that were found before a restart', async () => {
    const store = emptyStore()
    await someHosts(undefined, store).find('shop.test')
    const { find } = someHosts(undefined, store)
    await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) => floodFrom(find, address)))
    expect(await failureOf(find('shop-other.test', '192.0.2.5'))).toBeInstanceOf(HostsBusy)
    expect(await find('shop.test', '192.0.2.5')).toMatchObject({ vendorId: '10001' })
  })

  test('does not use up the budget of an address for existing hosts', async () => {
    const { find } = someHosts()
    for (let at = 0; at < limits.hostsFrom.times * 3; at++)
      expect(await find(`shop-${at}.test`, '192.0.2.1')).not.toBeNull()
  })
})

test('everybody who asks for a new brand at the same time gets it, even from one address', async () => {
  const { sent, find } = someHosts()
  const all = Array.from({ length: limits.hostsFrom.times * 3 }, () => find('shop-new.test', '192.0.2.1'))
  for (const settings of await Promise.all(all)) expect(settings).toMatchObject({ vendorId: '10001' })
  expect(sent).toHaveLength(1)
})

test('existing hosts cost no budget: after a start every brand is looked up', async () => {
  const { find } = someHosts()
  for (let at = 0; at < limits.hosts.times * 3; at++) expect(await find(`shop-${at}.test`)).not.toBeNull()
})

test('a host whose settings cannot be read counts neither as known nor as unknown', async () => {
  const answers: Answer[] = [new Response('', { status: 500 }), shop]
  const { find } = someHosts(() => answers.shift() ?? nobody)
  expect(await failureOf(find('shop.test'))).toMatchObject({ kind: 'server' })
  expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
})
