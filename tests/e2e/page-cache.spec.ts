import { arabia, asha, greenBowl, marketplace, ravi } from '../support/brands'
import { plainItems } from '../support/orders'
import { startOnRemixServe, type Storefront } from '../support/servers'
import { expect, test } from '../support/test'
import { attribute, Visitor, type Answer } from '../support/visitor'

/** Guests share pages that are made once and cached; nobody else's page is among them. */

const pages = ['/', '/vendor/spice-route', '/item/2101/901', '/sign-in', '/location']

/** What two answers with the same page have in common: everything except the time. */
function withoutTime({ status, text, headers }: Answer) {
  const lasting = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { status, text, headers: Object.fromEntries(lasting) }
}

test('all guests get the same bytes and headers, without a cookie and without anything personal', async ({
  storefront,
  brand,
}) => {
  for (const path of pages) {
    const [one, other] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
    one.cookies.set('_ga', 'GA1.2.3')
    const first = await one.ask(path, { headers: { 'X-Request-Id': 'request-of-one-1', 'User-Agent': 'one' } })
    const second = await other.ask(path, { headers: { 'X-Request-Id': 'request-of-other-1' } })
    expect(withoutTime(second), path).toEqual(withoutTime(first))
    expect(first.status, path).toBe(200)
    expect(first.headers['set-cookie'], path).toBeUndefined()
    expect(first.headers['cache-control'], path).toBe('private, no-cache')
    expect(first.headers.vary, path).toBe('Cookie, Accept-Language, Accept-Encoding, Available-Dictionary')
    expect(JSON.stringify(withoutTime(first)), path).not.toContain('request-of-one')
  }
})

test('a browser that already has the page gets a 304 in every encoding', async ({ visitor }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding }
    const first = await visitor.ask('/', { headers })
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await visitor.ask('/', { headers: { ...headers, 'If-None-Match': etag } })
    expect([again.status, again.text, again.headers.etag], encoding).toEqual([304, '', etag])
    const head = await visitor.ask('/', { method: 'HEAD', headers })
    expect([head.status, head.text, head.headers.etag], encoding).toEqual([200, '', etag])
    expect(head.headers['content-length']).toBe(first.headers['content-length'])
  }
})

test('people, brands and languages each get their own pages, asking in turn or all at once', async ({ storefront }) => {
  const asha = new Visitor(storefront, marketplace.host)
  await asha.signIn()
  const hungry = new Visitor(storefront, marketplace.host)
  await hungry.add(marketplace.store.id, greenBowl.dal)
  // Opens the page that shows the toast, so that later pages have none.
  for (const one of [asha, hungry]) await one.open('/')
  const guest = new Visitor(storefront, marketplace.host)
  const elsewhere = new Visitor(storefront, arabia.host)
  const asks: { of: Visitor; language: string; says: RegExp; never: RegExp }[] = [
    { of: asha, language: 'en', says: /Asha/, never: /Cart, 1 item/ },
    { of: hungry, language: 'en', says: /Cart, 1 item/, never: /Asha/ },
    { of: guest, language: 'en', says: /<html lang="en"/, never: /Asha|Cart, 1 item/ },
    { of: guest, language: 'fr', says: /<html lang="fr"/, never: /Asha|Cart, 1 item/ },
    { of: elsewhere, language: 'ar', says: /<html lang="ar" dir="rtl"/, never: /Asha|Spice Route/ },
  ]
  const ask = async ({ of, language, says, never }: (typeof asks)[number], path: string) => {
    const { text, headers } = await of.ask(path, { headers: { 'Accept-Language': language } })
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
    expect(headers['set-cookie']).toBeUndefined()
    return text
  }
  for (const path of ['/', '/location']) {
    const byTurns: string[] = []
    for (const one of asks) byTurns.push(await ask(one, path))
    for (let round = 0; round < 3; round++) {
      const atOnce = await Promise.all([...asks, ...asks].map((one) => ask(one, path)))
      expect(atOnce).toEqual([...byTurns, ...byTurns])
    }
  }
})

