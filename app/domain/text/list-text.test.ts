import { expect, test } from 'vitest'
import { listInSentence, listText } from './list-text'

test('names stand beside each other with the comma of the language, and no word of it among them', () => {
  expect(listText(['Large', 'Avocado', 'Feta'], 'en')).toBe('Large, Avocado, Feta')
  expect(listText(['Salads', 'Healthy'], 'de')).toBe('Salads, Healthy')
  expect(listText(['كبير', 'أفوكادو', 'جبن'], 'ar')).toBe('كبير، أفوكادو، جبن')
})

test('in a sentence they are joined as the language joins them', () => {
  expect(listInSentence(['Ei', 'Brot', 'Käse'], 'de')).toBe('Ei, Brot und Käse')
  expect(listInSentence(['الاثنين', 'الجمعة'], 'ar')).toBe('الاثنين والجمعة')
})

test('one name stands alone, and none is nothing', () => {
  expect([listText(['Large'], 'en'), listInSentence(['Large'], 'en')]).toEqual(['Large', 'Large'])
  expect([listText([], 'en'), listInSentence([], 'en')]).toEqual(['', ''])
})
