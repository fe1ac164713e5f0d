import { gatewayVisitor } from '../../demo/testing/gateway'
import { expectAccessible } from '../support/axe'
import { dayAhead, emptiesWallet, subscribes } from '../support/subscriptions'
import { expect, onPhoneWithScripts, test } from '../support/test'

test.use(onPhoneWithScripts)

test('a subscription can be viewed, paused, restarted, changed, invoiced and cancelled', async ({
  page,
  customer,
  visitor,
  brand,
  demo,
  t,
  problems,
}) => {
  problems.allowStatus(400)
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/manage-subscription')
  await expect(page.getByRole('heading', { name: t('subscriptions.none') })).toBeVisible()
  const { id, item, userId } = await subscribes(demo, brand)
  await subscribes(demo, brand, { payment_method: 'Wallet', payment_type: 'wallet' })
  await emptiesWallet(demo, userId)
  await demo.advance(4 * 86_400)
  // Long enough for a session to end.
  await visitor.signIn()
  await customer.continues(visitor)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const opens = (key: string) => page.locator('summary', { hasText: t(key) }).click()

  await page.goto('/')
  await customer.button('menu.open').click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('subscriptions.title') })
    .click()
  await expect(page).toHaveURL('/manage-subscription')
  // A subscription that the wallet could not pay is paused, and says why.
  const paused = main.getByRole('region', { name: t('subscriptions.state.paused') })
  await expect(paused.getByRole('listitem')).toContainText(t('wallet.insufficient'))
  await main
    .getByRole('region', { name: t('subscriptions.state.active') })
    .getByRole('link', { name: item })
    .click()
  await expect(heading).toHaveText(t('subscriptions.says.active'))
  if (customer.hasScripts) await expectAccessible(page)

  // Past days link to their orders, and future ones are in the next months too.
  const calendar = main.getByRole('table')
  const month = dayAhead(2).slice(0, 7)
  await page.goto(`/subscription-status/${id}?month=${month}`)
  const made = calendar.getByRole('link', { name: new RegExp(t('order.number', { id: '\\d+' })) })
  await expect(made.first()).toHaveAttribute('href', /^\/order-(status|details)\/\d+$/)
  await main
    .getByRole('navigation', { name: t('subscriptions.months') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d#calendar$/)
  await expect(calendar.getByRole('cell', { name: t('subscriptions.day.coming') }).first()).toBeVisible()

  // A pause of some days is planned, reports its errors, and is taken back.
  await opens('subscriptions.pause.title')
  const [first, last] = [page.locator('#pause [name=from]'), page.locator('#pause [name=to]')]
  await first.fill(dayAhead(20))
  await last.fill(dayAhead(19))
  await customer.button('subscriptions.pause.title').click()
  await expect(customer.message(t('subscriptions.datesWrong'))).toBeVisible()
  await expect(first).toHaveValue(dayAhead(20))
  await last.fill(dayAhead(21))
  await customer.button('subscriptions.pause.title').dblclick()
  await expect(customer.message(t('subscriptions.pausePlanned'))).toBeVisible()
  await customer.button('subscriptions.takeBack').click()
  await expect(customer.message(t('subscriptions.resumed'))).toBeVisible()
  await expect(customer.button('subscriptions.takeBack')).toHaveCount(0)

  // Paused here and restarted in another tab: pressing Restart is no failure.
  await opens('subscriptions.pause.title')
  await customer.button('subscriptions.pause.title').click()
  await expect(heading).toHaveText(t('subscriptions.says.paused'))
  const as = await page.locator('#restart [name=as]').inputValue()
  await visitor.ask(`/subscription-status/${id}`, { form: { as, section: 'restart' } })
  await customer.button('subscriptions.restart').click()
  await expect(heading).toHaveText(t('subscriptions.says.active'))
  await expect(customer.message(t('subscriptions.resumed'))).toBeVisible()

  // A new quantity, for good and for one day. A session that ends in between loses nothing typed.
  await opens('subscriptions.quantity.title')
  await page.getByLabel(t('item.quantity'), { exact: true }).fill('3')
  await demo.fault({ call: 'update_subscription_quantity', kind: 'status', value: 401 })
  await customer.button('subscriptions.quantity.save').click()
  await customer.signsIn()
  await expect(page.getByLabel(t('item.quantity'), { exact: true })).toHaveValue('3')
  await customer.button('subscriptions.quantity.save').click()
  await expect(customer.message(t('subscriptions.quantity.changed'))).toBeVisible()
  await opens('subscriptions.quantity.title')
  await page.getByLabel(t('item.quantity'), { exact: true }).fill('5')
  const day = page.getByLabel(t('subscriptions.quantity.which'))
  await day.selectOption({ index: 2 })
  await customer.button('subscriptions.quantity.save').click()
  await opens('subscriptions.quantity.title')
  await expect(day.locator('option').nth(1)).toContainText('(3 ×)')
  await expect(day.locator('option').nth(2)).toContainText('(5 ×)')

  // The vendor's invoice, in its own tab.
  await opens('invoice.title')
  await customer.button('subscriptions.invoice.make').click()
  const opening = page.waitForEvent('popup')
  await customer.link('subscriptions.invoice.open').click()
  const invoice = await opening
  await expect(invoice.getByRole('heading', { level: 1 })).toContainText(`INV-${id}-`)
  await invoice.close()

  // Cancelling asks first and cannot be undone. If it fails, the reason is kept.
  problems.allowStatus(502)
  await demo.fault({ call: 'subscription_cancel', kind: 'status', value: 500 })
  // The page's script opens the dialog.
  await page.waitForLoadState()
  await customer.link('subscriptions.cancel').click()
  await expect(customer.dialogOrPage.getByText(t('subscriptions.cancel.text'))).toBeVisible()
  await customer.dialogOrPage.getByLabel(t('subscriptions.cancel.reason')).fill('Moving')
  await customer.dialogOrPage.getByRole('button', { name: t('subscriptions.cancel'), exact: true }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(main.getByLabel(t('subscriptions.cancel.reason'))).toHaveValue('Moving')
  await main.getByRole('button', { name: t('subscriptions.cancel'), exact: true }).click()
  await expect(heading).toHaveText(t('subscriptions.says.cancelled'))
  expect((await demo.calls('subscription_cancel')).map(({ body }) => body.reason)).toEqual(['Moving', 'Moving'])
  await expect(page.locator('#pause, #restart, #quantity')).toHaveCount(0)
  await customer.link('subscriptions.again').click()
  await expect(heading).toHaveText(item)
  await expect(customer.button('subscribe.action')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: t('item.quantity') })).toHaveValue('3')
  await page.goto('/manage-subscription')
  await main
    .getByRole('region', { name: t('subscriptions.state.cancelled') })
    .getByRole('link', { name: item })
    .click()
  await main.getByRole('link', { name: brand.store.name, exact: true }).click()
  await expect(heading).toHaveText(brand.store.name)

  // A failed payment is reported, and the subscription can be made again.
  const unpaid = await subscribes(demo, brand, { payment_method: 'Online', payment_type: 'stripe' })
  await page.goto(`/subscription-status/${unpaid.id}`)
  await expect(heading).toHaveText(t('subscriptions.says.payment-pending'))
  await gatewayVisitor(demo).leave(unpaid.gateway, 'fail')
  await page.goto(`/subscription-status/${unpaid.id}`)
  await expect(heading).toHaveText(t('subscriptions.says.payment-failed'))
  await expect(main).toContainText(t('subscriptions.failedText'))
  await expect(customer.link('subscriptions.again')).toHaveAttribute('href', /^\/item\//)
})

test('a cancellation that is made, by a second press or by a call without an answer, is not an error', async ({
  page,
  customer,
  visitor,
  brand,
  demo,
  t,
}) => {
  await visitor.signIn()
  const { id, userId } = await subscribes(demo, brand)
  const itsPage = `/subscription-status/${id}`
  await demo.fault({ call: 'subscription_cancel', kind: 'reset', after: true })
  for (const _ of ['lost answer', 'second press']) {
    const { status, location } = await visitor.ask(`${itsPage}/cancel`, { form: { as: userId, reason: '' } })
    expect([status, location]).toEqual([302, itsPage])
  }
  await customer.continues(visitor)
  await page.goto(itsPage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscriptions.says.cancelled'))
})
