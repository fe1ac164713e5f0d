import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listen } from '../../support/listen.mjs'
import { row } from '../report.mjs'
import { startDemo, startStorefront } from '../servers.mjs'
import { asha, Customer } from './customer.mjs'

const clientId = 'google-client'
/** A profile at the provider with the e-mail of somebody else's account at the vendor. */
const person = { sub: 'somebody-at-google', email: 'ravi@example.com', email_verified: true }
const crossSite = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', Origin: 'https://evil.example' }

/** Claims without proof: an e-mail from a provider, a payment from another site, pictures in a vendor's page. */
export async function measureClaims() {
  const [demo, google, page] = await Promise.all([startDemo(), startGoogle(), startPage()])
  const settings = {
    app_signin_page: [{ phone: 1, email: 1, google: 1, facebook: 0 }],
    web_settings: { google_client_id: clientId },
    static_pages: [{ page_name: 'Refund', slug: 'refund', identifier: 4, is_external_link: 0, url: page.url }],
  }
  const body = JSON.stringify({ host: 'localhost', settings })
  await fetch(`${demo.origin}/_control/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  const storefront = await startStorefront(demo.origin, {
    GOOGLE_ISSUER: google.issuer,
    IMAGE_ORIGINS: new URL(page.url).origin,
  })
  const { opened, redirect } = await signInByEmail(google, storefront)
  const cookies = await cookiesOfForgedPost(storefront)
  const { ownPictures, foreignAddresses } = await readVendorPage(storefront)
  await Promise.all([storefront.stop(), demo.stop(), google.stop(), page.stop()])
  return [
    row('claims: accounts opened by an unproven e-mail', opened, '', 0, `redirected to ${redirect}`),
    row('claims: cookies set by a post from another site', cookies, '', 0),
    row('claims: foreign addresses in a vendor’s page', foreignAddresses, '', 0, `own pictures: ${ownPictures}`),
  ]
}

/** Signs in with a provider. `opened` is 1 if that opened the account with the same e-mail. */
async function signInByEmail({ tokenFor }, storefront) {
  const customer = new Customer(() => storefront.port)
  const { location } = await customer.ask('/social/google?redirectTo=/orders')
  const attempt = new URL(location).searchParams
  const id_token = await tokenFor({ ...person, nonce: attempt.get('nonce') })
  await customer.ask('/social/google/answer', { state: attempt.get('state'), id_token })
  const { location: redirect } = await customer.ask('/social/google/answer')
  return { opened: (await customer.ask('/orders')).status === 200 ? 1 : 0, redirect }
}

/** The number of cookies that a forged gateway post, and the page that it redirects to, set for a paying customer. */
async function cookiesOfForgedPost(storefront) {
  const customer = new Customer(() => storefront.port)
  await customer.signIn(asha)
  await customer.add({ 905: 1 })
  // Shows the messages that wait, so that the next page takes no cookie away.
  await customer.ask('/')
  const url = (path) => `http://localhost:${storefront.port}${path}`
  const options = { redirect: 'manual', headers: crossSite }
  const posted = await fetch(url('/payment'), {
    ...options,
    method: 'POST',
    body: new URLSearchParams({ success: '1' }),
  })
  const Cookie = customer.cookieHeader
  const page = await fetch(url(posted.headers.get('location')), { ...options, headers: { ...crossSite, Cookie } })
  return [posted, page].flatMap((answer) => answer.headers.getSetCookie()).length
}

async function readVendorPage(storefront) {
  const visitor = new Customer(() => storefront.port)
  const [, frame = ''] = /<iframe[^>]* src="([^"]+)"/.exec((await visitor.ask('/pages/refund')).text) ?? []
  const { text } = await visitor.ask(frame.replaceAll('&amp;', '&'))
  const foreignAddresses = text.split('tracker.example').length - 1
  return { ownPictures: text.split('src="/picture/').length - 1, foreignAddresses }
}

/** An OpenID provider that signs any claims. */
async function startGoogle() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const metadata = { issuer, authorization_endpoint: `${issuer}/authorize`, jwks_uri: `${issuer}/keys` }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [key] } : metadata))
  })
  const { origin: issuer, stop } = await listen(server)
  return {
    issuer,
    tokenFor: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
    stop,
  }
}

/** A vendor page with one picture of its own, and pictures from elsewhere in several ways. */
async function startPage() {
  const elsewhere = 'https://tracker.example/pixel.png'
  const html = `<h1>Refunds</h1><img src="/own.png"><img src="${elsewhere}"><img srcset="${elsewhere} 2x">
    <p style="background:url(${elsewhere})">Text</p><iframe src="${elsewhere}"></iframe><video poster="${elsewhere}"></video>`
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html))
  const { origin, stop } = await listen(server)
  return { url: `${origin}/refund`, stop }
}
