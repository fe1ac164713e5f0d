import { connect } from 'node:net'
import { greenBowl } from '../support/brands'
import { sendRaw } from '../support/raw'
import { addressOf, builtRoutes } from '../support/routes.mjs'
import { startOnRemixServe } from '../support/servers'
import { expect, test } from '../support/test'
import { textOf, Visitor } from '../support/visitor'

/**
 * Requests that none of our pages makes: from other sites, to impossible hosts, broken or too large. Each gets an error
 * page.
 */

const { dal } = greenBowl
const routes = builtRoutes()
const filled = (route: (typeof routes)[number]) =>
  addressOf(route, (name) => (name === 'store_id' ? '2101' : name === 'item_id' ? dal.id : '1'))
const title = (page: string) => /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? ''

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a sibling host, which may be another brand’s', { 'Sec-Fetch-Site': 'same-site' }],
  ['an older browser on another site', { Origin: 'http://evil.example' }],
  ['another port of the same host', { Origin: 'http://localhost:1' }],
  ['a page without an origin', { Origin: 'null' }],
  ['an origin that is none', { Origin: 'localhost' }],
  ['a frame that says it is ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
]

/** Gateways post back from their own site: the post is redirected to our page and has no other effect (rules 11.21). */
const returnPaths = ['/payment', '/wallet-payment', '/review-subscription']
const isReturnPath = (path: string) => returnPaths.includes(path)
const pathOf = (address: string) => address.split('?')[0] ?? ''
/** Remix answers data requests with a 204 in place of the redirect. */
const redirectStatus = (address: string) => (address.includes('_data=') ? 204 : 303)

