import { createHash, randomBytes } from 'node:crypto'
import { ravi } from '../support/brands'
import type { ForgedProvider } from '../support/forged-provider'
import { startRedis } from '../support/redis'
import { startOnRemixServe, startStorefront, type Storefront } from '../support/servers'
import { clientSecret } from '../support/social-settings'
import { test as base, expect } from '../support/test'
import { Visitor, type Answer } from '../support/visitor'

/** Provider answers that no honest sign-in produces: forged, replayed, mixed up, or somebody else's. */

type Name = 'google' | 'facebook'

/**
 * The providers answer as the test wants: Google posts its ID token, Facebook answers with a code. All tests of a
 * worker share them and the storefront that trusts them, because nothing that it stores about one sign-in affects
 * another.
 */
const test = base.extend<Record<Name, ForgedProvider> & { vendorOrigin: string; env: Record<string, string> }>({
  google: ({ forgers: { google } }, use) => use(resetProvider(google)),
  facebook: ({ forgers: { facebook } }, use) => use(resetProvider(facebook)),
  storefront: ({ forgedShop: { storefront } }, use) => use(storefront),
  vendorOrigin: ({ forgedShop: { vendorOrigin } }, use) => use(vendorOrigin),
  env: ({ forgedShop: { env } }, use) => use(env),
})

/** A provider that nobody has used yet. */
function resetProvider(provider: ForgedProvider) {
  provider.exchanges('')
  provider.exchanged.length = 0
  return provider
}

/** Starts a sign-in and returns what the provider is asked for. */
async function begin(visitor: Visitor, provider: Name, redirectTo = '/orders') {
  const { location } = await visitor.ask(`/social/${provider}?${new URLSearchParams({ redirectTo })}`)
  const params = new URL(location).searchParams
  return { state: params.get('state') ?? '', nonce: params.get('nonce') ?? '', params }
}

/** The post that a provider makes the browser send: from another site, so without our cookies. */
function posted(
  storefront: Storefront,
  fields: Record<string, string> | [string, string][],
  provider: Name = 'google',
  path?: string,
) {
  const headers = {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    Origin: 'https://accounts.google.com',
  }
  return new Visitor(storefront).ask(path ?? `/social/${provider}/answer`, { form: fields, headers })
}

