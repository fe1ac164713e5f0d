import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dictionary } from '~/styles/compression-dictionary.server'
import { answerOnce, packPage } from './cached-page.server'
import { codecs } from './codecs.server'

const html = Buffer.from(`<!DOCTYPE html><html><style>${dictionary.bytes.toString()}</style><body>مرحبا</body></html>`)
const same = (body: Buffer) => body
const own = dictionary.available

test.each([
  ['dcz', 'gzip, br, dcz', own, codecs.dcz.unpack],
  ['br', 'gzip, br, dcz', ':b3RoZXI=:', brotliDecompressSync],
  ['br', 'gzip, br', own, brotliDecompressSync],
  ['br', 'gzip, br, dcz;q=0', own, brotliDecompressSync],
  ['br', 'gzip, deflate, br', null, brotliDecompressSync],
  ['gzip', 'gzip, deflate', null, gunzipSync],
  [null, null, null, same],
])(
  'a page goes out as %s to a client that accepts %s and has the dictionary %s, complete and with its length',
  async (encoding, accepted, available, read) => {
    const asked = new Map([
      ['accept-encoding', accepted],
      ['available-dictionary', available],
    ])
    const headers = new Headers({ Vary: 'Cookie', 'Cache-Control': 'private, no-store' })
    const answer = answerOnce(html, 404, headers, asked)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(read(body)).toEqual(html)
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([404, encoding])
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding, Available-Dictionary')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  },
)

test('the text of the dictionary is not in a page for a browser that has it', () => {
  const body = codecs.dcz.pack(html)
  expect(body.length).toBeLessThan(300)
  // The mark of such a page, and the hash of its dictionary (RFC 9842).
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(dictionary.hash)
})

test.each(['br', 'dcz'] as const)('a page packed as %s goes out in every encoding', (packedAs) => {
  const page = packPage(html, new Headers(), Date.now() + 1000, { packedAs })
  const answered = (encoding: string) => {
    const headers = new Headers({ 'accept-encoding': encoding, 'available-dictionary': own })
    return page.answer({ method: 'GET', path: '/', headers }).body!
  }
  for (const encoding of ['dcz', 'br', 'gzip', 'identity'] as const)
    expect(codecs[encoding].unpack(answered(encoding))).toEqual(html)
})
