import { expect, test } from 'vitest'
import { pageLinks } from './page-links'

const site = { origin: 'https://shop.test', languages: [{ code: 'en' }, { code: 'fr' }], lang: null }

test('a page is known by its own address, whatever else was asked', () => {
  expect(pageLinks(site, '/vendor/a').canonical).toBe('https://shop.test/vendor/a')
})

test('in a language that its address names it is known by that', () => {
  expect(pageLinks({ ...site, lang: 'fr' }, '/?page=2').canonical).toBe('https://shop.test/?page=2&lang=fr')
})

test('it names its other languages, and the page that chooses by the browser', () => {
  expect(pageLinks({ ...site, lang: 'fr' }, '/faq').alternates).toEqual([
    { locale: 'en', href: 'https://shop.test/faq?lang=en' },
    { locale: 'fr', href: 'https://shop.test/faq?lang=fr' },
    { locale: 'x-default', href: 'https://shop.test/faq' },
  ])
})

test('a shop of one language names none', () => {
  expect(pageLinks({ ...site, languages: [] }, '/').alternates).toEqual([])
})
