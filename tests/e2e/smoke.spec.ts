import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { startBreakingProxy } from '../smoke/breaking-proxy.mjs'
import { expect, test } from '../support/test'

/** Runs the smoke suite against an address; returns its output and whether it passed. */
async function smoke(address: string, ...specs: string[]) {
  const args = ['test', '-c', 'tests/smoke/playwright.config.ts', '--reporter=line', '--workers=1', ...specs]
  const { TEST_WORKER_INDEX: _, ...outer } = process.env
  const child = spawn('node_modules/.bin/playwright', args, { env: { ...outer, SHOP_URL: address } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { isHealthy: code === 0, text }
}

test('a healthy shop passes the smoke run', async ({ storefront }) => {
  const { isHealthy, text } = await smoke(storefront.url('grocery.localhost'))
  expect(isHealthy, text).toBe(true)
})

for (const [breakage, says] of [
  ['no-csp', 'no Content-Security-Policy: the proxy drops it'],
  ['unknown-host', '404 is a host that the vendor does not know'],
] as const) {
  test(`a shop behind a proxy that makes ${breakage} fails it, and the output says so`, async ({ storefront }) => {
    const port = Number(new URL(storefront.url('localhost')).port)
    const proxy = await startBreakingProxy(breakage, port)
    const address = `http://localhost:${(proxy.address() as AddressInfo).port}`
    const { isHealthy, text } = await smoke(address, 'tests/smoke/deployment.spec.ts')
    proxy.closeAllConnections()
    proxy.close()
    expect(isHealthy).toBe(false)
    expect(text).toContain(says)
  })
}
