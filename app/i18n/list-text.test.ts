import { expect, test } from 'vitest'
import { listText } from './list-text'

test('names are parted as the language does', () => {
  expect(listText(['Salads', 'Healthy', 'Bowls'], 'en')).toBe('Salads, Healthy, Bowls')
  expect(listText(['سلطات', 'صحي'], 'ar')).toMatch(/^سلطات(،| و)/)
  expect([listText(['Salads'], 'en'), listText([], 'en')]).toEqual(['Salads', ''])
})
