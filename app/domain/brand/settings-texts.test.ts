import { expect, test } from 'vitest'
import { formatMoney } from '~/domain/money/money'
import { inLanguage } from './settings-texts'
import { someSettings } from '~/domain/test-builders'

test('texts of the page’s language take the place of those the vendor was found with', () => {
  const settings = someSettings({ headline: 'Everything you crave', footerText: 'Since 1988' })
  const arabic = inLanguage(settings, { headline: 'كل ما تشتهيه', footerText: '' }, 'ar')
  expect(arabic).toMatchObject({ headline: 'كل ما تشتهيه', footerText: 'Since 1988' })
})

test('what the vendor says nothing of in the page’s language stays as it was found', () => {
  const page = { name: 'About us', slug: 'about-us', identifier: '', isExternal: false, url: '' }
  const settings = someSettings({ taxName: 'VAT', staticPages: [page] })
  expect(inLanguage(settings, { taxName: '', staticPages: [] }, 'fr')).toMatchObject({
    taxName: 'VAT',
    staticPages: [page],
  })
})

test('prices are written as the page’s language does, with the vendor’s sign', () => {
  const { currency } = inLanguage(someSettings(), {}, 'ar')
  expect(formatMoney('40', currency)).toBe('40.00\u00a0₹')
})
