import { arabia, greenBowl, ravi } from '../support/brands'
import { builtRoutes } from '../support/routes.mjs'
import { everyScreen } from '../support/screens'
import { dayAhead, subscribes } from '../support/subscriptions'
import { expect, test } from '../support/test'
import { textOf, Visitor, type Answer } from '../support/visitor'

/** What belongs to one person, one brand or one session is not available to any other. */

const { dal } = greenBowl

/** Screens that are the same for everybody, except for the name in the menu. */
const browsing = [
  ...['_index', 'banner-items.$banner_id', 'brand-items.$brand_id', 'category.$category_id', 'landing-page', 'stores'],
  ...['faq', 'feedback.$restaurantid', 'help', 'pages.$page', 'pages._index', 'privacypolicy', 'support', 'terms'],
  ...['offline', 'qr.$restaurantid', 'search', 'tag-wise-menu', 'vendor.$restaurant_name_.info'],
  'cart.clear',
  'cart.replace',
  'forgot-password',
  'item.$store_id.$item_id',
  'location',
  'notfound',
]
const stores = ['restaurant.$restaurant_id', 'vendor.$restaurant_name']

const cacheRule = ({ headers }: Answer) => String(headers['cache-control'])

test('every screen has its security headers and, like its data, is private to the browser; personal ones are not stored', async ({
  visitor,
  brand,
  demo,
}) => {
  const screens = await everyScreen(visitor, brand, demo)
  const ids = new Map(builtRoutes().map(({ id }) => [id.replace(/^routes\//, '').replace(/\/route$/, ''), id]))
  for (const [route, path] of Object.entries(screens)) {
    const data = `${path}${path.includes('?') ? '&' : '?'}_data=${encodeURIComponent(ids.get(route) ?? '')}`
    for (const [kind, at] of [
      ['document', path],
      ['data', data],
    ] as const) {
      const answer = await visitor.ask(at)
      const label = `${kind} of ${route}`
      if (kind === 'data' && answer.status === 404) continue
      expect(cacheRule(answer), label).toMatch(/^private, no-(cache|store)$/)
      expect(String(answer.headers.vary), label).toMatch(/Cookie, Accept-Language/)
      const isBrowsing = browsing.includes(route) || stores.includes(route)
      // Maps and gateways write styles into their pages, so only these pages allow it.
      const notAllowed = isBrowsing ? /unsafe/ : /script-src[^;]*unsafe|unsafe-eval/
      if (kind === 'document' && !answer.location) expectSecure(answer, label, notAllowed)
      if (!isBrowsing && answer.status === 200) expect(cacheRule(answer), label).toBe('private, no-store')
    }
  }
})

function expectSecure({ headers, text }: Answer, label: string, notAllowed: RegExp) {
  const policy = String(headers['content-security-policy'])
  expect(policy, label).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(policy, label).not.toMatch(notAllowed)
  expect(headers['x-content-type-options'], label).toBe('nosniff')
  expect(headers['x-powered-by'], label).toBeUndefined()
  expect(text, label).not.toMatch(/ on[a-z]+="/)
}

test('a session of one brand is a guest at another', async ({ visitor, storefront }) => {
  await visitor.signIn()
  await visitor.add('2101', dal)
  const elsewhere = new Visitor(storefront, arabia.host)
  elsewhere.takeCookies(visitor.cookies)
  expect((await elsewhere.ask('/orders')).location).toContain('/sign-in')
  const home = await elsewhere.open('/')
  expect(home.text).not.toContain('Asha')
  expect((await elsewhere.ask('/cart', { headers: { Accept: 'application/json' } })).text).not.toContain(dal.name)
  expect((await visitor.open('/orders')).path).toBe('/orders')
})

for (const [how, fault] of [
  ['', null],
  [', also when the vendor does not answer to it', { call: 'logout', kind: 'status', value: 500 }],
] as const) {
  test(`a signed-out session is worthless to anybody who kept its cookie${how}; other devices stay signed in`, async ({
    visitor,
    storefront,
    demo,
  }) => {
    const otherDevice = new Visitor(storefront)
    await otherDevice.signIn()
    await visitor.signIn()
    const thief = new Visitor(storefront)
    thief.takeCookies(visitor.cookies)
    expect((await thief.open('/orders')).path).toBe('/orders')
    if (fault) await demo.fault(fault)
    expect((await visitor.ask('/sign-out', { form: {} })).location).toMatch(/\/sign-in$/)
    expect((await thief.ask('/orders')).location).toContain('/sign-in')
    expect((await otherDevice.ask('/orders')).status).toBe(200)
    await visitor.signIn()
    expect((await visitor.open('/orders')).path).toBe('/orders')
  })
}

test('a 401 to a call without a token signs nobody out', async ({ visitor, demo }) => {
  await visitor.signIn()
  await demo.fault({ call: 'restaurantcategorymenus', kind: 'status', value: 401, times: 2 })
  await visitor.ask('/vendor/cedar-and-sumac')
  expect((await visitor.open('/orders')).path).toBe('/orders')
})

test('a 401 right after signing in does not undo it', async ({ visitor, demo }) => {
  await demo.fault({ call: 'get_user_primary_address', kind: 'status', value: 401 })
  await visitor.signIn()
  const orders = await visitor.open('/orders')
  expect(orders.path).toBe('/orders')
  expect(textOf(orders.text)).not.toContain('Session Expired')
})

test('a 401 while an order is being placed leads to sign-in, and nothing is sent without a token', async ({
  visitor,
  demo,
}) => {
  for (const call of ['get_user_details_web', 'ongoing_orders', 'check_restaurant_radius', 'place_order']) {
    await demo.reset()
    await visitor.signIn()
    await visitor.ask('/cart', { form: { intent: 'clear' } })
    await visitor.add('2101', dal)
    const form = await visitor.proceedToPay()
    await demo.fault({ call, kind: 'status', value: 401 })
    const answer = await visitor.ask('/payment', { form })
    expect(answer.location, call).toContain('/sign-in?redirectTo=%2Fpayment')
    for (const { headers } of await demo.calls('place_order')) expect(headers.authorization, call).toBe(true)
    await visitor.signIn()
    const again = await visitor.ask('/payment', { form: await visitor.proceedToPay() })
    expect(again.location, call).toMatch(/^\/order-status\/\d+$/)
  }
})

test('a toast waits for the document that shows it; no other answer uses it up', async ({ visitor }) => {
  await visitor.add('2101', dal)
  const toast = visitor.cookies.get('__toast')
  expect(toast).toBeDefined()
  for (const headers of [
    { 'Sec-Fetch-Dest': 'empty' },
    { 'Sec-Purpose': 'prefetch' },
    { Accept: 'application/json' },
  ] as Record<string, string>[]) {
    const path = headers.Accept ? '/cart' : '/'
    const answer = await visitor.ask(path, { headers })
    expect(answer.headers['set-cookie'] ?? [], JSON.stringify(headers)).toEqual([])
    expect(textOf(answer.text)).not.toContain('is in your cart')
  }
  const page = await visitor.ask('/')
  expect(textOf(page.text)).toContain('Dal and rice bowl is in your cart')
  expect(visitor.cookies.has('__toast')).toBe(false)
  const next = await visitor.ask('/')
  expect(textOf(next.text)).not.toContain('is in your cart')
  expect(next.headers['set-cookie']).toBeUndefined()
})

test("another customer's subscription does not exist, and a vendor without subscriptions has none of their screens", async ({
  visitor,
  storefront,
  brand,
  demo,
}) => {
  const { id } = await subscribes(demo, brand)
  const path = `/subscription-status/${id}`
  for (const screen of ['/manage-subscription', path, `${path}/cancel`])
    expect((await visitor.ask(screen)).location).toBe(`/sign-in?redirectTo=${encodeURIComponent(screen)}`)
  await visitor.signIn(ravi)
  const asWho = async () => /name="as" value="(\d+)"/.exec((await visitor.ask('/profile')).text)?.[1] ?? ''
  const as = await asWho()
  for (const screen of [path, `${path}/cancel`, '/subscription-status/none'])
    expect((await visitor.ask(screen)).status).toBe(404)
  for (const section of ['pause', 'restart', 'quantity'])
    expect((await visitor.ask(path, { form: { as, section, from: dayAhead(5), quantity: '3' } })).status).toBe(404)
  expect((await visitor.ask(`${path}/cancel`, { form: { as } })).status).toBe(404)
  const own = await visitor.ask('/manage-subscription')
  expect([own.status, own.text.includes(path)]).toEqual([200, false])
  // A form shown to somebody else in this browser changes nothing.
  await visitor.signIn()
  expect((await visitor.ask(path, { form: { as, section: 'restart' } })).location).toBe('/manage-subscription')
  // The form of a subscription that was cancelled in another tab says so.
  expect((await visitor.ask(`${path}/cancel`, { form: { as: await asWho() } })).location).toBe(path)
  const late = await visitor.ask(path, { form: { as: await asWho(), section: 'quantity', quantity: '3' } })
  expect([late.status, late.text.includes('role="alert" id="refused"')]).toEqual([422, true])
  const nonsense = { as: await asWho(), section: 'nonsense' }
  expect((await visitor.ask(path, { form: nonsense })).location).toBe(path)
  const closed = new Visitor(storefront, 'closed.localhost')
  expect((await closed.ask('/manage-subscription')).status).toBe(404)
})