/** The whole return: the post, and the page that the visitor's own browser is redirected to. */
async function answers(visitor: Visitor, storefront: Storefront, fields: Record<string, string>): Promise<Answer> {
  const answer = await posted(storefront, fields)
  expect([answer.status, answer.location.replace(/[\w-]{22}$/, '…')]).toEqual([302, '/social/google/answer?answer=…'])
  return visitor.ask(answer.location, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
}

const isIn = async (visitor: Visitor) => (await visitor.ask('/orders')).status === 200

// Each further worker would start providers and a storefront of its own.
test.describe.configure({ mode: 'default' })

test('a valid answer signs in once, in a new session, and forgets the attempt', async ({
  storefront,
  visitor,
  google,
}) => {
  const before = new Visitor(storefront)
  await before.signIn(ravi)
  const { state, nonce } = await begin(visitor, 'google')
  // A session planted on the device ends instead of becoming the customer's.
  const planted = before.cookies.get('__session') ?? ''
  visitor.cookies.set('__session', planted)
  const done = await answers(visitor, storefront, { state, id_token: await google.token({ nonce }) })
  expect([done.status, done.location]).toEqual([302, '/orders'])
  expect(done.headers['cache-control']).toBe('private, no-store')
  expect(await isIn(visitor)).toBe(true)
  expect(visitor.cookies.get('__session')).not.toBe(planted)
  expect(await isIn(before)).toBe(false)
  expect(visitor.cookies.has('__verification')).toBe(false)
})

test('a forged ID token opens no session, and the vendor is not asked', async ({
  storefront,
  visitor,
  google,
  facebook,
  demo,
}) => {
  const now = Math.floor(Date.now() / 1000)
  const forged: Record<string, (nonce: string) => Promise<string> | string> = {
    'signed by another key': (nonce) => google.tokenOfStranger({ nonce }),
    'signed by the public key': (nonce) => google.tokenByPublicKey({ nonce }),
    'not signed': (nonce) => google.unsigned({ nonce }),
    'of another issuer': (nonce) => google.token({ nonce, iss: 'https://accounts.google.com' }),
    'of the other provider': (nonce) => facebook.token({ nonce, aud: 'google-client' }),
    'for somebody else': (nonce) => google.token({ nonce, aud: 'another-client' }),
    'for several, used by somebody else': (nonce) =>
      google.token({ nonce, aud: ['google-client', 'another-client'], azp: 'another-client' }),
    'with another nonce': () => google.token({ nonce: 'another' }),
    'without a nonce': () => google.token({}),
    expired: (nonce) => google.token({ nonce, exp: now - 120 }),
    'without an end': (nonce) => google.token({ nonce, exp: undefined }),
    'of nobody': (nonce) => google.token({ nonce, sub: undefined }),
    'with other claims than were signed': async (nonce) => {
      const [head, , signature] = (await google.token({ nonce, sub: 'stranger-1' })).split('.')
      return [head, google.unsigned({ nonce, sub: 'google-asha' }).split('.')[1], signature].join('.')
    },
    'no token': () => 'x',
    empty: () => '',
  }
  for (const [what, make] of Object.entries(forged)) {
    const { state, nonce } = await begin(visitor, 'google')
    const answer = await answers(visitor, storefront, { state, id_token: await make(nonce) })
    expect([answer.status, answer.location], what).toEqual([302, '/sign-in?redirectTo=%2Forders'])
    expect((await visitor.open(answer.location)).text, what).toContain('Signing in with Google did not work')
    expect([await isIn(visitor), visitor.cookies.has('__verification')], what).toEqual([false, false])
  }
  expect(await demo.calls('facebook_login')).toEqual([])
  const { state, nonce } = await begin(visitor, 'google')
  // Clocks differ a little.
  await answers(visitor, storefront, { state, id_token: await google.token({ nonce, exp: now - 30, iat: now + 30 }) })
  expect(await isIn(visitor)).toBe(true)
})

test('an answer is valid for one sign-in: not again, not in a copied browser, not for a later attempt', async ({
  storefront,
  visitor,
  google,
}) => {
  const first = await begin(visitor, 'google')
  const fields = { state: first.state, id_token: await google.token({ nonce: first.nonce }) }
  const copies = [visitor, new Visitor(storefront), new Visitor(storefront)]
  const { location } = await posted(storefront, fields)
  for (const copy of copies) copy.takeCookies(visitor.cookies)
  await Promise.all(copies.map((copy) => copy.ask(location)))
  const areIn = await Promise.all(copies.map(isIn))
  expect(areIn.filter(Boolean)).toHaveLength(1)
  const outside = copies[areIn.indexOf(false)] as Visitor
  await answers(outside, storefront, fields)
  expect(await isIn(outside)).toBe(false)
  const later = await begin(outside, 'google')
  await answers(outside, storefront, { ...fields, state: later.state })
  expect(await isIn(outside)).toBe(false)
})

test('an answer used at one instance is used up at all others', async ({ vendorOrigin, env, google }) => {
  const redis = await startRedis()
  const shared = { ...env, REDIS_URL: redis.url }
  const [one, other] = [await startStorefront(vendorOrigin, shared), await startStorefront(vendorOrigin, shared)]
  const visitor = new Visitor(one)
  const copy = new Visitor(other)
  const { state, nonce } = await begin(visitor, 'google')
  const { location } = await posted(other, { state, id_token: await google.token({ nonce }) })
  copy.takeCookies(visitor.cookies)
  await visitor.ask(location)
  await copy.ask(location)
  expect([await isIn(visitor), await isIn(copy)]).toEqual([true, false])
  await Promise.all([one.stop(), other.stop()])
  await redis.stop()
})

test('while the storefront cannot tell whether an answer was used before, it opens no session', async ({
  vendorOrigin,
  env,
  google,
}) => {
  const redis = await startRedis()
  const shop = await startStorefront(vendorOrigin, { ...env, REDIS_URL: redis.url })
  const visitor = new Visitor(shop)
  const { state, nonce } = await begin(visitor, 'google')
  await redis.kill()
  const { location } = await answers(visitor, shop, { state, id_token: await google.token({ nonce }) })
  expect(location).toBe('/sign-in?redirectTo=%2Forders')
  expect(visitor.cookies.has('__session')).toBe(false)
  await shop.stop()
  await redis.stop()
})

test('a sign-in started before the secrets were rotated can be finished', async ({ vendorOrigin, env, google }) => {
  const [older, newer] = ['the-secret-until-now', 'the-secret-from-now-on']
  const before = await startStorefront(vendorOrigin, { ...env, SESSION_SECRET: older })
  const after = await startStorefront(vendorOrigin, { ...env, SESSION_SECRET: `${newer},${older}` })
  const visitor = new Visitor(before)
  const { state, nonce } = await begin(visitor, 'google')
  visitor.moveTo(after)
  await answers(visitor, after, { state, id_token: await google.token({ nonce }) })
  expect(await isIn(visitor)).toBe(true)
  await Promise.all([before.stop(), after.stop()])
})

test('an answer is valid once on Remix’s own server too', async ({ vendorOrigin, env, google }) => {
  const shop = await startOnRemixServe(vendorOrigin, env)
  const visitor = new Visitor(shop)
  const { state, nonce } = await begin(visitor, 'google')
  const fields = { state, id_token: await google.token({ nonce }) }
  for (const [path, status] of [
    ['/social/google/answer?x', 403],
    ['/social/facebook/answer', 302],
  ] as const) {
    const answer = await posted(shop, fields, 'google', path)
    expect([answer.status, answer.headers['set-cookie']], path).toEqual([status, undefined])
  }
  await answers(visitor, shop, fields)
  expect(await isIn(visitor)).toBe(true)
  await shop.stop()
})

test('somebody else’s answer signs nobody in, and does not interrupt a sign-in', async ({
  storefront,
  visitor,
  google,
}) => {
  const attacker = new Visitor(storefront)
  const theirs = await begin(attacker, 'google')
  const bait = { state: theirs.state, id_token: await google.token({ nonce: theirs.nonce }) }
  const answer = await answers(visitor, storefront, bait)
  expect((await visitor.open(answer.location)).text).toContain('This sign-in with Google has expired')
  expect(await isIn(visitor)).toBe(false)
  const own = await begin(visitor, 'google')
  await answers(visitor, storefront, bait)
  expect(await isIn(visitor)).toBe(false)
  await answers(visitor, storefront, { state: own.state, id_token: await google.token({ nonce: own.nonce }) })
  expect(await isIn(visitor)).toBe(true)
})

test('the later of two attempts in one browser counts', async ({ storefront, visitor, google }) => {
  const [first, second] = [await begin(visitor, 'google'), await begin(visitor, 'google')]
  await answers(visitor, storefront, { state: first.state, id_token: await google.token({ nonce: first.nonce }) })
  expect(await isIn(visitor)).toBe(false)
  await answers(visitor, storefront, { state: second.state, id_token: await google.token({ nonce: second.nonce }) })
  expect(await isIn(visitor)).toBe(true)
})

test('a post whose state we did not sign for this provider and brand leads to sign-in, and changes no cookie', async ({
  storefront,
  visitor,
  google,
}) => {
  const { state, nonce } = await begin(visitor, 'google')
  const id_token = await google.token({ nonce })
  const facebooks = (await begin(visitor, 'facebook')).state
  const ofOtherBrand = await begin(new Visitor(storefront, 'arabia.localhost'), 'google')
  const wrong = [
    '',
    'x',
    `${state}x`,
    state.slice(0, -2),
    (state.startsWith('A') ? 'B' : 'A') + state.slice(1),
    facebooks,
    ofOtherBrand.state,
  ]
  for (const bad of wrong) {
    const answer = await posted(storefront, { state: bad, id_token })
    expect([answer.headers.location, answer.headers['set-cookie']], bad).toEqual(['/social/google/answer', undefined])
  }
  const page = await new Visitor(storefront).open('/social/google/answer')
  expect(page.text).toContain('This sign-in with Google has expired. Please start again.')
  // Facebook answers with a code, never with a post.
  const answer = await posted(storefront, { state: facebooks, code: 'x' }, 'facebook')
  expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/social/facebook/answer', undefined])
})

test("only the provider's answer address accepts a post from another site", async ({ storefront, visitor, google }) => {
  const { state, nonce } = await begin(visitor, 'google')
  const fields = { state, id_token: await google.token({ nonce }) }
  for (const path of [
    '/social/google/answer?',
    '/social/google/answer?_data=routes%2Fsocial.%24provider.answer',
    '/social/google/answer/',
    '/social/Google/answer',
    '/social/google',
    '/social/apple/answer',
    '//social/google/answer',
    '/sign-in',
  ]) {
    const answer = await posted(storefront, fields, 'google', path)
    expect([answer.status, answer.headers['set-cookie']], path).toEqual([403, undefined])
  }
  const answer = await posted(storefront, fields)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([302, undefined])
})

test("one provider's answer is refused at another's address", async ({ visitor, google, facebook }) => {
  const { state, nonce } = await begin(visitor, 'google')
  // A Google sign-in comes back at Facebook's address, as if Facebook had answered.
  facebook.exchanges(await google.token({ nonce }))
  await visitor.ask(`/social/facebook/answer?${new URLSearchParams({ code: 'c', state, iss: facebook.issuer })}`)
  expect([await isIn(visitor), facebook.exchanged.length]).toEqual([false, 0])
  // Google answers a Facebook sign-in: the address names the issuer, or only the token does.
  for (const iss of [google.issuer, facebook.issuer, '']) {
    const attempt = await begin(visitor, 'facebook')
    facebook.exchanges(await google.token({ nonce: attempt.nonce, aud: 'facebook-client' }))
    const query = new URLSearchParams({ code: 'c', state: attempt.state, ...(iss && { iss }) })
    const answer = await visitor.ask(`/social/facebook/answer?${query}`)
    expect(answer.location, iss).toBe('/sign-in?redirectTo=%2Forders')
    expect(await isIn(visitor), iss).toBe(false)
  }
  // The code went only to its own provider.
  expect(google.exchanged).toEqual([])
  expect(facebook.exchanged).toHaveLength(1)
  const attempt = await begin(visitor, 'facebook')
  facebook.exchanges(await facebook.token({ nonce: attempt.nonce }))
  await visitor.ask(
    `/social/facebook/answer?${new URLSearchParams({ code: 'c', state: attempt.state, iss: facebook.issuer })}`,
  )
  expect(await isIn(visitor)).toBe(true)
})

test('a code is exchanged with the secret and the verifier of the attempt, and only in its browser', async ({
  storefront,
  visitor,
  facebook,
}) => {
  const { state, nonce, params } = await begin(visitor, 'facebook')
  facebook.exchanges(await facebook.token({ nonce }))
  const back = `/social/facebook/answer?${new URLSearchParams({ code: 'c-1', state, iss: facebook.issuer })}`
  const thief = new Visitor(storefront)
  await thief.ask(back)
  expect([await isIn(thief), facebook.exchanged.length]).toEqual([false, 0])
  await visitor.ask(back)
  expect(await isIn(visitor)).toBe(true)
  const [form] = facebook.exchanged
  const challenge = createHash('sha256')
    .update(form?.get('code_verifier') ?? '')
    .digest('base64url')
  expect(params.get('code_challenge_method')).toBe('S256')
  expect(challenge).toBe(params.get('code_challenge'))
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    code: 'c-1',
    client_secret: clientSecret,
    redirect_uri: `${storefront.url()}/social/facebook/answer`,
  })
})

