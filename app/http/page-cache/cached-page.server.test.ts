import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dictionary } from '~/styles/compression-dictionary.server'
import { answerOnce, CachedPage } from './cached-page.server'
import { codecs, encodingOf } from './encoding.server'
import { joined, SharedPart } from './page-parts.server'

const parts = [
  Buffer.from('<!DOCTYPE html><html>'),
  new SharedPart(Buffer.from(`<style>${dictionary.bytes.toString()}</style>`)),
  Buffer.from('<body>'),
  Buffer.from('مرحبا</body></html>'),
]
const html = joined(parts)
const same = (body: Buffer) => body
const own = dictionary.available

test.each([
  ['dcz', 'gzip, br, dcz', own, codecs.dcz.unpack],
  ['gzip', 'gzip, br, dcz', ':b3RoZXI=:', gunzipSync],
  ['gzip', 'gzip, br', own, gunzipSync],
  ['gzip', 'gzip, br, dcz;q=0', own, gunzipSync],
  ['gzip', 'br;q=0, *', null, gunzipSync],
  ['gzip', 'gzip, deflate, br', null, gunzipSync],
  ['br', 'gzip;q=0, br', null, brotliDecompressSync],
  ['br', 'br', null, brotliDecompressSync],
  [null, null, null, same],
])(
  'a page for one person goes out as %s to a client that accepts %s and has the dictionary %s, complete and with its length',
  async (encoding, accepted, available, read) => {
    const asked = new Map([
      ['accept-encoding', accepted],
      ['available-dictionary', available],
    ])
    const headers = new Headers({ Vary: 'Cookie', 'Cache-Control': 'private, no-store' })
    const answer = answerOnce(parts, 404, headers, asked)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(read(body)).toEqual(html)
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([404, encoding])
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding, Available-Dictionary')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  },
)

test('the text of the dictionary is not in a page for a browser that has it', () => {
  const body = codecs.dcz.pack(parts)
  expect(body.length).toBeLessThan(300)
  // The mark of such a page, and the hash of its dictionary (RFC 9842).
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(dictionary.hash)
})

test.each(['br', 'dcz', 'gzip'] as const)('a page packed as %s goes out in every encoding', (packedAs) => {
  const page = new CachedPage(parts, new Headers(), Date.now() + 1000, packedAs, 'guests')
  const answered = (encoding: string) => {
    const headers = new Headers({ 'accept-encoding': encoding, 'available-dictionary': own })
    return page.answer({ method: 'GET', path: '/', headers }).body!
  }
  for (const encoding of ['dcz', 'br', 'gzip', 'identity'] as const)
    expect(codecs[encoding].unpack(answered(encoding))).toEqual(html)
})

test.each([
  ['guests', own, 'dcz'],
  ['guests', null, 'br'],
  ['shared', own, 'br'],
] as const)(
  'a page that is kept for %s goes out in the smallest encoding they may get',
  (readers, available, sentAs) => {
    const headers = new Headers({
      'accept-encoding': 'gzip, deflate, br, dcz',
      'available-dictionary': available ?? '',
    })
    expect(encodingOf(headers, readers)).toBe(sentAs)
  },
)

test('a page of parts is complete gzip, whatever parts there are', () => {
  const shared = new SharedPart(Buffer.from('a'.repeat(70_000)))
  const some = [[], [Buffer.alloc(0)], [shared], [shared, shared], [Buffer.from('é'), shared, Buffer.from('ü')]]
  for (const page of some) expect(gunzipSync(codecs.gzip.pack(page))).toEqual(joined(page))
})
