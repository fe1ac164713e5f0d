import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { listen } from './listen.mjs'

/** Claims that differ from valid ones; undefined leaves one out. */
type Claims = Record<string, unknown>

/** A provider for tests that signs any claims, valid or forged. */
export type ForgedProvider = {
  issuer: string
  /** A valid ID token, except for the given claims. */
  token(claims: Claims): Promise<string>
  /** The same token signed by a key that the provider does not publish. */
  tokenOfStranger(claims: Claims): Promise<string>
  /** The same token, using the public key as a shared secret. */
  tokenByPublicKey(claims: Claims): Promise<string>
  /** The same token without a signature. */
  unsigned(claims: Claims): string
  /** The answer when a code is exchanged. */
  exchanges(idToken: string): void
  /** The forms that exchanged codes. */
  exchanged: URLSearchParams[]
  stop(): Promise<unknown>
}

export async function startForgedProvider(clientId: string): Promise<ForgedProvider> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const strange = await generateKeyPair('RS256')
  const published = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const exchanged: URLSearchParams[] = []
  let idToken = ''
  const answers: Record<string, (request: IncomingMessage) => object | Promise<object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [published] }),
    '/token': async (request) => {
      exchanged.push(new URLSearchParams(await text(request)))
      return { access_token: 'unused', token_type: 'bearer', id_token: idToken }
    },
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (!answer) return void response.writeHead(404).end()
    void Promise.resolve(answer(request)).then((body) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  const { origin: issuer, stop } = await listen(server)
  const all = (claims: Claims) => ({ ...goodClaims(issuer, clientId), ...claims }) as JWTPayload
  const signed = (claims: Claims, alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(all(claims)).setProtectedHeader({ alg, kid: 'one' }).sign(key)
  return {
    issuer,
    token: (claims) => signed(claims, 'RS256', own.privateKey),
    tokenOfStranger: (claims) => signed(claims, 'RS256', strange.privateKey),
    tokenByPublicKey: (claims) => signed(claims, 'HS256', new TextEncoder().encode(JSON.stringify(published))),
    unsigned: (claims) => `${base64({ alg: 'none' })}.${base64(all(claims))}.`,
    exchanges: (token) => void (idToken = token),
    exchanged,
    stop,
  }
}

function goodClaims(iss: string, aud: string) {
  const now = Math.floor(Date.now() / 1000)
  const asha = {
    sub: aud.replace('client', 'asha'),
    email: 'asha@example.com',
    email_verified: true,
    name: 'Asha Patel',
  }
  return { iss, aud, iat: now, exp: now + 600, ...asha }
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
