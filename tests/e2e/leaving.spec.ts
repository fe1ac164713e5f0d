import { asha, greenBowl, ravi } from '../support/brands'
import { slowLine } from '../support/live'
import { choosesSubscription, dayAhead, subscribes } from '../support/subscriptions'
import { expect, test } from '../support/test'

/** Everything that identifies Asha: her name, number and e-mail, her addresses, her order. */
const personal = /Asha|900000000|example\.com|Shivalik|Lake View|70001/

const signOut = '/sign-out'

test('signing out leaves nothing personal on the device: no page, nothing by Back, no storage', async ({
  page,
  context,
  customer,
  visitor,
  t,
}) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/address')
  await page.getByRole('button', { name: /Ashram Road/ }).click()
  await expect(page.locator('header')).toContainText('Shivalik House')
  const visited = ['/', '/vendor/green-bowl', '/review-cart', '/orders?list=past', '/profile', signOut]
  for (const path of visited) await page.goto(path)
  if (customer.hasScripts) {
    await page.evaluate(() => localStorage.setItem('place_order_data', 'Asha'))
    await page.evaluate(async () => void (await caches.open('offline')))
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: t('menu.signOut') })
    .click()
  await expect(page).toHaveURL('/sign-in')

  for (let step = visited.length; step > 0; step--) {
    // A page in the back-forward cache appears without a request.
    await page.goBack({ waitUntil: 'commit' })
    await customer.seesInCart(0)
    expect(await page.content(), page.url()).not.toMatch(personal)
  }
  for (const path of ['/', '/vendor/green-bowl', '/review-cart', '/payment', '/orders', '/address', '/profile']) {
    await page.goto(path)
    await customer.seesInCart(0)
    expect(await page.content(), path).not.toMatch(personal)
  }
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('__session')
  if (!customer.hasScripts) return
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(personal)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('Back after another customer has signed in fills no form with what the first one typed', async ({
  page,
  customer,
  visitor,
  brand,
  demo,
  t,
}) => {
  const { itemId } = await subscribes(demo, brand)
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  await choosesSubscription(visitor, brand, itemId)
  await customer.continues(visitor)
  const typed = page.getByRole('main').locator('input[type=text], textarea').filter({ visible: true })
  const forms = ['/profile', '/add-address', '/report-bug', '/support-chat']
  for (const path of forms) {
    await page.goto(path)
    await typed.last().fill('Asha’s own words')
  }
  await page.goto('/review-cart')
  const notes = page.locator('[name=notes]')
  await notes.fill('Asha’s own words')
  await page.goto('/subscription-cart')
  await page.locator('[name=frequency][value=custom]').check()
  await page.locator('[name=end]').fill(dayAhead(9))
  await page.locator('[name=slot]').selectOption({ index: 2 })
  const payments = ['/payment', '/review-subscription']
  const wallet = page.getByRole('checkbox', { name: t('pay.wallet') })
  for (const path of payments) {
    await page.goto(path)
    await wallet.check()
  }
  await page.goto('/forgot-password')
  await typed.last().fill('Asha’s own words')
  await page.goto('/terms')
  await visitor.signIn(ravi)
  await choosesSubscription(visitor, brand, itemId)
  await customer.continues(visitor)
  await page.goBack()
  await expect(typed.last()).not.toHaveValue(/Asha/)
  for (const path of payments.reverse()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(wallet, path).not.toBeChecked()
  }
  await page.goBack()
  await expect(page).toHaveURL('/subscription-cart')
  await expect(page.locator('[name=frequency][value=everyday]')).toBeChecked()
  await expect(page.locator('[name=end]')).toHaveValue('')
  await expect(page.locator('[name=slot]')).toHaveValue('12:00:00')
  await page.goBack()
  await expect(notes).toHaveValue('')
  for (const path of forms.reverse()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(typed.last(), path).not.toHaveValue(/Asha/)
  }
})

test('deleting the account says what is lost, asks for a typed word, and signs out', async ({
  page,
  customer,
  visitor,
  t,
}) => {
  await customer.hasAdded(visitor, '2101', greenBowl.dal)
  await page.goto('/profile')
  await customer.link('profile.deleteAccount').click()
  for (const key of ['profile.lost.orders', 'profile.lost.addresses', 'profile.lost.cart'])
    await expect(page.getByText(t(key))).toBeVisible()
  await page.getByLabel('Type DELETE to confirm').fill('delete')
  await customer.button('profile.deleteAccount').click()
  await expect(page).toHaveURL('/')
  await expect(customer.message('Account deleted')).toBeVisible()
  await customer.seesInCart(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.getByLabel(t('signIn.identifier')).fill(asha.mobile)
  await customer.button('signIn.continue').click()
  await expect(page).toHaveURL(/\/verify-code/)
})

test("an account with an order under way is not deleted, and the vendor's reason is shown", async ({
  page,
  customer,
  visitor,
  t,
  problems,
}) => {
  problems.allowStatus(422)
  await visitor.signIn()
  await visitor.add('2101', greenBowl.dal)
  await visitor.placeOrder()
  await customer.continues(visitor)
  await page.goto('/profile/delete')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await customer.button('profile.deleteAccount').click()
  await expect(page.getByRole('alert')).toContainText('An order is still under way')
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.title'))
  await expect(page).toHaveURL('/orders')
})

test('a pressed button answers at once; with scripts it says in words what is being done, and sends its form once', async ({
  page,
  customer,
  visitor,
  t,
  hasScripts,
}) => {
  await visitor.signIn()
  await customer.continues(visitor)
  let posts = 0
  page.on('request', (request) => void (posts += Number(request.method() === 'POST')))
  await page.goto('/profile')
  const line = await slowLine(page, '/profile')
  const save = customer.button('profile.save')
  if (hasScripts) await save.evaluate(pressesAgain)
  await save.hover()
  await page.mouse.down()
  await expect(save).toHaveCSS('transform', 'matrix(0.98, 0, 0, 0.98, 0, 0)')
  await page.mouse.up()
  await expect.poll(() => line.waiting.length).toBe(1)
  await line.letGo()
  await expect(customer.message(t('profile.saved'))).toBeVisible()
  if (!hasScripts) return
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toContain(t('busy.saving'))
  expect(posts).toBe(1)
})

/** In the page, because a test cannot look at one that is being left: stores what the button shows, and presses it again. */
const pressesAgain = (button: HTMLElement) =>
  addEventListener('submit', () =>
    requestAnimationFrame(() => {
      if (sessionStorage.getItem('shown')) return
      sessionStorage.setItem('shown', getComputedStyle(button, '::before').content)
      button.click()
    }),
  )
