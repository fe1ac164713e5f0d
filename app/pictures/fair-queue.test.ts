import { expect, test } from 'vitest'
import { FairQueue, NoRoom } from './fair-queue'

/** A queue, and work for it that ends on command; `log` lists what started, in order. */
function aQueue(...shares: ConstructorParameters<typeof FairQueue>) {
  const queue = new FairQueue(...shares)
  const log: string[] = []
  const work = (name: string, ...of: string[]) => {
    let end = () => {}
    const ended = new Promise<void>((done) => (end = done))
    const passed = queue.run(
      async () => {
        log.push(name)
        await ended
        if (name === 'failing') throw new Error('failed')
      },
      ...of,
    )
    return { passed, end: async () => (end(), await passed) }
  }
  return { log, work }
}

test('a limited number runs at once, a limited number waits in order, and the rest is refused', async () => {
  const { log, work } = aQueue({ atOnce: 2, waiting: 1 })
  const [failing, second, third] = [work('failing'), work('second'), work('third')]
  await expect(work('fourth').passed).rejects.toThrow(NoRoom)
  expect(log).toEqual(['failing', 'second'])
  await expect(failing.end()).rejects.toThrow('failed')
  await second.end()
  await third.end()
  expect(log).toEqual(['failing', 'second', 'third'])
})

test('each brand has a share of the slots: its own work waits, and that of others overtakes it', async () => {
  const { log, work } = aQueue({ atOnce: 3, waiting: 9 }, { atOnce: 2, waiting: 1 })
  const slow = [work('slow 1', 'slow'), work('slow 2', 'slow'), work('slow 3', 'slow')]
  await expect(work('slow 4', 'slow').passed).rejects.toThrow(NoRoom)
  const other = work('other', 'other')
  expect(log).toEqual(['slow 1', 'slow 2', 'other'])
  await other.end()
  expect(log).toHaveLength(3)
  await slow[1]?.end()
  expect(log[3]).toBe('slow 3')
  for (const one of slow) await one.end()
})

test('free slots rotate: nobody waits for the whole queue of another brand, or of another customer', async () => {
  const { log, work } = aQueue({ atOnce: 1, waiting: 20 }, { atOnce: 1, waiting: 20 }, { atOnce: 1, waiting: 3 })
  const first = work('first', 'a', '1')
  const names = ['a 1 x', 'a 1 y', 'b 1 x', 'b 1 y', 'a 2 x', 'c 1 x']
  const waiting = names.map((name) => work(name, ...name.split(' ').slice(0, 2)))
  await first.end()
  while (log.length <= names.length) await waiting[names.indexOf(log.at(-1) ?? '')]?.end()
  expect(log).toEqual(['first', 'b 1 x', 'c 1 x', 'a 2 x', 'b 1 y', 'a 1 x', 'a 1 y'])
})

test('customers of different brands are different, whatever their names', async () => {
  const { log, work } = aQueue({ atOnce: 9, waiting: 9 }, { atOnce: 9, waiting: 9 }, { atOnce: 1, waiting: 0 })
  const both = [work('a 1', 'a', '1'), work('b 1', 'b', '1')]
  await expect(work('a 1 again', 'a', '1').passed).rejects.toThrow(NoRoom)
  expect(log).toEqual(['a 1', 'b 1'])
  for (const one of both) await one.end()
})
