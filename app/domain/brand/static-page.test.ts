import { describe, expect, test } from 'vitest'
import type { StaticPage } from './settings'
import { footerName, footerPage, isFramed, legalPage, pageBySlug, readingList } from './static-page'

const page = (slug: string, part: Partial<StaticPage> = {}): StaticPage => ({
  name: slug,
  slug,
  identifier: '',
  isExternal: false,
  url: `https://vendor.test/${slug}`,
  ...part,
})

const noLinks = { privacy: '', help: '', terms: '' }

test('a static page is found by its slug, unless it is missing or has no address', () => {
  const pages = [page('about-us'), page('draft', { url: '' })]
  expect(pageBySlug(pages, 'about-us')).toBe(pages[0])
  expect(pageBySlug(pages, 'draft')).toBeNull()
  expect(pageBySlug(pages, 'constructor')).toBeNull()
})

describe('the pages for terms, privacy and help', () => {
  test('are the static pages with identifiers 1 and 2', () => {
    const staticPages = [page('rules', { identifier: '1' }), page('data', { identifier: '2' })]
    const settings = { staticPages, legalLinks: { ...noLinks, terms: 'https://vendor.test/old-terms' } }
    expect(legalPage(settings, 'terms')).toBe(staticPages[0])
    expect(legalPage(settings, 'privacy')).toBe(staticPages[1])
    expect(legalPage(settings, 'help')).toBeNull()
  })

  test('are otherwise at the addresses in the settings', () => {
    const settings = { staticPages: [page('help')], legalLinks: { ...noLinks, help: 'https://vendor.test/help' } }
    expect(legalPage(settings, 'help')).toEqual({ name: '', url: 'https://vendor.test/help', isExternal: false })
    expect(legalPage(settings, 'terms')).toBeNull()
  })
})

describe('a page is framed', () => {
  const site = 'https://shop.test'
  test('if it is on another site', () => expect(isFramed(page('terms'), site)).toBe(true))
  test.each([
    ['marked as outside', page('terms', { isExternal: true })],
    ['of this very site', page('terms', { url: 'https://shop.test/terms' })],
    ['without encryption in an encrypted site', page('terms', { url: 'http://vendor.test/terms' })],
  ])('but not if it is %s', (_, outside) => expect(isFramed(outside, site)).toBe(false))
})

describe('the pages of the footer', () => {
  test('are found by identifier, the about page by its name', () => {
    const pages = [page('x', { name: 'About Us' }), page('r', { identifier: '4' }), page('s', { identifier: '5' })]
    const found = (['about', 'refund', 'shipping'] as const).map((kind) => footerPage(pages, kind))
    expect(found).toEqual(pages)
  })

  test('include an about page in another language by its slug, which is not translated', () => {
    const about = page('about-us', { name: 'من نحن' })
    expect(footerPage([about], 'about')).toBe(about)
  })

  test('have names of our own, which other pages have not', () => {
    const staticPages = [
      page('about-us'),
      page('r', { identifier: '4' }),
      page('rules', { identifier: '1' }),
      page('x'),
    ]
    const names = staticPages.map((each) => footerName({ staticPages, legalLinks: noLinks }, each))
    expect(names).toEqual(['footer.about', 'footer.refund', 'terms.title', null])
  })

  test('leave out one that is missing or has no address', () => {
    expect(footerPage([page('refunds', { identifier: '4', url: '' })], 'refund')).toBeNull()
    expect(footerPage([], 'about')).toBeNull()
  })
})

test('the list of pages leaves out one without an address', () => {
  const staticPages = [page('rules', { url: '' }), page('x')]
  expect(readingList({ staticPages, legalLinks: noLinks }).pages).toEqual([staticPages[1]])
})
