import { expect, test, type Page, type TestInfo } from '@playwright/test'
import { CartPage, CheckoutPage, SignInPage, StorePage, wordsOf } from '../kit'

/** How many stores are tried for one that sells something now. */
const mostStores = 6

/** What the browser refused or missed on the way. */
function watch(page: Page) {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/** Says what was not looked at, in the terminal and in the report. */
function skip(info: TestInfo, description: string) {
  info.annotations.push({ type: 'skipped', description })
  console.log(`  skipped: ${description}`)
}

const wordsOfPage = async (page: Page) => wordsOf((await page.locator('html').getAttribute('lang')) ?? 'en')

test('a guest finds a store, fills the cart, sees the review, and empties the cart', async ({
  page,
  javaScriptEnabled,
}, info) => {
  const problems = watch(page)
  const hasScripts = javaScriptEnabled !== false
  const home = await page.goto('/')
  expect(home?.status(), `home answers ${home?.status()}`).toBe(200)
  await expect(page.getByRole('heading', { level: 1 }), 'home has no heading').toHaveCount(1)
  const t = await wordsOfPage(page)
  const store = new StorePage(page, t, hasScripts)
  const cart = new CartPage(page, t, hasScripts)

  const addresses = (await store.addressesOfStores()).slice(0, mostStores)
  if (addresses.length === 0) skip(info, 'home leads to no store')
  let item = null
  for (const address of addresses) {
    await page.goto(address)
    item = await store.addsAnything()
    if (item) break
  }
  if (!item) {
    skip(info, `none of ${addresses.length} stores sells anything now`)
    return
  }
  await cart.seesInCart(1)
  await cart.opens()
  await expect(cart.line(item), 'the item is not in the cart').toHaveCount(1)

  await new CheckoutPage(page, t, hasScripts).opens()
  await expect(page.getByRole('heading', { level: 1 }), 'the review does not open').toHaveText(t('review.title'))
  await info.attach('review', { body: await page.screenshot(), contentType: 'image/png' })

  await cart.opens()
  await cart.removes(item)
  await expect(cart.line(item), 'the cart cannot be emptied').toHaveCount(0)
  expect(problems, 'the browser reported errors').toEqual([])
})

test('sign-in opens', async ({ page, javaScriptEnabled }) => {
  const problems = watch(page)
  await page.goto('/sign-in')
  const signIn = new SignInPage(page, await wordsOfPage(page), javaScriptEnabled !== false)
  await expect(signIn.identifier, 'sign-in asks for no number or e-mail').toBeVisible()
  const { SMOKE_USER: mobile = '', SMOKE_PASSWORD: password = '' } = process.env
  if (mobile) {
    await signIn.signsIn({ mobile, password })
    await expect(page, 'the test customer cannot sign in').not.toHaveURL(/\/sign-in/)
    await page.goto('/sign-out')
    await signIn.button('menu.signOut').click()
    await expect(page, 'the test customer cannot sign out').toHaveURL(/\/sign-in/)
  }
  expect(problems, 'the browser reported errors').toEqual([])
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
