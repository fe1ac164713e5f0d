import { describe, expect, test } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { redirectGatewayReturn } from '~/http/forms/gateway-return.server'
import { openShop } from '~/http/shop/open-shop.server'
import { policyPage, policyResponse } from './policy-page.server'
import { isFromElsewhere, policyStatus } from './policy.server'

const policyStatusOf = (method: string, headers: Record<string, string>, path = '/cart') =>
  policyStatus({ method, path, headers: new Headers({ Host: 'shop.example', ...headers }) })

describe('a write', () => {
  test.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://shop.example' },
    { Origin: 'http://shop.example' },
    { Origin: 'https://shop.example:443' },
    { Host: 'shop.example:443', Origin: 'https://shop.example' },
    { Host: 'SHOP.example.', Origin: 'https://shop.example' },
    { Host: 'localhost:3000', Origin: 'http://localhost:3000' },
  ])('is accepted from our own pages: %j', (headers) => {
    expect(policyStatusOf('POST', headers)).toBeNull()
  })

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': '' },
    { 'Sec-Fetch-Site': 'same-origin, cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'https://shop.example.evil.example' },
    { Origin: 'https://shop.example:8443' },
    { Origin: 'https://user@shop.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: 'shop.example' },
    { Origin: 'https://shop.example/cart' },
    { Origin: 'xhttps://shop.example' },
    { Origin: 'https://shop.example, https://evil.example' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example' },
  ])('is refused from another site: %j', (headers) => {
    expect(policyStatusOf('POST', headers)).toBe(403)
    expect(policyStatusOf('GET', headers)).toBeNull()
    expect(policyStatusOf('HEAD', headers)).toBeNull()
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])('is refused with the method %j', (method) => {
    expect(policyStatusOf(method, {})).toBe(405)
  })
})

describe('a provider’s answer to signing in', () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://provider.example' }

  test.each(['/social/google/answer', '/social/facebook/answer'])('may be posted to %s from another site', (path) => {
    expect(policyStatusOf('POST', foreign, path)).toBeNull()
    expect(policyStatusOf('POST', { ...foreign, Host: 'a b' }, path)).toBe(400)
    expect(policyStatusOf('PUT', foreign, path)).toBe(405)
  })

  test.each([
    '/social/google',
    '/social/google/answer/',
    '/social/google/answer?a=1',
    '/social/google/answer/more',
    '//social/google/answer',
    '/social/GOOGLE/answer',
    '/social/%67oogle/answer',
    '/social/other/answer',
    '/a/social/google/answer',
    '/cart?/social/google/answer',
    '/social/google/answer\n',
    '/sign-in',
    '',
  ])('may not be posted to %j', (path) => {
    expect(policyStatusOf('POST', foreign, path)).toBe(403)
  })
})

