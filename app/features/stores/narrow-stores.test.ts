import { expect, test } from 'vitest'
import { aStore } from '~/domain/test-builders'
import { narrowStores } from './narrow-stores'
import type { StoreFilter } from './store-filter'

const stores = [
  aStore({ id: 'closed', isOpen: false, rating: 5, priceForTwo: '10', deliveryText: '5 Mins', cuisines: ['Thai'] }),
  aStore({ id: 'dear', kind: 'non-veg', rating: 4, priceForTwo: '900', deliveryText: '20', cuisines: ['Thai'] }),
  aStore({ id: 'cheap', rating: 0, priceForTwo: '200.5', deliveryText: '1 hour', cuisines: ['Indian', 'Salads'] }),
  aStore({ id: 'unsaid', rating: 4.5, priceForTwo: '0', deliveryFigure: 'distance', deliveryText: '2', cuisines: [] }),
]
const cuisines = [
  { id: '3', name: 'Thai' },
  { id: '7', name: 'Salads' },
]
const order = (part: Partial<StoreFilter>) =>
  narrowStores(stores, { cuisines: [], sort: 'relevance', vegOnly: false, ...part }, cuisines).map(({ id }) => id)

test.each([
  ['the vendor’s order', 'relevance', ['dear', 'cheap', 'unsaid', 'closed']],
  ['cost', 'cost', ['cheap', 'dear', 'unsaid', 'closed']],
  ['delivery time', 'time', ['dear', 'cheap', 'unsaid', 'closed']],
  ['rating', 'rating', ['unsaid', 'dear', 'cheap', 'closed']],
] as const)('stores sorted by %s: open ones first, unknown values last', (_, sort, expected) => {
  expect(order({ sort })).toEqual(expected)
})

test('stores of any of the cuisines, and vegetarian only', () => {
  expect(order({ cuisines: ['3'] })).toEqual(['dear', 'closed'])
  expect(order({ cuisines: ['3', '7'] })).toEqual(['dear', 'cheap', 'closed'])
  expect(order({ vegOnly: true })).toEqual(['cheap', 'unsaid', 'closed'])
})