test('a form from another site changes nothing, on any route that takes forms', async ({ visitor, storefront }) => {
  const taking = routes.filter(({ takesForms }) => takesForms)
  expect(taking.map(({ path }) => path)).toEqual(expect.arrayContaining(['/cart', '/sign-in', '/place', '/language']))
  const addresses = taking.flatMap((route) => {
    const path = filled(route)
    return [path, `${path}?_data=${encodeURIComponent(route.id)}`, `${path}?index`]
  })
  await visitor.signIn()
  await visitor.add('2101', dal)
  const before = new Map(visitor.cookies)
  // Checked once, because a check of each answer would take longer than the requests.
  const wrong: string[] = []
  for (const address of addresses) {
    const isReturn = isReturnPath(pathOf(address))
    const expected = isReturn ? `${redirectStatus(address)}` : '403 We blocked this request'
    for (const [who, headers] of foreign) {
      const answer = await visitor.ask(address, { form: { intent: 'clear', locale: 'fr', mode: 'pickup' }, headers })
      const found = [answer.status, ...(isReturn ? [] : [title(answer.text)]), ...(answer.headers['set-cookie'] ?? [])]
      if (found.join(' ') !== expected) wrong.push(`${address} from ${who}: ${found.join(' ')}`)
    }
  }
  expect(wrong).toEqual([])
  expect(textOf((await visitor.open('/review-cart')).text)).toContain(dal.name)

  const own: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin', Origin: storefront.url() },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: storefront.url().replace('localhost', 'LocalHost') },
    { Origin: storefront.url(), 'X-Forwarded-Host': 'balancer.example' },
    {},
  ]
  for (const address of addresses) {
    for (const headers of own) {
      visitor.takeCookies(before)
      const { status } = await visitor.ask(address, { form: { nothing: '1' }, headers })
      if (status === 403 || status >= 500) wrong.push(`${address} ${JSON.stringify(headers)}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a form from another site changes nothing on Remix’s own server either, where no middleware runs before the routes', async ({
  demo,
}) => {
  const storefront = await startOnRemixServe(demo.origin)
  try {
    // Unknown paths redirect to home, whatever is sent to them.
    for (const route of routes.filter(({ takesForms, path }) => takesForms && path !== '/*')) {
      const path = filled(route)
      for (const address of [path, `${path}?_data=${encodeURIComponent(route.id)}`]) {
        const headers = {
          Origin: 'https://evil.example',
          'Sec-Fetch-Site': 'cross-site',
          'Accept-Language': 'de',
        }
        const answer = await new Visitor(storefront).ask(address, { form: { intent: 'clear', locale: 'fr' }, headers })
        if (isReturnPath(path)) {
          expect([answer.status, answer.headers['set-cookie']], address).toEqual([redirectStatus(address), undefined])
          continue
        }
        expect([answer.status, answer.headers['set-cookie'], title(answer.text)], address).toEqual([
          403,
          undefined,
          'Das haben wir nicht ausgeführt',
        ])
      }
    }
  } finally {
    await storefront.stop()
  }
})

test('a link from another site opens its page', async ({ visitor }) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect((await visitor.ask('/vendor/green-bowl', { headers })).status).toBe(200)
})

test('a browser that posts a form from another site gets a refusal in its language, and the cart stays', async ({
  page,
  customer,
  visitor,
  storefront,
  problems,
}) => {
  problems.allow(/403/)
  await visitor.add('2101', dal)
  await customer.continues(visitor)
  await page.route('http://evil.localhost:*/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${storefront.url()}/cart"><button name="intent" value="clear">Win</button></form>`,
    }),
  )
  await page.goto(`http://evil.localhost:${storefront.port}/`)
  await page.getByRole('button', { name: 'Win' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We blocked this request')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await customer.seesInCart(1)
})

test('impossible hosts get an error page; other spellings of our hosts work', async ({ visitor, storefront }) => {
  const impossible = [
    'localhost@evil.example',
    'local host',
    '',
    'a'.repeat(300),
    `${'a.'.repeat(200)}example`,
    'localhost:99999',
    'localhost:x',
    'localhost/path',
    'localhost?x',
    'localhost#x',
    '-a.example',
    'a..b',
    '.',
    '[::1',
    '[evil]',
    '::1',
    '%6cocalhost',
    '\u00fcber.example',
    'localhost,evil.example',
  ]
  for (const host of impossible) {
    const answer = await sendRaw(
      storefront,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: de\r\nConnection: close\r\n\r\n`,
    )
    expect([answer.status, title(answer.body)], host.slice(0, 40)).toEqual([
      400,
      'Wir können diese Anfrage nicht lesen',
    ])
    expect(answer.body).not.toContain('evil')
  }
  for (const host of ['localhost.', `LOCALHOST.:${storefront.port}`, 'localhost:80']) {
    const answer = await visitor.ask('/', { headers: { Host: host } })
    expect([answer.status, textOf(answer.text).includes('Tiffin Street')], host).toEqual([200, true])
  }
})

test("an unknown host gets Store not found, in the browser's language", async ({ visitor }) => {
  for (const [path, form] of [
    ['/', undefined],
    ['/sign-in', { identifier: 'x' }],
    ['/cart', { intent: 'clear' }],
  ] as const) {
    const headers = { Host: 'nobody.example', 'Accept-Language': 'ar' }
    const answer = await visitor.ask(path, { form, headers })
    expect([answer.status, title(answer.text)], path).toEqual([404, 'المتجر غير موجود'])
    expect(answer.text, path).toMatch(/<html lang="ar" dir="rtl"/)
  }
})

test('unsupported methods get an error page', async ({ visitor, storefront }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await visitor.ask('/cart', { method })
    expect([answer.status, answer.headers.allow, title(answer.text)], method).toEqual([
      405,
      'GET, HEAD, POST',
      'That is not possible here',
    ])
  }
  const tunnel = await sendRaw(storefront, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')
  expect([tunnel.status, title(tunnel.body)]).toEqual([405, 'That is not possible here'])
})

test('an absolute request line works; its host is the one that counts', async ({ storefront }) => {
  const ask = (line: string, host = 'evil.example') =>
    sendRaw(storefront, `GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const store = await ask('http://localhost/vendor/green-bowl')
  expect([store.status, title(store.body)]).toEqual([200, 'Green Bowl · Tiffin Street'])
  expect((await ask('HTTP://localhost')).status).toBe(200)
  expect((await ask('http://localhost?category=1')).status).toBe(200)
  expect((await ask('http://nobody.example/', 'localhost')).status).toBe(404)
  for (const line of ['http://a@localhost/', 'http:///', 'ftp://localhost/', '*', 'x']) {
    const answer = await ask(line, 'localhost')
    expect([answer.status, title(answer.body)], line).toEqual([400, 'We cannot read this request'])
  }
})

test('even a malformed request gets an error page', async ({ storefront }) => {
  for (const text of [
    'HELLO\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: local\u0001host\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n',
    'POST /cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n',
    'POST /cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ]) {
    // Connection: close ends a connection that would stay open.
    const answer = await sendRaw(storefront, text.replace('HTTP/1.1\r\n\r\n', 'HTTP/1.1\r\nConnection: close\r\n\r\n'))
    expect([answer.status, title(answer.body)], JSON.stringify(text)).toEqual([400, 'We cannot read this request'])
    expect(answer.headers, JSON.stringify(text)).toContain('text/html')
  }
})

test('a form with a wrong Content-Length does not make the server fail', async ({ storefront, visitor }) => {
  const lines = ['POST /language HTTP/1.1', 'Host: localhost', 'Content-Type: application/x-www-form-urlencoded']
  const post = (length: number, body: string) =>
    sendRaw(storefront, [...lines, `Content-Length: ${length}`, 'Connection: close', '', body].join('\r\n'))
  expect((await post(9, 'locale=en')).status).toBe(302)
  expect((await post(3, 'locale=en')).status).toBe(400)
  expect((await visitor.ask('/')).status).toBe(200)
})

test('17 kB of cookies are accepted; with more, the error page explains what to do', async ({ storefront }) => {
  const ask = (size: number) =>
    sendRaw(
      storefront,
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Language: es\r\nCookie: other=${'x'.repeat(size)}\r\n\r\n`,
    )
  expect((await ask(17_000)).status).toBe(200)
  for (const size of [33_000, 400_000]) {
    const answer = await ask(size)
    expect(answer.status).toBe(431)
    // If the language came in an earlier packet than the last, the page is in every language.
    expect(textOf(answer.body)).toContain('Tu navegador ha enviado demasiados datos')
    expect(textOf(answer.body)).toContain('Bórralas en los ajustes del navegador')
  }
})

test('a client that requests much and reads nothing does not block others from the same addresses', async ({
  storefront,
}) => {
  const host = 'heavy.localhost'
  const paths = ['/', '/nope', '/robots.txt', '/healthz', '/manifest.webmanifest', '/cart', '/payment']
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}:${storefront.port}\r\n\r\n`
  const readers = [['/', '/', '/'], []].map((first) => {
    const reader = connect(storefront.port, '127.0.0.1', () => reader.write([...first, ...paths].map(ask).join('')))
    return reader.pause()
  })
  const other = new Visitor(storefront, host)
  for (const path of paths) expect((await other.ask(path)).status, path).toBeGreaterThan(0)
  for (const reader of readers) reader.destroy()
})
