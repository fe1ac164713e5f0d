import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy, type Adapter, type AdapterPayload, type ClientMetadata } from 'oidc-provider'
import { freePort } from './listen.mjs'
import { clientSecret } from './social-settings'

/** Somebody with an account at a provider. */
export type Person = { id: string; email?: string; isVerified?: boolean; name?: string }

/** A running OpenID provider that signs in whoever the test names, without asking. */
export type TestProvider = {
  issuer: string
  /** The person at the browser from now on; null refuses. */
  meets(person: Person | null): void
  /** From now on the provider fails and says so. */
  fails(): void
  stop(): Promise<void>
}

/** A client of every flow that may only return to this machine; port and brand are not known beforehand. */
const client = (name: string): ClientMetadata => ({
  client_id: `${name}-client`,
  client_secret: clientSecret,
  application_type: 'native',
  grant_types: ['implicit', 'authorization_code'],
  response_types: ['id_token', 'code'],
  token_endpoint_auth_method: 'client_secret_post',
  redirect_uris: [`http://localhost${answerPath(name)}`],
})

const answerPath = (name: string) => `/social/${name}/answer`

/** The lifetime of everything at a provider, in seconds: longer than any test. */
const life = 3600

/** A provider's memory; each provider has its own. */
function memory() {
  const payloads = new Map<string, AdapterPayload>()
  return class implements Adapter {
    constructor(private readonly model: string) {}
    private key = (id: string) => `${this.model} ${id}`
    private by = (test: (payload: AdapterPayload) => boolean) => [...payloads.values()].find(test)
    async upsert(id: string, payload: AdapterPayload) {
      payloads.set(this.key(id), payload)
    }
    async find(id: string) {
      return payloads.get(this.key(id))
    }
    async findByUid(uid: string) {
      return this.by((payload) => payload.uid === uid && payload.kind === this.model)
    }
    async findByUserCode(code: string) {
      return this.by((payload) => payload.userCode === code)
    }
    async consume(id: string) {
      const payload = payloads.get(this.key(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }
    async destroy(id: string) {
      payloads.delete(this.key(id))
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of payloads) if (payload.grantId === grantId) payloads.delete(key)
    }
  }
}

/** Starts a provider. Its client id and its cookies are named after it. */
export async function startProvider(name: string): Promise<TestProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  let met: Person | null = null
  let refusal = 'access_denied'
  const people = new Map<string, Person>()
  const policy = interactionPolicy.base()
  const isSomebodyElse = new interactionPolicy.Check(
    'somebody_else',
    'somebody else is at the browser',
    ({ oidc }) => oidc.session?.accountId !== met?.id,
  )
  policy.get('login')?.checks.add(isSomebodyElse)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    adapter: memory(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    ttl: { AccessToken: life, AuthorizationCode: life, IdToken: life, Grant: life, Interaction: life, Session: life },
    clients: [client(name)],
    responseTypes: ['id_token', 'code'],
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: { email: ['email', 'email_verified'], profile: ['name'], public_profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    // Providers on one host would otherwise share cookies.
    cookies: {
      keys: ['for-tests'],
      names: { session: `${name}-session`, interaction: `${name}-interaction`, resume: `${name}-resume` },
    },
    findAccount: (_, id) => {
      const { email, isVerified, name: called } = people.get(id) ?? {}
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: isVerified, name: called }) }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile public_profile')
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = (address: string) => {
    const { protocol, hostname, pathname } = new URL(address)
    return protocol === 'http:' && /(^|\.)localhost$/.test(hostname) && pathname === answerPath(name)
  }
  provider.use(async (ctx, next) => {
    // Browsers request it by themselves.
    if (ctx.path === '/favicon.ico') return void (ctx.status = 204)
    if (!ctx.path.startsWith('/interaction/')) return next()
    const answer = met
      ? { login: { accountId: met.id }, consent: {} }
      : { error: refusal, error_description: 'no, thank you' }
    await provider.interactionFinished(ctx.req, ctx.res, answer)
    ctx.respond = false
  })
  const server = provider.listen(port, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  if ((server.address() as AddressInfo).port !== port) throw new Error('another port')
  return {
    issuer,
    meets(person) {
      met = person
      refusal = 'access_denied'
      if (person) people.set(person.id, person)
    },
    fails() {
      met = null
      refusal = 'temporarily_unavailable'
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Goes through a provider's pages like a browser, and returns where it leads and what it posts there, if anything. */
export async function answerOf(authorizationUrl: string): Promise<{ url: URL; posted: URLSearchParams | null }> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(authorizationUrl)
  let at = new URL(authorizationUrl)
  for (let step = 0; step < 8; step++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return postedBy(await response.text())
    at = new URL(location, at)
    if (at.origin !== origin) return { url: at, posted: null }
  }
  throw new Error(`${authorizationUrl} redirects too often`)
}

function postedBy(page: string) {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  if (!action) throw new Error(`The provider says: ${page.replace(/<[^>]+>/g, ' ').slice(0, 300)}`)
  const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return { url: new URL(action), posted: new URLSearchParams(inputs) }
}
