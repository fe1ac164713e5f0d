import { expect, test } from 'vitest'
import { pageLinks } from './page-links'

const site = { origin: 'https://shop.test', languages: [{ code: 'en' }, { code: 'fr' }], lang: null }

test("a page's canonical address is its own, without other parameters", () => {
  expect(pageLinks(site, '/vendor/a').canonical).toBe('https://shop.test/vendor/a')
})

test('a page with a language in its address has it in its canonical address', () => {
  expect(pageLinks({ ...site, lang: 'fr' }, '/?page=2').canonical).toBe('https://shop.test/?page=2&lang=fr')
})

test('its other languages are listed, and the version that depends on the browser', () => {
  expect(pageLinks({ ...site, lang: 'fr' }, '/faq').alternates).toEqual([
    { locale: 'en', href: 'https://shop.test/faq?lang=en' },
    { locale: 'fr', href: 'https://shop.test/faq?lang=fr' },
    { locale: 'x-default', href: 'https://shop.test/faq' },
  ])
})

test('a shop with one language lists none', () => {
  expect(pageLinks({ ...site, languages: [] }, '/').alternates).toEqual([])
})
