import { describe, expect, test } from 'vitest'
import { pageOf, storesPerPage } from './store-pages'

const rows = Array.from({ length: 2 * storesPerPage + 1 }, (_, at) => at)

describe('a page of stores', () => {
  test('is the first by default, and links to the next', () => {
    expect(pageOf(rows, null)).toEqual({ rows: rows.slice(0, 24), previous: null, next: 2 })
  })

  test('starts where the previous one ended, and links both ways', () => {
    expect(pageOf(rows, '2')).toEqual({ rows: rows.slice(24, 48), previous: 1, next: 3 })
  })

  test('that is the last links no further', () => {
    expect(pageOf(rows, '3')).toEqual({ rows: [48], previous: 2, next: null })
    expect(pageOf(rows.slice(0, 24), null)?.next).toBeNull()
  })

  test('is empty when there are no stores', () => {
    expect(pageOf([], null)).toEqual({ rows: [], previous: null, next: null })
  })

  test('covers several when the customer comes back to a grown list', () => {
    expect(pageOf(rows, '1-2')).toEqual({ rows: rows.slice(0, 48), previous: null, next: 3 })
    expect(pageOf(rows, '2-3')).toEqual({ rows: rows.slice(24), previous: 1, next: null })
  })

  test('covers at most the last ten', () => {
    const many = Array.from({ length: 12 * storesPerPage }, (_, at) => at)
    expect(pageOf(many, '1-12')).toEqual({ rows: many.slice(48), previous: 2, next: null })
  })

  test.each(['4', '1-4', '3-2', '0-1', '-', '1-', '1-2-3', '0', '-1', '1.5', '01', 'x', '', '99999999999'])(
    'cannot be %j',
    (wanted) => {
      expect(pageOf(rows, wanted)).toBeNull()
    },
  )
})
