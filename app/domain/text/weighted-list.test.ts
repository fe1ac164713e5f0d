import { expect, test } from 'vitest'
import { weightedList } from './weighted-list'

test('names have the weight 1 unless they say another, which may be no number', () => {
  expect(weightedList('fr-CH, FR;q=0.9, *; v=1; q=0.5')).toEqual([
    ['fr-ch', 1],
    ['fr', 0.9],
    ['*', 0.5],
  ])
  expect(weightedList('br;q=, gzip;q=high, de;q=1')).toEqual([
    ['br', 0],
    ['gzip', NaN],
    ['de', 1],
  ])
})
