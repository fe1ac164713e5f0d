import { expect, test } from 'vitest'
import { listInSentence, listText, numberText, percentText, pluralOf } from './number-text'

/** Some languages use narrow spaces where others use plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en', '1,234,567.50'],
  ['ar', '1,234,567.50'],
  ['th', '1,234,567.50'],
  ['de', '1.234.567,50'],
  ['es', '1.234.567,50'],
  ['ru', '1 234 567,50'],
  ['fr', '1 234 567,50'],
])('%s formats its numbers like %s', (locale, text) => {
  expect(plain(numberText('1234567.50', locale))).toBe(text)
})

test('digits are Western in every language', () => {
  for (const locale of ['ar', 'ar-EG', 'th']) expect(numberText(1234.5, locale)).toBe('1,234.5')
})

test('no digit of a long number is lost or rounded', () => {
  expect(numberText('999999999999999999.125', 'en')).toBe('999,999,999,999,999,999.125')
  expect(numberText('0.0000000001', 'de')).toBe('0,0000000001')
})

test('a percentage is formatted for the language', () => {
  expect(['en', 'de', 'ar'].map((locale) => plain(percentText('12.5', locale)))).toEqual(['12.5%', '12,5 %', '12.5‎%‎'])
  expect(percentText('7', 'en')).toBe('7%')
})

test('plural forms are those of the language', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => pluralOf(count, 'ar'))).toEqual([
    ...['zero', 'one', 'two', 'few', 'many', 'other'],
  ])
  expect([1, 2, 5, 21].map((count) => pluralOf(count, 'ru'))).toEqual(['one', 'few', 'many', 'one'])
})

test('names are separated by the comma of the language, without an "and"', () => {
  expect(listText(['Large', 'Avocado', 'Feta'], 'en')).toBe('Large, Avocado, Feta')
  expect(listText(['Salads', 'Healthy'], 'de')).toBe('Salads, Healthy')
  expect(listText(['كبير', 'أفوكادو', 'جبن'], 'ar')).toBe('كبير، أفوكادو، جبن')
})

test('in a sentence they are joined the way the language does', () => {
  expect(listInSentence(['Ei', 'Brot', 'Käse'], 'de')).toBe('Ei, Brot und Käse')
  expect(listInSentence(['الاثنين', 'الجمعة'], 'ar')).toBe('الاثنين والجمعة')
})

test('one name stays alone, and no names are an empty text', () => {
  expect([listText(['Large'], 'en'), listInSentence(['Large'], 'en')]).toEqual(['Large', 'Large'])
  expect([listText([], 'en'), listInSentence([], 'en')]).toEqual(['', ''])
})
