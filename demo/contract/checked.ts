import { EMPTIES, inFlavour, MIXED, NUMBERS, type Flavour } from '../core/flavour'
import { startDemo, type Reply, type RunningDemo } from '../testing/client'
import { breachesOf, operationNamed, strangersIn, type Operation, type RequestExample } from './contract'

const pure = <Word extends string>(words: readonly Word[]) => words.filter((word) => word !== 'mixed')

/** Every spelling of answers: the mixture of the API, and the six pure ones. */
export const flavours: Flavour[] = [
  MIXED,
  ...pure(NUMBERS).flatMap((numbers) => pure(EMPTIES).map((empty) => ({ numbers, empty }))),
]

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const single of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (single instanceof File) form.append(name, single)
      else if (single !== undefined) form.append(name, String(single))
    }
  }
  return form
}

const urlEncoded = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]))

const bodies: Record<string, (fields: Record<string, unknown>) => RequestInit> = {
  'application/json': (fields) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }),
  // fetch writes the content type of these two.
  'multipart/form-data': (fields) => ({ body: formOf(fields) }),
  'application/x-www-form-urlencoded': (fields) => ({ body: urlEncoded(fields) }),
}

/** Sends a request in its content type. The fields are sent unchanged. */
export async function ask(
  demo: RunningDemo,
  { name, method }: Pick<Operation, 'name' | 'method'>,
  { contentType, fields }: RequestExample,
  token?: string,
): Promise<Reply> {
  const path = `/api/v1/${name}`
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  if (method === 'GET') return demo.send(`${path}?${urlEncoded(fields).toString()}`, { headers: bearer })
  const { headers, body } = bodies[contentType]?.(fields) ?? {}
  return demo.send(path, { method, headers: { ...headers, ...bearer }, body: body ?? null })
}

/** Returns the answer if it matches the contract in every spelling. Throws otherwise. */
export function fitting(name: string, reply: Reply): Reply {
  const operation = operationNamed(name)
  const { status, body } = reply
  const spellings = new Set(flavours.map((flavour) => inFlavour(flavour, body)))
  const breaches = [...spellings].flatMap((spelt) => breachesOf(operation, status, spelt))
  const problems = [...new Set([...strangersIn(operation, status, body), ...breaches])]
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nin ${JSON.stringify(body).slice(0, 1000)}`)
  return reply
}

/** Starts a demo and compares each of its answers with the contract. */
export async function startCheckedDemo() {
  const demo = await startDemo()
  const call: RunningDemo['call'] = async (name, fields, token) => fitting(name, await demo.call(name, fields, token))
  const read = async (name: string, fields: Record<string, unknown> = {}, token?: string) =>
    fitting(name, await ask(demo, { name, method: 'GET' }, { contentType: 'query', fields }, token))
  return { ...demo, call, read }
}

/** A running demo that checks its answers. */
export type CheckedDemo = Awaited<ReturnType<typeof startCheckedDemo>>
