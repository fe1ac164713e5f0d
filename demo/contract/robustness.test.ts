import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../areas/calls'
import { startDemo, type RunningDemo } from '../testing/client'

let demo: RunningDemo
let token: string

beforeAll(async () => {
  demo = await startDemo()
  token = await demo.signIn()
})
afterAll(() => demo.stop())

const names = calls.filter((call) => call.method === 'POST').map((call) => call.name)
const post = (name: string, body: string, type = 'application/json') =>
  fetch(`${demo.origin}/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body,
  })

test.each([
  '{"a":',
  '[]',
  'null',
  '"text"',
  '12',
  '\u0000',
  `{"a":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  '{"__proto__":{"x":1}}',
])('no broken body makes a 500 (%#)', async (body) => {
  const replies = await Promise.all(names.map((name) => post(name, body)))
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
  expect((await fetch(`${demo.origin}/_control/requests`)).status).toBe(200)
})

test('broken form data and bodies that are too large are refused', async () => {
  expect((await post('add_shiping_address', 'nonsense', 'multipart/form-data; boundary=x')).status).toBe(422)
  expect((await post('login', 'a'.repeat(5_000_000))).status).toBe(422)
})

test('an object that cannot become text makes no 500', async () => {
  const body = JSON.stringify({ vendor_id: [{ toString: false }] })
  const replies = await Promise.all(names.map((name) => post(name, body)))
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
})

test('a missing field is named, in the language of the call', async () => {
  const reply = await demo.call('get_restaurant_detail', { is_langauge: 'fr' })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual({ restaurant_id: ['Le champ restaurant id est obligatoire.'] })
})

test('any origin may call', async () => {
  const headers = { origin: 'https://shop.example', 'access-control-request-headers': 'authorization,content-type' }
  const preflight = await fetch(`${demo.origin}/api/v1/login`, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
})

test('what does not exist is a 404, and a call has one method', async () => {
  expect((await demo.get('/api/v1/nothing')).status).toBe(404)
  expect((await demo.get('/api/v1/login')).status).toBe(405)
})
