import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { onReport, type RequestReport } from '~/reports.server'
import { observe } from './requests.server'

const reports: RequestReport[] = []
onReport('request', (report) => reports.push(report))

function answer(url: string, { method = 'GET', headers = {}, isFinished = true } = {}) {
  const request = { url, method, headers: { host: 'Shop.example:8080', ...headers } } as unknown as IncomingMessage
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: isFinished })
  observe(request, response as unknown as ServerResponse, (path) => `route of ${path}`)
  response.emit('close')
  return { id: request.headers['x-request-id'], report: reports.at(-1) }
}

test('a request is reported by its route, without its query', () => {
  const { report } = answer('/search?q=secret')
  expect(report).toMatchObject({ route: 'route of /search', method: 'GET', host: 'shop.example', status: 200 })
  expect(JSON.stringify(report)).not.toContain('secret')
})

test('an unknown method counts as other', () => {
  expect(answer('/', { method: 'BREW' }).report?.method).toBe('other')
})

test('a client that left early is told apart', () => {
  expect(answer('/', { isFinished: false }).report?.isAborted).toBe(true)
})

test('a valid id from a proxy is kept, anything else is replaced', () => {
  expect(answer('/', { headers: { 'x-request-id': 'proxy-1' } }).id).toBe('proxy-1')
  for (const odd of ['', 'a b', '{"a":1}', 'x'.repeat(65)])
    expect(answer('/', { headers: { 'x-request-id': odd } }).id).toMatch(/^[\da-f-]{36}$/)
})
