import { expectAccessible } from '../support/axe'
import { island } from '../support/live'
import { placesOrder } from '../support/orders'
import { expect, onPhoneWithScripts, test } from '../support/test'

test.use(onPhoneWithScripts)

test('a customer chats with support about an order: in order, each message once, nothing lost', async ({
  page,
  context,
  customer,
  visitor,
  brand,
  demo,
  problems,
  hasScripts,
  t,
}) => {
  problems.allowStatus(422)
  const { id: orderId } = await placesOrder(visitor, brand)
  await customer.continues(visitor)
  const log = page.getByRole('log')
  const messages = log.getByRole('article')
  const box = page.getByLabel(t('chat.message'), { exact: true })
  const send = customer.button('chat.send')

  await page.goto(`/support-chat?order=${orderId}`)
  await expect(log.getByText(t('chat.none'))).toBeVisible()
  await expect(page.getByText(t('chat.about', { id: orderId }))).toBeVisible()
  if (hasScripts) await expectAccessible(page)
  const words = 'Where is it? <b>now</b> 🍕 متى يصل؟ https://example.com'
  await box.fill(words)
  await (hasScripts ? send.dblclick() : send.click())
  await expect(messages).toHaveCount(1)
  await expect(messages.first()).toContainText(t('chat.you'))
  await expect(messages.first()).toContainText(words)
  await expect(messages.getByRole('link')).toHaveText([t('order.number', { id: orderId })])
  await expect(log.getByRole('heading', { name: t('times.today') })).toBeVisible()
  expect(await demo.calls('sendmessage')).toHaveLength(1)

  await box.fill('And what of')
  await demo.advance(5)
  // Without scripts a link checks for new messages; with them they arrive by themselves, and typing is not disturbed.
  if (hasScripts) await expect(customer.link('chat.refresh')).toBeHidden()
  else await customer.link('chat.refresh').click()
  await expect(messages).toHaveCount(2)
  await expect(messages.last()).toContainText(brand.appName)
  await expect(messages.last()).toContainText(orderId)
  if (hasScripts) await expect(box).toBeFocused()
  if (hasScripts) await expect(box).toHaveValue('And what of')

  await demo.fault({ call: 'sendmessage', kind: 'status', value: 500 })
  await box.fill('And what of my soup?')
  await send.click()
  await expect(customer.message(t('error.server'))).toContainText(t('error.kept'))
  await expect(box).toHaveValue('And what of my soup?')
  if (hasScripts) await expectAccessible(page)
  if (hasScripts) {
    await island(page)
    await page.close()
    page = await context.newPage()
    await page.goto('/support-chat')
    await page.getByLabel(t('chat.message'), { exact: true }).click()
    await expect(page.getByLabel(t('chat.message'), { exact: true })).toHaveValue('And what of my soup?')
  }
  await page.getByRole('button', { name: t('chat.send') }).click()
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('log').getByRole('article').last()).toContainText('And what of my soup?')
  await expect(page.getByLabel(t('chat.message'), { exact: true })).toHaveValue('')
})

test('a phone shows a long refusal on the first screen, and the field with its button above the keyboard', async ({
  page,
  customer,
  visitor,
  demo,
  problems,
  t,
}) => {
  problems.allowStatus(422)
  await visitor.signIn()
  await customer.continues(visitor)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/support-chat')
  const msg = 'Please write to us again later. '.repeat(9).trim()
  await demo.fault({ call: 'sendmessage', kind: 'code', value: { code: 422, msg } })
  await page.getByLabel(t('chat.message'), { exact: true }).fill('Where is it?')
  await customer.button('chat.send').click()
  await expect(customer.message(msg)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 420 })
  const field = page.getByLabel(t('chat.message'), { exact: true })
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(customer.button('chat.send')).toBeInViewport({ ratio: 1 })
})
