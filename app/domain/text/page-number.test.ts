import { expect, test } from 'vitest'
import { pageNumber } from './page-number'

test.each([
  ['', 1],
  ['page=', 1],
  ['page=x', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=0.5', 1],
  ['page=2.9', 2],
  ['page=7', 7],
  ['page=8', 7],
  ['page=Infinity', 7],
  ['page=-Infinity', 1],
])('%j is page %i of seven', (query, page) => {
  expect(pageNumber(new URLSearchParams(query), 7)).toBe(page)
})
