import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { ShortCookies } from '~/http/device/short-cookies.server'
import { aScope, aShop, fields, leadsTo, sentBack } from '../../../tests/support/shop-builders'
import { saveTyped, typedAt } from './typed-text.server'

const url = (path: string) => new URL(path, 'http://localhost')

/** A text that cannot be made shorter. */
const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

/** A browser that stores cookies. */
class Browser {
  cookies = ''

  types(path: string, fields: string) {
    const short = new ShortCookies(this.cookies, aScope)
    const back = saveTyped(short, url(path), fields)
    this.cookies = sentBack(short.headers()) || this.cookies
    return back
  }

  sees(path: string, scope = aScope) {
    return typedAt(new ShortCookies(this.cookies, scope), url(path)).get('name')
  }
}

test('typed text can be read at its own address, which does not contain it', () => {
  const browser = new Browser()
  const back = browser.types('/profile?from=menu', 'name=Nila+Rao&email=nila%40example.com')
  expect(back).toMatch(/^\/profile\?from=menu&typed=[\w-]{8}$/)
  expect(browser.sees(back)).toBe('Nila Rao')
})

test('typed text cannot be read at another address, at another brand, or in another browser', () => {
  const browser = new Browser()
  const back = browser.types('/profile', 'name=Nila')
  expect(browser.sees('/profile')).toBeNull()
  expect(browser.sees(back.replace('/profile', '/address'))).toBeNull()
  expect(browser.sees(back, { ...aScope, vendorId: '10099' })).toBeNull()
  expect(new Browser().sees(back)).toBeNull()
})

test('forms of three tabs are kept; typing again replaces the old text, and the oldest go first', () => {
  const browser = new Browser()
  const [first] = [browser.types('/a', 'name=first'), browser.types('/b', 'name=b')]
  const again = browser.types('/a', 'name=again')
  expect([browser.sees(first), browser.sees(again)]).toEqual([null, 'again'])
  browser.types('/b', 'name=b')
  browser.types('/c', 'name=c')
  expect(browser.sees(again)).toBe('again')
  browser.types('/d', 'name=d')
  expect(browser.sees(again)).toBeNull()
  const long = browser.types('/c', `name=${noise(1400)}`)
  const longer = browser.types('/d', `name=${noise(1400)}`)
  expect(browser.sees(longer)?.length).toBe(1400)
  expect(browser.sees(long)?.length).toBe(1400)
  browser.types('/e', `name=${noise(1400)}`)
  expect(browser.sees(long)).toBeNull()
  const alone = browser.types('/f', `name=${noise(2600)}`)
  expect(browser.sees(alone)?.length).toBe(2600)
})

test.each(supportedLocales)('a text of 2,000 characters fits in the language %s', (locale) => {
  const file = new URL(`../../../locales/${locale}/checkout.json`, import.meta.url)
  const words = readFileSync(file, 'utf8').slice(0, 2000)
  const browser = new Browser()
  expect(browser.sees(browser.types('/report-bug', new URLSearchParams({ name: words }).toString()))).toBe(words)
})

test('without typed text only the page is returned to', () => {
  const browser = new Browser()
  expect(browser.types('/profile?typed=00000000', '')).toBe('/profile')
  expect(browser.cookies).toBe('')
})

test('another language or theme leads back to the address as scripts have changed it, on the same page only', async () => {
  const leadsFrom = async (page: string) => {
    const shop = await aShop({ headers: { Referer: page } })
    return leadsTo(shop.leadBack(fields({ backTo: '/search?q=tea' })))
  }
  expect(await leadsFrom('http://localhost/search?q=tea+cake')).toBe('/search?q=tea+cake')
  for (const other of ['http://localhost/orders?q=x', 'http://localhost/', 'no address', ''])
    expect(await leadsFrom(other)).toBe('/search?q=tea')
})
