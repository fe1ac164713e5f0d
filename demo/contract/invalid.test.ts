import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Reply, type RunningDemo } from '../testing/client'
import { ask, fitting } from './checked'
import { endsSession, firstExample, operations, type Operation } from './contract'
import { resolved } from './document'

const WRONG = [{ deep: [1] }, {}, [], ['text']]

let demo: RunningDemo
let token: string
beforeAll(async () => {
  demo = await startDemo()
  token = await demo.signIn()
})
afterAll(() => demo.stop())

const titled = (wanted: Operation[]) => wanted.map((operation) => [operation.name, operation] as const)
const posts = operations.filter(({ method }) => method === 'POST')
const gets = operations.filter(({ method, required }) => method === 'GET' && required.length > 0)
const valuesOf = (operation: Operation) => Object.values(firstExample(operation).fields).flat()
const takesFile = (operation: Operation) => valuesOf(operation).some((value) => value instanceof File)
const scalarsOf = ({ fields }: Operation) =>
  Object.keys(fields).filter((field) => fields[field] && resolved(fields[field]).type !== 'array')

async function send(operation: Operation, fields: Record<string, unknown>, contentType?: string) {
  const example = { ...firstExample(operation), fields, ...(contentType && { contentType }) }
  const reply = await ask(demo, operation, example, operation.auth === 'none' ? undefined : token)
  return fitting(operation.name, reply)
}

/** The names of the refused fields of an HTTP 422. */
const refused = ({ status, body }: Reply) => ({
  status,
  fields: Object.keys((body.errors as object | undefined) ?? {}),
})

describe('an invalid call', () => {
  test.each(titled(posts))('%s names the required field that is missing', async (_, operation) => {
    for (const field of operation.required) {
      const { [field]: _left, ...rest } = firstExample(operation).fields
      expect(refused(await send(operation, rest)), field).toEqual({ status: 422, fields: [field] })
    }
  })

  // Always as JSON, because forms can hold only text.
  test.each(titled(posts.filter((operation) => !takesFile(operation))))(
    '%s names every field that is of a wrong type',
    async (_, operation) => {
      const names = scalarsOf(operation)
      for (const wrong of WRONG) {
        const fields = Object.fromEntries(names.map((name) => [name, wrong]))
        const { status, fields: named } = refused(await send(operation, fields, 'application/json'))
        expect({ status, named: named.toSorted() }, JSON.stringify(wrong)).toEqual({
          status: 422,
          named: names.toSorted(),
        })
      }
    },
  )

  test.each(titled(gets))('%s names the field that is missing or given twice', async (name, operation) => {
    for (const field of operation.required) {
      expect(refused(await send(operation, {}))).toEqual({ status: 422, fields: [field] })
      const twice = fitting(name, await demo.get(`/api/v1/${name}?${field}=1&${field}=2`))
      expect(refused(twice)).toEqual({ status: 422, fields: [field] })
    }
  })
})

describe('a call with unknown fields', () => {
  test.each(titled(operations))('%s ignores the rest', async (name, operation) => {
    const fields = { ...firstExample(operation).fields, nobody_knows: { deep: [1] } }
    expect((await send(operation, fields)).status).toBe(200)
    if (!endsSession(name)) return
    await demo.control('reset')
    token = await demo.signIn()
  })
})
