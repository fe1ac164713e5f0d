import { redirect } from '@remix-run/node'
import { expect, test } from 'vitest'
import { nothingForTheLedAway } from './event-stream.server'

test('events end for who is led elsewhere, and what is missing or fails stays so', () => {
  expect(nothingForTheLedAway(redirect('/sign-in')).status).toBe(204)
  for (const thrown of [new Response(null, { status: 404 }), new Error('the vendor is gone')])
    expect(() => nothingForTheLedAway(thrown)).toThrow()
})
