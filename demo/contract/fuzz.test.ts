import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from '../testing/client'
import { endsSession, operations } from './contract'
import { everyDay } from './setups/setup'
import { shotsAt, type Shot } from './shots'

const BODIES = 10_000
const AT_ONCE = 200

let demo: RunningDemo
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(async () => {
  demo = await startDemo()
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  agent.destroy()
  await demo.stop()
})

/** Status and text of an answer. Uses plain connections that stay open, because fetch takes twice as long. */
function fire({ name, method, fields, signedIn }: Shot, token: string): Promise<{ status: number; text: string }> {
  const query = new URLSearchParams(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )
  const isGet = method === 'GET'
  const path = `${demo.origin}/api/v1/${name}${isGet ? `?${query.toString()}` : ''}`
  const headers = { 'content-type': 'application/json', ...(signedIn && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const sent = request(path, { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(isGet ? undefined : JSON.stringify(fields))
  })
}

/** Lists what is wrong with the answer. Empty when nothing is. */
async function faultOf(shot: Shot, token: string): Promise<string[]> {
  const { status, text } = await fire(shot, token)
  const isJson = /^\{.*\}$/s.test(text)
  if ([200, 401, 422].includes(status) && isJson) return []
  return [`${shot.name} ${JSON.stringify(shot.fields)}: ${status} ${text.slice(0, 300)}`]
}

test(`${BODIES} odd bodies are answered, refused as invalid or sent to sign in, and nothing breaks`, async () => {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const shots = fc.sample(fc.oneof(...operations.map(shotsAt)), { numRuns: BODIES, seed })
  for (let from = 0; from < BODIES; from += AT_ONCE) {
    const batch = shots
      .slice(from, from + AT_ONCE)
      .toSorted((a, b) => Number(endsSession(a.name)) - Number(endsSession(b.name)))
    await demo.control('reset')
    const token = await demo.signIn()
    await demo.call('subscription', { user_id: 5501, address_id: 801, ...everyDay }, token)
    const faults = await Promise.all(batch.map((shot) => faultOf(shot, token)))
    expect(faults.flat(), [`seed ${seed}`, ...faults.flat()].join('\n')).toEqual([])
  }
  expect(unhandled).toEqual([])
})
