import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyCart } from '~/domain/cart/cart'
import { aCart, aLine } from '~/domain/test-builders'
import { writeJsonCookie } from '~/http/device/cookies.server'
import { endOf, type ShortCookie } from '~/http/device/short-cookies.server'
import { aScope, aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'

const social: ShortCookie<{ state: string; until: number }> = {
  name: '__verification',
  schema: z.object({ state: z.string(), until: z.number() }),
  seconds: 600,
}

const namesSet = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])

describe('a short-lived cookie', () => {
  const withCookie = async () => {
    const shop = await aShop({ user: aUser() })
    shop.short.set(social, { state: 'a', until: endOf(social) })
    return shop
  }

  test.each<[string, (shop: Awaited<ReturnType<typeof aShop>>) => Response]>([
    ['a page', ({ reply }) => new Response(null, { headers: reply.writeHeaders(new Headers(), { isPage: true }) })],
    ['a redirect', ({ reply }) => reply.redirect('/')],
    ['an answer to an island', ({ reply }) => reply.json({})],
    ['a redirect to a provider', ({ reply }) => reply.leave(new URL('https://provider.example/'))],
    ['the end of a session', ({ reply }) => reply.signedOut('/sign-in', 'over')],
  ])('is set with %s', async (_, answer) => {
    expect(namesSet(answer(await withCookie()))).toContain('__verification')
  })
})

test('a redirect to a provider keeps its whole address, and nobody caches it', async () => {
  const { reply } = await aShop({ method: 'GET' })
  const response = reply.leave(new URL('https://provider.example/auth?scope=openid%20email&state=a'))
  expect([response.status, leadsTo(response), response.headers.get('Cache-Control')]).toEqual([
    302,
    'https://provider.example/auth?scope=openid%20email&state=a',
    'private, no-store',
  ])
})

test("an answer to a script is the customer's own, so nobody caches it, even one that asked the vendor nothing", async () => {
  const { reply } = await aShop({ method: 'GET' })
  expect(reply.json({}).headers.get('Cache-Control')).toBe('private, no-store')
})

test('a redirect of our own never leaves the site, whatever its query contains', async () => {
  const { reply } = await aShop()
  for (const foreign of ['https://provider.example/', '//provider.example', '/\\provider.example', 'orders'])
    expect(leadsTo(reply.redirect(foreign))).toBe('/')
  expect(leadsTo(reply.redirect('/search?q=well..'))).toBe('/search?q=well..')
})

test("the browser's data is cleared only on request, and never the cookies of sibling brands", async () => {
  const shop = await aShop()
  expect(shop.reply.redirect('/').headers.get('Clear-Site-Data')).toBeNull()
  shop.reply.clearSite()
  expect(shop.reply.redirect('/').headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
})

test('a prefetching browser forgets its pages with every answer that changes anything, and with no other', async () => {
  const clearSiteData = async (method: string, change = (_shop: Awaited<ReturnType<typeof aShop>>) => {}) => {
    const shop = await aShop({ method, headers: { 'Sec-CH-UA': '"Chromium";v="150"' } })
    change(shop)
    return shop.reply.writeHeaders(new Headers(), { isPage: true }).get('Clear-Site-Data')
  }
  expect(await clearSiteData('POST')).toBe('"prefetchCache"')
  expect(await clearSiteData('GET', ({ device }) => device.savePlace({ isSkipped: true }))).toBe('"prefetchCache"')
  expect(await clearSiteData('GET')).toBeNull()
  const { reply } = await aShop({ method: 'GET', headers: { 'Sec-CH-UA': '"Chromium";v="150"' } })
  expect(reply.signedOut('/sign-in', 'over').headers.get('Clear-Site-Data')).toBe('"prefetchCache"')
})

test('what a guest with a cart presses is prefetched; a page for all guests and one of an account do not say so', async () => {
  const rules = async (parts: object) => {
    const { reply } = await aShop({ method: 'GET', headers: { 'Sec-CH-UA': '"Chromium";v="150"' }, ...parts })
    return reply.writeHeaders(new Headers(), { isPage: true }).get('Speculation-Rules')
  }
  const cart = aCart(aLine())
  expect([await rules({ cart }), await rules({ cart: null }), await rules({ cart, user: aUser() })]).toEqual([
    '"/speculation.json?one"',
    null,
    null,
  ])
})

test("the answer to a script's read changes no choice, because it may come after a form, an order or a sign-out", async () => {
  const names = async (method: string, headers: Record<string, string>) => {
    const shop = await aShop({ user: aUser(), method, path: '/payment?success=42', headers })
    shop.device.saveCart(emptyCart())
    shop.device.savePlace({ isSkipped: true })
    shop.reply.toast('success', 'Placed')
    const pages = [shop.reply.redirect('/'), new Response(null, { headers: shop.reply.writeHeaders(new Headers()) })]
    return pages.map(namesSet)
  }
  const all = ['__session', '__cart', 'cart-stamp', '__place', '__toast']
  expect(await names('GET', {})).toEqual([all, all])
  const lates: Record<string, string>[] = [
    { 'X-Requested-With': 'fetch' },
    { 'Sec-Purpose': 'prefetch' },
    { Accept: 'text/event-stream' },
  ]
  for (const late of lates) expect(await names('GET', late)).toEqual([[], []])
  expect(await names('POST', { 'X-Requested-With': 'fetch' })).toEqual([all, all])
})

describe('a waiting toast is shown', () => {
  const shown = async (headers: Record<string, string>, path = '/') => {
    const cookies = writeJsonCookie('__toast', { tone: 'info', text: 'Saved' }, aScope).split(';')[0]
    return (await aShop({ method: 'GET', path, headers, cookies })).reply.takeToast() !== null
  }

  test.each([
    ['by a page that is visited', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }, true],
    ['by one that the service worker hands on', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'navigate' }, true],
    ['by a browser that says nothing of it', {}, true],
    ['to no script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }, false],
    ['to no frame', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' }, false],
    ['not beforehand', { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch' }, false],
  ])('%s', async (_name, headers, isShown) => {
    expect(await shown(headers)).toBe(isShown)
  })
})
