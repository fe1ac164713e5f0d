import { arabia, greenBowl, marketplace } from '../support/brands'
import { typesCode } from '../support/codes'
import { expect, test } from '../support/people'
import { subscribes } from '../support/subscriptions'
import { hiddenFields, textOf, Visitor } from '../support/visitor'

const wrongPassword = (visitor: Visitor, mobile: string) =>
  visitor.ask('/sign-in', { form: { intent: 'sign-in', identifier: mobile, password: 'guess', redirectTo: '/orders' } })

/** Tries wrong passwords until the limit; returns the answers. */
async function guess(visitor: Visitor, mobile: string) {
  const answers = []
  for (let at = 0; at < 11; at++) answers.push(await wrongPassword(visitor, mobile))
  return answers
}

test('somebody who guesses passwords is stopped, while the owner and everybody else can sign in', async ({
  visitor,
  storefront,
  demo,
  nila,
  omar,
}) => {
  const answers = await guess(visitor, nila.mobile)
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect(textOf(answers.at(-1)?.text ?? '')).toContain('Please wait 15 minutes, or sign in with a code.')
  expect(answers.at(-1)?.text).not.toContain('guess')
  const logins = (await demo.calls('login')).length
  const right = { ...nila, intent: 'sign-in', identifier: nila.mobile }
  expect((await visitor.ask('/sign-in', { form: right })).status).toBe(429)
  expect((await demo.calls('login')).length).toBe(logins)
  await visitor.signIn(omar)
  await new Visitor(storefront).signIn(nila)
})

test('Continue says how long a blocked number must wait, known or not, and its owner can sign in by a code', async ({
  visitor,
  demo,
  nila,
}) => {
  const unknown = '9112345670'
  const answers = []
  for (const mobile of [nila.mobile, unknown]) {
    await guess(visitor, mobile)
    const callsBefore = (await demo.calls('check_user_details')).length
    const { status, text } = await visitor.ask('/sign-in', { form: { intent: 'identify', identifier: mobile } })
    answers.push([status, textOf(text).replaceAll(mobile, 'the number')])
    expect(text).toContain('name="password"')
    expect((await demo.calls('check_user_details')).length).toBe(callsBefore)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(429)
  const form = { intent: 'code', identifier: nila.mobile, country: 'IN', redirectTo: '/orders' }
  expect((await visitor.ask('/sign-in', { form })).location).toMatch(/^\/verify-code/)
  const { location } = await typesCode(visitor, await demo.codeFor(nila.mobile), { redirectTo: '/orders' })
  expect(location).not.toMatch(/sign-in|sign-up/)
  // From then on nothing counts against the owner.
  expect((await wrongPassword(visitor, nila.mobile)).status).not.toBe(429)
})

test('guesses from many addresses block an account only after a hundred', async ({ storefront, nila }) => {
  const statuses = []
  for (let at = 0; at < 101; at++) statuses.push((await wrongPassword(new Visitor(storefront), nila.mobile)).status)
  expect(statuses.slice(0, 100)).not.toContain(429)
  expect(statuses[100]).toBe(429)
})

test('the right password in time resets the count, and signing in often is not a failure', async ({
  visitor,
  nila,
}) => {
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 9; at++) expect((await wrongPassword(visitor, nila.mobile)).status).toBe(422)
    await visitor.signIn(nila)
    visitor.cookies.clear()
  }
  for (let at = 0; at < 120; at++) await visitor.signIn(nila)
})

test('a vendor failure does not count against the customer', async ({ visitor, demo, nila }) => {
  await demo.fault({ call: 'login', kind: 'status', value: 500, times: 15 })
  for (let at = 0; at < 15; at++) expect((await wrongPassword(visitor, nila.mobile)).status).toBe(502)
  await visitor.signIn(nila)
})

test('an address that tries many accounts is blocked, others are not', async ({ visitor, storefront }) => {
  const statuses = []
  for (let at = 0; at < 101; at++) statuses.push((await wrongPassword(visitor, String(9_100_000_000 + at))).status)
  expect(statuses.slice(0, 100)).not.toContain(429)
  expect(statuses[100]).toBe(429)
  await new Visitor(storefront).signIn()
})

