import { expect, test } from 'vitest'
import { listInSentence, listText } from './list-text'

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
