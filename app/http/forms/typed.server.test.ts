import { expect, test } from 'vitest'
import { ShortCookies } from '~/http/device/short-cookies.server'
import { aScope, sentBack } from '../../../tests/support/shop-builders'
import { saveTyped, typedAt } from './typed.server'

const url = (path: string) => new URL(path, 'http://localhost')

/** A browser that stores cookies. */
class Browser {
  cookies = ''

  async types(path: string, fields: string) {
    const short = new ShortCookies(this.cookies, aScope)
    const back = await saveTyped(short, url(path), fields)
    this.cookies = sentBack(short.headers()) || this.cookies
    return back
  }

  async sees(path: string, scope = aScope) {
    return (await typedAt(new ShortCookies(this.cookies, scope), url(path))).get('name')
  }
}

test('typed text can be read at its own address, which does not contain it', async () => {
  const browser = new Browser()
  const back = await browser.types('/profile?from=menu', 'name=Nila+Rao&email=nila%40example.com')
  expect(back).toMatch(/^\/profile\?from=menu&typed=[\w-]{8}$/)
  expect(await browser.sees(back)).toBe('Nila Rao')
})

test('typed text cannot be read at another address, at another brand, or in another browser', async () => {
  const browser = new Browser()
  const back = await browser.types('/profile', 'name=Nila')
  expect(await browser.sees('/profile')).toBeNull()
  expect(await browser.sees(back.replace('/profile', '/address'))).toBeNull()
  expect(await browser.sees(back, { ...aScope, vendorId: '10099' })).toBeNull()
  expect(await new Browser().sees(back)).toBeNull()
})

test('forms of three tabs are kept; typing again replaces the old text, and the oldest go first', async () => {
  const browser = new Browser()
  const [first] = [await browser.types('/a', 'name=first'), await browser.types('/b', 'name=b')]
  const again = await browser.types('/a', 'name=again')
  expect([await browser.sees(first), await browser.sees(again)]).toEqual([null, 'again'])
  const long = await browser.types('/c', `name=${'x'.repeat(1400)}`)
  const longer = await browser.types('/d', `name=${'y'.repeat(1400)}`)
  expect((await browser.sees(longer))?.length).toBe(1400)
  expect((await browser.sees(long))?.length).toBe(1400)
  await browser.types('/e', `name=${'z'.repeat(1400)}`)
  expect(await browser.sees(long)).toBeNull()
})

test('without typed text only the page is returned to', async () => {
  const browser = new Browser()
  expect(await browser.types('/profile?typed=00000000', '')).toBe('/profile')
  expect(browser.cookies).toBe('')
})
