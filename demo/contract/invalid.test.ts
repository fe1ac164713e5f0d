import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemo, type Reply, type RunningDemo } from '../testing/client'
import { ask, fitting } from './checked'
import { firstExample, operations, type Operation } from './contract'
import { resolved } from './document'

const WRONG = [{}, { deep: [1] }, [], ['text']]

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(() => demo.control('reset'))

const titled = (wanted: Operation[]) => wanted.map((operation) => [operation.name, operation] as const)
const posts = operations.filter(({ method }) => method === 'POST')
const gets = operations.filter(({ method }) => method === 'GET')
const takesFile = (operation: Operation) =>
  Object.values(firstExample(operation).fields)
    .flat()
    .some((value) => value instanceof File)
const scalarsOf = ({ fields }: Operation) =>
  Object.keys(fields).filter((field) => fields[field] && resolved(fields[field]).type !== 'array')

const tokenFor = ({ auth }: Operation) => (auth === 'none' ? undefined : demo.signIn())

async function send(operation: Operation, fields: Record<string, unknown>, token?: string, contentType?: string) {
  const example = firstExample(operation)
  return fitting(
    operation.name,
    await ask(demo, operation, { contentType: contentType ?? example.contentType, fields }, token),
  )
}

const refused = ({ status, body }: Reply) => ({
  status,
  fields: Object.keys((body.errors as object | undefined) ?? {}),
})

test.each(titled(posts.filter(({ required }) => required.length > 0)))(
  '%s names the required field that is missing',
  async (_, operation) => {
    const token = await tokenFor(operation)
    for (const field of operation.required) {
      const { [field]: _left, ...rest } = firstExample(operation).fields
      expect(refused(await send(operation, rest, token)), field).toEqual({ status: 422, fields: [field] })
    }
  },
)

// As JSON, also where a call wants a form: forms hold nothing but text.
test.each(titled(posts.filter((operation) => !takesFile(operation))))(
  '%s names the field that is of a wrong type',
  async (_, operation) => {
    const token = await tokenFor(operation)
    for (const field of scalarsOf(operation)) {
      for (const wrong of WRONG) {
        const reply = await send(
          operation,
          { ...firstExample(operation).fields, [field]: wrong },
          token,
          'application/json',
        )
        expect(refused(reply), `${field}: ${JSON.stringify(wrong)}`).toEqual({ status: 422, fields: [field] })
      }
    }
  },
)

test.each(titled(operations))('%s ignores fields it does not know', async (_, operation) => {
  const fields = { ...firstExample(operation).fields, nobody_knows: { deep: [1] } }
  expect((await send(operation, fields, await tokenFor(operation))).status).toBe(200)
})

test.each(titled(gets))('%s names the field that is missing or given twice', async (name, operation) => {
  const token = await tokenFor(operation)
  for (const field of operation.required) {
    expect(refused(await send(operation, {}, token))).toEqual({ status: 422, fields: [field] })
    const twice = fitting(name, await demo.get(`/api/v1/${name}?${field}=1&${field}=2`, token))
    expect(refused(twice)).toEqual({ status: 422, fields: [field] })
  }
})
