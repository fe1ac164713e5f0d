import { expect, test } from '@playwright/test'
import { ask } from './ask.mjs'

/** What a proxy or a setting may have broken. Each failure says what to check. `run.mjs` has checked that home answers. */

const isHttps = (process.env.SHOP_URL ?? '').startsWith('https:')
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

/** Most kilobytes of a page, and of its scripts before the first touch, by their encoding. */
const limits = { br: { page: 25, scripts: 2 }, gzip: { page: 30, scripts: 2.5 } }
type Encoding = keyof typeof limits

/** A certificate that expires within fewer days was not renewed. */
const fewDays = 7

/** Paths of this site that the home page names in an attribute. */
const namedIn = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, path = '']) => path)

test('the instance is ready', async () => {
  const { status } = await ask('/readyz')
  expect(
    status,
    `/readyz answers ${status}: the instance is stopping, or its store (REDIS_URL, STATE_FILE) does not answer`,
  ).toBe(200)
})

if (isHttps)
  test('connections are encrypted, and stay so', async () => {
    const { headers, tls } = await ask('/')
    expect(tls.protocol, `the proxy speaks ${tls.protocol}: let it speak TLS 1.2 and 1.3`).toMatch(/^TLSv1\.[23]$/)
    const days = Math.floor((Date.parse(tls.ends) - Date.now()) / 86_400_000)
    if (process.env.SMOKE_INSECURE !== 'yes')
      expect(days, `the certificate ends in ${days} days: it is not renewed`).toBeGreaterThanOrEqual(fewDays)
    expect(
      String(headers['strict-transport-security'] ?? ''),
      'no Strict-Transport-Security: the proxy drops it, or passes on another Host',
    ).toMatch(/max-age=\d{6,}/)
  })

test('security headers arrive', async () => {
  const { headers } = await ask('/')
  const policy = String(headers['content-security-policy'] ?? '')
  expect(policy, 'no Content-Security-Policy: the proxy drops it').toContain("default-src 'none'")
  expect(policy, 'the Content-Security-Policy lets other sites frame the shop').toContain('frame-ancestors')
  expect(headers['x-content-type-options'], 'no X-Content-Type-Options: the proxy drops it').toBe('nosniff')
  expect(headers['referrer-policy'], 'no Referrer-Policy: the proxy drops it').toBeTruthy()
})

for (const encoding of ['br', 'gzip'] as const) {
  test(`pages and scripts are light in ${encoding}`, async ({}, info) => {
    const home = await ask('/', { 'Accept-Encoding': encoding })
    const used = String(home.headers['content-encoding'] ?? 'none')
    if (encoding === 'br' && used === 'gzip') {
      info.annotations.push({ type: 'skipped', description: 'the proxy offers only gzip' })
      return
    }
    expect(used, 'pages are not compressed: the proxy removes Accept-Encoding').toBe(encoding)
    const scripts = namedIn(home.text(), /<script[^>]+src="([^"]+)"/g)
    expect(scripts.length, 'the home page names no script').toBeGreaterThan(0)
    let bytes = 0
    for (const path of scripts) {
      const answer = await ask(path, { 'Accept-Encoding': encoding })
      bytes += answer.bytes
      expect(answer.status, `${path} answers ${answer.status}: build and server are not of one version`).toBe(200)
      expect(
        String(answer.headers['cache-control']),
        `${path} is not kept for good: the proxy changes Cache-Control`,
      ).toContain('immutable')
    }
    const [page, script] = [kilobytes(home.bytes), kilobytes(bytes)]
    info.annotations.push({ type: 'weights', description: `home ${page} kB, its scripts ${script} kB` })
    const most = limits[encoding satisfies Encoding]
    expect(page, `the home page weighs ${page} kB in ${encoding}, more than ${most.page} kB`).toBeLessThanOrEqual(
      most.page,
    )
    expect(script, `its scripts weigh ${script} kB in ${encoding}, more than ${most.scripts} kB`).toBeLessThanOrEqual(
      most.scripts,
    )
  })
}

test('pages are not sent twice', async () => {
  const { headers } = await ask('/')
  const tag = headers.etag ?? ''
  expect(tag, 'the home page has no ETag: the proxy changes pages').not.toBe('')
  const again = await ask('/', { 'If-None-Match': tag })
  expect(again.status, 'an unchanged page is sent again: the proxy removes If-None-Match').toBe(304)
})

test('service worker and manifest are there', async () => {
  const worker = await ask('/service-worker.js')
  expect(worker.status, `the service worker answers ${worker.status}`).toBe(200)
  expect(String(worker.headers['content-type']), 'the service worker is no script: the proxy changes its type').toMatch(
    /javascript/,
  )
  expect((await ask('/manifest.webmanifest')).status, 'the manifest of the installed app is missing').toBe(200)
})

test('a cookie that a page sets arrives', async () => {
  const { headers } = await ask('/sign-up')
  expect(headers['set-cookie'] ?? [], 'a page that sets a cookie sets none: the proxy drops Set-Cookie').not.toEqual([])
})
