import { expect, test, vi } from 'vitest'
import type { Store } from '~/domain/stores/store'
import { aPlace, aStore } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { popularStores } from './route'

const london = aPlace({ latitude: 51.5074, longitude: -0.1278 })
const settings = { systemLocation: { latitude: 23, longitude: 72 } }

/** The landing page's stores when delivery and pickup have these, and the places for which they were read. */
async function popularAt(place: typeof london | null, near: { delivery?: Store[]; pickup?: Store[] }) {
  const nearby = vi.fn(async ({ mode }: { place: object; mode: 'delivery' | 'pickup' }) => near[mode] ?? [])
  const shop = await aShop({ settings, vendor: { lists: { nearby } }, place: { place } })
  return { popular: await popularStores(shop), nearby }
}

test("the stores are those of the chosen place, else of the vendor's own place", async () => {
  const chosen = await popularAt(london, { delivery: [aStore()] })
  expect(chosen.nearby.mock.calls[0]?.[0].place).toMatchObject({ latitude: 51.5074 })
  const unplaced = await popularAt(null, { delivery: [aStore()] })
  expect(unplaced.nearby.mock.calls[0]?.[0].place).toMatchObject({ latitude: 23 })
})

test('a chosen place without stores is reported, with pickup if there is any; without a place nothing is', async () => {
  expect((await popularAt(london, {})).popular).toMatchObject({ stores: [], instead: null })
  const nearPickup = await popularAt(london, { pickup: [aStore()] })
  expect(nearPickup.popular?.instead).toEqual({ pickup: 'Takeaway', backTo: '/landing-page' })
  expect((await popularAt(null, {})).popular).toBeNull()
})

test('the best rated stores come first, closed ones last, at most eight', async () => {
  const [closed, poor, good] = [
    aStore({ id: 'closed', rating: 5, isOpen: false }),
    aStore({ id: 'poor', rating: 2 }),
    aStore({ id: 'good', rating: 4.5 }),
  ]
  const { popular } = await popularAt(london, { delivery: [closed, poor, good] })
  expect(popular?.stores.map(({ id }) => id)).toEqual(['good', 'poor', 'closed'])
  const many = Array.from({ length: 20 }, (_, at) => aStore({ id: String(at) }))
  expect((await popularAt(london, { delivery: many })).popular?.stores).toHaveLength(8)
})
