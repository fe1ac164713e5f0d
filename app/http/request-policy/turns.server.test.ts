import { Agent, createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../../../tests/support/listen.mjs'
import { untilItsTurn } from './turns.server'

test('work begins in the order of the calls, one piece per round of the loop', async () => {
  const begun: string[] = []
  for (const name of ['first', 'second', 'third']) void untilItsTurn().then(() => begun.push(name))
  await Promise.resolve()
  expect(begun).toEqual([])
  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await new Promise(setImmediate)
    expect(begun).toEqual(expected)
  }
})

test('new connections are answered while others ask again and again', async () => {
  const server = createServer((_request, response) => void untilItsTurn().then(() => response.end()))
  const { port, stop } = await listen(server)
  const ask = (agent: Agent | false) =>
    new Promise((done) => get({ port, agent }, (response) => response.resume().on('end', done)))
  const agent = new Agent({ keepAlive: true })
  let [isOver, answered] = [false, 0]
  const askAgain = async () => {
    while (!isOver) {
      await ask(agent)
      answered++
    }
  }
  const others = Array.from({ length: 50 }, askAgain)
  await ask(false)

  const before = answered
  const newOnes = 50
  await Promise.all(Array.from({ length: newOnes }, () => ask(false)))
  expect(answered - before).toBeLessThan(4 * newOnes)

  isOver = true
  await Promise.all(others)
  agent.destroy()
  await stop()
})
