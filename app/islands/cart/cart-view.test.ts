import { expect, test } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { cartWords } from '~/features/cart/page-cart-bar'
import { translatorFor } from '~/i18n/i18n.server'
import { words } from '../page.test-support'
import { wordFor } from './cart-view'

test.each(supportedLocales)('the browser says the same as i18next on the server, in %s', (locale) => {
  const [t, own] = [translatorFor(locale), cartWords(locale)]
  for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000])
    expect(wordFor(own, 'cart.itemCount', { count })).toBe(t('cart.itemCount', { count }))
  const bowls = { name: 'Bowl {{x}} $& $1 $t(cart.title)', quantity: 1234 }
  expect(wordFor(own, 'cart.announceQuantity', bowls)).toBe(t('cart.announceQuantity', bowls))
  expect(wordFor(own, 'item.add', {})).toBe(t('item.add'))
})

test('a plural form that only the browser knows falls back to the general form', () => {
  const spanish = { ...words, locale: 'es', 'cart.itemCount_other': '{{count}} artículos' }
  expect(wordFor(spanish, 'cart.itemCount', { count: 1_000_000 })).toBe('1.000.000 artículos')
})
