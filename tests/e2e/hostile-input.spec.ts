import { asha, greenBowl, ravi } from '../support/brands'
import { expect, test } from '../support/test'
import { hiddenFields, textOf } from '../support/visitor'

/**
 * Addresses, cookies and forms that none of our pages would send. Tests with hundreds of requests collect what is wrong
 * and check it once, because so many checks take longer than the requests.
 */

const { dal } = greenBowl
const stack = /\bat .+\.[jt]s:\d+|VendorError|ZodError/

test('unknown paths redirect to home; unknown stores, items and orders say so and offer a way on', async ({
  visitor,
}) => {
  const unknown = ['/nothing', '/nothing/here?at=all', '/restaurant/%%%', '/a/b/c', '/vendor', '/order-details']
  for (const path of [...unknown, '/.env', '/wp-admin.php']) {
    const answer = await visitor.ask(path)
    expect([302, answer.location], path).toEqual([302, '/'])
  }
  await visitor.signIn()
  for (const path of [
    '/vendor/no-such-store',
    '/vendor/..%2f..%2fetc%2fpasswd',
    `/restaurant/${btoa('999999')}`,
    '/restaurant/!!!!',
    '/item/2101/999999',
    '/item/999999/905',
    "/item/2101/905'--",
    '/order-details/999999',
    '/order-details/abc',
    '/order-status/999999',
    '/order-status/%00',
    '/update-address/999999',
    '/update-address/%00',
    '/delete-address/abc',
  ]) {
    const answer = await visitor.ask(path)
    expect([400, 404], path).toContain(answer.status)
    expect(answer.text, path).not.toMatch(stack)
    if (answer.status === 404)
      expect(answer.text, path).toMatch(/<title>(We cannot find (that|this order)|Store not found) · /)
    if (answer.status === 404) expect(answer.text, path).toContain('href="/">')
  }
})

test("somebody else's order and address are answered as if they did not exist", async ({ visitor, demo }) => {
  await visitor.signIn(ravi)
  const own = await visitor.open('/order-details/70002')
  expect(own.status).toBe(200)
  const theirs = /name="addressId" value="(\d+)"/
  await visitor.signIn(asha)
  const address = theirs.exec((await visitor.open('/address')).text)?.[1] ?? ''
  expect(address).not.toBe('')
  for (const path of ['/order-details/70002', '/order-details/70002/invoice', '/order-status/70002']) {
    const answer = await visitor.ask(path)
    expect(answer.status, path).toBe(404)
    expect(answer.text, path).not.toContain('Ravi')
  }
  await visitor.signIn(ravi)
  const refused = await visitor.ask('/address', { form: { addressId: address, as: '5502' } })
  expect(refused.status).toBe(404)
  expect(textOf(refused.text)).toContain('This address no longer exists')
  expect(textOf(refused.text)).not.toContain('Shivalik')
  const [, ownAddress = ''] = /\/update-address\/(\d+)/.exec((await visitor.open('/address')).text) ?? []
  const form = hiddenFields((await visitor.open(`/update-address/${ownAddress}`)).text, 'address')
  for (const path of [`/update-address/${address}`, `/delete-address/${address}`]) {
    for (const fields of [
      undefined,
      { ...form, intent: 'find' },
      { ...form, search: form.searchedFor ?? '', intent: 'save' },
    ]) {
      const answer = await visitor.ask(path, { form: fields })
      // Like an address that exists no longer, it needs no deletion.
      const isDeleting = fields && path.startsWith('/delete-address/')
      expect([answer.status, answer.location.split('?')[0], path]).toEqual([
        ...(isDeleting ? [302, '/address'] : [404, '']),
        path,
      ])
      expect(answer.text).not.toContain('Shivalik')
    }
  }
  for (const call of ['set_primary_address', 'update_shiping_address', 'delete_shiping_address'])
    expect(await demo.calls(call)).toEqual([])
})