test('a client cannot fake its address', async ({ visitor }) => {
  const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Client-Address': '6.6.6.6', 'Fly-Client-Ip': '6.6.6.6' }
  const statuses = []
  for (let at = 0; at < 61; at++)
    statuses.push((await visitor.ask(`/location?search=nowhere${at}`, { headers: forged })).status)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses[60]).toBe(429)
})

test('all place searches share one limit, and the limit page keeps what was typed', async ({ visitor, demo }) => {
  await visitor.signIn()
  for (let at = 0; at < 60; at++) expect((await visitor.ask(`/location?search=nowhere${at}`)).status).toBe(200)
  const callsBefore = (await demo.calls('geocode')).length
  const form = { intent: 'find', search: 'Law Garden', house: 'Rose Villa', backTo: '/address', as: '5501' }
  const refused = await visitor.ask('/add-address', { form })
  expect(refused.status).toBe(429)
  expect((await demo.calls('geocode')).length).toBe(callsBefore)
  const continueHref = /<a class="button" href="([^"]+)"/.exec(refused.text)?.[1]?.replace(/&amp;/g, '&') ?? ''
  expect((await visitor.open(continueHref)).text).toMatch(/name="house"[^>]*value="Rose Villa"/)
  const data = await visitor.ask('/location?search=more&_data=routes%2Flocation')
  expect([data.status, data.headers['retry-after'] !== undefined]).toEqual([429, true])
  // A point from a device is still accepted, just without its city.
  const point = { intent: 'location', latitude: '23.03', longitude: '72.58', address: 'Here' }
  expect((await visitor.submit('/place', point)).text).toContain('Here')
})

// All tests share the customer whose limit is used up.
test.describe('at a vendor whose people have not ordered yet', () => {
  test.use({ emptyCache: true })

  test('a customer who orders without end is stopped', async ({ visitor }) => {
    await visitor.signIn()
    await visitor.add('2101', greenBowl.dal)
    const form = { ...(await visitor.proceedToPay()), revision: 'wrong' }
    const statuses = []
    for (let at = 0; at < 101; at++) statuses.push((await visitor.ask('/payment', { form })).status)
    expect(statuses.slice(0, 100)).not.toContain(429)
    expect(statuses[100]).toBe(429)
    expect(hiddenFields((await visitor.open('/payment')).text, 'payment')).toHaveProperty('idempotencyKey')
  })
})

test.describe('the page of a reached limit, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [brand, title, wait] of [
    [marketplace, 'Please wait a moment', 'Please wait '],
    [arabia, 'يرجى الانتظار قليلًا', 'مدة الانتظار: '],
  ] as const) {
    test.describe(brand.host, () => {
      test.use({ brand, locale: brand.locale })

      test(`says in ${brand.locale} how long to wait, and offers a way on`, async ({ page, storefront, problems }) => {
        problems.allowStatus(429)
        const limited = new Visitor(storefront, brand.host)
        // A data request counts like its page.
        for (let at = 0; at < 60; at++) await limited.ask(`/location?search=nowhere${at}&_data=routes%2Flocation`)
        await page.setExtraHTTPHeaders({ 'X-Test-Address': limited.address })
        await page.goto('/location?search=more')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('main')).toContainText(wait)
        await expect(page.locator('html')).toHaveAttribute('dir', brand === arabia ? 'rtl' : 'ltr')
        await expect(page).toHaveTitle(new RegExp(`^${title} · `))
        await expect(page.locator('header')).toBeVisible()
        await page.getByRole('main').getByRole('link').first().click()
        await expect(page).toHaveURL(/\/location/)
      })
    })
  }
})

test('guests of one address begin a limited number of drafts that are stored; other guests and customers begin more', async ({
  visitor,
  storefront,
  demo,
}) => {
  const { itemId } = await subscribes(demo, marketplace)
  const storeId = marketplace.store.id
  const begins = async (who: Visitor) =>
    (await who.ask(`/item/${storeId}/${itemId}`, { form: { intent: 'subscribe', storeId, itemId } })).status
  const statuses = new Set<number>()
  for (let at = 0; at < 300; at++) statuses.add(await begins(visitor))
  expect([...statuses]).toEqual([302])
  expect(await begins(visitor)).toBe(422)
  expect(await begins(new Visitor(storefront))).toBe(302)
  await visitor.signIn()
  expect(await begins(visitor)).toBe(302)
})
