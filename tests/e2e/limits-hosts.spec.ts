import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

test.use({ ownStorefront: {} })

test('a thousand made-up hosts cost the vendor few calls and do not slow its real shops', async ({
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
  // A host that was looked up gets 404; the others get 503, and few of them were looked up.
  expect([...answers.keys()].sort()).toEqual([404, 503])
  const lookedUp = new Set((await demo.calls('get-vendor-settings')).map(({ body }) => body.order_web))
  expect(answers.get(404)?.filter((host) => !lookedUp.has(host))).toEqual([])
  expect(lookedUp.size).toBeLessThan(500)
  expect((await visitor.ask('/')).status).toBe(200)
})

test('all spellings of a host are one host, and an impossible host is never looked up', async ({
  storefront,
  demo,
}) => {
  const ask = (host: string, port = `:${storefront.port}`) =>
    new Visitor(storefront, host).ask('/', { headers: { Host: host + port } })
  for (const host of ['localhost', 'LocalHost', 'localhost.']) expect((await ask(host)).status, host).toBe(200)
  expect((await ask('localhost', '')).status).toBe(200)
  // A known host is looked up again after a while, so only the names are compared.
  const lookedUp = async () => [...new Set((await demo.calls('get-vendor-settings')).map(({ body }) => body.order_web))]
  expect(await lookedUp()).toEqual(['localhost'])
  for (const host of ['localhost@evil.example', 'a..b', '-a.example', `${'a'.repeat(64)}.example`])
    expect([400, 404], host).toContain((await ask(host)).status)
  expect(await lookedUp()).toEqual(['localhost'])
})