test('a redirect to another site is not followed, in any spelling', async ({ visitor, storefront }) => {
  const targets = [
    '//evil.example',
    '///evil.example',
    '////evil.example/a',
    'https://evil.example',
    'https:evil.example',
    'HTTPS:\\\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http:/evil.example',
    '@evil.example',
    `/x@evil.example`,
    'x'.repeat(5000),
  ]
  const site = storefront.url()
  const staysHere = (location: string) => new URL(location, site).origin === site
  const wrong: string[] = []
  await visitor.signIn()
  for (const target of targets) {
    const name = target.slice(0, 40)
    const query = new URLSearchParams({ redirectTo: target, backTo: target })
    for (const [path, form] of [
      ['/sign-in', { intent: 'sign-in', identifier: asha.mobile, password: asha.password, redirectTo: target }],
      ['/cart', { intent: 'clear', backTo: target }],
      ['/cart', { intent: 'add', storeId: '2101', itemId: dal.id, backTo: target }],
      ['/language', { locale: 'fr', backTo: target }],
      ['/place', { intent: 'mode', mode: 'delivery', backTo: target }],
    ] as const) {
      const { status, location } = await visitor.ask(path, { form })
      if (status !== 302 || !staysHere(location)) wrong.push(`POST ${path} ${name}: ${status} ${location}`)
    }
    await visitor.ask('/language', { form: { locale: 'en' } })
    const signedIn = await visitor.ask(`/sign-in?${query}`)
    if (signedIn.status !== 302 || !staysHere(signedIn.location))
      wrong.push(`/sign-in ${name}: ${signedIn.status} ${signedIn.location}`)
    for (const path of [
      '/cart/clear',
      '/location',
      '/add-address',
      '/address',
      '/update-address/801',
      '/delete-address/801',
    ]) {
      const { text } = await visitor.ask(`${path}?${query}`)
      for (const [, href = ''] of text.matchAll(/(?:href|action|value)="([^"]*evil\.example[^"]*)"/g)) {
        if (!staysHere(href.replace(/&amp;/g, '&'))) wrong.push(`${path} ${name}: ${href}`)
      }
      const [script] = /(?:href|action)="\s*(?:javascript|data):/i.exec(text) ?? []
      if (script) wrong.push(`${path} ${name}: ${script}`)
    }
  }
  expect(wrong).toEqual([])
})

test('tampered, truncated and forged cookies are ignored', async ({ visitor }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  await visitor.ask('/place', { form: { intent: 'location', latitude: '23.02', longitude: '72.57', address: 'Here' } })
  await visitor.submit('/review-cart', { intent: 'remove-offer' })
  await visitor.proceedToPay()
  const good = new Map(visitor.cookies)
  expect([...good.keys()].sort()).toEqual(['__cart', '__place', '__session', 'cart-stamp'])
  good.set('cart-changes', '2101!905*2')
  const refused: string[] = []
  for (const [name, value] of good) {
    const bad = [
      '',
      'x',
      value.slice(0, 12),
      value.slice(0, -3),
      `${value}x`,
      value.replace(/[a-m]/i, 'z'),
      '%',
      '%E0%A4%A',
      'eyJ0b2tlbiI6IngifQ==.AAAA',
      encodeURIComponent('{"lines":[{"itemId":1}]}'),
      'A'.repeat(3500),
    ]
    for (const wrong of bad) {
      visitor.takeCookies([...good, [name, wrong]])
      for (const path of ['/', '/vendor/green-bowl', '/review-cart']) {
        const { status } = await visitor.ask(path)
        if (status !== 200) refused.push(`${path} with ${name}=${wrong.slice(0, 30)}: ${status}`)
      }
    }
  }
  expect(refused).toEqual([])
  visitor.cookies.clear()
  for (const locale of ['xx', '../../etc', '__proto__', 'en<script>', '%']) {
    visitor.cookies.set('localelang', locale)
    const answer = await visitor.ask('/')
    expect([answer.status, /<html lang="en"/.test(answer.text)], locale).toEqual([200, true])
  }
})

test.describe('with nothing cached', () => {
  test.use({ emptyCache: true })

  test('a cart shows items that no longer exist as gone, and they can be removed', async ({
    page,
    customer,
    visitor,
    demo,
  }) => {
    await visitor.signIn()
    await visitor.add('2101', dal)
    await visitor.add('2101', greenBowl.fries)
    await customer.continues(visitor)
    await demo.fault({ kind: 'stock', value: { item_id: dal.id, inactive: true } })
    await page.goto('/review-cart')
    await expect(page.getByText('No longer available')).toBeVisible()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByText('No longer available')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeEnabled()
  })
})

