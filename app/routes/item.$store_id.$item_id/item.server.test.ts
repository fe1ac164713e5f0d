import { describe, expect, test } from 'vitest'
import { aChoice, aGroup, rupees } from '~/domain/test-builders'
import { groupView, priceWith } from './item.server'

const sauces = { min: 0, max: 0, choices: [aChoice({ id: 'hot', price: '5.50' })] }
const groups = [
  aGroup({ id: 'size', choices: [aChoice({ id: 'small', price: '0' }), aChoice({ id: 'large', price: '40' })] }),
  aGroup({ id: 'extras', choices: [aChoice({ id: 'dip', price: '10', nested: sauces })] }),
].map((group) => groupView(group, rupees))

describe('the price of an item', () => {
  test('is its own price while nothing is chosen', () => {
    expect(Number(priceWith([], '180', groups))).toBe(180)
  })

  test('includes what is chosen, at both levels', () => {
    expect(Number(priceWith(['large', 'dip', 'hot'], '180', groups))).toBe(235.5)
  })

  test('excludes choices under one that is not chosen', () => {
    expect(Number(priceWith(['large', 'hot'], '180', groups))).toBe(220)
  })
})
