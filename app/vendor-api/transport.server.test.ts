import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRefusal, type VendorError } from './errors'
import type { Cache, CacheRequest, CallOptions, TransportOptions } from './send'
import { failureOf, stubVendor, type Answer } from './stub-vendor.test-support'
import { createSend } from './transport.server'

const Anything = z.unknown()
type Options = CallOptions<unknown>

function stubSend(answer: Parameters<typeof stubVendor>[0], options: Partial<TransportOptions> = {}) {
  const stub = stubVendor(answer, options)
  const send = createSend(stub.settings)
  return { ...stub, ask: (call: Options = {}, payload = {}) => send('some_call', payload, Anything, call) }
}

const answered = (body: BodyInit, status = 200) => new Response(body, { status })
const kindOf = async (answer: Answer, call: Options = {}) => failureOf(stubSend(answer).ask(call))

describe('failures', () => {
  test('no connection is a network failure', async () => {
    expect(await kindOf(new TypeError('fetch failed'))).toMatchObject({
      kind: 'network',
      status: null,
      call: 'some_call',
    })
  })

  test('no answer in time is a timeout', async () => {
    const waiting: typeof fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const { ask } = stubSend({}, { fetch: waiting, timeoutMs: 1 })
    expect(await failureOf(ask({ retry: true }))).toMatchObject({ kind: 'timeout' })
  })

  test('a timeout may be any number of milliseconds, whatever the patience of a call makes of it', async () => {
    await expect(stubSend({ code: 200 }, { timeoutMs: 1234 }).ask({ patience: 0.3 })).resolves.toEqual({ code: '200' })
  })

  test('a body that stalls until the deadline is a timeout too', async () => {
    const stalling: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
        }),
      )
    expect(await failureOf(stubSend({}, { fetch: stalling, timeoutMs: 1 }).ask())).toMatchObject({ kind: 'timeout' })
  })

  test('HTTP 401 is an ended session, whatever the body says', async () => {
    expect(await kindOf(answered('{"code":200}', 401))).toMatchObject({ kind: 'unauthorized', status: 401 })
  })

  test('code 401 in the body is an ended session if the call requires one', async () => {
    expect(await kindOf({ code: '401' })).toMatchObject({ kind: 'unauthorized', status: 200, code: '401' })
  })

  test('code 401 in the body of another call is a refusal', async () => {
    expect(await kindOf({ code: 401, msg: 'No' }, { auth: 'optional' })).toMatchObject({ kind: 'refused' })
  })

  test('code 401 in the body is an answer if the call accepts it', async () => {
    await expect(stubSend({ code: 401 }).ask({ accept: [200, 401] })).resolves.toEqual({ code: '401' })
  })

  test.each([
    ['a list', { errors: { email: ['Bad e-mail', 'Other'], name: ['No name'] } }, 'Bad e-mail'],
    ['plain text', { errors: { email: 'Bad e-mail' } }, 'Bad e-mail'],
    ['one text for all fields', { errors: 'Bad e-mail' }, 'Bad e-mail'],
    ['an empty list', { errors: { email: [] }, message: 'Invalid data' }, 'Invalid data'],
    ['an envelope', { code: 101, msg: 'Bad e-mail' }, 'Bad e-mail'],
    ['nothing', {}, ''],
  ])('HTTP 422 has the first message of %s', async (_, body, vendorMessage) => {
    const error = await kindOf(Response.json(body, { status: 422 }))
    expect(error).toMatchObject({ kind: 'invalid', status: 422, vendorMessage })
    expect(isRefusal(error)).toBe(true)
  })

  test('a very long message is cut, and an endlessly nested one is dropped', async () => {
    const { vendorMessage } = (await kindOf(Response.json({ code: 101, msg: 'Too long. '.repeat(1e4) }))) as VendorError
    expect([vendorMessage.length < 502, vendorMessage.slice(-6)]).toEqual([true, 'long.…'])
    const nested = `{"errors":${'['.repeat(1e5)}${']'.repeat(1e5)}}`
    expect(await kindOf(answered(nested, 422))).toMatchObject({ kind: 'invalid', vendorMessage: '' })
  })

  test('HTTP 422 without JSON has no message', async () => {
    expect(await kindOf(answered('<html>', 422))).toMatchObject({ kind: 'invalid', vendorMessage: '' })
  })

  test.each([500, 503, 404, 302])('HTTP %i is a server failure', async (status) => {
    const error = await kindOf(answered('{"code":200}', status))
    expect(error).toMatchObject({ kind: 'server', status })
    expect(isRefusal(error)).toBe(false)
  })

  test.each([
    ['HTML', '<!doctype html>'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['no code', '{"msg":"Success"}'],
    ['a code that is no number', '{"code":"ok"}'],
  ])('%s is an unexpected shape', async (_, body) => {
    expect(await kindOf(answered(body))).toMatchObject({ kind: 'shape', status: 200 })
  })

  test('an answer above 10 MB is not read to its end', async () => {
    let read = 0
    const endless = new ReadableStream({
      pull(body) {
        read += 1
        body.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    expect(await kindOf(answered(endless))).toMatchObject({ kind: 'shape' })
    expect(read).toBeLessThan(20)
  })

  test('a code that is not accepted is a refusal with the message for the customer', async () => {
    const error = await kindOf({ code: 101, msg: ' Sold out ' })
    expect(error).toMatchObject({ kind: 'refused', vendorMessage: 'Sold out', code: '101' })
    expect(isRefusal(error)).toBe(true)
    for (const msg of ['Success', 'successfully saved', 'OK'])
      expect(await kindOf({ code: 500, msg })).toMatchObject({ kind: 'refused', vendorMessage: '' })
  })

  test('a code may be a number or text', async () => {
    await expect(stubSend({ code: '200' }).ask()).resolves.toEqual({ code: '200' })
    await expect(stubSend({ code: 101 }).ask({ accept: [101] })).resolves.toEqual({ code: '101' })
  })

  test('an answer that does not match the schema is a shape failure that names the place', async () => {
    const { settings } = stubVendor({ code: 200, Result: { id: true } })
    const schema = z.object({ Result: z.object({ id: z.string() }) })
    expect(await failureOf(createSend(settings)('some_call', {}, schema))).toMatchObject({
      kind: 'shape',
      message: 'some_call: shape (Result.id: Invalid input: expected string, received boolean)',
    })
  })

  test('an accepted answer without its main part is a refusal', async () => {
    expect(await kindOf({ code: 200, msg: 'Blocked' }, { isComplete: () => false })).toMatchObject({
      kind: 'refused',
      vendorMessage: 'Blocked',
    })
    for (const msg of ['Success', 'successfully signed in', 'OK'])
      expect(await kindOf({ code: 200, msg }, { isComplete: () => false })).toMatchObject({ vendorMessage: '' })
  })

  test('the log message contains nothing that was sent or received', async () => {
    const { ask } = stubSend({ code: 101, msg: 'Asha, wrong password' })
    const error = (await failureOf(ask({}, { password: 'secret1' }))) as VendorError
    expect(error.message).toBe('some_call: refused (code 101)')
  })

  test('onFailure decides what the caller gets', async () => {
    const onFailure = () => Promise.reject(new Error('sign in'))
    expect(await failureOf(stubSend({ code: 401 }, { onFailure }).ask())).toEqual(new Error('sign in'))
  })
})

describe('retries', () => {
  const lostOnce = (_: unknown, at: number) => (at === 0 ? new TypeError('fetch failed') : { code: 200 })

  test('a call with retry is sent once more if no answer came', async () => {
    const { ask, sent, reports } = stubSend(lostOnce)
    await ask({ retry: true })
    expect(sent).toHaveLength(2)
    expect(reports).toMatchObject([
      { attempt: 1, outcome: 'network', status: null },
      { attempt: 2, outcome: 'ok', status: 200, code: '200' },
    ])
  })

  test('the second failure is final', async () => {
    const { ask, sent } = stubSend(new TypeError('fetch failed'))
    expect(await failureOf(ask({ retry: true }))).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(2)
  })

  test('any other call is never sent twice', async () => {
    const { ask, sent } = stubSend(lostOnce)
    expect(await failureOf(ask())).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })

  test('only a lost connection is retried', async () => {
    const { ask, sent } = stubSend(() => answered('', 500))
    await failureOf(ask({ retry: true }))
    expect(sent).toHaveLength(1)
  })
})

describe('requests', () => {
  test('vendor and language go with every call, as JSON', async () => {
    const { ask, sent } = stubSend({ code: 200 })
    await ask({}, { slug: 'green-bowl' })
    expect(sent[0]).toMatchObject({ method: 'POST', token: 'Bearer tok_1' })
    expect(sent[0]?.url.href).toBe('http://vendor.test/api/v1/some_call')
    expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', slug: 'green-bowl' })
  })

  test('values in the payload override them', async () => {
    const { ask, sent } = stubSend({ code: 200 })
    await ask({}, { is_langauge: 'en', vendor_id: 7 })
    expect(sent[0]?.payload).toEqual({ is_langauge: 'en', vendor_id: 7 })
  })

  test('a call that forbids them leaves them out', async () => {
    const { ask, sent } = stubSend({ code: 200 })
    await ask({ adds: 'language' })
    await ask({ adds: 'nothing' })
    expect(sent.map((one) => one.payload)).toEqual([{ is_langauge: 'ar' }, {}])
  })

  test('a GET call sends its payload in the query', async () => {
    const { ask, sent } = stubSend({ code: 200 })
    await ask({ method: 'GET', adds: 'nothing' }, { order_web: 'a b' })
    expect(sent[0]).toMatchObject({ method: 'GET', payload: { order_web: 'a b' } })
    expect(sent[0]?.url.search).toBe('?order_web=a+b')
  })

  test('the token is never sent with a public call', async () => {
    const { ask, sent } = stubSend({ code: 200 })
    await ask({ auth: 'none' })
    await ask({ auth: 'optional' })
    expect(sent.map((one) => one.token)).toEqual([null, 'Bearer tok_1'])
  })

  test('a guest sends no token', async () => {
    const { ask, sent } = stubSend({ code: 200 }, { token: null })
    await ask()
    expect(sent[0]?.token).toBeNull()
  })
})

describe('cache', () => {
  const expiry = 4711

  function memory() {
    const entries = new Map<string, unknown>()
    const namespaces: string[] = []
    const cache: Cache = async <T>(request: CacheRequest<T>, fresh: () => Promise<T>): Promise<T> => {
      namespaces.push(request.in)
      if (!entries.has(request.key)) entries.set(request.key, await fresh())
      request.onAge?.(expiry)
      return entries.get(request.key) as T
    }
    return { entries, cache, namespaces }
  }
  const shared = { auth: 'none', cache: { in: 'catalogue', ms: 1000 } } as const

  test('a public answer is requested once', async () => {
    const { ask, sent, reports } = stubSend({ code: 200 }, { cache: memory().cache })
    await ask(shared, { slug: 'a' })
    await ask(shared, { slug: 'a' })
    expect(sent).toHaveLength(1)
    expect(reports[1]).toMatchObject({ call: 'some_call', outcome: 'cached', attempt: 0, status: null, code: null })
  })

  test('a public answer has an expiry, all others have none', async () => {
    const { ask, reports } = stubSend({ code: 200 }, { cache: memory().cache })
    await ask(shared, { slug: 'a' })
    await ask(shared, { slug: 'a' })
    await ask({ auth: 'none' })
    await ask({ auth: 'optional', cache: shared.cache })
    expect(reports.map(({ freshUntil }) => freshUntil)).toEqual([expect.any(Number), expiry, undefined, undefined])
  })

  test('an answer for a token says how long its page may be shown again, if its call sets that', async () => {
    const { ask, reports } = stubSend({ code: 200 }, { token: 'tok', cache: memory().cache })
    const before = Date.now()
    await ask({ holdsMs: 15_000 })
    await ask({})
    const [held, asked] = reports.map(({ freshUntil }) => freshUntil)
    expect(held).toBeGreaterThanOrEqual(before + 15_000)
    expect(asked).toBeUndefined()
  })

  test('an answer to a call that may carry the token is never cached', async () => {
    const { ask, sent } = stubSend({ code: 200 }, { cache: memory().cache })
    for (const auth of ['optional', 'required'] as const) {
      await ask({ auth, cache: shared.cache })
      await ask({ auth, cache: shared.cache })
    }
    expect(sent).toHaveLength(4)
  })

  test('without a lifetime an answer is not cached', async () => {
    const { ask, sent } = stubSend({ code: 200 }, { cache: memory().cache })
    await ask({ auth: 'none' })
    await ask({ auth: 'none' })
    expect(sent).toHaveLength(2)
  })

  test('failures and refusals are not cached', async () => {
    const { entries, cache } = memory()
    const { ask } = stubSend(() => ({ code: 101 }), { cache })
    await failureOf(ask(shared))
    expect(entries.size).toBe(0)
  })

  test('customers of one street share an answer, but the vendor gets the exact point', async () => {
    const { ask, sent } = stubSend({ code: 200 }, { cache: memory().cache })
    await ask(shared, { latitude: '23.0231', longitude: '72.57141' })
    await ask(shared, { latitude: '23.0229', longitude: '72.57139' })
    await ask(shared, { latitude: '23.1', longitude: '72.57139' })
    expect(sent.map((one) => one.payload.latitude)).toEqual(['23.0231', '23.1'])
  })

  test('another vendor, language or address is another entry', async () => {
    const { entries, cache } = memory()
    for (const other of [{}, { vendorId: '2' }, { locale: 'en' }, { baseUrl: 'http://other.test' }]) {
      await stubSend({ code: 200 }, { cache, ...other }).ask(shared)
    }
    expect(entries.size).toBe(4)
  })

  test("answers for places that visitors choose are cached apart from the vendor's own", async () => {
    const ownPlace = { latitude: 23.0225, longitude: 72.5714 }
    const { cache, namespaces } = memory()
    const { ask } = stubSend({ code: 200 }, { cache, ownPlace })
    await ask(shared, { slug: 'a', latitude: '', longitude: '', cityname: '' })
    await ask(shared, { latitude: '23.0225', longitude: '72.5714', cityname: '', state: '' })
    expect(namespaces).toEqual(['catalogue', 'catalogue'])
    await ask(shared, { latitude: '23.0225', longitude: '72.6' })
    await ask(shared, { latitude: '23.0225', longitude: '72.5714', cityname: 'Anywhere' })
    await ask(shared, { latitude: '', longitude: '', state: 'Any' })
    await stubSend({ code: 200 }, { cache }).ask(shared, { latitude: '23.0225', longitude: '72.5714' })
    expect(namespaces.slice(2)).toEqual(['by-place', 'by-place', 'by-place', 'by-place'])
  })

  test('the token is not part of the key', async () => {
    const { entries, cache } = memory()
    await stubSend({ code: 200 }, { cache }).ask(shared)
    expect([...entries.keys()].join()).not.toContain('tok_1')
  })
})

describe('a 401', () => {
  const status401 = () => answered('{}', 401)

  test('without a token in the call, which needs none, says nothing about a session', async () => {
    expect(await kindOf(status401(), { auth: 'none' })).toMatchObject({ kind: 'server', status: 401 })
    const guest = stubSend(status401(), { token: null })
    expect(await failureOf(guest.ask({ auth: 'optional' }))).toMatchObject({ kind: 'server' })
  })

  test('ends the session whose token was sent, and sends a guest to sign-in if the call needs one', async () => {
    expect(await kindOf(status401(), { auth: 'optional' })).toMatchObject({ kind: 'unauthorized' })
    expect(await failureOf(stubSend(status401(), { token: null }).ask())).toMatchObject({ kind: 'unauthorized' })
  })
})

test('no call outlasts the time left for its request', async () => {
  const waiting: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const { ask } = stubSend({}, { fetch: waiting, timeoutMs: 3600_000, deadline: performance.now() + 1 })
  expect(await failureOf(ask({ patience: 3 }))).toMatchObject({ kind: 'timeout' })
})
