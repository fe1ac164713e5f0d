import { describe, expect, test, vi } from 'vitest'
import type { LanguageFacts } from '~/domain/brand/locale'
import type { StaticPage } from '~/domain/brand/settings'
import { aCart, aLine } from '~/domain/test-builders'
import { cartBadge } from '~/features/cart/cart.server'
import { aShop, aUser } from '../../tests/support/shop-builders'
import { loadShell } from './shell.server'

type Parts = NonNullable<Parameters<typeof aShop>[0]>

const shellOf = async (settings: Parts['settings'] = {}, parts: Parts = {}) => {
  const shop = await aShop({ settings, method: 'GET', ...parts })
  return loadShell(shop, cartBadge(shop))
}

const page = (slug: string, identifier = ''): StaticPage => {
  return { slug, identifier, name: slug, isExternal: false, url: `https://vendor.example/${slug}` }
}

test('the store selector shows only if there is more than one active store', async () => {
  expect((await shellOf({ activeStores: 1 })).storePicker).toBeNull()
  expect((await shellOf({ activeStores: 2 })).storePicker).toEqual({ chosen: '' })
})

test('the language dropdown shows only if there is more than one language', async () => {
  expect((await shellOf({ languages: ['en'] })).languages).toEqual([])
  expect((await shellOf({ languages: ['en', 'fr'] })).languages).toHaveLength(2)
})

describe('the languages of a brand', () => {
  const vendorLanguages = [
    { code: 'fr', name: 'Français (France)', isRtl: false },
    { code: 'ru', name: 'Русский', isRtl: false },
    { code: 'en', name: '', isRtl: true },
  ]
  const settings = { languages: ['en', 'fr'] }
  /** The languages of a vendor are read once an hour. */
  const of = (vendorId: string, languages: () => Promise<LanguageFacts[]>) =>
    shellOf({ ...settings, vendorId }, { vendor: { settings: { languages } } })

  test("are those of its settings, with the vendor's names and directions", async () => {
    const shell = await of('named', () => Promise.resolve(vendorLanguages))
    expect(shell.languages).toEqual([
      { code: 'en', name: 'English', direction: 'rtl' },
      { code: 'fr', name: 'Français (France)', direction: 'ltr' },
    ])
    expect(shell.direction).toBe('rtl')
  })

  test('have our names if the vendor gives none, which is not asked again and again', async () => {
    const languages = vi.fn(() => Promise.reject(new Error('no such call')))
    const [shell] = [await of('silent', languages), await of('silent', languages)]
    expect(shell.languages.map(({ name }) => name)).toEqual(['English', 'Français'])
    expect(languages).toHaveBeenCalledTimes(1)
  })

  test('that could not be read are asked for again after a minute; a later failure does not replace them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const languages = vi.fn((): Promise<LanguageFacts[]> => Promise.reject(new Error('down')))
    const french = async () => (await of('down', languages)).languages[1]?.name
    expect(await french()).toBe('Français')
    languages.mockResolvedValueOnce(vendorLanguages)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await french()).toBe('Français (France)')
    vi.setSystemTime(Date.now() + 3_601_000)
    expect(await french()).toBe('Français (France)')
    await vi.waitFor(() => expect(languages).toHaveBeenCalledTimes(3))
    vi.setSystemTime(Date.now() + 61_000)
    expect(await french()).toBe('Français (France)')
    vi.useRealTimers()
  })

  test('are not read if there is no choice', async () => {
    const languages = vi.fn(() => Promise.resolve(vendorLanguages))
    await shellOf({ languages: ['en'], vendorId: 'single' }, { vendor: { settings: { languages } } })
    expect(languages).not.toHaveBeenCalled()
  })

  test('have their names cut to fit the dropdown', async () => {
    const shell = await of('long', () => Promise.resolve([{ code: 'fr', name: 'x'.repeat(500), isRtl: false }]))
    expect(shell.languages[1]?.name.length).toBeLessThan(40)
  })
})

test('the search shows on home, and everywhere if there are many stores', async () => {
  const hasSearch = async (isMultiStore: boolean, path: string) => (await shellOf({ isMultiStore }, { path })).hasSearch
  expect(await Promise.all([hasSearch(false, '/'), hasSearch(false, '/faq'), hasSearch(true, '/faq')])).toEqual([
    true,
    false,
    true,
  ])
})

test('the badge counts the units of all lines', async () => {
  const cart = aCart(aLine({ quantity: 2 }), aLine({ itemId: '902', quantity: 3 }))
  expect((await shellOf({}, { cart })).cart.count).toBe(5)
})

test('the footer links to existing pages, in its order, and to support and questions', async () => {
  const support = { phone: '1', whatsapp: '', email: '' }
  const staticPages = [page('rules', '1'), page('data', '2'), page('about-us'), page('money', '4'), page('ways', '5')]
  const hrefs = async (settings: Parts['settings']) => (await shellOf(settings)).footer.links.map(({ href }) => href)
  expect(await hrefs({ staticPages, support })).toEqual([
    '/pages/about-us',
    '/terms',
    '/pages/money',
    '/support',
    '/pages/ways',
    '/privacypolicy',
    '/faq',
  ])
  expect(await hrefs({})).toEqual(['/faq'])
})

test('the year of the copyright line is the vendor’s, where the new year may have begun', async () => {
  vi.useFakeTimers({ now: new Date('2029-12-31T20:00:00Z') })
  const { footer } = await shellOf({ systemLocation: { latitude: 23.0225, longitude: 72.5714 } })
  vi.useRealTimers()
  expect(footer.copyright).toContain('2030')
})

test("the copyright line has the app's name and the year; a text of over 250 characters is cut", async () => {
  const shell = await shellOf({ appName: 'Green Market', footerText: 'a'.repeat(251) })
  expect(shell.footer.copyright).toContain(`${new Date().getFullYear()} Green Market`)
  expect(shell.footer.text).toBe(`${'a'.repeat(210)}…`)
  expect((await shellOf({ footerText: 'a'.repeat(250) })).footer.text).toHaveLength(250)
})

test('without a platform from the deployment there is no powered-by link', async () => {
  expect((await shellOf({ showContactDeveloper: true })).footer.poweredBy).toBeNull()
})

test('the settings decide about support, wallet and subscriptions in the menu', async () => {
  const { hasSupport, hasWallet, hasSubscriptions } = await shellOf({}, { user: aUser() })
  expect([hasSupport, hasWallet, hasSubscriptions]).toEqual([false, false, false])
  const all = await shellOf({
    support: { phone: '', whatsapp: '', email: 'a@b.example' },
    walletMenuEnabled: true,
    subscriptionsEnabled: true,
  })
  expect([all.hasSupport, all.hasWallet, all.hasSubscriptions]).toEqual([true, true, true])
})
