import { expect, test } from 'vitest'
import { inLanguage } from './settings-texts'
import { someSettings } from './test-builders'

test('texts of the page’s language take the place of those the vendor was found with', () => {
  const settings = someSettings({ headline: 'Everything you crave', footerText: 'Since 1988' })
  const arabic = inLanguage(settings, { headline: 'كل ما تشتهيه', footerText: '' })
  expect(arabic).toEqual({ ...settings, headline: 'كل ما تشتهيه' })
})

test('what the vendor says nothing of in the page’s language stays as it was found', () => {
  const page = { name: 'About us', slug: 'about-us', identifier: '', isExternal: false, url: '' }
  const settings = someSettings({ taxName: 'VAT', staticPages: [page] })
  expect(inLanguage(settings, { taxName: '', staticPages: [] })).toEqual(settings)
})
