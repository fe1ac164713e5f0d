import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listen } from '../../../tests/support/listen.mjs'
import { aShop } from '../../../tests/support/shop-builders'

/** A provider that drops its first connections without an answer, and then returns its configuration. */
async function aProvider({ closes }: { closes: number }) {
  let requests = 0
  const server = createServer((request, response) => {
    if (++requests <= closes) return request.socket.destroy()
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ issuer: origin, authorization_endpoint: `${origin}/authorize` }))
  })
  const { origin, stop } = await listen(server)
  return { origin, asked: () => requests, stop }
}

test.each([
  ['is asked again once', 1, true],
  ['and no more than once', 2, false],
])('a provider that closed an idle connection %s', async (_, closes, isFound) => {
  const provider = await aProvider({ closes })
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', 'a-secret-for-tests-only')
  vi.stubEnv('VENDOR_API_URL', 'https://api.example/api/v1')
  vi.stubEnv('GOOGLE_ISSUER', provider.origin)
  const { authorizationUrl } = await import('./providers.server')
  const methods = { phone: true, email: true, usesCodeService: false, googleClientId: 'shop', facebookAppId: '' }
  const { settings } = await aShop({ settings: { signIn: methods } })
  const checks = { state: 'state', nonce: 'nonce', verifier: 'verifier' }
  const leadsTo = authorizationUrl(settings, 'google', 'https://shop.test/social/google/answer', checks)
  const found = await leadsTo.then(
    ({ origin }) => origin,
    () => null,
  )
  expect([found, provider.asked()]).toEqual([isFound ? provider.origin : null, 2])
  await provider.stop()
})
