import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPricedLine } from '~/domain/test-builders'
import { aView } from '../page.test-support'
import { mirrorCart, onOtherTab, storedCart } from './storage'

const bowl = aPricedLine({
  choiceIds: ['311', '321'],
  choiceNames: ['Large', 'Cheese'],
  choicePrices: ['40', '0.5'],
  basePrice: '180',
  unitPrice: '220.5',
  listPrice: '200',
  quantity: 2,
  image: 'http://vendor.test/901.webp',
  packagingCharge: '5',
  taxPercent: '12.5',
  isBogo: true,
})

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const keep = (value: unknown) => stored.set('cart', JSON.stringify(value))

describe('the cart in local storage', () => {
  test('has the keys that other clients use, and no others', () => {
    mirrorCart(aView(bowl))
    expect([...stored.keys()]).toEqual(['cart'])
    expect(JSON.parse(stored.get('cart') ?? '')).toEqual([
      {
        restaurant_id: '2101',
        item_id: '901',
        name: 'Paneer Bowl',
        price: 220.5,
        selected_type: ['Large', 'Cheese'],
        quantity: 2,
        itemTotalQuantity: 10,
        selectCustoizeID: ['311', '321'],
        selectCustoizePrice: [40, 0.5],
        itemQuntity: 2,
        item_type: '0',
        item_price: 180,
        image: 'http://vendor.test/901.webp',
        saveprice: 20,
        item_tax: 12.5,
        mrp: 200,
        packaging_charge: 5,
        is_bogo: 1,
      },
    ])
  })

  test('never contains a token, a name of the customer or an address', () => {
    mirrorCart(aView(bowl))
    expect([...stored.entries()].flat().join()).not.toMatch(/token|tok_|bearer|user|mobile|email|address/i)
  })

  test('has no saving for an item above its list price, and no tax for one without its own', () => {
    mirrorCart(aView(aPricedLine({ basePrice: '180', listPrice: '150' })))
    expect(JSON.parse(stored.get('cart') ?? '')).toMatchObject([{ saveprice: 0, item_tax: 0, is_bogo: 0 }])
  })

  test('is an empty list for an empty cart, and for none', () => {
    for (const cart of [aView(), null]) {
      mirrorCart(aView(bowl))
      mirrorCart(cart)
      expect(stored.get('cart')).toBe('[]')
    }
  })

  test('is skipped if the storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    })
    expect(() => mirrorCart(aView(bowl))).not.toThrow()
    expect(storedCart()).toBeNull()
  })
})

describe('a stored cart', () => {
  test('becomes a request to restore it, with ids and quantities but no prices', () => {
    mirrorCart(aView(bowl, aPricedLine({ itemId: '902' })))
    const { intent, storeId, lines = '' } = Object.fromEntries(storedCart() ?? [])
    expect({ intent, storeId, lines: JSON.parse(lines) }).toEqual({
      intent: 'restore',
      storeId: '2101',
      lines: [
        { itemId: '901', choiceIds: ['311', '321'], quantity: 2 },
        { itemId: '902', choiceIds: [], quantity: 1 },
      ],
    })
  })

  test('of another client is read too: numbers as text, text as numbers, no choices', () => {
    keep([
      { restaurant_id: 2101, item_id: 901, quantity: '2', selectCustoizeID: 311 },
      { item_id: '902', quantity: 1 },
    ])
    const { storeId, lines = '' } = Object.fromEntries(storedCart() ?? [])
    expect([storeId, JSON.parse(lines)]).toEqual([
      '2101',
      [
        { itemId: '901', choiceIds: ['311'], quantity: 2 },
        { itemId: '902', choiceIds: [], quantity: 1 },
      ],
    ])
  })

  test.each(['[]', '{}', 'null', '"cart"', '{broken', '[null]'])('with %s is ignored', (text) => {
    stored.set('cart', text)
    expect(storedCart()).toBeNull()
  })

  test('that is larger than any of ours is cut, because a browser does not send it, and all else would wait for it', () => {
    keep(Array.from({ length: 2000 }, () => ({ restaurant_id: '2101', item_id: '901', quantity: 1 })))
    expect(String(storedCart()).length).toBeLessThan(64 * 1024)
  })

  test('that never existed is ignored', () => {
    expect(storedCart()).toBeNull()
  })
})

describe('another tab', () => {
  function heard(key: string | null) {
    const changed = vi.fn()
    const listen = vi.fn()
    vi.stubGlobal('addEventListener', listen)
    onOtherTab(changed)
    const [name, listener] = listen.mock.calls[0] as [string, (event: { key: string | null }) => void]
    expect(name).toBe('storage')
    listener({ key })
    return changed.mock.calls.length > 0
  }

  test('is noticed when it changed the cart or cleared everything', () => {
    expect([heard('cart'), heard(null)]).toEqual([true, true])
  })

  test('is not noticed when it changed something else', () => {
    expect(heard('theme')).toBe(false)
  })
})
