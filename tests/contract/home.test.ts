import { beforeEach, describe, expect, test } from 'vitest'
import { ahmedabad, flavours, ownContract } from './support'

const contract = ownContract()

const visit = { place: ahmedabad, mode: 'delivery' } as const

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('banners have no store, one, or several', async () => {
    const banners = await contract.guest.home.banners(visit)
    expect(banners.map(({ id, stores }) => [id, stores.length])).toEqual([
      ['31', 4],
      ['32', 1],
      ['33', 3],
      ['34', 0],
    ])
    expect(banners[1]).toEqual({
      id: '32',
      image: `${contract.origin}/pictures/banner-bowls.webp`,
      stores: [{ id: '2101', name: 'Green Bowl', slug: 'green-bowl' }],
    })
  })

  test('kinds of business, cuisines, and brands whose stores serve the place', async () => {
    const { home } = contract.guest
    const [categories, cuisines, brands] = [
      await home.categories(ahmedabad),
      await home.cuisines(),
      await home.brands(visit),
    ]
    expect(categories.length).toBeGreaterThan(1)
    expect(categories[0]).toMatchObject({ name: expect.stringMatching(/./), background: expect.stringMatching(/^#/) })
    expect(cuisines[0]).toEqual({ id: expect.stringMatching(/^\d+$/), name: expect.stringMatching(/./) })
    expect(brands[0]).toMatchObject({ id: '9', name: 'The Biryani Brothers', text: 'Two kitchens, one sealed pot' })
    expect(await home.brands({ ...visit, place: { ...ahmedabad, latitude: 0, longitude: 0 } })).toEqual([])
  })

  test('a vendor without any of them returns empty lists', async () => {
    const { home } = contract.clientOf(null, '10005')
    expect(await home.banners(visit)).toEqual([])
    expect(await home.brands(visit)).toEqual([])
  })
})