test('missing, repeated, huge and wrongly typed form fields never break the server', async ({ visitor }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  const payment = await visitor.proceedToPay()
  const forms: [string, Record<string, string>][] = [
    ['/cart', { intent: 'add', storeId: '2101', itemId: '905', quantity: '1', choice: '311', backTo: '/' }],
    ['/cart', { intent: 'replace', storeId: '2101', itemId: '905', quantity: '1' }],
    ['/cart', { intent: 'set-quantity', line: '905', quantity: '2', backTo: '/' }],
    ['/cart', { intent: 'restore', storeId: '2101', lines: '[{"itemId":"905","choiceIds":[],"quantity":1}]' }],
    ['/item/2101/901', { intent: 'add', storeId: '2101', itemId: '901', quantity: '1', 'pick-51': '310' }],
    ['/place', { intent: 'location', latitude: '1', longitude: '2', address: 'a', city: 'b', state: 'c' }],
    ['/place', { intent: 'mode', mode: 'pickup' }],
    ['/language', { locale: 'en', backTo: '/' }],
    ['/sign-in', { identifier: '9000000001', redirectTo: '/' }],
    ['/sign-in', { intent: 'sign-in', identifier: '9000000009', password: 'x', redirectTo: '/' }],
    ['/address', { addressId: '1', backTo: '/', as: '5501' }],
    ['/update-address/801', { intent: 'find', search: 'Law', backTo: '/', as: '5501' }],
    ['/delete-address/1', { backTo: '/', as: '5501' }],
    ['/add-address', { intent: 'find', search: 'Law', pick: '{}', as: '5501' }],
    [
      '/add-address',
      {
        ...{ intent: 'save', search: 'Law', house: 'h', flat: '7', landmark: 'l', tag: 'Home' },
        ...{ place: '{"latitude":1}', as: '5501' },
      },
    ],
    ['/review-cart', { revision: 'q', notes: 'n' }],
    ['/payment', { ...payment, revision: 'wrong' }],
  ]
  const wrong = [
    '',
    '-1',
    '1e309',
    'NaN',
    '99999999999999999999',
    'null',
    '{"$gt":""}',
    '"<script>alert(1)</script>',
    '\u0000\ud800',
    '__proto__',
    'é'.repeat(9000),
  ]
  const bad: [string, [string, string][]][] = []
  for (const [path, form] of forms) {
    const fields = Object.entries(form)
    bad.push([path, []])
    for (const [name] of fields) {
      const rest = fields.filter(([other]) => other !== name)
      bad.push(
        [path, rest],
        [path, [...fields, [name, form[name] ?? '']]],
        [path, [...fields, [`${name}[0]`, 'x'], [`${name}.a.b`, 'y']]],
      )
      for (const value of wrong) bad.push([path, [...rest, [name, value]]])
    }
    bad.push([path, [...fields, ['__proto__[x]', '1'], ['constructor', '1']]])
  }
  const cookies = new Map(visitor.cookies)
  const broken: string[] = []
  for (const [path, form] of bad) {
    visitor.takeCookies(cookies)
    const { status, text } = await visitor.ask(path, { form })
    if (status >= 500 || stack.test(text) || /<script>alert\(1\)|Invalid input/.test(text))
      broken.push(`${path} ${JSON.stringify(form).slice(0, 300)}: ${status}`)
  }
  expect(broken).toEqual([])
})

test('a body that is too large or of the wrong type leads back to its page with a message, and changes nothing', async ({
  visitor,
}) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  const large = await visitor.submit('/review-cart', { notes: 'x'.repeat(70_000) })
  expect(large).toMatchObject({ status: 200, path: '/review-cart' })
  expect(large.text).toContain('The form could not be read. Please try again.')
  for (const [type, body] of [
    ['application/json', '{"intent":"clear"}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nclear\r\n--x--'],
    ['text/plain', 'intent=clear'],
  ] as const) {
    const answer = await visitor.ask('/cart', { body, headers: { 'Content-Type': type } })
    expect(answer.location, type).toBe('/cart')
    expect((await visitor.open(answer.location)).text, type).toContain('Cart, 1 item')
  }
})

test('other methods and intents are refused or redirected, and no GET changes anything', async ({ visitor }) => {
  await visitor.add('2101', dal)
  for (const path of [
    '/cart?intent=clear',
    '/place?intent=mode&mode=pickup',
    '/language?locale=fr',
    '/sign-out',
    '/cart/clear',
  ]) {
    expect((await visitor.ask(path)).status, path).toBeLessThan(400)
  }
  expect((await visitor.open('/')).text).toContain('Cart, 1 item')
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    for (const path of ['/', '/cart', '/orders', '/healthz']) {
      const answer = await visitor.ask(path, { method })
      expect(answer.status, `${method} ${path}`).toBe(405)
      expect(answer.text).not.toMatch(stack)
    }
  }
  const explode = await visitor.ask('/cart', { form: { intent: 'explode' } })
  expect([explode.status, explode.location]).toEqual([302, '/review-cart'])
  expect((await visitor.ask('/', { form: { a: 'b' } })).status).toBe(405)
  expect((await visitor.open('/')).text).toContain('Cart, 1 item')
})

test('hostile text in addresses and headers is escaped or dropped', async ({ visitor }) => {
  const attack = '"><script>alert(1)</script>'
  for (const path of [
    `/location?search=${encodeURIComponent(attack)}`,
    `/add-address?search=${encodeURIComponent(attack)}&house=${encodeURIComponent(attack)}`,
    `/vendor/${encodeURIComponent(attack)}`,
    `/sign-in?redirectTo=${encodeURIComponent(`/a${attack}`)}`,
    `/?x=${encodeURIComponent(attack)}`,
  ]) {
    const { text, status } = await visitor.open(path)
    expect(status, path).toBeLessThan(500)
    expect(text, path).not.toContain('<script>alert(1)')
  }
  const answer = await visitor.ask('/', {
    headers: {
      'X-Request-Id': 'a\tb"<script>',
      'Accept-Language': `${attack},*;q=x`,
      'X-Forwarded-Host': 'evil.example',
    },
  })
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('evil.example')
})
