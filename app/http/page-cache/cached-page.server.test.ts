import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerOnce } from './cached-page.server'

const html = '<!DOCTYPE html><html><body>مرحبا</body></html>'
const same = (body: Buffer) => body

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [null, null, same],
])(
  'a page goes out as %s to a client that accepts %s, complete and with its length',
  async (encoding, accepted, read) => {
    const answer = answerOnce(
      html,
      404,
      new Headers({ Vary: 'Cookie', 'Cache-Control': 'private, no-store' }),
      accepted,
    )
    const body = Buffer.from(await answer.arrayBuffer())
    expect(read(body).toString()).toBe(html)
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([404, encoding])
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  },
)
