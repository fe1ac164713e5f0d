import { expect, test } from 'vitest'
import { isFlatNumber } from './flat-number'

test.each(['7', '4B', 'Flat 2', '1204', 'الطابق ٣', 'ชั้น ๒', '', ' '])('%j is a valid flat, or empty', (flat) => {
  expect(isFlatNumber(flat)).toBe(true)
})

test.each(['Ground', 'abc', '-', 'ⅷ'])('%j lacks a number', (flat) => {
  expect(isFlatNumber(flat)).toBe(false)
})
