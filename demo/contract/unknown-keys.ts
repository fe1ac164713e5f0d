import { resolved, type Schema } from './document'

const cache = new WeakMap<Schema, Schema[]>()

/** A schema and all schemas that it combines. */
function partsOf(schema: Schema): Schema[] {
  const before = cache.get(schema)
  if (before) return before
  const own = resolved(schema)
  const branches = [own.allOf, own.anyOf, own.oneOf].flatMap((some) => some ?? [])
  const parts = [own, ...branches.flatMap(partsOf)]
  cache.set(schema, parts)
  return parts
}

function strange(schemas: Schema[], value: unknown, allowed: string[], path: string): string[] {
  const parts = schemas.flatMap(partsOf)
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? [])
    return value.flatMap((item: unknown, index) => strange(items, item, allowed, `${path}/${index}`))
  }
  // The contract allows anything in an object that it does not describe.
  if (typeof value !== 'object' || value === null || !parts.some((part) => part.properties)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (allowed.includes(key)) return []
    const schemas = parts.flatMap((part) => part.properties?.[key] ?? [])
    return schemas.length === 0 ? [`${path}/${key}`] : strange(schemas, inner, allowed, `${path}/${key}`)
  })
}

/**
 * Keys of an answer that its schema does not name, as paths. The contract lets answers grow, so a misspelt key is no
 * breach of the schema; in the demo it would be a mistake all the same. `allowed` are keys that the contract names
 * elsewhere.
 */
export function unknownKeys(schema: Schema, answer: unknown, allowed: string[]): string[] {
  return strange([schema], answer, allowed, '')
}
