import { expect, test } from 'vitest'
import { anItem } from '~/domain/test-builders'
import { areGoods } from './menu'

const milk = anItem({ diet: 'none' })

test('a menu is a grocer’s if all its items are goods', () => {
  expect(areGoods([milk, milk])).toBe(true)
  expect(areGoods([milk, anItem({ diet: 'veg' })])).toBe(false)
})

test('a menu that is empty, or could not be read, says nothing about the kind of store', () => {
  expect(areGoods([])).toBe(false)
})
