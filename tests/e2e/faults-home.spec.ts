import { marketplace } from '../support/brands'
import { expect, test } from '../support/test'
import { answersWith } from '../support/vendor-proxy'
import { textOf, Visitor } from '../support/visitor'

/** What the home page says when a part of it fails, or when ordering is off. */

test.describe('at the first visit', () => {
  test.use({ ownStorefront: { VENDOR_TIMEOUT_MS: '6000' } })

  test('a part of the page that fails says so by itself, in time, and can be tried again', async ({
    visitor,
    demo,
    t,
  }) => {
    const faults = {
      get_banner: { part: t('offers.title'), kind: 'status', value: 500 },
      restaurant_categorylisting: { part: 'Shop by category', kind: 'delay', value: 60_000 },
      'brand-list': { part: t('home.brands'), kind: 'html' },
      tag_wise_restaurant_menu_item: { part: t('tags.title'), kind: 'truncated' },
    }
    const notices = Object.values(faults).map(({ part }) => t('part.failed', { part }))
    for (const [call, { part: _, ...fault }] of Object.entries(faults)) await demo.fault({ call, times: 99, ...fault })
    const failing = await visitor.ask('/')
    expect(failing.status).toBe(200)
    for (const sentence of ['Green Bowl', ...notices]) expect(textOf(failing.text)).toContain(sentence)

    await demo.heal()
    const whole = await visitor.ask('/')
    for (const sentence of notices) expect(textOf(whole.text)).not.toContain(sentence)
    expect(textOf(whole.text)).toContain('The Biryani Brothers')
  })
})

test.describe('with nothing cached', () => {
  test.use({ emptyCache: true })

  test('a store whose offers fail says so, and keeps its own discount', async ({ visitor, demo, t }) => {
    await demo.fault({ call: 'couponlisting', times: 99, kind: 'status', value: 500 })
    const text = textOf((await visitor.ask('/vendor/green-bowl')).text)
    for (const words of ['20% off above 300', t('part.failed', { part: t('offers.title') })])
      expect(text).toContain(words)
  })

  test('failing stores and menus do not affect the rest of the page, and recover', async ({ visitor, demo, t }) => {
    const pages = [
      { path: '/', call: 'get_nearby_restaurant_v2', part: t('home.storesNear'), rest: 'The Biryani Brothers' },
      {
        path: `/brand-items/${marketplace.lists.brand}`,
        call: 'brand-restaurant',
        part: t('search.stores'),
        rest: 'The Biryani Brothers',
      },
      { path: '/vendor/green-bowl', call: 'restaurantcategorymenus', part: t('store.menu'), rest: 'Green Bowl' },
    ]
    for (const { path, call, part, rest } of pages) {
      for (const fault of [{ kind: 'status', value: 500 }, { kind: 'html' }]) {
        await demo.fault({ call, times: 99, ...fault })
        const failing = await visitor.ask(path)
        expect(failing.status, path).toBe(200)
        for (const words of [t('part.failed', { part }), rest]) expect(textOf(failing.text), path).toContain(words)
        expect(failing.text, path).toContain(`<a class="link" href="${path}">${t('error.retry')}</a>`)
        expect(failing.text, path).not.toContain('rel="canonical"')
        await demo.heal()
      }
      // The next visitor gets a fresh page, not a cached one with the part missing.
      const whole = await visitor.ask(path)
      expect(textOf(whole.text), path).not.toContain(t('part.failed', { part }))
      expect(whole.text, path).toContain('rel="canonical"')
    }
  })
})

test.describe('a brand outside its hours, or not available', () => {
  // Open in the first second of the day only.
  const outsideHours = {
    system_start_time: '00:00:00',
    system_end_time: '00:00:01',
    schedule_order_after_business_hours_text: 'Order now for tomorrow.',
  }
  test.use({ changedVendor: { change: answersWith(outsideHours) } })

  test('shows its own text and can still be browsed', async ({ visitor, storefront }) => {
    const { text } = await visitor.ask('/')
    for (const part of ['Order now for tomorrow.', 'Green Bowl']) expect(textOf(text)).toContain(part)
    const closed = await new Visitor(storefront, 'closed.localhost').ask('/')
    for (const part of ['rebuilt after the monsoon', 'Moonrise Paldi']) expect(textOf(closed.text)).toContain(part)
  })
})
