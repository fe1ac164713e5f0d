import { expect, test, vi } from 'vitest'
import { aPlace, aStore, someSettings } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { pickupInstead, servedAmong } from './served.server'
import { plainStores } from './near-stores.server'

const place = aPlace()
const near = aStore({ id: 'near' })
const fetched = aStore({ id: 'fetched' })
const far = aStore({ id: 'far', distance: 6839.3, deliveryText: '40 Mins' })

type Parts = Pick<NonNullable<Parameters<typeof aShop>[0]>, 'place' | 'settings'>

async function shopWith(parts: Parts = {}, listed = { delivery: [near], pickup: [near, fetched] }) {
  const nearby = vi.fn(async ({ mode }: { mode: 'delivery' | 'pickup' }) => listed[mode])
  const shop = await aShop({
    path: '/banner-items/31',
    method: 'GET',
    place: { place },
    vendor: { lists: { nearby }, home: { cuisines: () => Promise.resolve([]) } },
    ...parts,
  })
  return { shop, nearby }
}

test('a list that ignores the place marks the stores that do not deliver there, and those with pickup', async () => {
  const { shop } = await shopWith()
  const { page } = (await plainStores(shop, { path: '/banner-items/31' }, Promise.resolve([near, fetched, far]))).list
  expect(page.stores.map(({ isTooFar, pickupOnly, delivery }) => [isTooFar, pickupOnly, delivery?.value])).toEqual([
    [false, 'Takeaway', '35'],
    [true, 'Takeaway', undefined],
    [true, '', undefined],
  ])
})

test('nothing more is asked if all of them deliver, no place is chosen, or the order is pickup', async () => {
  const all = await shopWith()
  expect(await servedAmong(all.shop, [near])).toBeNull()
  expect(all.nearby).toHaveBeenCalledTimes(1)
  for (const parts of [{ place: {} }, { place: { place, mode: 'pickup' as const } }]) {
    const { shop, nearby } = await shopWith({ ...parts, settings: { systemLocation: someSettings().systemLocation } })
    expect(await servedAmong(shop, [far])).toBeNull()
    expect(nearby).not.toHaveBeenCalled()
  }
})

test('pickup is offered if no store delivers and one has pickup', async () => {
  expect(await pickupInstead((await shopWith()).shop, [])).toBe('Takeaway')
  expect(await pickupInstead((await shopWith()).shop, [near])).toBe('')
  expect(await pickupInstead((await shopWith({}, { delivery: [], pickup: [] })).shop, [])).toBe('')
  expect(await pickupInstead((await shopWith({ settings: { isPickupEnabled: false } })).shop, [])).toBe('')
})
