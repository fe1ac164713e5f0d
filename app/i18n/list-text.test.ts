import { expect, test } from 'vitest'
import { listText } from './list-text'

test('names are parted as readers of the language part them', () => {
  expect(listText(['Large', 'Avocado', 'Feta'], 'en')).toBe('Large, Avocado, Feta')
  expect(listText(['Ei', 'Brot', 'Käse'], 'de')).toBe('Ei, Brot und Käse')
  expect(listText(['كبير', 'أفوكادو', 'جبن'], 'ar')).toBe('كبير وأفوكادو وجبن')
})

test('one name stands alone, and none is nothing', () => {
  expect(listText(['Large'], 'en')).toBe('Large')
  expect(listText([], 'en')).toBe('')
})
