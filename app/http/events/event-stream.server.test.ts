import { redirect } from '@remix-run/node'
import { createServer, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { eventHub } from './event-hub.server'
import { nothingForTheLedAway, noteEventAnswers, streamOf } from './event-stream.server'

test('events end for who is led elsewhere, and what is missing or fails stays so', () => {
  expect(nothingForTheLedAway(redirect('/sign-in')).status).toBe(204)
  for (const thrown of [new Response(null, { status: 404 }), new Error('the vendor is gone')])
    expect(() => nothingForTheLedAway(thrown)).toThrow()
})

/** A server of nothing but events. What leads to a request from its connection is nobody's, as under Remix' adapter. */
async function eventServer(look: () => Promise<{ told: object; isOver: boolean }>) {
  noteEventAnswers()
  const source = { key: 'one', everyMs: 20, look }
  const answer = async (
    { headers, method = 'GET' }: { headers: object; method?: string },
    response: ServerResponse,
  ) => {
    await new Promise(setImmediate)
    const request = new Request('http://shop.example/events', { headers: headers as HeadersInit, method })
    const { status, body } = streamOf(request, source, 'news', String((headers as { from?: string }).from))
    response.writeHead(status)
    if (body) Readable.fromWeb(body as never).pipe(response)
    else response.end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const open = (from: string) => {
    const headers = { Accept: 'text/event-stream', From: from }
    const asked = send({ host: '127.0.0.1', port, headers, agent: false })
    const status = new Promise<number>((done) => {
      asked.on('response', (response) => {
        response.resume().on('error', () => undefined)
        done(response.statusCode ?? 0)
      })
      asked.on('error', () => done(0))
    })
    asked.end()
    return { status, leave: () => void asked.destroy() }
  }
  return { open, stop: () => new Promise((done) => server.close(done)) }
}

test('five thousand streams that are left, at once or later, leave no place taken and nobody who looks', async () => {
  const look = vi.fn(() => Promise.resolve({ told: {}, isOver: false }))
  const { open, stop } = await eventServer(look)
  for (let wave = 0; wave < 20; wave++) {
    const streams = Array.from({ length: 250 }, () => open(`10.0.0.${wave}`))
    for (const [nth, stream] of streams.entries())
      if (nth % 3 === 0) stream.leave()
      else if (nth % 3 === 1) void stream.status.then(stream.leave)
    const statuses = await Promise.all(streams.map(({ status }) => status))
    expect(statuses.filter((status) => status === 503)).toEqual([])
    for (const { leave } of streams) leave()
  }
  await vi.waitUntil(() => eventHub.listeners === 0, { timeout: 60_000 })
  const looks = look.mock.calls.length
  // Whoever listens next is looked for anew: nobody's look was still to come before.
  const next = open('10.0.1.1')
  expect(await next.status).toBe(200)
  expect(look).toHaveBeenCalledTimes(looks + 1)
  next.leave()
  await vi.waitUntil(() => eventHub.listeners === 0, { timeout: 60_000 })
  await stop()
})

test('who asks for a stream without wanting events gets none', () => {
  const source = { key: 'two', everyMs: 20, look: () => Promise.resolve({ told: {}, isOver: false }) }
  const request = new Request('http://shop.example/events', { headers: { 'X-Event-Answer': '1' } })
  expect(streamOf(request, source, 'news', null).status).toBe(406)
})
