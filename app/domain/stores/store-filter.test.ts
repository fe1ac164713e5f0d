import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aStore } from '~/domain/test-builders'
import { filterQuery, narrowStores, storeFilter, withKnownCuisines, type StoreFilter } from './store-filter'

const read = (query: string) => storeFilter(new URLSearchParams(query))
const cuisines = [
  { id: '3', name: 'Indian' },
  { id: '7', name: 'Thai' },
]

describe('the filter of a store list', () => {
  test('is read from the address, each cuisine once', () => {
    expect(read('cuisine=7&cuisine=3&cuisine=7&sort=rating&veg=1')).toEqual({
      cuisines: ['3', '7'],
      sort: 'rating',
      vegOnly: true,
    })
  })

  test.each(['', 'sort=price&veg=yes', 'cuisine=&cuisine=3,7&cuisine=%3Cb%3E', `cuisine=${'1'.repeat(21)}`, 'sort='])(
    'lets everything through if the address has nothing valid: %s',
    (query) => {
      expect(read(query)).toEqual({ cuisines: [], sort: 'relevance', vegOnly: false })
    },
  )

  test('takes at most twenty cuisines, and only the vendor’s', () => {
    const many = Array.from({ length: 30 }, (_, at) => `cuisine=${at + 1}`).join('&')
    expect(read(many).cuisines).toHaveLength(20)
    expect(withKnownCuisines(read('cuisine=3&cuisine=99'), cuisines).cuisines).toEqual(['3'])
  })

  test('has the same address, in whatever order things were chosen', () => {
    expect(String(filterQuery(read('veg=1&cuisine=7&sort=cost&cuisine=3')))).toBe('cuisine=3&cuisine=7&sort=cost&veg=1')
    expect(String(filterQuery({ ...read('veg=1&sort=relevance'), vegOnly: false }))).toBe('')
  })

  test('read from any address gives the filter of its own address', () => {
    const pair = fc.tuple(
      fc.constantFrom('cuisine', 'sort', 'veg', 'page'),
      fc.oneof(fc.string(), fc.nat().map(String)),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const filter = storeFilter(new URLSearchParams(pairs))
        expect(storeFilter(filterQuery(filter))).toEqual(filter)
      }),
    )
  })
})

const stores = [
  aStore({ id: 'closed', isOpen: false, rating: 5, priceForTwo: '10', deliveryText: '5 Mins', cuisines: ['Thai'] }),
  aStore({ id: 'unsaid', rating: 4, priceForTwo: '0', deliveryFigure: 'distance', deliveryText: '2', cuisines: [] }),
  aStore({ id: 'dear', kind: 'non-veg', rating: 4.5, priceForTwo: '900', deliveryText: '20', cuisines: ['Thai'] }),
  aStore({ id: 'cheap', rating: 0, priceForTwo: '200.5', deliveryText: '1 hour', cuisines: ['Indian', 'Salads'] }),
]
const twoCuisines = [
  { id: '3', name: 'Thai' },
  { id: '7', name: 'Salads' },
]
const order = (part: Partial<StoreFilter>) =>
  narrowStores(stores, { cuisines: [], sort: 'relevance', vegOnly: false, ...part }, twoCuisines).map(({ id }) => id)

test.each([
  ['the vendor’s order', 'relevance', ['unsaid', 'dear', 'cheap', 'closed']],
  ['cost', 'cost', ['cheap', 'dear', 'unsaid', 'closed']],
  ['delivery time', 'time', ['dear', 'unsaid', 'cheap', 'closed']],
  ['rating', 'rating', ['dear', 'unsaid', 'cheap', 'closed']],
] as const)('stores sorted by %s: open ones first, unknown values last', (_, sort, expected) => {
  expect(order({ sort })).toEqual(expected)
})

test('stores of any of the cuisines, and vegetarian only', () => {
  expect(order({ cuisines: ['3'] })).toEqual(['dear', 'closed'])
  expect(order({ cuisines: ['3', '7'] })).toEqual(['dear', 'cheap', 'closed'])
  expect(order({ vegOnly: true })).toEqual(['unsaid', 'cheap', 'closed'])
})