test('an e-mail that Google has not verified signs nobody in', async ({ storefront, visitor, google, demo }) => {
  for (const email_verified of [false, 'true', undefined]) {
    const { state, nonce } = await begin(visitor, 'google')
    await answers(visitor, storefront, {
      state,
      id_token: await google.token({ nonce, sub: 'stranger-1', email_verified }),
    })
    expect(await isIn(visitor), String(email_verified)).toBe(false)
  }
  const profiles = (await demo.calls('facebook_login')).map(({ body }) => [body.gplusid, body.user_email])
  expect(profiles).toEqual(Array(3).fill(['stranger-1', '']))
})

test('a provider opens an account with the same e-mail only after its password was given', async ({
  storefront,
  visitor,
  google,
  demo,
}) => {
  const comes = async (by: Visitor) => {
    const { state, nonce } = await begin(by, 'google')
    const about = { sub: 'ravi-at-google', email: ravi.email, email_verified: true }
    return answers(by, storefront, { state, id_token: await google.token({ nonce, ...about }) })
  }
  const first = await comes(visitor)
  expect(first.location).toBe('/sign-in?prove=1&redirectTo=%2Forders')
  expect(await isIn(visitor)).toBe(false)
  const page = await visitor.ask(first.location)
  expect(page.text).toContain(`There is already an account with ${ravi.email}. Enter its password once`)
  // The vendor opens an account by its e-mail alone, so it is not told the e-mail before there is proof.
  expect((await demo.calls('facebook_login')).map(({ body }) => body.user_email)).toEqual([''])
  // Coming again proves nothing, here or on another device; neither does somebody else's password.
  const elsewhere = new Visitor(storefront)
  for (const one of [visitor, elsewhere]) expect((await comes(one)).location).toContain('prove=1')
  await elsewhere.signIn()
  await elsewhere.submit('/sign-out', {})
  expect((await comes(elsewhere)).location).toContain('prove=1')

  await visitor.signIn(ravi)
  await visitor.submit('/sign-out', {})
  expect((await comes(visitor)).location).toBe('/orders')
  expect((await comes(new Visitor(storefront))).location).toBe('/orders')
})

