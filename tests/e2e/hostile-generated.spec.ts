import { greenBowl } from '../support/brands'
import { hostileRequests, sendAll } from '../support/hostile.mjs'
import { expect, test } from '../support/test'

/** Thousands of generated requests over every route, against a storefront with the heap it is documented to run with. */

const count = 6000
const atOnce = 8
/** What nobody reads as a page: pictures, lists, what a frame holds, and what scripts ask for. */
const isForPrograms = /^\/(icon|picture|page-text|sitemaps|messenger|order-events|chat-events)\b/

/** The heap is bounded to 160 MB; with what lives outside of it a storefront stays below this, however long it runs. */
const mostMb = 230

test.use({ ownStorefront: {} })

test('whatever is sent, the storefront lives, answers, and needs no more memory', async ({ storefront, visitor }) => {
  // As long as it takes: what is held here is that it ends well.
  test.setTimeout(0)
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  await visitor.proceedToPay()
  const cookies = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const requests = hostileRequests({ count, seed: 2607, cookies })
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  const memory: number[] = []
  let slowest = { ms: 0, what: '' }
  let answered = 0
  await sendAll({ port: storefront.port, connections: atOnce, requests }, ({ status, ms, text, request }) => {
    const what = `${request.method} ${request.path.slice(0, 200)} ${request.body?.toString('latin1').slice(0, 300) ?? ''}`
    statuses[status] = (statuses[status] ?? 0) + 1
    if (ms > slowest.ms) slowest = { ms, what }
    if (++answered % 250 === 0) memory.push(storefront.residentMb() ?? Infinity)
    const isForPeople =
      request.method !== 'HEAD' && !request.path.includes('_data=') && !isForPrograms.test(request.path)
    const isBlank = status >= 400 && isForPeople && text === ''
    const tells = /\bat .+\.[jt]s:\d+|VendorError|ZodError|TypeError/.test(text)
    if (status === 0 || status >= 500 || isBlank || tells) wrong.push(`${status} ${what} ${text.slice(0, 100)}`)
  })
  console.log(`answered: ${JSON.stringify(statuses)}`)
  console.log(`slowest: ${slowest.ms.toFixed(0)} ms with ${atOnce} at once: ${slowest.what.slice(0, 120)}`)
  console.log(`memory: ${memory.map((mb) => mb.toFixed(0)).join(' ')} MB`)
  expect(wrong.slice(0, 10)).toEqual([])
  expect(Math.max(...memory)).toBeLessThan(mostMb)
  expect((await visitor.open('/')).status).toBe(200)
})
