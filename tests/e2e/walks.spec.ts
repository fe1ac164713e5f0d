import { Walk } from '../kit'
import { aNewNumber, type Brand } from '../support/brands'
import type { Customer } from '../support/customer'
import { placesOrder } from '../support/orders'
import { newEmail } from '../support/screens'
import { expect, test } from '../support/test'

/** How many taps, fields and pages an order takes from home, with scripts and without (rules 11.22). */

test('a person without an account gets from their first visit to a placed order, by their number', async ({
  customer,
  demo,
  brand,
  t,
}) => {
  const { page, hasScripts } = customer
  const walk = await startsToOrder(customer, brand)
  const number = aNewNumber(brand)
  await walk.fill(page.getByLabel(t('signIn.identifier')), number)
  await walk.press(customer.button('signIn.continue'))
  await walk.fill(page.getByLabel(t('code.label')), await demo.codeFor(number))
  if (!hasScripts) await walk.press(customer.button('code.verify'))
  await walk.fill(page.getByLabel(t('signUp.name'), { exact: true }), 'Nila Rao')
  const email = page.getByLabel(t('signUp.email'), { exact: true })
  if (await email.isVisible()) {
    await walk.fill(email, newEmail())
    await walk.fill(page.getByLabel(t('signIn.password'), { exact: true }), 'secret-1')
  }
  await signsUpAndOrders(customer, brand, walk)
  // Scripts send the code by themselves. Where only a password signs in, an e-mail and a password are typed too.
  expect([walk.taps, walk.fields, walk.pagesSeenTwice]).toEqual([
    hasScripts ? 10 : 11,
    brand.locale === 'en' ? 5 : 7,
    [],
  ])
})

test('signing up by e-mail, which needs no code, an order takes ten taps and six fields everywhere', async ({
  customer,
  brand,
  t,
}) => {
  const { page } = customer
  const walk = await startsToOrder(customer, brand)
  await walk.fill(page.getByLabel(t('signIn.identifier')), newEmail())
  await walk.press(customer.button('signIn.continue'))
  await walk.fill(page.getByLabel(t('signUp.name'), { exact: true }), 'Nila Rao')
  await walk.fill(page.getByLabel(t('signUp.phone'), { exact: true }), aNewNumber(brand))
  await walk.fill(page.getByLabel(t('signIn.password'), { exact: true }), 'secret-1')
  await signsUpAndOrders(customer, brand, walk)
  expect([walk.taps, walk.fields, walk.pagesSeenTwice]).toEqual([10, 6, []])
})

test('a returning customer orders the same again in two taps, and something else in four', async ({
  page,
  customer,
  visitor,
  demo,
  brand,
  t,
}) => {
  await placesOrder(visitor, brand)
  await demo.advance(620)
  await customer.continues(visitor)
  await page.goto('/')
  const again = new Walk(page)
  await again.press(page.getByRole('button', { name: new RegExp(t('reorder.again')) }).first())
  await again.press(customer.button('payment.placeOrder'))
  await expect(page).toHaveURL(/\/order-status\//)
  expect([again.taps, again.pagesSeenTwice]).toEqual([2, []])

  await page.goto('/')
  const walk = new Walk(page)
  await walk.press(page.getByRole('link', { name: brand.store.name, exact: true }).last())
  await walk.press(customer.button('item.add', brand.plain))
  await fillsUp(customer, brand)
  await walk.press(customer.cartLink)
  await walk.press(customer.button('payment.placeOrder'))
  await expect(page).toHaveURL(/\/order-status\//)
  expect([walk.taps, walk.pagesSeenTwice]).toEqual([4, []])
})

test('an unknown e-mail goes straight to sign-up, where it cannot be changed', async ({ page, customer, t }) => {
  await page.goto('/sign-in?redirectTo=%2Forders')
  await page.getByLabel(t('signIn.identifier')).fill('New@Example.com')
  await customer.button('signIn.continue').click()
  await expect(page).toHaveURL(/\/sign-up\?redirectTo=%2Forders/)
  const email = page.getByLabel(t('signUp.email'), { exact: true })
  await expect(email).toHaveValue('new@example.com')
  await expect(email).not.toBeEditable()
})

/** From home to the page where a guest types who they are. */
async function startsToOrder(customer: Customer, brand: Brand) {
  const { page } = customer
  await page.goto('/')
  const walk = new Walk(page)
  await walk.press(page.getByRole('link', { name: brand.store.name, exact: true }))
  await walk.press(customer.button('item.add', brand.plain))
  await fillsUp(customer, brand)
  await walk.press(customer.cartLink)
  await walk.press(customer.link('review.signInToOrder'))
  return walk
}

/** From the filled sign-up form to the placed order. */
async function signsUpAndOrders(customer: Customer, brand: Brand, walk: Walk) {
  const { page, t } = customer
  await walk.press(page.getByLabel(t('signUp.terms')))
  await walk.press(customer.button('signUp.submit'))
  await expect(page).toHaveURL(/\/address/)
  await walk.fill(page.getByLabel(t('address.search')), brand.place)
  await walk.press(customer.button('location.find'))
  await walk.fill(page.getByLabel(t('address.house')), '12')
  await walk.press(customer.button('address.save'))
  await walk.press(customer.button('payment.placeOrder'))
  await expect(page).toHaveURL(/\/order-status\//)
}

/** One item is enough, except where the store has a minimum; the second item is not counted. */
async function fillsUp(customer: Customer, { locale, plain }: Brand) {
  await customer.seesInCart(1)
  if (locale !== 'ar') return
  await customer.adds(plain)
  await customer.seesInCart(2)
}
