import { beforeEach, describe, expect, test } from 'vitest'
import { ahmedabad, flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('stores are filtered by cuisine and category, and sorted', async () => {
    const { lists, home } = contract.guest
    const visit = { place: ahmedabad, mode: 'delivery' } as const
    const cuisines = await home.cuisines()
    const [first, second] = cuisines.filter(({ name }) => ['Japanese', 'Italian'].includes(name))
    const filter = { cuisines: [first?.id ?? '', second?.id ?? ''], sort: 'rating' as const }
    const found = await lists.nearby({ ...visit, filter })
    expect(found.length).toBeGreaterThan(1)
    expect(found.every((store) => store.cuisines.some((name) => ['Japanese', 'Italian'].includes(name)))).toBe(true)
    const ratings = found.filter(({ isOpen }) => isOpen).map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))

    const [category] = await home.categories(ahmedabad)
    const ofCategory = await lists.nearby({ ...visit, categoryId: category?.id })
    expect(ofCategory.length).toBeGreaterThan(0)
    expect(ofCategory.length).toBeLessThan(30)
  })

  test('the stores that serve a place are listed for picking', async () => {
    const stores = await contract.guest.lists.serving({ place: ahmedabad, mode: 'delivery' })
    expect(stores.map(({ id }) => id)).toContain('2101')
  })

  test('brands and banners have stores; unknown ones have none', async () => {
    const { lists } = contract.guest
    const visit = { place: ahmedabad, mode: 'delivery' } as const
    expect((await lists.ofBrand('9', visit)).map(({ id }) => id).sort()).toEqual(['2111', '2125'])
    expect((await lists.ofBanner('31', ahmedabad)).map(({ id }) => id).sort()).toEqual(['2101', '2102', '2109', '2112'])
    expect([await lists.ofBrand('999999', visit), await lists.ofBanner('34', null)]).toEqual([[], []])
  })
})
