import { ashaAt, continuesWith, expect, newcomer, test } from '../support/social'
import { clientSecret } from '../support/social-settings'

/** Scripts and provider make no difference here, so each is tested once. */

// Each further worker would start providers and a storefront of its own.
test.describe.configure({ mode: 'default' })

test('a customer known through Facebook is signed in, and back where they came from', async ({
  page,
  customer,
  facebook,
}) => {
  facebook.meets(ashaAt('facebook'))
  await page.goto('/orders?list=past')
  await continuesWith(customer, 'Facebook')
  await expect(page).toHaveURL('/orders?list=past')
})

test('a new person from Google goes on to sign-up with their e-mail', async ({ page, t, customer, google }) => {
  google.meets(newcomer)
  await page.goto('/sign-in?redirectTo=%2Forders')
  await continuesWith(customer, 'Google')
  await expect(page).toHaveURL('/sign-up?redirectTo=%2Forders')
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue(newcomer.name ?? '')
  await expect(page.getByLabel(t('signUp.email'))).toHaveValue(newcomer.email ?? '')
})

test('refusing at Facebook, or having no e-mail there, leads back to sign-in with a message', async ({
  page,
  t,
  customer,
  facebook,
}) => {
  facebook.meets(null)
  await page.goto('/sign-in?redirectTo=%2Forders')
  await continuesWith(customer, 'Facebook')
  await expect(page).toHaveURL('/sign-in?redirectTo=%2Forders')
  await expect(customer.message(t('social.cancelled', { provider: 'Facebook' }))).toBeVisible()
  facebook.meets({ id: 'new-2', email: 'asha@example.com', isVerified: false, name: 'Not Asha' })
  await continuesWith(customer, 'Facebook')
  await expect(page).toHaveURL('/sign-in?redirectTo=%2Forders')
  await expect(customer.message(t('social.noEmail', { provider: 'Facebook' }))).toBeVisible()
})

test('a guest who signs in on the way to payment is back at the review, and can order', async ({
  page,
  customer,
  google,
}) => {
  google.meets(ashaAt('google'))
  await customer.opensStore()
  // Enough for every brand's minimum order.
  for (const count of [1, 2, 3, 4]) {
    await customer.adds(customer.brand.plain)
    await customer.seesInCart(count)
  }
  await page.goto('/review-cart')
  await customer.link('review.signInToOrder').click()
  await continuesWith(customer, 'Google')
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(customer.brand.plain, 4)
  await customer.paysCash()
})

test.describe('with a provider that does not answer', () => {
  test.use({ socialEnv: { GOOGLE_ISSUER: 'http://127.0.0.1:9' } })

  test('sign-in says so, and keeps the other methods', async ({ page, t, customer }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: t('social.with', { provider: 'Google' }) }).click()
    await expect(customer.message(t('social.failed', { provider: 'Google' }))).toBeVisible()
    await customer.signsIn()
    await expect(page).toHaveURL('/')
  })
})

test('the sign-in page with its buttons fits a narrow window', async ({ page, t }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: t('social.with', { provider: 'Facebook' }) })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('with a Google secret', () => {
  test.use({ socialEnv: { GOOGLE_SECRETS: `10001:${clientSecret},10003:${clientSecret}` } })

  test('Google answers with a code', async ({ page, customer, google }) => {
    google.meets(ashaAt('google'))
    await page.goto('/sign-in?redirectTo=%2Forders')
    const answerRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/social/google/answer')
    await continuesWith(customer, 'Google')
    expect([(await answerRequest).method(), new URL((await answerRequest).url()).searchParams.has('code')]).toEqual([
      'GET',
      true,
    ])
    await expect(page).toHaveURL('/orders')
  })
})

test.describe('without a Facebook secret', () => {
  test.use({ socialEnv: { FACEBOOK_SECRETS: '99999:of-another-vendor' } })

  test('Facebook has no button, and its address redirects to sign-in', async ({ page, t }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('link', { name: t('social.with', { provider: 'Google' }) })).toBeVisible()
    await expect(page.getByRole('link', { name: t('social.with', { provider: 'Facebook' }) })).toHaveCount(0)
    await page.goto('/social/facebook?redirectTo=%2Forders')
    await expect(page).toHaveURL('/sign-in?redirectTo=%2Forders')
  })
})
