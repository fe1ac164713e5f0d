import { expect, test } from 'vitest'
import { Partition } from './partition'

const aPartition = () => new Partition({ bytes: 100, bytesOfOne: 60, holdersOfOne: 2 })

test("bytes are limited per owner, at nobody else's cost", () => {
  const partition = aPartition()
  const [one, again, other] = [partition.enter('a'), partition.enter('a'), partition.enter('b')]
  expect([one.take(40), other.take(40), again.take(30)]).toEqual([true, true, false])
  expect([one.isRefused, other.isRefused, again.take(1)]).toEqual([false, false, false])
  expect(partition.enter('a').take(1)).toBe(false)
})

test('when full, the largest owner gives way to a smaller one', () => {
  const partition = aPartition()
  const [large, small, late] = [partition.enter('a'), partition.enter('b'), partition.enter('c')]
  let isLetGo = false
  large.onRefused(() => (isLetGo = true))
  expect([large.take(60), small.take(30), late.take(20)]).toEqual([true, true, true])
  expect([isLetGo, large.isRefused, large.take(1), small.isRefused]).toEqual([true, true, false, false])
  expect([late.take(40), late.take(30)]).toEqual([true, false])
})

test('entries in use stay, and released ones make room', () => {
  const partition = aPartition()
  const [large, late, next] = [partition.enter('a'), partition.enter('b'), partition.enter('c')]
  large.take(60)
  large.fix()
  expect(late.take(50)).toBe(false)
  large.leave()
  expect(next.take(50)).toBe(true)
  next.giveBack(40)
  expect(next.take(40)).toBe(true)
})
