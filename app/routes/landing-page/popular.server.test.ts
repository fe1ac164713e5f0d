import { expect, test } from 'vitest'
import { aStore } from '~/domain/test-builders'
import { bestRated } from './popular.server'

test('the best rated stores come first, closed ones last, eight at most', () => {
  const [closed, poor, good] = [
    aStore({ id: 'closed', rating: 5, isOpen: false }),
    aStore({ id: 'poor', rating: 2 }),
    aStore({ id: 'good', rating: 4.5 }),
  ]
  expect(bestRated([closed, poor, good]).map(({ id }) => id)).toEqual(['good', 'poor', 'closed'])
  expect(bestRated(Array.from({ length: 20 }, (_, at) => aStore({ id: String(at) })))).toHaveLength(8)
})