describe('a gateway’s form post from its own site', () => {
  const foreign = { Host: 'shop.example', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://gateway.example' }
  const post = (path: string, body: string, headers: Record<string, string> = foreign) =>
    new Request(`https://shop.example${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })

  test.each(['/payment', '/payment?order=1', '/wallet-payment?recharge=1'])('may be sent to %s', (path) => {
    expect(policyStatusOf('POST', foreign, path)).toBeNull()
    expect(policyStatusOf('POST', { ...foreign, Host: 'a b' }, path)).toBe(400)
    expect(policyStatusOf('PUT', foreign, path)).toBe(405)
  })

  test.each([
    '/payment/',
    '/payment/more',
    '//payment',
    '/%70ayment',
    '/Payment',
    '/payment-online?for=order-1',
    '/a?/payment',
  ])('may not be sent to %s', (path) => expect(policyStatusOf('POST', foreign, path)).toBe(403))

  test('reaches no action: it is redirected with its claims, and sets no cookie', async () => {
    const request = post('/payment?order=7', 'success=1&method=cash&idempotencyKey=x', {
      ...foreign,
      Cookie: '__cart=x',
    })
    const answer = await openShop({ request, context: {} }).catch((thrown: unknown) => thrown as Response)
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('Location')]).toEqual([303, '/payment?order=7&success=1'])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('without a plain form as its body is a return without claims', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
      const answer = await redirectGatewayReturn(post('/payment', 'success=1', { ...foreign, 'Content-Type': type }))
      expect(answer?.headers.get('Location')).toBe('/payment?success=')
    }
    const huge = await redirectGatewayReturn(post('/payment', `order=1&a=${'x'.repeat(70_000)}`))
    expect(huge?.headers.get('Location')).toBe('/payment?success=')
  })

  test('does not include our own forms and pages', async () => {
    const own = { Host: 'shop.example', Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin' }
    expect(await redirectGatewayReturn(post('/payment', 'method=cash', own))).toBeNull()
    expect(await redirectGatewayReturn(post('/cart', 'a=b'))).toBeNull()
    expect(await redirectGatewayReturn(new Request('https://shop.example/payment', { headers: foreign }))).toBeNull()
  })
})

test('an impossible host is refused for every request', () => {
  for (const method of ['GET', 'POST', 'PUT']) expect(policyStatusOf(method, { Host: 'a b' })).toBe(400)
})

test('a path far longer than any screen’s is refused, a long query is not', () => {
  const path = `/${'a'.repeat(3999)}`
  expect([path, `${path}a`, `/?${path}`].map((one) => policyStatusOf('GET', {}, one))).toEqual([null, 400, null])
})

test('a write to an impossible host with an origin is not compared before it is refused', () => {
  expect(isFromElsewhere(new Headers({ Host: 'a b', Origin: 'https://evil.example' }))).toBe(false)
})

test('a refused request is refused for each of its loaders, each with its own page', async () => {
  const context = {}
  const headers = { Host: 'localhost', 'Sec-Fetch-Site': 'cross-site' }
  const asked = [
    new Request('http://localhost/cart', { method: 'POST', headers }),
    // After an action Remix runs the loaders with a copy of the request as a GET.
    new Request('http://localhost/cart', { headers }),
  ]
  for (const request of asked) {
    const thrown = (await openShop({ request, context }).catch((error: unknown) => error)) as Response
    expect([thrown.status, thrown.headers.get('Set-Cookie')]).toEqual([403, null])
    expect(await thrown.text()).toContain('<h1>We blocked this request</h1>')
  }
})

describe('the error page of a refusal', () => {
  test.each([400, 403, 404, 405, 408, 431, 500, 502, 503, 504])('explains %d in every language', (status) => {
    const titles = supportedLocales.map((locale) => {
      const page = policyPage(status, locale)
      const direction = locale === 'ar' ? 'rtl' : 'ltr'
      expect([page.status, page.body.includes(`<html lang="${locale}" dir="${direction}">`)]).toEqual([status, true])
      expect(page.body).not.toMatch(/error\.\w+/)
      return /<title>(.+)<\/title>/.exec(page.body)?.[1]
    })
    expect(new Set(titles).size).toBe(supportedLocales.length)
  })

  test('is in English for a browser that wants no language of ours', () => {
    expect(policyPage(403, 'xx').body).toContain('<html lang="en"')
    expect(policyPage(403, undefined).body).toContain('<html lang="en"')
  })

  test('is in every language, each with its own direction and links, if the language could not be read', () => {
    const { body } = policyPage(400, null)
    expect(body).toContain('<html lang="en" dir="ltr">')
    expect(body.match(/<h1>/g)).toHaveLength(1)
    const parts = [...body.matchAll(/<div lang="(\w+)" dir="(\w+)"><h2>[^<]+<\/h2><p>[^<]+<\/p><p><a href="\/">/g)]
    expect(parts.map(([, locale, direction]) => [locale, direction])).toEqual(
      supportedLocales.slice(1).map((locale) => [locale, locale === 'ar' ? 'rtl' : 'ltr']),
    )
  })

  test.each([
    [503, ['', '/']],
    [431, ['', '/']],
    [403, ['/']],
    [400, ['/']],
    [404, ['']],
  ])('links on after %d', (status, links) => {
    expect([...policyPage(status, 'en').body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links)
  })

  test('names its request only for a failure, for which support has to look into the log (rules 20.9)', () => {
    const named = (status: number) => {
      const { body, headers } = policyPage(status, 'en', 'id-1')
      return [body.includes('Reference: <bdi dir="ltr">id-1</bdi>'), headers['X-Request-Id']]
    }
    expect([400, 403, 404, 500, 503].map(named)).toEqual([
      [false, 'id-1'],
      [false, 'id-1'],
      [false, 'id-1'],
      [true, 'id-1'],
      [true, 'id-1'],
    ])
    expect(policyPage(503, 'en').body).not.toContain('Reference')
  })

  test('is in the language of its request, and names it', async () => {
    const headers = { 'Accept-Language': 'fr', 'X-Request-Id': 'id-1' }
    const asked = [new Request('http://localhost/', { headers }), new Request('http://localhost/')]
    const [named, unnamed] = await Promise.all(asked.map((request) => policyResponse(503, request).text()))
    expect(named).toMatch(/<html lang="fr".*<bdi dir="ltr">id-1</s)
    expect(unnamed).toMatch(/<html lang="en"/)
    expect(unnamed).not.toContain('<bdi')
  })

  test('is not cached, runs nothing and cannot be framed', () => {
    expect(policyPage(403, 'en').headers).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ) as string,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cache-Control': 'no-store',
    })
    expect(policyPage(405, 'en').headers.Allow).toBe('GET, HEAD, POST')
  })
})
