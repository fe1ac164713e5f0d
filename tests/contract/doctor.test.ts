import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { beforeEach, describe, expect, test } from 'vitest'
import { examine, type Options } from '~/doctor/examine.server'
import { reasonOf } from '~/doctor/verdict.server'
import { VendorError } from '~/vendor-api/errors'
import { makeCertificate } from '../support/certificate'
import { listen } from '../support/listen.mjs'
import { flavours, ownContract } from './support'

const contract = ownContract()
const asha = { user: '9000000001', password: 'demo1234' }

const optionsWith = (more: Partial<Options> = {}): Options => ({
  baseUrl: `${contract.origin}/api/v1`,
  host: 'localhost',
  user: '',
  password: '',
  timeoutMs: 10_000,
  ...more,
})

async function settingsRow(more: Partial<Options>) {
  const { rows, exitCode } = await examine(optionsWith(more))
  expect(rows).toHaveLength(1)
  return { ...rows[0], exitCode }
}

describe.each(flavours)('with answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('the doctor finds that everything works, and makes no call that writes', async () => {
    const { rows, exitCode } = await examine(optionsWith(asha))
    expect(rows.filter(({ verdict }) => verdict !== 'works')).toEqual([])
    expect(exitCode).toBe(0)
    expect(rows.length).toBeGreaterThan(25)
    const calls = rows.flatMap((row) => row.calls)
    expect(calls.filter((call) => /add_|update|delete|place_|set_|send|redeem|cancel/.test(call))).toEqual([])
  })
})

describe('something the vendor does not have', () => {
  beforeEach(() => contract.prepare('as specified'))

  test('is marked as hidden, with what the shop does not show', async () => {
    const { rows, exitCode } = await examine(optionsWith({ host: 'closed.localhost' }))
    expect(rows.find(({ feature }) => feature === 'Reviews')).toMatchObject({ verdict: 'hidden' })
    expect(exitCode).toBe(0)
  })
})

describe('a failing call', () => {
  beforeEach(() => contract.prepare('as specified'))

  const call = 'get_nearby_restaurant_v2'
  const faults = [
    [{ kind: 'status', value: 500 }, 'breaks', /HTTP 500/],
    [{ kind: 'html' }, 'breaks', /expected JSON, found text\/html/],
    [{ kind: 'code', value: { code: 500, msg: 'No' } }, 'breaks', /code 500/],
    [{ kind: 'truncated' }, 'breaks', /get_nearby_restaurant_v2: /],
    [{ kind: 'reset' }, 'breaks', /no answer/],
    [{ kind: 'delay', value: 2100 }, 'quirk', /took 2\.\d s/],
  ] as const

  test.each(faults)('with %o of a store list is reported', async (fault, verdict, note) => {
    await contract.demo.control('fault', { call, times: 5, ...fault })
    const { rows, exitCode } = await examine(optionsWith())
    const row = rows.find(({ feature }) => feature === 'Store list')
    expect(row).toMatchObject({ verdict, note: expect.stringMatching(note) })
    expect(exitCode).toBe(verdict === 'breaks' ? 2 : 1)
  })

  test('is marked as hidden if the vendor lacks it and the shop works without it', async () => {
    await contract.demo.control('fault', { call: 'get_cuisinelist', kind: 'status', value: 404, times: 5 })
    const { rows } = await examine(optionsWith())
    expect(rows.find(({ feature }) => feature === 'Filters')).toMatchObject({
      verdict: 'hidden',
      note: expect.stringContaining('no such call'),
    })
  })

  test('is reported without token, password, name or address', async () => {
    const report = JSON.stringify(await examine(optionsWith(asha)))
    expect(report).not.toMatch(/demo1234|9000000001|Asha|CG Road|token/i)
  })
})

describe('an address without a vendor API', () => {
  beforeEach(() => contract.prepare('as specified'))

  const html: RequestListener = (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Welcome')

  async function at<T>(server: Server, use: (port: number) => Promise<T>) {
    const { port, stop } = await listen(server)
    try {
      return await use(port)
    } finally {
      await stop()
    }
  }

  test('is reported as a vendor that does not know the host', async () => {
    const row = await settingsRow({ host: 'nobody.example' })
    expect(row).toMatchObject({
      verdict: 'breaks',
      exitCode: 2,
      note: 'the vendor does not know the host nobody.example',
    })
  })

  test('is reported as HTML in place of JSON', async () => {
    const row = await at(createHttp(html), (port) => settingsRow({ baseUrl: `http://127.0.0.1:${port}` }))
    expect(row.note).toMatch(/expected JSON, found text\/html of \d+ characters\. Is the path right/)
  })

  test('is reported as a wrong path', async () => {
    expect((await settingsRow({ baseUrl: contract.origin })).note).toMatch(/HTTP 404. Is the path right/)
  })

  test.each([
    [301, 'get-vendor-settings: HTTP 301, a redirect. Use the address that it leads to'],
    [401, 'get-vendor-settings: server (HTTP 401)'],
  ])('is reported with its status %d', async (status, note) => {
    const server = createHttp((_request, response) => response.writeHead(status).end('{}'))
    expect(await at(server, (port) => settingsRow({ baseUrl: `http://127.0.0.1:${port}` }))).toMatchObject({ note })
  })

  test('is reported as not listening', async () => {
    const port = await at(createHttp(), async (used) => used)
    expect((await settingsRow({ baseUrl: `http://127.0.0.1:${port}/api/v1` })).note).toMatch(/nothing listens/)
  })

  test('is reported as an untrusted certificate', async () => {
    const certificate = makeCertificate('localhost')
    const server = createHttps(certificate, html)
    const row = await at(server, (port) => settingsRow({ baseUrl: `https://127.0.0.1:${port}/api/v1` }))
    certificate.remove()
    expect(row.note).toMatch(/its certificate is self-signed/)
  })

  test.each([
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['ENOTFOUND', 'there is no such host'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'no TLS is spoken there'],
  ])('explains %s', (code, words) => {
    expect(reasonOf(new VendorError('network', 'login', { detail: code }), [])).toContain(words)
  })
})
