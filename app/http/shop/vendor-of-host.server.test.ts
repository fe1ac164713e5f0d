import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureOf, stubVendor, type Answer, type Sent } from '~/vendor/stub-vendor.test-support'
import { createCache } from './cache.server'
import { createHosts, hostBudget, HostsBusy } from './vendor-of-host.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shop: Answer = { code: 200, settings: [{ vendor_id: 10001, app_name: 'Shop' }] }
const nobody: Answer = { code: 101, msg: 'No such host' }

/** Hosts of a vendor API that knows those that start with "shop", and what it was asked. */
function someHosts(
  answer = ({ payload }: Sent): Answer => (String(payload.order_web).startsWith('shop') ? shop : nobody),
) {
  const { sent, settings } = stubVendor(answer)
  const find = createHosts(createCache())
  return { sent, find: (host: string) => find(host, settings) }
}

describe('a host that nobody knows', () => {
  test('is asked for once a minute', async () => {
    const { sent, find } = someHosts()
    expect([await find('no.test'), await find('no.test'), await find('no.test')]).toEqual([null, null, null])
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await find('no.test')).toBeNull()
    expect(sent).toHaveLength(2)
  })

  test('is a shop as soon as the vendor says so', async () => {
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
    expect(sent).toHaveLength(hostBudget.lookups)
    expect(answers.filter((answer) => answer instanceof HostsBusy)).toHaveLength(3000 - hostBudget.lookups)
  })

  test('does not touch a host that was found before, even when its settings have to be asked for anew', async () => {
    const { sent, find } = someHosts()
    await find('shop.test')
    await flood(find)
    await vi.advanceTimersByTimeAsync(22 * 60_000)
    await flood(find)
    const before = sent.length
    expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
    expect(sent).toHaveLength(before + 1)
  })

  test('holds up a host never seen only until the budget is there again', async () => {
    const { find } = someHosts()
    await flood(find)
    expect(await failureOf(find('shop.test'))).toBeInstanceOf(HostsBusy)
    await vi.advanceTimersByTimeAsync(hostBudget.seconds * 1000 + 1)
    expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
  })
})

test('hosts that are found cost no budget: after a start every brand is asked for', async () => {
  const { find } = someHosts()
  for (let at = 0; at < hostBudget.lookups * 3; at++) expect(await find(`shop-${at}.test`)).not.toBeNull()
})

test('a host whose settings cannot be had is neither known nor unknown', async () => {
  const answers: Answer[] = [new Response('', { status: 500 }), shop]
  const { find } = someHosts(() => answers.shift() ?? nobody)
  expect(await failureOf(find('shop.test'))).toMatchObject({ kind: 'server' })
  expect(await find('shop.test')).toMatchObject({ vendorId: '10001' })
})
