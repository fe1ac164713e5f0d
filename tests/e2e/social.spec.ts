import type { Page } from '@playwright/test'
import { ashaAt, expect, newcomer, secrets, test } from '../support/social'
import type { Words } from '../support/words'

/** Presses the button of a provider; what its page posts without scripts is sent by hand. */
async function continues(page: Page, t: Words, provider: 'Google' | 'Facebook', hasScripts: boolean) {
  await page.getByRole('link', { name: t('social.with', { provider }) }).click()
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  const isHeldUp = page.url().startsWith('http://127.0.0.1')
  if (isHeldUp && !hasScripts) await goOn.click()
}

for (const provider of ['Google', 'Facebook'] as const) {
  test(`a customer who is known by ${provider} is in, and back where they came from`, async ({
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
    await continues(page, t, provider, hasScripts)
    await expect(page).toHaveURL('/orders?list=past')
    await customer.seesInCart(1)
  })
}
