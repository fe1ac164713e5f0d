import { describe, expect, test } from 'vitest'
import { listText } from './list-text'

describe('a list of names', () => {
  test('is written as readers of the language write it', () => {
    expect(listText(['Pizza', 'Pasta', 'Salads'], 'en')).toBe('Pizza, Pasta, Salads')
    expect(listText(['Pizza', 'Pasta'], 'de')).toBe('Pizza und Pasta')
    expect(listText(['مشاوي', 'شاورما'], 'ar')).toBe('مشاوي وشاورما')
  })

  test('of one name is the name, of none is empty', () => {
    expect(listText(['Pizza'], 'en')).toBe('Pizza')
    expect(listText([], 'en')).toBe('')
  })
})
