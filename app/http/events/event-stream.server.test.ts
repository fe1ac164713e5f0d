import { redirect } from '@remix-run/node'
import { expect, test } from 'vitest'
import { endInsteadOfRedirect, streamOf } from './event-stream.server'

test('events end if the loader redirects, and errors keep their status', () => {
  expect(endInsteadOfRedirect(redirect('/sign-in')).status).toBe(204)
  for (const thrown of [new Response(null, { status: 404 }), new Error('the vendor is gone')])
    expect(() => endInsteadOfRedirect(thrown)).toThrow()
})

test('a request that does not accept events gets none', () => {
  const source = { key: 'two', everyMs: 20, poll: () => Promise.resolve({ data: {}, isOver: false }) }
  const request = new Request('http://shop.example/events', { headers: { 'X-Event-Answer': '1' } })
  expect(streamOf(request, source, 'news', null).status).toBe(406)
})
