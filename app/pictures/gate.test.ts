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
