import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pageHeaders } from './headers.server'

const styles = ['body{margin:0}', ':root{--a:#fff}']

type Facts = Parameters<typeof pageHeaders>[1]

function headersOf(facts: Partial<Facts> = {}, given?: HeadersInit) {
  const headers = new Headers(given)
  pageHeaders(headers, { styles, host: 'shop.example', isDevelopment: false, ...facts })
  return headers
}

/** The sources of each directive of the content policy. */
function policyOf(headers: Headers) {
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ')
  return Object.fromEntries(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
}

describe('the content policy', () => {
  test('allows only what it names', () => {
    expect(policyOf(headersOf())['default-src']).toEqual([`'none'`])
  })

  test('runs only our scripts, and allows our styles and the page’s own style elements', () => {
    const hashes = styles.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    const policy = policyOf(headersOf())
    expect(policy['script-src']).toEqual([`'self'`])
    expect(policy['style-src']).toEqual([`'self'`, ...hashes])
  })

  test('is the same for every copy of a page', () => {
    expect(policyOf(headersOf())).toEqual(policyOf(headersOf()))
  })

  test("allows the vendor's pictures and no other requests", () => {
    const policy = policyOf(headersOf())
    expect(policy['img-src']).toEqual([`'self'`, 'data:', 'http://vendor.test'])
    for (const name of ['connect-src', 'font-src', 'manifest-src', 'form-action'])
      expect(policy[name]).toEqual([`'self'`])
  })

  test('lets no page frame ours and no markup change our base address', () => {
    const policy = policyOf(headersOf())
    expect([policy['frame-ancestors'], policy['base-uri']]).toEqual([[`'none'`], [`'none'`]])
  })

  test('allows the messenger only on pages with its button', () => {
    expect(headersOf().get('Content-Security-Policy')).not.toContain('intercom')
    const policy = policyOf(headersOf({ policy: { messenger: true } }))
    expect(policy['script-src']).toContain('https://widget.intercom.io')
    expect(policy['style-src']).toEqual([`'self'`, `'unsafe-inline'`])
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://*.intercom.io', 'wss://*.intercom.io']))
    expect(policy['frame-src']).toContain('https://intercom-sheets.com')
  })

  test('allows a frame only on the screen that has one, by its origin', () => {
    expect(policyOf(headersOf())).not.toHaveProperty('frame-src')
    expect(policyOf(headersOf({ policy: { framesOwn: true } }))['frame-src']).toEqual([`'self'`])
    expect(policyOf(headersOf())['frame-src']).toBeUndefined()
  })

  test('allows forms to gateways, and a gateway’s script, only on the screen that needs them', () => {
    const leadsTo = ['https://pay.test', 'https://*.pay.test', `'unsafe-inline'`, 'javascript:', '*']
    const policy = policyOf(headersOf({ policy: { leadsTo } }))
    expect(policy['form-action']).toEqual([`'self'`, 'https://pay.test', 'https://*.pay.test'])
    expect([policy['script-src'], policy['frame-src']]).toEqual([[`'self'`], undefined])
    const ofScript = policyOf(headersOf({ policy: { gatewayScript: ['https://pay.test'] } }))
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(ofScript[name]).toContain('https://pay.test')
    expect(ofScript['form-action']).toEqual([`'self'`])
    expect(ofScript['style-src']).toEqual([`'self'`, `'unsafe-inline'`, 'https://pay.test'])
  })

  test('allows requests by scripts only on screens that need them', () => {
    const connectsTo = ['wss://shop.firebaseio.com', 'wss://*.firebaseio.com', 'ws://127.0.0.1:4601', '*', `'self'; x`]
    const policy = policyOf(headersOf({ policy: { connectsTo } }))
    expect(policy['connect-src']).toEqual([`'self'`, ...connectsTo.slice(0, 3)])
    expect(policy['script-src']).toEqual([`'self'`])
  })

  test('allows map tiles only on screens that show them', () => {
    const tiles = 'https://tiles.example.com'
    expect(policyOf(headersOf({}))['img-src']).not.toContain(tiles)
    const policy = policyOf(headersOf({ policy: { pictures: [tiles, "'unsafe'"] } }))
    expect(policy['img-src']?.slice(-1)).toEqual([tiles])
  })

  test('allows the maps’ hosts only on screens that can open a map', () => {
    expect(headersOf().get('Content-Security-Policy')).not.toMatch(/google|gstatic|blob:/)
    const policy = policyOf(headersOf({ policy: { maps: true } }))
    expect(policy['script-src']).toEqual([`'self'`, 'https://maps.googleapis.com', 'https://maps.gstatic.com'])
    expect(policy['style-src']).toEqual([`'self'`, `'unsafe-inline'`, 'https://fonts.googleapis.com'])
    expect(policy['connect-src']).toContain('https://*.googleapis.com')
    expect(policy['worker-src']).toEqual([`'self'`, 'blob:'])
  })

  test('is never loosened outside development', () => {
    expect(headersOf().get('Content-Security-Policy')).not.toMatch(/unsafe|\*|ws:/)
    expect(headersOf({ isDevelopment: true }).get('Content-Security-Policy')).not.toContain('unsafe-eval')
  })
})

describe('strict transport security', () => {
  test.each(['shop.example', 'shop.example:8443', 'localhost.example'])('is sent on %s', (host) => {
    expect(headersOf({ host }).get('Strict-Transport-Security')).toBe('max-age=31536000')
  })

  test.each(['localhost', 'localhost:3000', 'arabia.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is not sent on %s',
    (host) => {
      expect(headersOf({ host }).has('Strict-Transport-Security')).toBe(false)
    },
  )
})

describe('the other headers', () => {
  test('pages are kept for Back, but revalidated', () => {
    expect(headersOf().get('Cache-Control')).toBe('private, no-cache')
  })

  test('pages name their language', () => {
    expect(headersOf({ locale: 'ar' }).get('Content-Language')).toBe('ar')
  })

  test('pages keep their own cache rule', () => {
    expect(headersOf({}, { 'Cache-Control': 'no-store' }).get('Cache-Control')).toBe('no-store')
  })

  test('types are not guessed, and addresses are not sent to other sites', () => {
    const headers = headersOf()
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
  })

  test('shared caches are told that pages vary by cookie and language', () => {
    expect(headersOf({}, { Vary: 'Accept-Encoding' }).get('Vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
  })
})
