import { expect, test, type Page, type TestInfo } from '@playwright/test'
import { CartPage, CheckoutPage, SignInPage, StorePage, wordsOf } from '../kit'

/** How many stores are tried to find one that sells something now. */
const mostStores = 6

/** How many pictures of a page have to load, and how many problems of one page are reported. */
const somePictures = 6
const mostProblems = 5

const isHttps = (process.env.SHOP_URL ?? '').startsWith('https:')

/** Scripts read and write these two cookies. They hold nothing secret and allow nothing. */
const scriptsOwn = ['cart-changes', 'cart-stamp']

let problems = new Set<string>()
let cartToEmpty: CartPage | null = null

test.beforeEach(async ({ page }) => {
  problems = new Set()
  cartToEmpty = null
  await watch(page)
})

// Runs even if a test failed halfway.
test.afterEach(async () => {
  await cartToEmpty?.empties()
  expect(problems.size, [...problems].slice(0, mostProblems).join('\n')).toBe(0)
})

/** Collects script errors, failed requests and blocked content of a page. */
async function watch(page: Page) {
  page.on('console', (message) => {
    const isOfPolicy = /Content Security Policy/i.test(message.text())
    if (message.type() === 'error' && !isOfPolicy) problems.add(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => problems.add(`a script failed: ${error.message}`))
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Audits.issueAdded', ({ issue }) => {
    const found = issue.details.contentSecurityPolicyIssueDetails
    if (found)
      problems.add(
        `Content-Security-Policy: ${found.violatedDirective} blocked ${found.blockedURL ?? 'a script or style in the page'}`,
      )
  })
  await devtools.send('Audits.enable')
}

/** Reports a check that was skipped. */
const skip = (info: TestInfo, description: string) => info.annotations.push({ type: 'skipped', description })

const wordsOfPage = async (page: Page) => wordsOf((await page.locator('html').getAttribute('lang')) ?? 'en')

/** Expects the first pictures of the page to load. */
async function seesPictures(page: Page, where: string) {
  const pictures = page.getByRole('main').locator('img')
  await pictures.evaluateAll(
    (all: HTMLImageElement[], most) => all.slice(0, most).forEach((one) => (one.loading = 'eager')),
    somePictures,
  )
  const missing = () =>
    pictures.evaluateAll(
      (all: HTMLImageElement[], most) =>
        all.slice(0, most).flatMap((one) => (one.complete && one.naturalWidth > 0 ? [] : one.currentSrc || one.src)),
      somePictures,
    )
  await expect
    .poll(missing, `pictures of ${where} do not load: the vendor's are not reached, or PICTURE_CACHE cannot be written`)
    .toEqual([])
}

/** Expects a cookie, and that every cookie is closed to scripts, to other sites, and to readers of the connection. */
async function hasSafe(page: Page, name: string) {
  const cookies = () => page.context().cookies()
  const names = async () => (await cookies()).map((cookie) => cookie.name)
  await expect.poll(names, `there is no cookie ${name}: the proxy drops Set-Cookie`).toContain(name)
  for (const { name, httpOnly, sameSite, secure } of await cookies()) {
    if (!scriptsOwn.includes(name))
      expect.soft(httpOnly, `${name} is not HttpOnly: the proxy rewrites cookies`).toBe(true)
    expect.soft(sameSite, `${name} is not SameSite=Lax: the proxy rewrites cookies`).toBe('Lax')
    if (isHttps) expect.soft(secure, `${name} is not Secure: the proxy passes on another Host`).toBe(true)
  }
}

test('a guest finds a store, fills the cart, sees the review, and empties the cart', async ({
  page,
  javaScriptEnabled,
}, info) => {
  const hasScripts = javaScriptEnabled !== false
  const home = await page.goto('/')
  expect(home?.status(), `home answers ${home?.status()}`).toBe(200)
  await expect(page.getByRole('heading', { level: 1 }), 'home has no heading').toHaveCount(1)
  await seesPictures(page, 'home')
  const t = await wordsOfPage(page)
  const store = new StorePage(page, t, hasScripts)
  const cart = new CartPage(page, t, hasScripts)

  const addresses = (await store.addressesOfStores()).slice(0, mostStores)
  if (addresses.length === 0) skip(info, 'home leads to no store')
  let item = null
  for (const address of addresses) {
    await page.goto(address)
    cartToEmpty = cart
    item = await store.addsAnything()
    if (item) break
  }
  if (!item) {
    skip(info, `none of ${addresses.length} stores sells anything now`)
    return
  }
  await seesPictures(page, 'a store')
  await cart.seesInCart(1)
  await cart.opens()
  await expect(cart.line(item), 'the item is not in the cart').toHaveCount(1)

  await new CheckoutPage(page, t, hasScripts).opens()
  await expect(page.getByRole('heading', { level: 1 }), 'the review does not open').toHaveText(t('review.title'))
  await info.attach('review', { body: await page.screenshot(), contentType: 'image/png' })
  await hasSafe(page, '__cart')
})

test('sign-in opens', async ({ page, javaScriptEnabled }, info) => {
  await page.goto('/sign-in')
  const signIn = new SignInPage(page, await wordsOfPage(page), javaScriptEnabled !== false)
  await expect(signIn.identifier, 'sign-in asks for no number or e-mail').toBeVisible()
  const { SMOKE_USER: mobile = '', SMOKE_PASSWORD: password = '' } = process.env
  if (!mobile) {
    skip(info, 'signing in and its cookie __session, without --user')
    return
  }
  await signIn.signsIn({ mobile, password })
  await expect(page, 'the test customer cannot sign in').not.toHaveURL(/\/sign-in/)
  await hasSafe(page, '__session')
  await page.goto('/sign-out')
  await signIn.button('menu.signOut').click()
  await expect(page, 'the test customer cannot sign out').toHaveURL(/\/sign-in/)
})

test('Arabic, where it is offered, is written from right to left', async ({ page, javaScriptEnabled }, info) => {
  await page.goto('/faq')
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) !== 'ar') {
    const store = new StorePage(page, await wordsOfPage(page), javaScriptEnabled !== false)
    if (!(await store.picksArabic())) {
      skip(info, 'the shop does not offer Arabic')
      return
    }
  }
  await expect(html, 'Arabic is not written from right to left').toHaveAttribute('dir', 'rtl')
})
