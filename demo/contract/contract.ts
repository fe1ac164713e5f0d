import { Ajv2020 } from 'ajv/dist/2020.js'
import { document, resolved, type OperationObject, type Schema } from './document'
import { unknownKeys } from './unknown-keys'

/** A request the contract shows, in one content type ("query" for a GET). */
export interface RequestExample {
  contentType: string
  fields: Record<string, unknown>
}

/** A call of the contract. */
export interface Operation {
  name: string
  method: 'GET' | 'POST'
  auth: 'none' | 'optional' | 'required'
  /** Its name in an older version of the API. */
  legacyName: string | undefined
  /** Numeric codes of the body it documents. */
  codes: number[]
  /** Fields that a gateway gets from the shop, or that the shop gets beside its link. Only recharges have any. */
  gatewayFields: string[]
  /** Schemas of its request's fields; those of all content types are the same. */
  fields: Record<string, Schema>
  required: string[]
  examples: RequestExample[]
}

const DOCUMENT = 'contract'
// Not strict, because the schemas of the contract contain keywords of their own, such as x-source.
const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, DOCUMENT)

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** A picture of one dot, for fields that take a file. */
export const onePixel = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p5+zRgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'dot.png',
    { type: 'image/png' },
  )

function exampleOf(schema: Schema): unknown {
  const { examples, items, format } = resolved(schema)
  if (format === 'binary') return onePixel()
  return items ? [exampleOf(items)] : examples?.[0]
}

function fieldExamples(fields: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, exampleOf(schema)]))
}

function operationOf(path: string, method: string, object: OperationObject): Operation {
  const contents = Object.entries(object.requestBody?.content ?? {})
  const bodies = contents.map(([contentType, content]) => ({ contentType, content, schema: resolved(content.schema) }))
  const parameters = object.parameters ?? []
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const queryExample = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  const examples = bodies.map(({ contentType, content, schema }) => ({
    contentType,
    fields: (content.example as Record<string, unknown> | undefined) ?? fieldExamples(schema.properties ?? {}),
  }))
  return {
    name: path.slice(1),
    method: method === 'get' ? 'GET' : 'POST',
    auth: object['x-auth'].requirement,
    legacyName: object['x-legacy-path'],
    codes: object['x-codes'].map(({ code }) => code).filter((code) => typeof code === 'number'),
    gatewayFields: object['x-hand-off-fields'] ?? [],
    fields: Object.assign(query, ...bodies.map(({ schema }) => schema.properties ?? {})) as Record<string, Schema>,
    required: bodies[0]?.schema.required ?? parameters.filter(({ required }) => required).map(({ name }) => name),
    examples: method === 'get' ? [{ contentType: 'query', fields: queryExample }] : examples,
  }
}

/** Every call of the contract. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, object]) => operationOf(path, method, object)),
)

/** The request a call is tried with: the first one the contract shows. */
export function firstExample({ name, examples: [example] }: Operation): RequestExample {
  if (!example) throw new Error(`the contract shows no request of ${name}`)
  return example
}

/** Does the call end the session? */
export const endsSession = (name: string): boolean => ['logout', 'delete_account'].includes(name)

const byName = new Map(operations.map((operation) => [operation.name, operation]))
for (const operation of operations) if (operation.legacyName) byName.set(operation.legacyName, operation)

/** The call with this name, the older ones included. */
export function operationNamed(name: string): Operation {
  const operation = byName.get(name)
  if (!operation) throw new Error(`the contract has no ${name}`)
  return operation
}

function responseOf({ name, method }: Operation, status: number) {
  const response = document.paths[`/${name}`]?.[method.toLowerCase()]?.responses[String(status)]
  const at = `/paths/${escaped(`/${name}`)}/${method.toLowerCase()}/responses/${status}`
  return response && { at: response.$ref?.slice(1) ?? at, schema: response.content?.['application/json']?.schema }
}

/** Where an answer breaks its schema. Empty when it fits. */
export function breachesOf(operation: Operation, status: number, answer: unknown): string[] {
  const response = responseOf(operation, status)
  if (!response) return [`${operation.name}: HTTP ${status} is not documented`]
  const validate = ajv.getSchema(`${DOCUMENT}#${response.at}/content/${escaped('application/json')}/schema`)
  if (!validate) return [`${operation.name}: HTTP ${status} has no schema`]
  if (validate(answer)) return []
  return (validate.errors ?? []).map(
    (error) => `${operation.name}: ${error.instancePath || '/'} ${error.message ?? ''}`,
  )
}

/** Keys of an answer that the contract does not name, such as misspelt ones. */
export function strangersIn(operation: Operation, status: number, answer: unknown): string[] {
  const schema = responseOf(operation, status)?.schema
  const paths = schema ? unknownKeys(schema, answer, operation.gatewayFields) : []
  return paths.map((path) => `${operation.name}: ${path} is not in the contract`)
}
