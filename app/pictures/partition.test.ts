import { expect, test } from 'vitest'
import { Partition } from './partition'

const aRoom = () => new Partition({ bytes: 100, bytesOfOne: 60, holdersOfOne: 2 })

test("bytes are limited per owner, at nobody else's cost", () => {
  const room = aRoom()
  const [one, again, other] = [room.enter('a'), room.enter('a'), room.enter('b')]
  expect([one.take(40), other.take(40), again.take(30)]).toEqual([true, true, false])
  expect([one.isRefused, other.isRefused, again.take(1)]).toEqual([false, false, false])
  expect(room.enter('a').take(1)).toBe(false)
})

test('when full, the largest owner gives way to a smaller one', () => {
  const room = aRoom()
  const [large, small, late] = [room.enter('a'), room.enter('b'), room.enter('c')]
  let isLetGo = false
  large.onRefused(() => (isLetGo = true))
  expect([large.take(60), small.take(30), late.take(20)]).toEqual([true, true, true])
  expect([isLetGo, large.isRefused, large.take(1), small.isRefused]).toEqual([true, true, false, false])
  expect([late.take(40), late.take(30)]).toEqual([true, false])
})

test('entries in use stay, and released ones make room', () => {
  const room = aRoom()
  const [large, late, next] = [room.enter('a'), room.enter('b'), room.enter('c')]
  large.take(60)
  large.fix()
  expect(late.take(50)).toBe(false)
  large.leave()
  expect(next.take(50)).toBe(true)
  next.giveBack(40)
  expect(next.take(40)).toBe(true)
})
