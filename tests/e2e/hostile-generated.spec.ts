import { greenBowl } from '../support/brands'
import { hostileRequests, sendAll } from '../support/hostile.mjs'
import { expect, test } from '../support/test'

/** Thousands of generated requests to every route, against a storefront with its documented heap. */

const count = 6000
const atOnce = 8
/** Routes that are not pages: pictures, lists, frame contents, and data for scripts and browsers. */
const isForPrograms = /^\/(icon|picture|page-dictionary|page-text|sitemaps|messenger|order-events|chat-events)\b/

/**
 * The heap is limited to 160 MB; with its memory outside the heap a storefront stays below this, however long it runs.
 */
const mostMb = 230

test.use({ ownStorefront: {} })

test('no request crashes the storefront, goes unanswered or makes its memory grow', async ({ storefront, visitor }) => {
  // No time limit: the test is about how it ends.
  test.setTimeout(0)
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  await visitor.proceedToPay()
  const requests = hostileRequests({ count, seed: 2607, cookies: visitor.cookieHeader })
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  const memory: number[] = []
  let slowest = { ms: 0, what: '' }
  let answerCount = 0
  await sendAll({ port: storefront.port, connections: atOnce, requests }, ({ status, ms, text, request }) => {
    const what = `${request.method} ${request.path.slice(0, 200)} ${request.body?.toString('latin1').slice(0, 300) ?? ''}`
    statuses[status] = (statuses[status] ?? 0) + 1
    if (ms > slowest.ms) slowest = { ms, what }
    if (++answerCount % 250 === 0) memory.push(storefront.residentMb() ?? Infinity)
    const isForPeople =
      request.method !== 'HEAD' && !request.path.includes('_data=') && !isForPrograms.test(request.path)
    const isBlank = status >= 400 && isForPeople && text === ''
    const hasInternals = /\bat .+\.[jt]s:\d+|VendorError|ZodError|TypeError/.test(text)
    if (status === 0 || status >= 500 || isBlank || hasInternals) wrong.push(`${status} ${what} ${text.slice(0, 100)}`)
  })
  console.log(`answered: ${JSON.stringify(statuses)}`)
  console.log(`slowest: ${slowest.ms.toFixed(0)} ms with ${atOnce} at once: ${slowest.what.slice(0, 120)}`)
  console.log(`memory: ${memory.map((mb) => mb.toFixed(0)).join(' ')} MB`)
  expect(wrong.slice(0, 10)).toEqual([])
  expect(Math.max(...memory)).toBeLessThan(mostMb)
  expect((await visitor.open('/')).status).toBe(200)
})
