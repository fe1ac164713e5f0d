import { describe, expect, test } from 'vitest'
import { pageOf, storesPerPage } from './store-pages'

const rows = Array.from({ length: 2 * storesPerPage + 1 }, (_, at) => at)

describe('a page of stores', () => {
  test('is the first when none is asked for, and leads on', () => {
    expect(pageOf(rows, null)).toEqual({ rows: rows.slice(0, 24), previous: null, next: 2 })
  })

  test('follows where the one before ended, and leads both ways', () => {
    expect(pageOf(rows, '2')).toEqual({ rows: rows.slice(24, 48), previous: 1, next: 3 })
  })

  test('that is the last leads nowhere further', () => {
    expect(pageOf(rows, '3')).toEqual({ rows: [48], previous: 2, next: null })
    expect(pageOf(rows.slice(0, 24), null)?.next).toBeNull()
  })

  test('is empty when there are no stores', () => {
    expect(pageOf([], null)).toEqual({ rows: [], previous: null, next: null })
  })

  test('is several when a list that had grown is come back to', () => {
    expect(pageOf(rows, '1-2')).toEqual({ rows: rows.slice(0, 48), previous: null, next: 3 })
    expect(pageOf(rows, '2-3')).toEqual({ rows: rows.slice(24), previous: 1, next: null })
  })

  test('is the last ten of more', () => {
    const many = Array.from({ length: 12 * storesPerPage }, (_, at) => at)
    expect(pageOf(many, '1-12')).toEqual({ rows: many.slice(48), previous: 2, next: null })
  })

  test.each(['4', '1-4', '3-2', '0-1', '-', '1-', '1-2-3', '0', '-1', '1.5', '01', 'x', '', '99999999999'])(
    '%j is no page',
    (wanted) => {
      expect(pageOf(rows, wanted)).toBeNull()
    },
  )
})
