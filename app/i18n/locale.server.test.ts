import { expect, test } from 'vitest'
import { detectLocale } from './locale.server'

const ask = (acceptLanguage: string | null, offered: string[], picked: string | null = null, named?: string) => {
  const headers: HeadersInit = acceptLanguage === null ? {} : { 'Accept-Language': acceptLanguage }
  return detectLocale(new Request('http://localhost/?lng=th', { headers }), offered, picked, named)
}

test('the customer’s own pick comes before the browser’s languages', async () => {
  expect(await ask('de', ['en', 'de', 'fr'], 'fr')).toBe('fr')
})

test('the language in the address counts for visitors without a pick', async () => {
  expect(await ask('de', ['en', 'de', 'fr'], null, 'fr')).toBe('fr')
  expect(await ask('de', ['en', 'de', 'fr'], 'de', 'fr')).toBe('de')
})

test('without a pick the browser decides', async () => {
  expect(await ask('de-AT,de;q=0.9', ['en', 'de'])).toBe('de')
})

test("only the vendor's languages are used", async () => {
  expect(await ask('de', ['ar', 'en'], 'fr')).toBe('en')
})

test('a vendor without English uses its first language', async () => {
  expect(await ask('de', ['ar', 'fr'])).toBe('ar')
})

test('a browser without languages gets English', async () => {
  expect(await ask(null, ['fr', 'en'])).toBe('en')
})

test.each(['constructor', '__proto__', '', '../en', 'EN-'])('a pick of %j is ignored', async (picked) => {
  expect(await ask('fr', ['en', 'fr'], picked)).toBe('fr')
})
