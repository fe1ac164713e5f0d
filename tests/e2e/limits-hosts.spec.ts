import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

test.use({ ownStorefront: {} })

test('a thousand made-up hosts cost the vendor few calls, and its shops do not notice', async ({
  visitor,
  storefront,
  demo,
}) => {
  expect((await visitor.ask('/')).status).toBe(200)
  await demo.reset()
  const hosts = Array.from({ length: 1000 }, (_, at) => `made-up-${at}.example`)
  const answers = new Map<number, string[]>()
  const askNext = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      const { status } = await new Visitor(storefront, host).ask('/')
      answers.set(status, [...(answers.get(status) ?? []), host])
    }
  }
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(askNext))
  // A host that was looked up is told to be nobody's; the others are put off, and hardly any of them was asked for.
  expect([...answers.keys()].sort()).toEqual([404, 503])
  const asked = new Set((await demo.calls('get-vendor-settings')).map(({ body }) => body.order_web))
  expect(answers.get(404)?.filter((host) => !asked.has(host))).toEqual([])
  expect(asked.size).toBeLessThan(500)
  expect((await visitor.ask('/')).status).toBe(200)
})

test('one host in all its spellings is one host, and what can be none is not asked for', async ({
  storefront,
  demo,
}) => {
  const ask = (host: string, port = `:${storefront.port}`) =>
    new Visitor(storefront, host).ask('/', { headers: { Host: host + port } })
  for (const host of ['localhost', 'LocalHost', 'localhost.']) expect((await ask(host)).status, host).toBe(200)
  expect((await ask('localhost', '')).status).toBe(200)
  // What is known of a host is asked for anew after a while: how often says nothing of its spellings.
  const asked = async () => [...new Set((await demo.calls('get-vendor-settings')).map(({ body }) => body.order_web))]
  expect(await asked()).toEqual(['localhost'])
  for (const host of ['localhost@evil.example', 'a..b', '-a.example', `${'a'.repeat(64)}.example`])
    expect([400, 404], host).toContain((await ask(host)).status)
  expect(await asked()).toEqual(['localhost'])
})
