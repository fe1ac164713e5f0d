import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract()

const order = '70001'

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('an order is rated once, the store by its stars and the courier by theirs', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(await vendor.ratings.isRated(order)).toBe(false)
    expect((await vendor.orders.current(user.id)).map(({ id, needsRating }) => [id, needsRating])).toEqual([
      [order, true],
    ])
    const rating = { orderId: order, store: { stars: 2, words: 'Cold' }, driver: { stars: 5, words: 'Kind' } }
    await vendor.ratings.add(rating)
    expect(await vendor.ratings.isRated(order)).toBe(true)
    expect(await contract.guest.stores.reviews('2101')).toContainEqual(
      expect.objectContaining({ stars: 2, text: 'Cold' }),
    )
    expect(await vendor.orders.current(user.id)).toEqual([])
    await expect(vendor.ratings.add(rating)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'You have already rated this order',
    })
  })

  test('somebody else’s order can be neither rated nor ordered again, and nothing about it is returned', async () => {
    const { vendor } = await contract.signedIn()
    expect(await vendor.ratings.isRated('70002')).toBeNull()
    const rating = { orderId: '70002', store: { stars: 1, words: '' }, driver: null }
    await expect(vendor.ratings.add(rating)).rejects.toMatchObject({ kind: 'refused' })
    expect(await vendor.orders.reorder('70002')).toEqual({ lines: [], store: null, missing: 0 })
  })

  test('an order comes back with its own choices for every line, its store, and what is missing', async () => {
    const { vendor } = await contract.signedIn()
    const { lines, store, missing } = await vendor.orders.reorder(order)
    expect(lines).toEqual([
      {
        itemId: '901',
        name: 'Quinoa bowl',
        choiceIds: ['311'],
        choiceNames: ['Large'],
        quantity: 2,
        unitPrice: '220',
      },
      { itemId: '921', name: expect.any(String), choiceIds: [], choiceNames: [], quantity: 1, unitPrice: '90' },
    ])
    expect(lines[0]?.choiceIds).not.toBe(lines[1]?.choiceIds)
    expect([store?.id, store?.slug, store?.isOpen, missing]).toEqual(['2101', 'green-bowl', true, 0])
    await contract.demo.control('fault', { kind: 'stock', value: { item_id: '921', sold_out: true } })
    const less = await vendor.orders.reorder(order)
    expect([less.lines.map(({ itemId }) => itemId), less.missing]).toEqual([['901'], 1])
    await contract.demo.control('fault', { kind: 'stock', value: { item_id: '901', inactive: true } })
    expect(await vendor.orders.reorder(order)).toMatchObject({ lines: [], store: { id: '2101' }, missing: 2 })
  })
})
