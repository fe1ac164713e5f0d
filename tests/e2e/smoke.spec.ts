import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBreakingProxy } from '../smoke/breaking-proxy.mjs'
import { makeCertificate } from '../support/certificate'
import { expect, test } from '../support/test'

/** Runs the smoke suite against an address; returns its output and whether it passed. */
async function smoke(env: Record<string, string>, ...specs: string[]) {
  const args = [
    'test',
    '-c',
    'tests/smoke/playwright.config.ts',
    '--reporter=tests/smoke/lines.ts',
    '--workers=1',
    ...specs,
  ]
  const { TEST_WORKER_INDEX: _, ...outer } = process.env
  const child = spawn('node_modules/.bin/playwright', args, { env: { ...outer, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { isHealthy: code === 0, text }
}

const portOf = (proxy: Server) => (proxy.address() as AddressInfo).port

function end(proxy: Server) {
  proxy.closeAllConnections()
  proxy.close()
}

test('a healthy shop passes the smoke run, with TLS as customers reach it', async ({ storefront }) => {
  const certificate = makeCertificate('shop.example')
  const proxy = await startBreakingProxy('nothing', storefront.port, { certificate })
  const { isHealthy, text } = await smoke({
    SHOP_URL: `https://shop.example:${portOf(proxy)}`,
    SMOKE_AT: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: certificate.file,
    SMOKE_USER: '9000000001',
    SMOKE_PASSWORD: 'demo1234',
  })
  end(proxy)
  certificate.remove()
  expect(isHealthy, text).toBe(true)
  expect(text).toContain('connections are encrypted, and stay so')
})

for (const [breakage, spec, says] of [
  ['no-csp', 'deployment', 'no Content-Security-Policy: the proxy drops it'],
  ['narrow-csp', 'walk', 'Content-Security-Policy: img-src blocked http'],
] as const) {
  test(`a shop behind a proxy that makes ${breakage} fails it, and the output says so`, async ({ storefront }) => {
    const proxy = await startBreakingProxy(breakage, storefront.port)
    const { isHealthy, text } = await smoke(
      { SHOP_URL: `http://localhost:${portOf(proxy)}` },
      `tests/smoke/${spec}.spec.ts`,
      '--grep-invert=Arabic|sign-in',
      '--project=outside',
      '--project=phone',
    )
    end(proxy)
    expect(isHealthy).toBe(false)
    expect(text).toContain(says)
  })
}
