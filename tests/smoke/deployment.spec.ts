import { expect, test } from '@playwright/test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, type Answer } from './ask'

/** What a proxy or a setting may have broken: each failure says what to look at. */

const isHttps = (process.env.SHOP_URL ?? '').startsWith('https:')
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const textOf = ({ headers, body }: Answer) => {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Paths of this site that the home page names in an attribute. */
const namedIn = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, path = '']) => path)

test('the shop answers', async () => {
  const home = await ask('/')
  expect(
    home.status,
    `home answers ${home.status}: 404 is a host that the vendor does not know, 5xx a vendor that does not answer`,
  ).toBe(200)
  for (const [path, means] of [
    ['/healthz', 'the process is not there, or the proxy leads elsewhere'],
    ['/readyz', 'the instance is stopping, or its store (REDIS_URL, STATE_FILE) does not answer'],
  ] as const) {
    const { status } = await ask(path)
    expect(status, `${path} answers ${status}: ${means}`).toBe(200)
  }
})

test('security headers arrive', async () => {
  const { headers } = await ask('/')
  const policy = String(headers['content-security-policy'] ?? '')
  expect(policy, 'no Content-Security-Policy: the proxy drops it').toContain("default-src 'none'")
  expect(policy, 'the Content-Security-Policy lets other sites frame the shop').toContain('frame-ancestors')
  expect(headers['x-content-type-options'], 'no X-Content-Type-Options: the proxy drops it').toBe('nosniff')
  expect(headers['referrer-policy'], 'no Referrer-Policy: the proxy drops it').toBeTruthy()
  if (isHttps)
    expect(
      String(headers['strict-transport-security']),
      'no Strict-Transport-Security: the proxy drops it, or passes on another Host',
    ).toMatch(/max-age=\d{6,}/)
})

test('cookies cannot be read by scripts, and stay on encrypted connections', async () => {
  const { headers } = await ask('/sign-up')
  const cookies = headers['set-cookie'] ?? []
  expect(cookies.length, 'a page that sets a cookie sets none: the proxy drops Set-Cookie').toBeGreaterThan(0)
  for (const cookie of cookies) {
    const name = cookie.split('=')[0] ?? ''
    expect(cookie, `${name} is not HttpOnly: the proxy rewrites cookies`).toMatch(/; *HttpOnly/i)
    expect(cookie, `${name} is not SameSite=Lax: the proxy rewrites cookies`).toMatch(/; *SameSite=Lax/i)
    if (isHttps) expect(cookie, `${name} is not Secure: the proxy passes on another Host`).toMatch(/; *Secure/i)
  }
})

test('pages are compressed, light, and not sent twice', async () => {
  const home = await ask('/')
  expect(
    String(home.headers['content-encoding']),
    'pages are not compressed: the proxy removes Accept-Encoding',
  ).toMatch(/^(br|gzip)$/)
  expect(kilobytes(home.bytes), 'the home page weighs more than 25 kB').toBeLessThanOrEqual(25)
  const tag = home.headers.etag ?? ''
  expect(tag, 'the home page has no ETag: the proxy changes pages').not.toBe('')
  const again = await ask('/', { 'If-None-Match': tag })
  expect(again.status, 'an unchanged page is sent again: the proxy removes If-None-Match').toBe(304)
})

test('scripts are light and kept for good', async () => {
  const scripts = namedIn(textOf(await ask('/')), /<script[^>]+src="([^"]+)"/g)
  expect(scripts.length, 'the home page names no script').toBeGreaterThan(0)
  let bytes = 0
  for (const path of scripts) {
    const answer = await ask(path)
    bytes += answer.bytes
    expect(answer.status, `${path} answers ${answer.status}: build and server are not of one version`).toBe(200)
    expect(
      String(answer.headers['cache-control']),
      `${path} is not kept for good: the proxy changes Cache-Control`,
    ).toContain('immutable')
  }
  expect(kilobytes(bytes), 'scripts weigh more than 2 kB before anything is touched').toBeLessThanOrEqual(2)
})

test('pictures, service worker and manifest are there', async () => {
  const page = textOf(await ask('/'))
  const pictures = namedIn(page, /<img[^>]+src="(\/[^"]+)"/g).slice(0, 5)
  for (const path of pictures) {
    const { status, headers } = await ask(path.replaceAll('&amp;', '&'))
    expect(
      status,
      `a picture answers ${status}: the vendor's pictures are not reached, or PICTURE_CACHE cannot be written`,
    ).toBe(200)
    expect(String(headers['content-type']), 'a picture is no picture').toMatch(/^image\//)
  }
  const worker = await ask('/service-worker.js')
  expect(worker.status, `the service worker answers ${worker.status}`).toBe(200)
  expect(String(worker.headers['content-type']), 'the service worker is no script: the proxy changes its type').toMatch(
    /javascript/,
  )
  expect((await ask('/manifest.webmanifest')).status, 'the manifest of the installed app is missing').toBe(200)
})