/** Shops of one instance with their languages, the customer signed in there, and the number of units in the carts. */
const shops = [
  { host: marketplace.host, store: marketplace.store, languages: ['en', 'fr'], person: asha, units: 1 },
  { host: 'grocery.localhost', store: { id: '2201', slug: 'fresh-basket' }, languages: ['en'], person: ravi, units: 2 },
  { host: arabia.host, store: arabia.store, languages: ['ar', 'en'], person: asha, units: 3 },
]

test('brands, languages and people never mix when many ask one instance at once', async ({ storefront }) => {
  const asks = (await Promise.all(shops.map((shop) => asksOf(shop, storefront)))).flat()
  const byTurns: ReturnType<typeof identityOf>[] = []
  for (const { ask } of asks) byTurns.push(await ask())
  expect(byTurns).toEqual(asks.map(({ expected }) => expect.objectContaining(expected)))
  // Each shop has exactly one theme, and no two have the same.
  const themes = new Map(byTurns.map(({ site, theme }) => [`${new URL(site).host} ${theme}`, theme]))
  expect([themes.size, new Set(themes.values()).size]).toEqual([shops.length, shops.length])

  // Each request ten times, in an order that puts others between.
  const queue = Array.from({ length: 10 * asks.length }, (_, at) => (7 * at) % asks.length)
  const askNext = async () => {
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) expect(await asks[at]?.ask()).toEqual(byTurns[at])
  }
  await Promise.all(Array.from({ length: 20 }, askNext))
})

/**
 * The requests of a guest, a guest with a cart and a customer in each language of a shop, and what their pages must
 * contain.
 */
async function asksOf({ host, store, languages, person, units }: (typeof shops)[number], storefront: Storefront) {
  const [guest, hungry, customer] = Array.from({ length: 3 }, () => new Visitor(storefront, host))
  if (!guest || !hungry || !customer) return []
  await customer.signIn(person)
  for (const one of [hungry, customer]) {
    const [item] = await plainItems(one, `/vendor/${store.slug}`)
    await one.add(store.id, item, { quantity: String(units) })
    // Opens the page that shows the toast, so that later pages have none.
    await one.open('/landing-page')
  }
  const [name = ''] = person.name.split(' ')
  const people = [
    { of: guest, name: '', count: '' },
    { of: hungry, name: '', count: String(units) },
    { of: customer, name, count: String(units) },
  ]
  return languages.flatMap((language) =>
    people.flatMap(({ of, ...own }) =>
      ['/', `/vendor/${store.slug}`].map((path) => ({
        expected: { language, site: storefront.url(host) + path, ...own, cookies: undefined },
        ask: async () => identityOf(await of.ask(path, { headers: { 'Accept-Language': language } })),
      })),
    ),
  )
}

/** The facts in an answer that show whose page it is. */
function identityOf({ text, headers }: Answer) {
  const [canonical = ''] = /<link rel="canonical"[^>]*>/.exec(text) ?? []
  return {
    language: /<html lang="(\w+)"/.exec(text)?.[1],
    title: /<title>([^<]*)/.exec(text)?.[1],
    theme: /<style>(:root\{[^}]*\})/.exec(text)?.[1] ?? '',
    site: attribute(canonical, 'href'),
    name: /\b(?:Asha|Ravi)\b/.exec(text)?.[0] ?? '',
    count: /class="count"[^>]*>(\d+)</.exec(text)?.[1] ?? '',
    cookies: headers['set-cookie'],
  }
}

test("a customer's action shows on their next page and never on a guest's", async ({ storefront, brand }) => {
  const [customer, guest] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
  const before = (await guest.ask('/')).text
  await customer.add(marketplace.store.id, greenBowl.dal)
  expect((await customer.open('/')).text).toContain('Cart, 1 item')
  await customer.signIn()
  expect((await customer.open('/')).text).toContain('Asha')
  await customer.submit('/sign-out', {})
  expect((await customer.open('/')).text).not.toContain('Asha')
  expect((await guest.ask('/')).text).toBe(before)
})

