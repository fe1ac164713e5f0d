import { expect, test } from 'vitest'
import { Crowded, Gate } from './gate'

test('so many run at once, so many wait in their order, and the rest is refused', async () => {
  const gate = new Gate(2, 1)
  const log: string[] = []
  const work = (name: string) => {
    let end = () => {}
    const ended = new Promise<void>((done) => (end = done))
    const passed = gate.pass(async () => {
      log.push(name)
      await ended
      if (name === 'first') throw new Error('failed')
    })
    return { end, passed }
  }
  const [first, second, third] = [work('first'), work('second'), work('third')]
  await expect(work('fourth').passed).rejects.toThrow(Crowded)
  expect(log).toEqual(['first', 'second'])
  first.end()
  await expect(first.passed).rejects.toThrow('failed')
  second.end()
  third.end()
  await third.passed
  expect(log).toEqual(['first', 'second', 'third'])
})

test('whoever takes long holds up themselves: one of theirs runs at a time, few wait, and others pass by', async () => {
  const gate = new Gate(2, 20)
  const ended: (() => void)[] = []
  const log: string[] = []
  const work = (who: string) =>
    gate.pass(async () => {
      log.push(who)
      await new Promise<void>((end) => ended.push(end))
    }, who)
  const slow = Array.from({ length: 4 }, () => work('slow'))
  await expect(work('slow')).rejects.toThrow(Crowded)
  const other = work('other')
  expect(log).toEqual(['slow', 'other'])
  ended.splice(1).forEach((end) => end())
  await other
  expect(log).toEqual(['slow', 'other'])
  while (log.length < 5) {
    ended.splice(0).forEach((end) => end())
    await Promise.resolve()
  }
  ended.splice(0).forEach((end) => end())
  await Promise.all(slow)
  expect(log).toEqual(['slow', 'other', 'slow', 'slow', 'slow'])
})
