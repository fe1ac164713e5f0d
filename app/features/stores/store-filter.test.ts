import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterQuery, storeFilter, withKnownCuisines } from './store-filter'

const read = (query: string) => storeFilter(new URLSearchParams(query))
const cuisines = [
  { id: '3', name: 'Indian' },
  { id: '7', name: 'Thai' },
]

describe('the filter of a store list', () => {
  test('is read from the address, each cuisine once', () => {
    expect(read('cuisine=7&cuisine=3&cuisine=7&sort=rating&veg=1')).toEqual({
      cuisines: ['3', '7'],
      sort: 'rating',
      vegOnly: true,
    })
  })

  test.each(['', 'sort=price&veg=yes', 'cuisine=&cuisine=3,7&cuisine=%3Cb%3E', `cuisine=${'1'.repeat(21)}`, 'sort='])(
    'lets everything through if the address has nothing valid: %s',
    (query) => {
      expect(read(query)).toEqual({ cuisines: [], sort: 'relevance', vegOnly: false })
    },
  )

  test('takes at most twenty cuisines, and only the vendor’s', () => {
    const many = Array.from({ length: 30 }, (_, at) => `cuisine=${at + 1}`).join('&')
    expect(read(many).cuisines).toHaveLength(20)
    expect(withKnownCuisines(read('cuisine=3&cuisine=99'), cuisines).cuisines).toEqual(['3'])
  })

  test('has the same address, in whatever order things were chosen', () => {
    expect(String(filterQuery(read('veg=1&cuisine=7&sort=cost&cuisine=3')))).toBe('cuisine=3&cuisine=7&sort=cost&veg=1')
    expect(String(filterQuery(read('veg=1&sort=relevance'), { vegOnly: false }))).toBe('')
  })

  test('read from any address gives the filter of its own address', () => {
    const pair = fc.tuple(
      fc.constantFrom('cuisine', 'sort', 'veg', 'page'),
      fc.oneof(fc.string(), fc.nat().map(String)),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const filter = storeFilter(new URLSearchParams(pairs))
        expect(storeFilter(filterQuery(filter))).toEqual(filter)
      }),
    )
  })
})
