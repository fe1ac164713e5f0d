import { expect, test } from 'vitest'
import { sitemapIndex, sitemapParts, sitemapXml } from './sitemap.server'

test('a site with more addresses than a sitemap holds is split, and none is lost', () => {
  const addresses = Array.from({ length: 120_001 }, (_, at) => at)
  const parts = sitemapParts(addresses)
  expect(parts.map((part) => part.length)).toEqual([50_000, 50_000, 20_001])
  expect(parts.flat()).toEqual(addresses)
  expect(sitemapParts([])).toEqual([[]])
})

test('a page is listed with its other languages, and every address is escaped', () => {
  const href = 'https://shop.test/vendor/a&b?lang=fr'
  const xml = sitemapXml([{ canonical: `https://shop.test/vendor/a&b'"<`, alternates: [{ locale: 'fr', href }] }])
  expect(xml).toContain('<loc>https://shop.test/vendor/a&amp;b&apos;&quot;&lt;</loc>')
  expect(xml).toContain('hreflang="fr" href="https://shop.test/vendor/a&amp;b?lang=fr"')
})

test('the index lists each part', () => {
  expect(sitemapIndex(['https://shop.test/sitemaps/1'])).toContain('<sitemap><loc>https://shop.test/sitemaps/1</loc>')
})
