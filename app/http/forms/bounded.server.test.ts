import { expect, test } from 'vitest'
import { boundedAddress, boundedFields } from './bounded.server'

const address = (query: string) => `http://shop.example/search?${query}`

test('an address of normal length stays exactly as it is', () => {
  const normal = address('q=dal%20rice&redirectTo=%2Forders%3Fpage=2&flag&x=%E9')
  expect(boundedAddress(normal).href).toBe(normal)
})

test('each parameter of an address is cut to its useful length, and the others stay', () => {
  const url = boundedAddress(address(`q=${'a'.repeat(14_000)}&category=${'1'.repeat(500)}&veg=1`))
  const lengths = [...url.searchParams].map(([name, text]) => [name, text.length])
  expect(lengths).toEqual([
    ['q', 400],
    ['category', 100],
    ['veg', 1],
  ])
})

test('return addresses may be long, and built-in property names are not limits', () => {
  const returnPath = `/sign-in?${'a'.repeat(1500)}`
  const { searchParams } = boundedAddress(
    address(new URLSearchParams({ redirectTo: returnPath, constructor: 'x' }).toString()),
  )
  expect([searchParams.get('redirectTo'), searchParams.get('constructor')]).toEqual([returnPath, 'x'])
})

test('a form field keeps the length that its own message is about', () => {
  const fields = boundedFields(new URLSearchParams({ message: 'a'.repeat(60_000), title: 'b'.repeat(300) }))
  expect([fields.get('message')?.length, fields.get('title')?.length]).toEqual([20_000, 300])
})

test('the largest cart is restored whole: 300 lines, each with several choices', () => {
  const line = { itemId: '100001', choiceIds: ['200001', '200002', '200003', '200004'], quantity: 1 }
  const lines = JSON.stringify(Array.from({ length: 300 }, () => line))
  expect(boundedFields(new URLSearchParams({ lines })).get('lines')).toBe(lines)
})
