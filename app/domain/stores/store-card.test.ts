import { describe, expect, test } from 'vitest'
import { aStore, someSettings } from '~/domain/test-builders'
import { figureIn, storeCard, tagName } from './store-card'

const list = someSettings({ storeLayout: 'list' })
const card = someSettings({ storeLayout: 'card' })

describe('a store card', () => {
  test.each([
    [4.25, { text: '4.3', tone: 'good' }],
    [2.1, { text: '2.1', tone: 'good' }],
    [2, { text: '2.0', tone: 'poor' }],
    [0.5, { text: '0.5', tone: 'poor' }],
    [0.05, { text: '0.1', tone: 'poor' }],
    [0.04, null],
    [0, null],
    [-1, null],
    [-0.04, null],
    [NaN, null],
  ])('shows a rating of %s as %j', (rating, badge) => {
    expect(storeCard(aStore({ rating }), list).rating).toEqual(badge)
  })

  test('marks only stores as veg and non-veg', () => {
    expect(storeCard(aStore({ kind: 'veg' }), list).kind).toBe('veg')
    expect(storeCard(aStore({ kind: 'non-veg' }), list).kind).toBe('non-veg')
    expect(storeCard(aStore({ kind: 'other' }), list).kind).toBeNull()
  })

  test('has Schedule over a closed store that takes orders for later, else Closed', () => {
    expect(storeCard(aStore(), list).overlay).toBeNull()
    expect(storeCard(aStore({ isOpen: false }), list).overlay).toBe('closed')
    expect(storeCard(aStore({ isOpen: false }), { ...list, schedulesAfterHours: true }).overlay).toBe('schedule')
  })

  test('shows the distance in the vendor’s unit, unless the delivery figure is one or it is unknown', () => {
    const far = aStore({ distance: 2.44 })
    expect(storeCard(far, { ...card, distanceUnit: 'mi' }).distance).toEqual({ value: '2.4', unit: 'mi' })
    expect(storeCard({ ...far, deliveryFigure: 'distance' }, card).distance).toBeNull()
    expect(storeCard(aStore({ distance: 0 }), card).distance).toBeNull()
  })

  test('shows neither time nor distance if the store does not deliver to the customer', () => {
    const far = aStore({ distance: 6839.3, deliveryText: '40 Mins' })
    const hidden = { isTooFar: true, delivery: null, distance: null }
    expect(storeCard(far, card, { isTooFar: true })).toMatchObject(hidden)
    expect(storeCard({ ...far, deliveryFigure: 'distance' }, card, { isTooFar: true })).toMatchObject(hidden)
    expect(storeCard(far, card)).toMatchObject({ isTooFar: false, delivery: { value: '40' } })
  })

  test('shows no minutes if the store is closed or takes only pre-orders, but a distance', () => {
    for (const later of [{ isOpen: false }, { isPreOrderOnly: true }]) {
      const store = aStore({ ...later, distance: 2, deliveryText: '40 Mins', deliveryFigure: 'time' })
      expect(storeCard(store, card)).toMatchObject({ delivery: null, distance: { value: '2.0' } })
      const byDistance = { ...store, deliveryText: '2', deliveryFigure: 'distance' } as const
      expect(storeCard(byDistance, card).delivery).toEqual({ value: '2', unit: 'km' })
    }
  })

  test('names the first three cuisines in card layout, all in list layout', () => {
    expect(storeCard(aStore(), card).cuisines).toEqual(['Indian', 'Thai', 'Salads'])
    expect(storeCard(aStore(), list).cuisines).toHaveLength(4)
  })

  test('shows the price for two if above 0, with the currency and one decimal', () => {
    expect(storeCard(aStore({ priceForTwo: '399.95' }), list).priceForTwo).toBe('₹400.0')
    expect(storeCard(aStore({ priceForTwo: '0' }), list).priceForTwo).toBeNull()
  })

  test('shows the minimum order if the store enforces one', () => {
    expect(storeCard(aStore({ minimumOrder: '100', enforcesMinimum: true }), card).minimum).toBe('₹100.00')
    expect(storeCard(aStore({ minimumOrder: '100', enforcesMinimum: false }), card).minimum).toBeNull()
    expect(storeCard(aStore({ minimumOrder: '0', enforcesMinimum: true }), card).minimum).toBeNull()
  })

  test('cuts the discount text to 50 characters in list layout', () => {
    const discountText = 'a'.repeat(51)
    expect(storeCard(aStore({ discountText }), list).discountText).toBe(`${'a'.repeat(50)}…`)
    expect(storeCard(aStore({ discountText }), card).discountText).toBe(discountText)
  })

  test('says if the store takes only pre-orders', () => {
    expect(storeCard(aStore({ isPreOrderOnly: true }), list).isPreOrderOnly).toBe(true)
  })
})

describe('the delivery figure', () => {
  test.each([
    ['time', '35', { value: '35', unit: 'mins' }],
    ['time', '35 Mins', { value: '35', unit: 'mins' }],
    ['time', '30-40 min.', { value: '30-40', unit: 'mins' }],
    ['time', '45minutes', { value: '45', unit: 'mins' }],
    ['distance', '2.5', { value: '2.5', unit: 'km' }],
    ['distance', '2.5 Km', { value: '2.5', unit: 'km' }],
    ['distance', '3 kilometres', { value: '3', unit: 'km' }],
    ['distance', '35 Mins', { value: '35', unit: 'mins' }],
    ['distance', '2.5 miles', { value: '2.5 miles', unit: null }],
    ['time', '1 hour', { value: '1 hour', unit: null }],
    ['time', '1 h 20 min', { value: '1 h 20 min', unit: null }],
    ['time', '45 mins or so', { value: '45 mins or so', unit: null }],
    ['distance', '2.5 airkm', { value: '2.5 airkm', unit: null }],
    ['time', 'Soon', { value: 'Soon', unit: null }],
    ['time', ' ', null],
    ['time', '0', null],
    ['time', '0 Mins', null],
    ['time', '-5', null],
    ['distance', '0.0 Km', null],
    ['time', '0-20', { value: '0-20', unit: 'mins' }],
    ['none', '35', null],
  ] as const)('%s of %j is %j', (deliveryFigure, deliveryText, figure) => {
    expect(storeCard(aStore({ deliveryFigure, deliveryText }), list).delivery).toEqual(figure)
  })
})

test('each number of a delivery figure is in the language of the page, and the vendor’s own text stays', () => {
  expect(figureIn({ value: '2.5-3.5', unit: 'km' }, 'de')).toEqual({ value: '2,5-3,5', unit: 'km' })
  expect(figureIn({ value: '1.5 hours', unit: null }, 'de')).toEqual({ value: '1.5 hours', unit: null })
})

test('a tag has its second name on pages in the second language, if the vendor wrote one', () => {
  const tag = { name: 'Bestseller', secondName: 'Très demandé', background: '', color: '' }
  const brand = { languages: ['en', 'fr'] }
  expect(tagName(tag, brand, 'en')).toBe('Bestseller')
  expect(tagName(tag, brand, 'fr')).toBe('Très demandé')
  expect(tagName({ ...tag, secondName: '' }, brand, 'fr')).toBe('Bestseller')
  expect(tagName(tag, { languages: ['en'] }, 'en')).toBe('Bestseller')
})
