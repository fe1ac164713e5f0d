import { expect, test } from 'vitest'
import { formatMoney } from '~/domain/money/money'
import { someSettings } from '~/domain/test-builders'
import { inLanguage } from './settings-texts'

test('texts in the page’s language replace the English ones', () => {
  const settings = someSettings({ headline: 'Everything you crave', footerText: 'Since 1988' })
  const arabic = inLanguage(settings, { headline: 'كل ما تشتهيه', footerText: '' }, 'ar')
  expect(arabic).toMatchObject({ headline: 'كل ما تشتهيه', footerText: 'Since 1988' })
})

test('a text missing in the page’s language stays English', () => {
  const page = { name: 'About us', slug: 'about-us', identifier: '', isExternal: false, url: '' }
  const settings = someSettings({ taxName: 'VAT', staticPages: [page] })
  expect(inLanguage(settings, { taxName: '', staticPages: [] }, 'fr')).toMatchObject({
    taxName: 'VAT',
    staticPages: [page],
  })
})

test('prices are formatted for the page’s language, with the vendor’s sign', () => {
  const { currency } = inLanguage(someSettings(), {}, 'ar')
  expect(formatMoney('40', currency)).toBe('40.00\u00a0₹')
})
