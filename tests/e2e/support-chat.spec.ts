import { ravi } from '../support/brands'
import { expectAccessible } from '../support/axe'
import { island } from '../support/live'
import { placesOrder } from '../support/orders'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

test('a customer chats with the support about an order: in order, each message once, nothing lost', async ({
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
  const said = log.getByRole('article')
  const box = page.getByLabel(t('chat.message'), { exact: true })
  const send = customer.button('chat.send')

  await page.goto(`/support-chat?order=${orderId}`)
  await expect(log.getByText(t('chat.none'))).toBeVisible()
  await expect(page.getByText(t('chat.about', { id: orderId }))).toBeVisible()
  if (hasScripts) await expectAccessible(page)
  const words = 'Where is it? <b>now</b> 🍕 متى يصل؟ https://example.com'
  await box.fill(words)
  await (hasScripts ? send.dblclick() : send.click())
  await expect(said).toHaveCount(1)
  await expect(said.first()).toContainText(t('chat.you'))
  await expect(said.first()).toContainText(words)
  await expect(said.getByRole('link')).toHaveText([t('order.number', { id: orderId })])
  await expect(log.getByRole('heading', { name: t('chat.today') })).toBeVisible()
  expect(await demo.calls('sendmessage')).toHaveLength(1)

  await box.fill('And what of')
  await demo.advance(5)
  // Without scripts a link looks for what is new; with them it comes by itself, and what is being typed stays.
  if (!hasScripts) await customer.link('chat.refresh').click()
  await expect(said).toHaveCount(2)
  await expect(said.last()).toContainText(brand.appName)
  await expect(said.last()).toContainText(orderId)
  if (hasScripts) await expect(box).toBeFocused()
  if (hasScripts) await expect(box).toHaveValue('And what of')

  await demo.fault({ call: 'sendmessage', kind: 'status', value: 500 })
  await box.fill('And what of my soup?')
  await send.click()
  await expect(customer.message(t('error.server'))).toBeVisible()
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

test('what was said before is read page by page; somebody else’s order and messages are not', async ({
  visitor,
  demo,
  storefront,
  t,
}) => {
  await visitor.signIn()
  const form = async (message: string) => {
    const { text } = await visitor.open('/support-chat')
    const attempt = /name="attempt"[^>]* value="(\w+)"/.exec(text)?.[1] ?? ''
    return { as: '5501', attempt, message, order: '' }
  }
  const first = await form('The very first')
  expect((await visitor.ask('/support-chat', { form: first })).status).toBe(302)
  for (let at = 1; at < 26; at++) {
    const message = { ...first, message: `Number ${at}` }
    expect((await visitor.ask('/support-chat', { form: message })).status).toBe(302)
  }
  await demo.advance(10)
  const latest = await visitor.open('/support-chat')
  expect(latest.text).not.toContain('The very first')
  expect(latest.text).toContain('/support-chat?page=2')
  const older = await visitor.open('/support-chat?page=2')
  expect(older.text).toContain('The very first')
  expect(older.text).not.toContain(t('chat.send'))
  expect((await visitor.open('/support-chat?page=99')).path).toBe('/support-chat')

  const other = new Visitor(storefront)
  await other.signIn(ravi)
  expect((await other.open('/support-chat')).text).not.toContain('Number 25')
  expect((await other.ask('/support-chat?order=70001')).status).toBe(404)
  const foreign = { ...(await form('x')), as: '5502', order: '70001' }
  expect((await other.ask('/support-chat', { form: foreign })).status).toBe(404)
})

test.describe('a vendor with a messenger', () => {
  const settings = { intercom_details: { is_enable: 1 }, intercom_configuration_appid: 'demo-app' }
  test.use({
    changedVendor: {
      change: (call, body) => {
        if (call === 'get-vendor-settings') Object.assign((body as { settings: object }).settings, settings)
        return body
      },
    },
  })

  test('has its button on every page but a store’s; nothing of it is loaded before the button is pressed', async ({
    page,
    context,
    customer,
    visitor,
    brand,
    hasScripts,
  }) => {
    const button = customer.button('chat.open').and(page.locator('.messenger-button'))
    const policyOf = async (path: string) => String((await visitor.open(path)).headers['content-security-policy'])
    expect(await policyOf('/')).toContain('https://widget.intercom.io')
    expect(await policyOf(`/vendor/${brand.store.slug}`)).not.toContain('intercom')
    await customer.opensStore()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button).toHaveCount(0)
    if (!hasScripts) {
      await page.goto('/faq')
      await button.click()
      await expect(page).toHaveURL(/\/support\??$/)
      return
    }
    const asked: string[] = []
    await context.route('https://widget.intercom.io/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: messengerDouble })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await customer.adds(brand.plain)
    await customer.seesInCart(1)
    await page.goto('/')
    await expect(page.locator('.cart-bar')).toBeVisible()
    const [bar, floating] = [await page.locator('.cart-bar').boundingBox(), await button.boundingBox()]
    expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    if (hasScripts) await expectAccessible(page)
    expect(asked).toEqual([])
    const told = () => page.evaluate(() => (window as unknown as { told?: unknown[] }).told ?? [])
    await button.click()
    const boot = { app_id: 'demo-app', hide_default_launcher: true }
    await expect.poll(told).toEqual([['shutdown'], ['boot', boot], ['show']])
    expect(asked).toEqual(['https://widget.intercom.io/widget/demo-app'])

    await visitor.signIn()
    await customer.continues(visitor)
    await page.goto('/orders')
    expect(await page.content()).not.toContain('asha@example.com')
    await button.click()
    const user = { name: 'Asha Patel', user_id: '5501', email: 'asha@example.com', created_at: expect.any(Number) }
    await expect.poll(told).toEqual([['shutdown'], ['boot', { ...boot, ...user }], ['show']])
    const { headers } = await visitor.ask('/sign-out', { form: {} })
    expect(headers['set-cookie']?.join()).toContain('intercom-session-demo-app=; Path=/; Max-Age=0')
  })
})

/** What stands for the messenger's own script: it takes up what waits for it, and remembers what it is told. */
const messengerDouble = `
  window.told = [...(window.Intercom.q ?? [])]
  window.Intercom = (...what) => window.told.push(what)
`
