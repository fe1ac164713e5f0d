import { expect, test } from 'vitest'
import { footerPage } from './footer-pages'

const page = (identifier: string, name: string, url = `https://pages.test/${name}`) => ({
  ...{ identifier, name, url, slug: name.toLowerCase().replaceAll(' ', '-') },
  isExternal: false,
})

test('refunds and delivery are found by identifier, the about page by its name', () => {
  const pages = [page('3', 'About Us'), page('4', 'R'), page('5', 'S')]
  const names = (['about', 'refund', 'shipping'] as const).map((kind) => footerPage(pages, kind)?.name)
  expect(names).toEqual(['About Us', 'R', 'S'])
})

test('an about page in another language is found by its slug, which is not translated', () => {
  const about = { ...page('3', 'من نحن'), slug: 'about-us' }
  expect(footerPage([about], 'about')).toBe(about)
})

test('a page that is missing or has no address is left out', () => {
  expect(footerPage([page('4', 'Refunds', '')], 'refund')).toBeNull()
  expect(footerPage([], 'about')).toBeNull()
})