test('signing in never redirects to another site', async ({ storefront, visitor, google }) => {
  for (const target of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ]) {
    visitor.cookies.clear()
    const { state, nonce } = await begin(visitor, 'google', target)
    const { location } = await answers(visitor, storefront, { state, id_token: await google.token({ nonce }) })
    expect(new URL(location, storefront.url()).origin, target).toBe(storefront.url())
    expect(await isIn(visitor), target).toBe(true)
    const again = await visitor.ask(`/social/google?${new URLSearchParams({ redirectTo: target })}`)
    expect(new URL(again.location, storefront.url()).origin, target).toBe(storefront.url())
  }
})

test('typed text is kept as long as it fits a cookie; a return address that is too long becomes home', async ({
  storefront,
  visitor,
  google,
}) => {
  const typed = `/orders?notes=${'n'.repeat(1500)}`
  for (const [redirectTo, leadsTo] of [
    [typed, typed],
    // Random text cannot be compressed.
    [`/orders?notes=${randomBytes(2800).toString('base64url')}`, '/'],
  ] as const) {
    visitor.cookies.clear()
    const { state, nonce } = await begin(visitor, 'google', redirectTo)
    const { location } = await answers(visitor, storefront, { state, id_token: await google.token({ nonce }) })
    expect(location).toBe(leadsTo)
  }
})

