import { aPicture } from '../../app/pictures/test-pictures'
import { expectAccessible } from '../support/axe'
import { expect, onPhoneWithScripts, test } from '../support/test'

test.use(onPhoneWithScripts)

test('a problem is reported from where it happened, with a picture; errors are shown and keep what was typed', async ({
  page,
  customer,
  visitor,
  demo,
  problems,
  hasScripts,
  t,
}) => {
  problems.allowStatus(400)
  problems.allowStatus(422)
  await visitor.signIn()
  await customer.continues(visitor)
  await page.goto('/orders?list=past')
  await customer.button('menu.open').click()
  await customer.link('report.title').click()
  await expect(page).toHaveURL(/\/report-bug/)
  await expect(page.getByRole('heading', { level: 1, name: t('report.title') })).toBeVisible()
  if (hasScripts) await expectAccessible(page)
  const title = page.getByLabel(t('report.subject'))
  const text = page.getByLabel(t('report.description'))
  const picture = page.getByLabel(t('report.picture'))
  const send = customer.button('report.send')

  await title.fill('The list is empty')
  await text.fill(' ')
  await send.click()
  await expect(customer.message(t('report.descriptionMissing'))).toBeVisible()
  await expect(title).toHaveValue('The list is empty')

  await text.fill('It says that I never ordered. <b>قائمة</b> 🍕')
  await picture.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') })
  await send.click()
  await expect(customer.message(t('pictures.unreadable'))).toBeVisible()
  await expect(picture).toBeFocused()
  await expect(text).toHaveValue('It says that I never ordered. <b>قائمة</b> 🍕')

  await demo.fault({ call: 'customer_report_bug', kind: 'status', value: 500 })
  const png = await aPicture(40, 30).png().toBuffer()
  await picture.setInputFiles({ name: 'my home.png', mimeType: 'image/png', buffer: png })
  await send.click()
  await expect(customer.message(t('error.server'))).toContainText(t('error.kept'))
  await expect(customer.message(t('report.pictureAgain'))).toBeVisible()
  await expect(text).toHaveValue('It says that I never ordered. <b>قائمة</b> 🍕')
  if (hasScripts) await expectAccessible(page)

  await picture.setInputFiles({ name: 'my home.png', mimeType: 'image/png', buffer: png })
  await (hasScripts ? send.dblclick() : send.click())
  await expect(page).toHaveURL('/orders')
  await expect(customer.message(t('report.sent'))).toBeVisible()
  // The failed call and this one.
  expect(await demo.calls('customer_report_bug')).toHaveLength(2)
})
