import { arabia, asha, greenBowl, marketplace, ravi } from '../support/brands'
import { plainItems } from '../support/orders'
import { startOnRemixServe, type Storefront } from '../support/servers'
import { expect, test } from '../support/test'
import { attribute, Visitor, type Answer } from '../support/visitor'

/** Pages that guests get alike, made once and kept; and that nobody else's is among them. */

const pages = ['/', '/vendor/spice-route', '/item/2101/901', '/sign-in', '/location']

/** What two answers with the same page have in common: all but their moment. */
function document({ status, text, headers }: Answer) {
  const lasting = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { status, text, headers: Object.fromEntries(lasting) }
}

test('guests get the same bytes under the same headers, without a cookie and without a word of their own', async ({
  storefront,
  brand,
}) => {
  for (const path of pages) {
    const [one, other] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
    one.cookies.set('_ga', 'GA1.2.3')
    const first = await one.ask(path, { headers: { 'X-Request-Id': 'request-of-one-1', 'User-Agent': 'one' } })
    const second = await other.ask(path, { headers: { 'X-Request-Id': 'request-of-other-1' } })
    expect(document(second), path).toEqual(document(first))
    expect(first.status, path).toBe(200)
    expect(first.headers['set-cookie'], path).toBeUndefined()
    expect(first.headers['cache-control'], path).toBe('private, no-cache')
    expect(first.headers.vary, path).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(JSON.stringify(document(first)), path).not.toContain('request-of-one')
  }
})

test('a browser that has the page already is told so in every encoding', async ({ visitor }) => {
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

test('people, brands and languages that ask by turns and at once each get what is theirs', async ({ storefront }) => {
  const asha = new Visitor(storefront, marketplace.host)
  await asha.signIn()
  const hungry = new Visitor(storefront, marketplace.host)
  await hungry.add(marketplace.store.id, greenBowl.dal)
  // The page after it says what was done, once.
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

/** Shops of one instance, with their languages, who is signed in there, and how much people have in their carts. */
const shops = [
  { host: marketplace.host, store: marketplace.store, languages: ['en', 'fr'], person: asha, units: 1 },
  { host: 'grocery.localhost', store: { id: '2201', slug: 'fresh-basket' }, languages: ['en'], person: ravi, units: 2 },
  { host: arabia.host, store: arabia.store, languages: ['ar', 'en'], person: asha, units: 3 },
]

test('brands, languages and people that ask an instance at once by many never mix', async ({ storefront }) => {
  const asks = (await Promise.all(shops.map((shop) => asksOf(shop, storefront)))).flat()
  const byTurns: ReturnType<typeof seen>[] = []
  for (const { ask } of asks) byTurns.push(await ask())
  expect(byTurns).toEqual(asks.map(({ expected }) => expect.objectContaining(expected)))
  // Each shop has a theme of its own, and one.
  const themes = new Map(byTurns.map(({ site, theme }) => [`${new URL(site).host} ${theme}`, theme]))
  expect([themes.size, new Set(themes.values()).size]).toEqual([shops.length, shops.length])

  // Each of them ten times, in an order that puts others between.
  const queue = Array.from({ length: 10 * asks.length }, (_, at) => (7 * at) % asks.length)
  const askNext = async () => {
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) expect(await asks[at]?.ask()).toEqual(byTurns[at])
  }
  await Promise.all(Array.from({ length: 20 }, askNext))
})

/** What guests, guests with a cart and somebody signed in ask a shop for in each of its languages, and what their pages must say. */
async function asksOf({ host, store, languages, person, units }: (typeof shops)[number], storefront: Storefront) {
  const [guest, hungry, customer] = Array.from({ length: 3 }, () => new Visitor(storefront, host))
  if (!guest || !hungry || !customer) return []
  await customer.signIn(person)
  for (const one of [hungry, customer]) {
    const [item] = await plainItems(one, `/vendor/${store.slug}`)
    await one.add(store.id, item, { quantity: String(units) })
    // The page after it says what was done, once.
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
        ask: async () => seen(await of.ask(path, { headers: { 'Accept-Language': language } })),
      })),
    ),
  )
}

/** Whose page an answer is. */
function seen({ text, headers }: Answer) {
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

test('what a customer does shows on their next page, and a guest never sees it', async ({ storefront, brand }) => {
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

test('a customer gets their page again while nothing changed, and what only they may see is made each time', async ({
  storefront,
  brand,
}) => {
  const customer = new Visitor(storefront, brand.host)
  await customer.signIn()
  await customer.add(marketplace.store.id, greenBowl.dal)
  await customer.open('/')
  for (const path of ['/vendor/spice-route', '/landing-page']) {
    const first = await customer.ask(path)
    expect(document(await customer.ask(path)), path).toEqual(document(first))
    expect(first.headers['cache-control'], path).toBe('private, no-cache')
  }
  // Home shows a customer's orders: for a moment the server has it again, and nobody else.
  const home = await customer.ask('/')
  expect(document(await customer.ask('/'))).toEqual(document(home))
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

test('a copy of somebody’s cookies gets nothing of theirs any more once they have signed out', async ({
  storefront,
  brand,
}) => {
  const [customer, thief] = [new Visitor(storefront, brand.host), new Visitor(storefront, brand.host)]
  await customer.signIn()
  await customer.open('/')
  for (const [name, value] of customer.cookies) thief.cookies.set(name, value)
  expect((await thief.open('/')).text).toContain('Asha')
  await customer.submit('/sign-out', {})
  expect((await thief.open('/')).text).not.toContain('Asha')
})

test.describe('with a storefront of its own', () => {
  test.use({ ownStorefront: {} })

  test('what the vendor changes shows on guests’ pages as soon as it is not fresh any more', async ({
    storefront,
    demo,
    brand,
  }) => {
    const guest = new Visitor(storefront, brand.host)
    const path = `/item/${marketplace.store.id}/${greenBowl.quinoa.id}`
    expect((await guest.ask(path)).status).toBe(200)
    const gone = { code: 101, msg: 'No such item' }
    await demo.fault({ call: 'restaurant_menus_details', kind: 'code', value: gone, times: 1000 })
    await expect.poll(async () => (await guest.ask(path)).status).toBe(404)
  })
})

test.describe('where the host lets a cache in front share pages', () => {
  test.use({ ownStorefront: { SHARED_DOCUMENTS: '60' } })

  test('guests’ pages say so, and nobody else’s', async ({ storefront, visitor, brand }) => {
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

test('Remix’s own server, which keeps nothing, sends the same documents', async ({ demo, storefront, brand }) => {
  const plain = await startOnRemixServe(demo.origin)
  try {
    for (const path of pages) {
      const [kept, made] = [
        await new Visitor(storefront, brand.host).ask(path),
        await new Visitor(plain, brand.host).ask(path),
      ]
      // On loopback a site is told from another by its port, and its pages name it.
      expect(made.text.replaceAll(plain.url(brand.host), ''), path).toBe(
        kept.text.replaceAll(storefront.url(brand.host), ''),
      )
      expect(made.headers.etag, path).toBeTruthy()
    }
  } finally {
    await plain.stop()
  }
})