test('links from other sites and prefetches start no sign-in', async ({ visitor }) => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await visitor.ask('/social/google?redirectTo=%2Forders', { headers: { 'Sec-Fetch-Site': site } })
    expect([answer.status, answer.location, answer.headers['set-cookie']], site).toEqual([
      302,
      '/sign-in?redirectTo=%2Forders',
      undefined,
    ])
  }
  const beforehand = await visitor.ask('/social/google', { headers: { 'Sec-Purpose': 'prefetch' } })
  expect([beforehand.status, beforehand.headers['set-cookie']]).toEqual([503, undefined])
  for (const path of ['/social/apple', '/social/__proto__', '/social/apple/answer'])
    expect((await visitor.ask(path)).location, path).toBe('/')
})

test('answers that are too long, doubled or have a second state open no session, and sign-in says so', async ({
  storefront,
  visitor,
  google,
}) => {
  const { state } = await begin(visitor, 'google')
  const tooLong = await answers(visitor, storefront, { state, id_token: 'x'.repeat(8000) })
  expect((await visitor.open(tooLong.location)).text).toContain('Signing in with Google did not work')
  const next = await begin(visitor, 'google')
  const good = { state: next.state, id_token: await google.token({ nonce: next.nonce }) }
  const { location } = await posted(storefront, [...Object.entries(good), ['state', 'another']])
  expect((await visitor.ask(location)).location).toBe('/sign-in?redirectTo=%2Forders')
  expect(await isIn(visitor)).toBe(false)
})

test('a bot that starts sign-ins without end is told to wait, and nobody else is', async ({ storefront, visitor }) => {
  for (let tries = 0; tries < 100; tries++) await begin(visitor, 'google')
  const refused = await visitor.ask('/social/google')
  expect([refused.status, refused.headers['set-cookie']]).toEqual([429, undefined])
  expect(refused.text).toContain('Please wait a moment')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await new Visitor(storefront).ask('/social/google')).status).toBe(302)
})
