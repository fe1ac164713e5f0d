import { describe, expect, test } from 'vitest'
import { cutText, firstCharacters, isVisible, longestQuery, typedQuery, withoutUnseen, wordSearch } from './text'

describe('cutting a text', () => {
  test('up to the limit changes nothing', () => {
    expect(cutText('abcde', 5)).toBe('abcde')
  })

  test('beyond it ends in an ellipsis, without a blank before it', () => {
    expect(cutText('abcdef', 5)).toBe('abcde…')
    expect(cutText('abcd efg', 5)).toBe('abcd…')
  })

  test('keeps words whole, unless one word is most of the text', () => {
    expect(cutText('Fresh bread from noon', 13)).toBe('Fresh bread…')
    expect(cutText('Fresh bread from noon', 11)).toBe('Fresh bread…')
    expect(cutText('Go Donaudampfschifffahrt', 12)).toBe('Go Donaudamp…')
    expect(cutText('ขนมปังสดใหม่ทุกวัน', 8)).toBe('ขนมปังสด…')
  })

  test('keeps emoji and marked letters whole', () => {
    expect(cutText('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…')
    expect(cutText('👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳')
    expect(cutText('e\u0301e\u0301e\u0301', 1)).toBe('e\u0301…')
  })
})

test('a text may be cut to less than the limit that it is over', () => {
  expect(cutText('a'.repeat(250), 210, 250)).toHaveLength(250)
  expect(cutText('a'.repeat(251), 210, 250)).toBe(`${'a'.repeat(210)}…`)
})

test('the first characters are whole ones, and no more of the text is read than they need', () => {
  expect(firstCharacters('👩‍👩‍👧क्षé!', 3)).toEqual(['👩‍👩‍👧', 'क्ष', 'é'])
  const { user } = process.cpuUsage()
  for (const letter of ['a', '\u0301', '👩‍👧']) expect(firstCharacters(letter.repeat(1_000_000), 80)).not.toHaveLength(0)
  // In microseconds: a quadratic search of a million letters would take half an hour.
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000)
})

describe('a search by words', () => {
  const texts = ['Où est ma commande réglée ? Ouvrez Commandes.', 'How can I pay? In cash at the door.']
  const found = (query: string) => texts.filter(wordSearch(typedQuery(new URLSearchParams(query))))

  test('finds texts that have all words, in any case and with any accents', () => {
    expect(found('q=regle+commande')).toEqual([texts[0]])
    expect(found('q=CASH+pay')).toEqual([texts[1]])
    expect(found('q=cash+commande')).toEqual([])
  })

  test('for nothing finds all', () => {
    expect(found('')).toHaveLength(2)
    expect(found('q=++')).toHaveLength(2)
  })

  test('reads no more than a field holds, and no blanks around it', () => {
    expect(typedQuery(new URLSearchParams({ q: ' naan ' }))).toBe('naan')
    expect(typedQuery(new URLSearchParams({ q: 'a'.repeat(100) }))).toHaveLength(longestQuery)
  })
})

test('what comes along unseen when a code is copied does not count', () => {
  expect(withoutUnseen('\u200e TASTY\u200b20\u200f ')).toBe('TASTY20')
  expect([' \u200b', '\u200e', '?', '🍕', 'ق'].map(isVisible)).toEqual([false, false, true, true, true])
})
