import { spawn } from 'node:child_process'
import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { afterEach, expect, test } from 'vitest'
import { makeCertificate } from './support/certificate'
import { listen } from './support/listen.mjs'

/** The smoke run stops at once, prints one line that says why, and exits with 1. */

let undo: (() => unknown)[] = []
afterEach(() => {
  for (const step of undo) step()
  undo = []
})

async function portOf(server: Server) {
  const { port, stop } = await listen(server)
  undo.push(stop)
  return port
}

async function smoke(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['tests/smoke/run.mjs', ...args], { env: { ...process.env, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  expect(code).toBe(1)
  expect(text.trim().split('\n')).toHaveLength(1)
  return text
}

async function smokeOverTls(certificate: ReturnType<typeof makeCertificate>, host: string, isTrusted: boolean) {
  undo.push(certificate.remove)
  const port = await portOf(createHttps(certificate, (_, response) => response.end('ok')))
  return smoke(
    [`https://${host}:${port}`, '--at', '127.0.0.1'],
    isTrusted ? { NODE_EXTRA_CA_CERTS: certificate.file } : {},
  )
}

test('a self-signed certificate ends the smoke run with one line', async () => {
  expect(await smokeOverTls(makeCertificate('shop.example'), 'shop.example', false)).toContain('self-signed')
})

test('an expired certificate ends it, even from a trusted authority', async () => {
  const expired = makeCertificate('shop.example', { ends: new Date('2021-01-01') })
  expect(await smokeOverTls(expired, 'shop.example', true)).toContain('its certificate has expired')
})

test('a certificate for another host ends it', async () => {
  expect(await smokeOverTls(makeCertificate('shop.example'), 'other.example', true)).toContain('for another host')
})

const says = async (listener: RequestListener) => smoke([`http://localhost:${await portOf(createHttp(listener))}`])

test('an error page of the proxy ends it', async () => {
  const page = await says((_, response) => response.writeHead(502, { Server: 'nginx' }).end('<h1>Bad Gateway</h1>'))
  expect(page).toContain('/healthz answers 502 (nginx): no storefront runs there')
})

test('a site that is no storefront ends it', async () => {
  expect(await says((_, response) => response.end('<h1>Welcome</h1>'))).toContain('no storefront runs there')
})

test('a redirect to another address ends it, and the line names that address', async () => {
  const page = await says((_, response) => response.writeHead(301, { Location: 'https://shop.example/' }).end())
  expect(page).toContain('leads to https://shop.example: run it there')
})

test.each([
  [404, 'the vendor does not know this host'],
  [503, 'the vendor API does not answer'],
])('a home page with status %s ends it', async (status, words) => {
  const page = await says(({ url }, response) => response.writeHead(url === '/' ? status : 200).end('ok 1.0.0'))
  expect(page).toContain(words)
})

test('a port without a server and an unknown host end it', async () => {
  expect(await smoke(['http://localhost:1'])).toContain('nothing listens there')
  expect(await smoke(['http://nobody.invalid'])).toMatch(/no such host|cannot be looked up/)
})
