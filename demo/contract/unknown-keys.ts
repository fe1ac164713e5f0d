import { resolved, type Schema } from './document'

/** A schema and everything it is put together from. */
function parts(schema: Schema): Schema[] {
  const own = resolved(schema)
  return [own, ...[own.allOf, own.anyOf, own.oneOf].flatMap((branches) => branches ?? []).flatMap(parts)]
}

/**
 * Keys of an answer that its schema does not name. The contract lets answers grow, so a misspelt key is no breach of the
 * schema; in the demo it would be a mistake all the same. `allowed` are keys that the contract names elsewhere.
 */
export function unknownKeys(schema: Schema, value: unknown, allowed: string[], path = ''): string[] {
  const schemas = parts(schema)
  if (Array.isArray(value)) {
    const items = { anyOf: schemas.flatMap((part) => part.items ?? []) }
    return value.flatMap((item: unknown, index) => unknownKeys(items, item, allowed, `${path}/${index}`))
  }
  // What the contract says nothing about may hold anything.
  if (typeof value !== 'object' || value === null || !schemas.some((part) => part.properties)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (allowed.includes(key)) return []
    const named = schemas.flatMap((part) => part.properties?.[key] ?? [])
    return named.length === 0 ? [`${path}/${key}`] : unknownKeys({ anyOf: named }, inner, allowed, `${path}/${key}`)
  })
}
