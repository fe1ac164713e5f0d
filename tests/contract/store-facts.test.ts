import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a store’s hours are spans for both modes, the same as in its details; an unknown store has none', async () => {
    const { stores } = contract.guest
    const { delivery, pickup, licence } = await stores.timing('2111')
    expect(delivery).toHaveLength(14)
    expect(delivery.filter(({ weekday }) => weekday === 1)).toEqual([
      { weekday: 1, date: '', from: '11:00:00', to: '15:00:00' },
      { weekday: 1, date: '', from: '18:00:00', to: '23:00:00' },
    ])
    expect((await stores.byId('2111', null))?.hours).toEqual({ delivery, deliveryOnDates: [], pickup })
    expect(licence).toBe('LIC-2111')
    expect(await stores.timing('1')).toEqual({ delivery: [], pickup: [], licence: '' })
  })

  test("a store's overrides are the same by themselves as in its details; an unknown store has none", async () => {
    const { stores } = contract.guest
    const store = await stores.byId('2101', null)
    expect(store?.saysOverrides).toBe(true)
    expect(await stores.overrides('2101')).toEqual(store?.overrides)
    expect(store?.overrides).toMatchObject({ isPickupEnabled: true, delivery: { basis: 'distance' } })
    expect(await stores.overrides('999999')).toEqual({})
  })

  test('reviews have stars, a name, a date in words and a text; an unrated store has none', async () => {
    const { stores } = contract.guest
    const reviews = await stores.reviews('2101')
    expect(reviews.at(-1)).toEqual({
      stars: expect.any(Number) as number,
      name: expect.stringMatching(/\w/) as string,
      dateText: '17 May 2024',
      text: expect.stringMatching(/\w/) as string,
    })
    expect(await stores.reviews('2114')).toEqual([])
  })

  test('the menu at a table has its store, closed or open; an unknown store has none', async () => {
    const { menus } = contract.guest
    const menu = await menus.atTable('2101')
    expect(menu?.store).toMatchObject({ id: '2101', slug: 'green-bowl', isOpen: true })
    expect(menu?.sections.map(({ name }) => name)).toContain('Salads')
    expect((await menus.atTable('2128'))?.store.isOpen).toBe(false)
    expect(await menus.atTable('999999')).toBeNull()
  })
})
