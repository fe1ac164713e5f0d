import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { clientSecret } from '../support/oidc'
import { ashaAt, expect, newcomer, test } from '../support/social'
import type { Words } from '../support/words'

type Name = 'Google' | 'Facebook'

/** Presses the button of a provider; without scripts what its page has to post is sent by hand. */
async function continuesWith(page: Page, t: Words, provider: Name, hasScripts: boolean) {
  await page.getByRole('link', { name: t('social.with', { provider }) }).click()
  if (!hasScripts && page.url().startsWith('http://127.0.0.1'))
    await page.getByRole('button', { name: 'Continue' }).click()
}

for (const provider of ['Google', 'Facebook'] as const) {
  test(`a customer who is known by ${provider} is in, and back where they came from with their cart`, async ({
    page,
    t,
    customer,
    hasScripts,
    google,
    facebook,
  }) => {
    google.meets(ashaAt('google'))
    facebook.meets(ashaAt('facebook'))
    await customer.opensStore()
    await customer.adds(customer.brand.plain)
    await customer.seesInCart(1)
    await page.goto('/orders?list=past')
    await expect(page).toHaveURL(/\/sign-in/)
    await continuesWith(page, t, provider, hasScripts)
    await expect(page).toHaveURL('/orders?list=past')
    await customer.seesInCart(1)
  })

  test(`somebody new from ${provider} signs up with their e-mail, which cannot be changed, and is known from then on`, async ({
    page,
    t,
    brand,
    hasScripts,
    google,
    facebook,
  }) => {
    google.meets(newcomer)
    facebook.meets(newcomer)
    await page.goto('/sign-in?redirectTo=%2Forders')
    await continuesWith(page, t, provider, hasScripts)
    await expect(page).toHaveURL(/\/sign-up\?redirectTo=%2Forders$/)
    await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Nina Mehta')
    const email = page.getByLabel(t('signUp.email'))
    await expect(email).toHaveValue('nina@example.com')
    await expect(email).not.toBeEditable()
    await page.getByLabel(t('signUp.phone')).fill(brand.locale === 'ar' ? '501000009' : '9111111119')
    await page.getByLabel(t('signIn.password'), { exact: true }).fill('secret-1')
    await page.getByLabel(t('password.confirm')).fill('secret-1')
    await page.getByLabel(t('signUp.terms')).check()
    await page.getByRole('button', { name: t('signUp.submit') }).click()
    await expect(page).toHaveURL(/\/address\?backTo=%2Forders$/)
    await page.context().clearCookies({ name: '__session' })
    await page.goto('/sign-in?redirectTo=%2Forders')
    await continuesWith(page, t, provider, hasScripts)
    await expect(page).toHaveURL('/orders')
  })

  test(`who says no to ${provider} is back at sign-in, and told so`, async ({
    page,
    t,
    customer,
    hasScripts,
    problems,
    google,
    facebook,
  }) => {
    google.meets(null)
    facebook.meets(null)
    // The provider's own page says so with a 400 where it posts the refusal.
    problems.allow(/127\.0\.0\.1/, /status of 400 /)
    await page.goto('/sign-in?redirectTo=%2Forders')
    await continuesWith(page, t, provider, hasScripts)
    await expect(page).toHaveURL(/\/sign-in\?redirectTo=%2Forders$/)
    await expect(customer.message(t('social.cancelled', { provider }))).toBeVisible()
  })

  test(`somebody new whose e-mail ${provider} does not tell is asked for a number or e-mail`, async ({
    page,
    t,
    customer,
    hasScripts,
    google,
    facebook,
  }) => {
    const stranger = { id: 'new-2', email: 'asha@example.com', isVerified: false, name: 'Not Asha' }
    google.meets(stranger)
    facebook.meets(stranger)
    await page.goto('/sign-in')
    await continuesWith(page, t, provider, hasScripts)
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(customer.message(t('social.noEmail', { provider }))).toBeVisible()
  })
}

test('a guest who signs in on the way to pay is back at the review, and orders', async ({
  page,
  t,
  customer,
  hasScripts,
  google,
}) => {
  google.meets(ashaAt('google'))
  await customer.opensStore()
  // Enough for every brand's smallest order.
  for (const count of [1, 2, 3, 4]) {
    await customer.adds(customer.brand.plain)
    await customer.seesInCart(count)
  }
  await page.goto('/review-cart')
  await customer.link('review.signInToOrder').click()
  await continuesWith(page, t, 'Google', hasScripts)
  await expect(page).toHaveURL('/review-cart')
  await customer.seesQuantity(customer.brand.plain, 4)
  await customer.paysCash()
})

test.describe('with a provider that does not answer', () => {
  test.use({ socialEnv: { GOOGLE_ISSUER: 'http://127.0.0.1:9' } })

  test('that is told, and the other ways in stay', async ({ page, t, customer }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: t('social.with', { provider: 'Google' }) }).click()
    await expect(customer.message(t('social.failed', { provider: 'Google' }))).toBeVisible()
    await customer.signsIn()
    await expect(page).toHaveURL('/')
  })
})

test('what the vendor says about a profile is told at sign-in', async ({
  page,
  t,
  customer,
  hasScripts,
  google,
  demo,
}) => {
  google.meets(ashaAt('google'))
  await demo.fault({ call: 'facebook_login', kind: 'status', value: 500 })
  await page.goto('/sign-in')
  await continuesWith(page, t, 'Google', hasScripts)
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(customer.message(t('error.server'))).toBeVisible()
})

test('the sign-in page with its buttons is accessible, and fits a narrow window', async ({ page, t, hasScripts }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: t('social.with', { provider: 'Facebook' }) })).toBeVisible()
  // Both need scripts of their own in the page.
  if (!hasScripts) return
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('with a secret of Google’s', () => {
  test.use({ socialEnv: { GOOGLE_SECRETS: `10001:${clientSecret},10003:${clientSecret}` } })

  test('its answer comes as a code', async ({ page, t, hasScripts, google }) => {
    google.meets(ashaAt('google'))
    await page.goto('/sign-in?redirectTo=%2Forders')
    const answered = page.waitForRequest((request) => new URL(request.url()).pathname === '/social/google/answer')
    await continuesWith(page, t, 'Google', hasScripts)
    expect([(await answered).method(), new URL((await answered).url()).searchParams.has('code')]).toEqual(['GET', true])
    await expect(page).toHaveURL('/orders')
  })
})

test.describe('without a secret of Facebook’s', () => {
  test.use({ socialEnv: { FACEBOOK_SECRETS: '99999:of-another-vendor' } })

  test('its button is not shown, and its address leads to sign-in', async ({ page, t }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('link', { name: t('social.with', { provider: 'Google' }) })).toBeVisible()
    await expect(page.getByRole('link', { name: t('social.with', { provider: 'Facebook' }) })).toHaveCount(0)
    await page.goto('/social/facebook?redirectTo=%2Forders')
    await expect(page).toHaveURL('/sign-in?redirectTo=%2Forders')
  })
})
