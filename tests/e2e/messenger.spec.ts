import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

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

  test('has its button on every page but a store’s, and loads nothing before the button is pressed', async ({
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
    const scriptRequests: string[] = []
    await context.route('https://widget.intercom.io/**', (route) => {
      scriptRequests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: messengerDouble })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await customer.adds(brand.plain)
    await customer.seesInCart(1)
    await page.goto('/')
    await expect(page.locator('.cart-bar')).toBeVisible()
    const [bar, floating] = [await page.locator('.cart-bar').boundingBox(), await button.boundingBox()]
    expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(button).not.toBeInViewport()
    if (hasScripts) await expectAccessible(page)
    expect(scriptRequests).toEqual([])
    const commands = () => page.evaluate(() => (window as unknown as { commands?: unknown[] }).commands ?? [])
    await button.click()
    const boot = { app_id: 'demo-app', hide_default_launcher: true }
    await expect.poll(commands).toEqual([['shutdown'], ['boot', boot], ['show']])
    expect(scriptRequests).toEqual(['https://widget.intercom.io/widget/demo-app'])

    await visitor.signIn()
    await customer.continues(visitor)
    await page.goto('/orders')
    expect(await page.content()).not.toContain('asha@example.com')
    await button.click()
    const user = { name: 'Asha Patel', user_id: '5501', email: 'asha@example.com', created_at: expect.any(Number) }
    await expect.poll(commands).toEqual([['shutdown'], ['boot', { ...boot, ...user }], ['show']])
    const { headers } = await visitor.ask('/sign-out', { form: {} })
    expect(headers['set-cookie']?.join()).toContain('intercom-session-demo-app=; Path=/; Max-Age=0')
  })
})

/** A double of the messenger's script: it runs the queued commands and records them. */
const messengerDouble = `
  window.commands = [...(window.Intercom.q ?? [])]
  window.Intercom = (...what) => window.commands.push(what)
`
