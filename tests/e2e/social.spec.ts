import { expectAccessible } from '../support/axe'
import { aNewNumber, marketplace } from '../support/brands'
import { joins } from '../support/screens'
import { ashaAt, continuesWith, expect, newcomer, test } from '../support/social'
import { onPhoneWithScripts } from '../support/test'
import { sends } from '../support/tries'

test.use(onPhoneWithScripts)

// Each further worker would start providers and a storefront of its own.
test.describe.configure({ mode: 'default' })

test('sign-in reports every failure of a provider as long as it is shown; a known customer is back with their cart', async ({
  page,
  t,
  customer,
  problems,
  google,
  demo,
}) => {
  // The provider's own page answers 400 when it posts a refusal.
  problems.allow(/127\.0\.0\.1/, /status of 400 /)
  await customer.opensStore()
  await customer.adds(customer.brand.plain)
  await customer.seesInCart(1)
  await page.goto('/orders?list=past')
  const seesMessage = async (text: string) => {
    await expect(page).toHaveURL('/sign-in?redirectTo=%2Forders%3Flist%3Dpast')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
  }
  const provider = 'Google'
  google.meets(null)
  await continuesWith(customer, provider)
  await seesMessage(t('social.cancelled', { provider }))
  google.fails()
  await continuesWith(customer, provider)
  await seesMessage(t('social.failed', { provider }))
  google.meets({ id: 'new-2', email: 'asha@example.com', isVerified: false, name: 'Not Asha' })
  await continuesWith(customer, provider)
  await seesMessage(t('social.noEmail', { provider }))
  // Somebody else, who is new to the provider in this browser.
  await page.context().clearCookies({ domain: '127.0.0.1' })
  google.meets(ashaAt('google'))
  await demo.fault({ call: 'facebook_login', kind: 'status', value: 500 })
  await continuesWith(customer, provider)
  await seesMessage(t('error.server'))
  await continuesWith(customer, provider)
  await expect(page).toHaveURL('/orders?list=past')
  await customer.seesInCart(1)
})

test('a new person from a provider signs up with the e-mail, which cannot be changed, and is recognised from then on', async ({
  page,
  t,
  brand,
  customer,
  hasScripts,
  facebook,
}) => {
  facebook.meets(newcomer)
  await page.goto('/social/facebook/answer')
  await expect(customer.message(t('social.expired', { provider: 'Facebook' }))).toBeVisible()
  if (hasScripts) await expectAccessible(page)
  await page.goto('/sign-in?redirectTo=%2Forders')
  await continuesWith(customer, 'Facebook')
  await expect(page).toHaveURL('/sign-up?redirectTo=%2Forders')
  await expect(page.getByLabel(t('signUp.name'))).toHaveValue('Nina Mehta')
  const email = page.getByLabel(t('signUp.email'))
  await expect(email).toHaveValue('nina@example.com')
  await expect(email).not.toBeEditable()
  const typed = { 'signUp.phone': aNewNumber(brand), 'signIn.password': 'secret-1', 'signUp.terms': 'accepted' }
  await sends(customer, typed, 'signUp.submit')
  await expect(page).toHaveURL('/address?backTo=%2Forders')
  await page.context().clearCookies({ name: '__session' })
  await page.goto('/sign-in?redirectTo=%2Forders')
  await continuesWith(customer, 'Facebook')
  await expect(page).toHaveURL('/orders')
})

test('a customer with an account can get a code from the service instead of typing the password', async ({
  page,
  customer,
  visitor,
  demo,
}) => {
  const number = aNewNumber(marketplace)
  await joins(visitor, number)
  await page.goto('/sign-in?redirectTo=%2Forders')
  await sends(customer, { 'signIn.identifier': `+91 ${number}` }, 'signIn.continue')
  await sends(customer, {}, 'signIn.useCode')
  await sends(customer, { 'code.label': await demo.codeFor(number) }, 'code.verify')
  await expect(page).toHaveURL('/orders')
})
