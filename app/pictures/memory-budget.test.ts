import { expect, test } from 'vitest'
import { MemoryBudget } from './memory-budget'

const aBudget = () => new MemoryBudget({ bytes: 100, bytesOfOne: 60, reservationsOfOne: 2 })

test("bytes are limited per owner, at nobody else's cost", () => {
  const budget = aBudget()
  const [one, again, other] = [budget.reserve('a'), budget.reserve('a'), budget.reserve('b')]
  expect([one.take(40), other.take(40), again.take(30)]).toEqual([true, true, false])
  expect([one.refused.aborted, other.refused.aborted, again.take(1)]).toEqual([false, false, false])
  expect(budget.reserve('a').take(1)).toBe(false)
})

test('when full, the largest owner gives way to a smaller one', () => {
  const budget = aBudget()
  const [large, small, late] = [budget.reserve('a'), budget.reserve('b'), budget.reserve('c')]
  let isLetGo = false
  large.refused.addEventListener('abort', () => (isLetGo = true))
  expect([large.take(60), small.take(30), late.take(20)]).toEqual([true, true, true])
  expect([isLetGo, large.refused.aborted, large.take(1), small.refused.aborted]).toEqual([true, true, false, false])
  expect([late.take(40), late.take(30)]).toEqual([true, false])
})

test('entries in use stay, and released ones make room', () => {
  const budget = aBudget()
  const [large, late, next] = [budget.reserve('a'), budget.reserve('b'), budget.reserve('c')]
  large.take(60)
  large.fix()
  expect(late.take(50)).toBe(false)
  budget.leave(large)
  expect(next.take(50)).toBe(true)
  next.giveBack(40)
  expect(next.take(40)).toBe(true)
})
