import { expect, test } from 'vitest'
import { document, resolved, type Schema } from '../contract/document'
import { NUMERIC_KEYS, REQUIRED_KEYS, TEXTLESS_KEYS } from './wire-keys'

const partsOf = ({ oneOf = [], anyOf = [], allOf = [] }: Schema) => [...oneOf, ...anyOf, ...allOf]

/** The JSON types a schema names; none when it lets everything through. */
function typesOf(schema: Schema): string[] {
  const { type = [], ...rest } = resolved(schema)
  return [type, partsOf(rest).map(typesOf)].flat(2)
}

/** Types of every key of the answers, once for each place that has it. */
const typesByKey = new Map<string, string[][]>()
const required = new Set<string>()
const seen = new Set<unknown>()

function read(schema: Schema): void {
  const { properties = {}, items, required: needed = [], ...rest } = resolved(schema)
  // The reference of a recursive schema resolves to the same object again.
  if (seen.has(properties)) return
  seen.add(properties)
  for (const key of needed) required.add(key)
  for (const [key, inner] of Object.entries(properties)) {
    typesByKey.set(key, [...(typesByKey.get(key) ?? []), typesOf(inner)])
    read(inner)
  }
  for (const part of partsOf(rest)) read(part)
  if (items) read(items)
}

for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  if (schema) read(schema)
}

const keysWhere = (fits: (places: string[][]) => boolean) =>
  [...typesByKey].flatMap(([key, places]) => (fits(places) ? [key] : [])).toSorted()

test('the keys that may hold numbers are those of the contract', () => {
  const isNumeric = (types: string[]) => types.includes('number') || types.includes('integer')
  expect(NUMERIC_KEYS).toEqual(keysWhere((places) => places.every(isNumeric)))
})

test('wherever a number is allowed, its text is allowed too', () => {
  const numberOnly = (types: string[]) => /number|integer/.test(types.join()) && !types.includes('string')
  expect(keysWhere((places) => places.some(numberOnly))).toEqual([])
})

test('the required keys are those of the contract, and all keys that cannot be null are among them', () => {
  expect(REQUIRED_KEYS).toEqual([...required].toSorted())
  const notNull = keysWhere((places) => places.some((types) => types.includes('string') && !types.includes('null')))
  expect(notNull.filter((key) => !required.has(key))).toEqual([])
})

test('the keys that may be null but not text are those of the contract', () => {
  const isTextless = (types: string[]) => types.includes('null') && !types.includes('string')
  expect(TEXTLESS_KEYS).toEqual(keysWhere((places) => places.some(isTextless)))
})
