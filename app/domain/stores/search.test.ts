import { expect, test } from 'vitest'
import { anItem, aStore } from '~/domain/test-builders'
import { searchText, withStatus, type FoundItem, type FoundItems, type ItemStatus } from './search'

test.each([
  [null, '', true],
  ['', '', true],
  ['  ab ', 'ab', true],
  ['tea', 'tea', false],
  ['  dal \n  rice ', 'dal rice', false],
  ['a b', 'a b', false],
  ['กุ้ง', 'กุ้ง', true],
  ['👩‍👩‍👧🍕', '👩‍👩‍👧🍕', true],
])('%j is searched as %j; too short: %s', (typed, text, isTooShort) => {
  expect(searchText(typed)).toEqual({ text, isTooShort })
})

test('a very long text is cut, never inside a character', () => {
  expect(searchText('👩‍👩‍👧'.repeat(100)).text).toBe('👩‍👩‍👧'.repeat(80))
})

const found = (...items: FoundItem[]): FoundItems[] => [{ store: aStore(), items }]
const aFoundItem = (part: Partial<FoundItem> = {}): FoundItem => ({ ...anItem(), sectionId: '77', ...part })
const aStatus = (part: Partial<ItemStatus> = {}): ItemStatus => ({
  storeId: '2101',
  itemId: '901',
  isSoldOut: false,
  isCustomisable: false,
  stock: 4,
  ...part,
})

test('the status of an item overrides its row', () => {
  const [hit] = withStatus(found(aFoundItem({ isSoldOut: true, stock: 999 })), [aStatus({ isCustomisable: true })])
  expect(hit?.items[0]).toMatchObject({ isSoldOut: false, isCustomisable: true, stock: 4, name: 'Paneer Bowl' })
})

test('an item that was sold out for want of a price is not had for nothing, unless choices set its price', () => {
  const unpriced = found(aFoundItem({ isSoldOut: true, price: '0' }))
  expect(withStatus(unpriced, [aStatus()])[0]?.items[0]?.isSoldOut).toBe(true)
  expect(withStatus(unpriced, [aStatus({ isCustomisable: true })])[0]?.items[0]?.isSoldOut).toBe(false)
})

test('a stock missing from the status is taken from the row', () => {
  const [hit] = withStatus(found(aFoundItem({ stock: 7 })), [aStatus({ stock: null })])
  expect(hit?.items[0]?.stock).toBe(7)
})

test('an unknown item is sold out, even if its id means something elsewhere', () => {
  const [hit] = withStatus(found(aFoundItem()), [aStatus({ storeId: '2102' })])
  expect(hit?.items[0]?.isSoldOut).toBe(true)
})
