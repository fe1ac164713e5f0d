import { expect, test } from 'vitest'
import { footerPages } from './footer-pages'

const page = (identifier: string, name: string, url = `https://pages.test/${name}`) => ({
  ...{ identifier, name, url, slug: name.toLowerCase().replaceAll(' ', '-') },
  isExternal: false,
})
const noLinks = { privacy: '', help: '', terms: '' }

test('terms, privacy, refund and delivery are found by identifier, about by its name', () => {
  const staticPages = [page('3', 'About Us'), page('1', 'T'), page('2', 'P'), page('4', 'R'), page('5', 'S')]
  const found = footerPages({ staticPages, legalLinks: noLinks })
  const names = Object.entries(found).map(([kind, one]) => [kind, one === null || one === 'own' ? one : one.name])
  expect(Object.fromEntries(names)).toEqual({ about: 'About Us', terms: 'T', refund: 'R', shipping: 'S', privacy: 'P' })
})

test('an about page in another language is known by the slug that it keeps', () => {
  const about = { ...page('3', 'من نحن'), slug: 'about-us' }
  expect(footerPages({ staticPages: [about], legalLinks: noLinks }).about).toBe(about)
})

test('what the vendor does not have, or has without an address, is not there', () => {
  const found = footerPages({ staticPages: [page('4', 'Refunds', '')], legalLinks: noLinks })
  expect(found).toEqual({ about: null, terms: null, refund: null, shipping: null, privacy: null })
})

test('terms and privacy that only the settings name have their own address here', () => {
  const legalLinks = { ...noLinks, terms: 'https://a.test/t', privacy: 'https://a.test/p' }
  expect(footerPages({ staticPages: [], legalLinks })).toMatchObject({ terms: 'own', privacy: 'own' })
})
