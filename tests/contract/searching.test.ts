import { beforeEach, describe, expect, test } from 'vitest'
import { withStatus } from '~/domain/stores/search'
import { ahmedabad, flavours, ownContract } from './support'

const contract = ownContract()

const here = { ...ahmedabad, address: '' }
const far = { ...here, latitude: 0, longitude: 0 }

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('stores and items are found by a text with a blank, and nothing where no store delivers', async () => {
    const { search } = contract.guest
    expect((await search.stores('green bowl', here)).map(({ slug }) => slug)).toEqual(['green-bowl'])
    const [hit] = await search.items('dal rice', here)
    expect(hit?.store).toMatchObject({ id: '2101', name: 'Green Bowl', slug: 'green-bowl', isOpen: true })
    expect(hit?.items).toMatchObject([{ id: '905', name: 'Dal and rice bowl', diet: 'veg' }])
    expect([await search.stores('bowl', far), await search.items('bowl', far)]).toEqual([[], []])
  })

  test('found items have their current status', async () => {
    await contract.demo.control('fault', { kind: 'stock', value: { item_id: 905, quantity: 0 } })
    const { search } = contract.guest
    const found = await search.items('rice bowl', here)
    const [hit] = withStatus(found, await search.status(found))
    expect(hit?.items.find(({ id }) => id === '905')).toMatchObject({ isSoldOut: true, stock: 0 })
    expect(await search.status([{ store: { ...found[0]!.store, id: '1' }, items: found[0]!.items }])).toEqual([])
  })

  test('a shop with one store is searched as a whole', async () => {
    const grocer = contract.clientOf(null, '10002').search
    const [hit] = await grocer.inOneStore('strawberries', null)
    expect(hit?.store).toMatchObject({ id: '2201', slug: 'fresh-basket' })
    expect(hit?.items.map(({ name }) => name)).toEqual(['Strawberries, 227 g', 'Strawberries, 400 g'])
    expect(await grocer.inOneStore('zzzz', null)).toEqual([])
  })

  test('items are found by tag, each with its store', async () => {
    const { search } = contract.guest
    const visit = { place: here, mode: 'delivery' } as const
    const tags = await search.tags(visit)
    expect(tags.map(({ name }) => name)).toContain('Bestseller')
    const tag = await search.tagged('3', visit)
    expect(tag).toMatchObject({ id: '3', name: 'Bestseller' })
    expect(tag?.items.find(({ storeId }) => storeId === '2101')?.name).toBe('Quinoa bowl')
    expect(await search.tagged('99', visit)).toBeNull()
  })
})
