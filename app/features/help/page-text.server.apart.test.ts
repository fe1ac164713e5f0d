import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '~/env.server'
import { listen } from '../../../tests/support/listen.mjs'
import { mayRead, pageText, readable, withoutName } from './page-text.server'

vi.mock('~/env.server', async (original) => ({
  ...(await original<typeof import('~/env.server')>()),
  env: () =>
    readEnv({ VENDOR_API_URL: 'http://vendor.test/api', SESSION_SECRET: 'sixteen-letters-', LOG_LEVEL: 'silent' }),
}))

/** Only the tests' vendor API is an allowed origin for pictures. */
const source = new URL('http://vendor.test/pages/refund')
const readableHtml = (html: string) => readable(html, source).html

describe('a vendor’s page', () => {
  test('shows pictures of allowed origins through our server, wherever it names them', () => {
    const own = /^<img( alt="Us")? src="\/picture\/960\/[\w-]{8}\/us\.png" loading="lazy" \/>$/
    for (const src of ['http://vendor.test/us.png', '/us.png', '../us.png', '//vendor.test/us.png'])
      expect(readableHtml(`<img src="${src}" alt="Us">`), src).toMatch(own)
  })

  test.each([
    '<img src="https://evil.example/x.png">',
    '<img src="//evil.example/x.png">',
    '<img src="http://vendor.test@evil.example/x.png">',
    '<img src="HTTPS:\\\\evil.example/x.png">',
    '<img src="data:image/png;base64,aaaa">',
    '<img src="javascript:alert(1)">',
    '<img srcset="https://evil.example/x.png 2x">',
    '<picture><source srcset="https://evil.example/x.png"></picture>',
    '<p style="background:url(https://evil.example/x.png)"></p>',
    '<style>body{background:url(https://evil.example/x.png)}</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<table background="https://evil.example/x.png"></table>',
    '<body background="https://evil.example/x.png"></body>',
    '<svg><image href="https://evil.example/x.png"/><use xlink:href="https://evil.example/x.svg#a"/></svg>',
    '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png"></video>',
    '<audio src="https://evil.example/x.mp3"></audio>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="<img src=https://evil.example/x.png>"></iframe>',
    '<object data="https://evil.example/x.swf"></object>',
    '<embed src="https://evil.example/x.swf">',
    '<input type="image" src="https://evil.example/x.png">',
    '<form action="https://evil.example/"><button>Go</button></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<script src="https://evil.example/x.js"></script>',
    '<noscript><img src="https://evil.example/x.png"></noscript>',
    '<math><mtext><img src="https://evil.example/x.png"></mtext></math>',
    '<p><!-- <img src="https://evil.example/x.png"> --></p>',
  ])('loads nothing for %s', (html) => expect(readableHtml(html)).not.toMatch(/evil|javascript:|data:|style|on\w+=/i))

  test('begins without its name, which its screen already shows, but with any other heading', () => {
    expect(withoutName('\n<h1 id="top">Terms &amp; conditions </h1><p>Prices</p>', 'Terms & Conditions')).toBe(
      '<p>Prices</p>',
    )
    for (const html of ['<h1>About us</h1><p>We cook</p>', '<p>Terms</p><h1>Terms</h1>', '<h1><b>Terms</b></h1>'])
      expect(withoutName(html, 'Terms')).toBe(html)
  })

  test('keeps its text, its language and its links, which open in a new tab', () => {
    const page = `<!doctype html><html lang="ar" dir="rtl"><head><title>Refunds</title></head><body onload="x()">
      <h1 id="top" style="color:red">Refunds</h1><p>Within <b>a day</b></p><a href="#top">Up</a><a href="terms?x=1">Terms</a>
      <a href="javascript:alert(1)" onclick="x()">Odd</a></body></html>`
    const { html, ...attributes } = readable(page, source)
    expect(attributes).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(html.replace(/\s+/g, ' ').trim()).toBe(
      '<h1 id="top">Refunds</h1><p>Within <b>a day</b></p><a href="#top">Up</a>' +
        '<a href="http://vendor.test/pages/terms?x=1" target="_blank" rel="noopener noreferrer">Terms</a>' +
        ' <a target="_blank" rel="noopener noreferrer">Odd</a>',
    )
  })

  test('with an unknown language gets none, and the direction of its text', () => {
    expect(readable('<html lang="x&quot; onload=&quot;" dir="up"><p>Hi', source)).toEqual({
      html: '<p>Hi</p>',
      lang: '',
      dir: 'auto',
    })
  })
})

test.each([
  ['http://vendor.test/terms', true],
  ['https://pages.example/terms', true],
  ['http://pages.example/terms', false],
  ['https://127.0.0.1/terms', false],
  ['https://[::1]/terms', false],
  ['https://169.254.169.254/latest', false],
  ['https://admin.localhost/', false],
])('%s is read by the server: %s', (address, isRead) => expect(mayRead(address)).toBe(isRead))

describe('reading', () => {
  let origin = ''
  let stop: () => Promise<unknown>
  const pages: Record<string, { type?: string; text?: string; to?: string }> = {
    '/text': { text: '<p>Refunds</p>' },
    '/spaced': { text: '<p>\n  Refunds\n</p>\n' },
    '/word': { text: `<p>${'a'.repeat(900_000)} </p>` },
    '/nested': { text: '<div>'.repeat(190_000) },
    '/script': { text: '<div id="app"></div><script>render()</script>' },
    '/json': { type: 'application/json', text: '{}' },
    '/large': { text: 'x'.repeat(1_000_001) },
    '/away': { to: 'http://localhost:1/text' },
    '/on': { to: '/text' },
  }
  beforeAll(async () => {
    const server = createServer(({ url = '' }, answer) => {
      const { type = 'text/html; charset=utf-8', text = '', to } = pages[url] ?? {}
      answer.writeHead(to ? 302 : url in pages ? 200 : 404, { 'Content-Type': type, ...(to && { Location: to }) })
      answer.end(text)
    })
    ;({ origin, stop } = await listen(server))
  })
  afterAll(() => stop())

  test.each(['/text', '/on'])('returns the text of %s', async (path) =>
    expect(await pageText(origin + path)).toMatchObject({ html: '<p>Refunds</p>' }),
  )

  test('finds text with blanks around it', async () => {
    expect((await pageText(`${origin}/spaced`)).html.trim()).toBe('<p>\n  Refunds\n</p>')
  })

  test.each(['/script', '/json', '/large', '/away', '/gone'])('refuses %s', async (path) =>
    expect(pageText(origin + path)).rejects.toThrow(/nothing to read|not text\/html|too large|origin|status 404/),
  )

  test('takes no time for an endless word or endless nesting, which all brands would have to wait for', async () => {
    const { user } = process.cpuUsage()
    await Promise.allSettled(['/word', '/nested'].map((path) => pageText(origin + path)))
    // In microseconds: both together once took minutes.
    expect(process.cpuUsage().user - user).toBeLessThan(3_000_000)
  })
})
