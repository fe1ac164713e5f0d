import { describe, expect, test } from 'vitest'
import { isSecureHost, originOf, publicOriginOf, readHost } from './request-head.server'

test.each([
  ['shop.example', 'shop.example', ''],
  ['Shop.EXAMPLE:8080', 'shop.example', '8080'],
  ['shop.example.', 'shop.example', ''],
  ['shop.example.:443', 'shop.example', ''],
  ['shop.example:80', 'shop.example', ''],
  ['127.0.0.1:3000', '127.0.0.1', '3000'],
  ['[FDAA::3]:3000', '[fdaa::3]', '3000'],
  ['my_shop-1.xn--bcher-kva.example', 'my_shop-1.xn--bcher-kva.example', ''],
])('%s is the host %s with the port "%s"', (header, name, port) => {
  expect(readHost(header)).toEqual({ name, port })
})

test.each([
  null,
  '',
  '.',
  ' shop.example',
  'shop.example@evil.example',
  'a b',
  'a..b',
  '-a.example',
  'a-.example',
  'shop.example:',
  'shop.example:65536',
  'shop.example:1e3',
  'shop.example/path',
  '[evil]',
  '[::1',
  '::1',
  'bücher.example',
  `${'a'.repeat(64)}.example`,
  `${'abc.'.repeat(64)}example`,
])('%s is not a host', (header) => {
  expect(readHost(header)).toBeNull()
})

describe('hosts without TLS', () => {
  test.each(['localhost', 'grocery.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('include %s', (host) => {
    expect(isSecureHost(host)).toBe(false)
  })

  test.each([
    'shop.example',
    'localhost.example',
    'grocery.localhost.example',
    'notlocalhost',
    '128.0.0.1',
    '1127.0.0.1',
    '127.shop.example',
    '[::1:2]',
    '',
  ])('do not include %s', (host) => {
    expect(isSecureHost(host)).toBe(true)
  })
})

test.each([
  ['shop.example', 'https://shop.example', 'https://shop.example'],
  ['shop.example:8443', 'https://shop.example:8443', 'https://shop.example'],
  ['localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['a b', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the site of the host %s is %s, in its pages %s', (host, own, inPages) => {
  const request = new Request('http://127.0.0.1:3000/cart')
  request.headers.set('Host', host)
  expect([originOf(request), publicOriginOf(request)]).toEqual([own, inPages])
})
