import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The parts of a JSON Schema that tests read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  examples?: unknown[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** What a request or an answer holds, in one content type. */
interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** An operation as the document writes it. */
export interface OperationObject {
  'x-auth': { requirement: 'none' | 'optional' | 'required' }
  'x-codes': { code: number | string }[]
  'x-legacy-path'?: string
  /** Fields that a gateway gets from the shop, or that the shop gets beside its link. */
  'x-hand-off-fields'?: string[]
  parameters?: { name: string; required?: boolean; schema: Schema; example?: unknown }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
}

const text = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')

/** The contract. It is not searched for duplicate keys, which would take as long again. */
export const document = parse(text, { uniqueKeys: false }) as Document

/** The schema itself, or the one that its reference points to, with the keywords beside the reference. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const target = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (!target) throw new Error(`the contract has no ${schema.$ref}`)
  const { $ref: _, ...beside } = schema
  return { ...resolved(target), ...beside }
}