test('a customer gets a cached copy of an unchanged page, but personal pages are rendered each time', async ({
  storefront,
  brand,
}) => {
  const customer = new Visitor(storefront, brand.host)
  await customer.signIn()
  await customer.add(marketplace.store.id, greenBowl.dal)
  await customer.open('/')
  for (const path of ['/vendor/spice-route', '/landing-page']) {
    const first = await customer.ask(path)
    expect(withoutTime(await customer.ask(path)), path).toEqual(withoutTime(first))
    expect(first.headers['cache-control'], path).toBe('private, no-cache')
  }
  // Home shows a customer's orders: for some seconds the server caches it, for this customer only.
  const home = await customer.ask('/')
  expect(withoutTime(await customer.ask('/'))).toEqual(withoutTime(home))
  expect(home.headers['cache-control']).toBe('private, no-store')
  for (const path of ['/orders', '/address', '/review-cart'])
    for (const id of ['request-1', 'request-2']) {
      const { headers } = await customer.ask(path, { headers: { 'X-Request-Id': id } })
      expect([headers['x-request-id'], headers.etag, headers['cache-control']], path).toEqual([
        id,
        undefined,
        'private, no-store',
      ])
    }
})

test('a copy of somebody’s cookies is worth nothing once they have signed out', async ({ storefront, brand }) => {
  const [customer, thief] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
  await customer.signIn()
  await customer.open('/')
  thief.takeCookies(customer.cookies)
  expect((await thief.open('/')).text).toContain('Asha')
  await customer.submit('/sign-out', {})
  expect((await thief.open('/')).text).not.toContain('Asha')
})

test.describe('with a storefront of its own', () => {
  test.use({ ownStorefront: {} })

  test('guests’ pages show a change at the vendor as soon as their cached data expires', async ({
    storefront,
    demo,
    brand,
  }) => {
    const guest = new Visitor(storefront, brand.host)
    const path = `/item/${marketplace.store.id}/${greenBowl.quinoa.id}`
    expect((await guest.ask(path)).status).toBe(200)
    const noSuchItem = { code: 101, msg: 'No such item' }
    await demo.fault({ call: 'restaurant_menus_details', kind: 'code', value: noSuchItem, times: 1000 })
    await expect.poll(async () => (await guest.ask(path)).status).toBe(404)
  })
})

test.describe('where the host allows shared caching', () => {
  test.use({ ownStorefront: { SHARED_DOCUMENTS: '60' } })

  test('guests’ pages allow it, and all others forbid it', async ({ storefront, visitor, brand }) => {
    const guest = new Visitor(storefront, brand.host)
    for (const _ of ['made', 'kept'])
      expect((await guest.ask('/')).headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      )
    await visitor.signIn()
    expect((await visitor.ask('/vendor/spice-route')).headers['cache-control']).toBe('private, no-cache')
    expect((await visitor.ask('/orders')).headers['cache-control']).toBe('private, no-store')
    expect((await guest.ask('/notfound')).headers['cache-control']).toMatch(/^private|^no-store/)
  })
})

test('Remix’s own server, which caches nothing, sends the same pages', async ({ demo, storefront, brand }) => {
  const plain = await startOnRemixServe(demo.origin)
  try {
    for (const path of pages) {
      const [cached, rendered] = [
        await new Visitor(storefront, brand.host).ask(path),
        await new Visitor(plain, brand.host).ask(path),
      ]
      // On loopback sites differ by their port, which the pages contain.
      expect(rendered.text.replaceAll(plain.url(brand.host), ''), path).toBe(
        cached.text.replaceAll(storefront.url(brand.host), ''),
      )
      expect(rendered.headers.etag, path).toBeTruthy()
    }
  } finally {
    await plain.stop()
  }
})
