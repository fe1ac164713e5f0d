import { describe, expect, test, vi } from 'vitest'
import type { ItemDetail } from '~/domain/stores/menu'
import { aCart, aChoice, aGroup, aLine, anItem, aStoreDetail } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { loadCart } from './cart.server'

const store = aStoreDetail({ id: '2101' })

/** A vendor with these single items and these menu items, which records its calls. */
function vendorWith(items: ItemDetail[], menu: ItemDetail[] = []) {
  const item = vi.fn(async (_: string, id: string) => items.find((one) => one.id === id) ?? null)
  const plainItems = vi.fn(async () => new Map(menu.map((one) => [one.id, one])))
  return { vendor: { stores: { byId: async () => store }, menus: { item, plainItems } }, item, plainItems }
}

const items = (count: number) => Array.from({ length: count }, (_, at) => anItem({ id: `i${at}`, price: `${at + 1}` }))
const linesOf = (all: ItemDetail[]) => all.map(({ id }) => aLine({ itemId: id, choiceIds: [] }))

describe('pricing a cart', () => {
  test('reads few items one by one', async () => {
    const all = items(8)
    const { vendor, item, plainItems } = vendorWith(all)
    const { lines } = await loadCart(await aShop({ vendor, cart: aCart(...linesOf(all)) }))
    expect(lines.map(({ unitPrice }) => Number(unitPrice))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect([item.mock.calls.length, plainItems.mock.calls.length]).toEqual([8, 0])
  })

  test('reads many items from the menu in one call, fresh if it must be', async () => {
    const all = items(100)
    const { vendor, item, plainItems } = vendorWith([], all)
    const shop = await aShop({ vendor, cart: aCart(...linesOf(all)) })
    const { lines } = await loadCart(shop, { fresh: true })
    expect(lines.map(({ unitPrice }) => Number(unitPrice))).toEqual(all.map((_, at) => at + 1))
    expect(item).not.toHaveBeenCalled()
    expect(plainItems.mock.calls).toEqual([['2101', { fresh: true }]])
  })

  test('reads items separately if the menu is incomplete or they have choices', async () => {
    const all = items(20)
    const chosen = anItem({ id: 'i19', groups: [aGroup({ choices: [aChoice({ id: 'c1', price: '5' })] })] })
    const { vendor, item } = vendorWith(
      [anItem({ id: 'i3', price: '40' }), chosen],
      all.filter(({ id }) => id !== 'i3'),
    )
    const cart = aCart(...linesOf(all.slice(0, 19)), aLine({ itemId: 'i19', choiceIds: ['c1'] }))
    const { lines } = await loadCart(await aShop({ vendor, cart }))
    expect(item.mock.calls.map(([, id]) => id).sort()).toEqual(['i19', 'i3'])
    expect(lines[3]?.unitPrice).toBe('40')
    expect(lines[19]).toMatchObject({ choiceNames: [expect.any(String)], choicePrices: ['5'] })
  })

  test('names an item that has left the menu as it was called before, if that is known', async () => {
    const cart = aCart(...['known', 'unknown'].map((itemId) => aLine({ itemId, choiceIds: [] })))
    await loadCart(await aShop({ vendor: vendorWith([anItem({ id: 'known', name: 'Mango lassi' })]).vendor, cart }))
    const { lines } = await loadCart(await aShop({ vendor: vendorWith([]).vendor, cart }))
    expect(lines.map(({ name, state }) => [name, state])).toEqual([
      ['Mango lassi', 'unavailable'],
      ['Chosen item', 'unavailable'],
    ])
  })

  test('marks an item that is in neither as gone', async () => {
    const all = items(20)
    const { vendor } = vendorWith([], all.slice(1))
    const { lines } = await loadCart(await aShop({ vendor, cart: aCart(...linesOf(all)) }))
    expect(lines.filter(({ state }) => state === 'unavailable').map(({ itemId }) => itemId)).toEqual(['i0'])
  })
})
