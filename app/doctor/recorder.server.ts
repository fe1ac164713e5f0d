import { parseJson } from '~/vendor-api/wire-values'

/** One answer of the vendor. `body` is undefined if it is no JSON. */
export type Answer = { call: string; status: number; contentType: string; ms: number; body: unknown; length: number }

/** A `fetch` that records the answers since the last `take`. They are never printed. */
export class Recorder {
  private readonly answers: Answer[] = []
  readonly taken: Answer[] = []

  readonly fetch: typeof fetch = async (input, init) => {
    const started = performance.now()
    const response = await fetch(input, init)
    const text = await response.clone().text()
    this.answers.push({
      call: new URL(String(input)).pathname.split('/').at(-1) ?? '',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      ms: Math.round(performance.now() - started),
      body: parseJson(text),
      length: text.length,
    })
    return response
  }

  /** The answers since the last call. */
  take(): Answer[] {
    const answers = this.answers.splice(0)
    this.taken.push(...answers)
    return answers
  }
}

/** Deeper values say nothing new. */
const deepest = 8

type Value = { name: string; value: unknown; depth: number }

/** A value and all values nested in it, each with the name of its field; those of a list have the list's. */
export function valuesIn(value: unknown, name = '', depth = 0): Value[] {
  const inside = typeof value === 'object' && value !== null && depth < deepest ? Object.entries(value) : []
  const nameOf = (key: string) => (Array.isArray(value) ? name : key)
  return [{ name, value, depth }, ...inside.flatMap(([key, one]) => valuesIn(one, nameOf(key), depth + 1))]
}
