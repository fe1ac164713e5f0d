import { NUMERIC_KEYS, REQUIRED_KEYS, TEXTLESS_KEYS } from './wire-keys'

/** Ways to spell numbers. */
export const NUMBERS = ['mixed', 'text', 'native'] as const
/** Ways to spell what is empty. */
export const EMPTIES = ['mixed', 'null', 'absent', 'blank'] as const

/** How answers are spelt. "mixed" is how the API does it: some of each. */
export interface Flavour {
  numbers: (typeof NUMBERS)[number]
  empty: (typeof EMPTIES)[number]
}

/** The spelling the demo starts with. */
export const MIXED: Flavour = { numbers: 'mixed', empty: 'mixed' }

type Fields = Record<string, unknown>

const numeric = new Set(NUMERIC_KEYS)
const required = new Set(REQUIRED_KEYS)
const textless = new Set(TEXTLESS_KEYS)

const isMixed = (flavour: Flavour) => flavour.numbers === 'mixed' && flavour.empty === 'mixed'

/** The number that a text means. A text that would not survive the round trip, such as "00123", stays. */
function nativeOf(text: string): string | number {
  const plain = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)
  return plain && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text
}

/** The wanted spelling of an empty value. Undefined removes its key. */
function emptyIn(flavour: Flavour, key: string, value: '' | null): '' | null | undefined {
  if (flavour.empty === 'blank') return value === null && textless.has(key) ? null : ''
  if (flavour.empty === 'mixed' || required.has(key)) return value
  return flavour.empty === 'null' ? null : undefined
}

/** The value of a key. Values in a list have no key, so their texts and empty values stay as they are. */
function valueIn(flavour: Flavour, key: string | null, value: unknown): unknown {
  if (typeof value === 'number') return flavour.numbers === 'text' ? String(value) : value
  if (Array.isArray(value)) return value.map((element) => valueIn(flavour, null, element))
  if (typeof value === 'object' && value !== null) return fieldsIn(flavour, value as Fields)
  if (key === null) return value
  if (value === '' || value === null) return emptyIn(flavour, key, value)
  return typeof value === 'string' && flavour.numbers === 'native' && numeric.has(key) ? nativeOf(value) : value
}

/** The fields of a form to a gateway. They are signed, so no spelling may change them. */
export const SIGNED_KEY = 'form_fields'

function fieldsIn(flavour: Flavour, fields: Fields): Fields {
  const spelt: Fields = {}
  for (const [key, value] of Object.entries(fields)) {
    const inner = key === SIGNED_KEY ? value : valueIn(flavour, key, value)
    if (inner !== undefined) spelt[key] = inner
  }
  return spelt
}

const isEmptyResult = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The same answer in another spelling. Answers without a code, such as an HTTP 422, never change. */
export function inFlavour(flavour: Flavour, body: unknown): unknown {
  if (isMixed(flavour) || typeof body !== 'object' || body === null || !('code' in body)) return body
  const answer: Fields = { ...body }
  // When nothing was found, an empty list or object also counts as empty.
  if (Number(answer.code) !== 200 && flavour.empty !== 'mixed' && isEmptyResult(answer.Result)) answer.Result = null
  return fieldsIn(flavour, answer)
}
