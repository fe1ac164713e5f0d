import { expect, test } from 'vitest'
import { boundedAddress, boundedFields } from './bounded.server'

const address = (query: string) => `http://shop.example/search?${query}`

test('an address that says no more than it can mean stays as it is, letter by letter', () => {
  const said = address('q=dal%20rice&redirectTo=%2Forders%3Fpage=2&flag&x=%E9')
  expect(boundedAddress(said).href).toBe(said)
})

test('a text of an address is cut to what it can mean, and the others stay', () => {
  const url = boundedAddress(address(`q=${'a'.repeat(14_000)}&category=${'1'.repeat(500)}&veg=1`))
  const lengths = [...url.searchParams].map(([name, text]) => [name, text.length])
  expect(lengths).toEqual([
    ['q', 400],
    ['category', 100],
    ['veg', 1],
  ])
})

test('a way back may be long, names that every object has are no limits', () => {
  const way = `/sign-in?${'a'.repeat(1500)}`
  const { searchParams } = boundedAddress(
    address(new URLSearchParams({ redirectTo: way, constructor: 'x' }).toString()),
  )
  expect([searchParams.get('redirectTo'), searchParams.get('constructor')]).toEqual([way, 'x'])
})

test('a field of a form keeps what its own message may be about', () => {
  const fields = boundedFields(new URLSearchParams({ message: 'a'.repeat(60_000), title: 'b'.repeat(300) }))
  expect([fields.get('message')?.length, fields.get('title')?.length]).toEqual([20_000, 300])
})
