import { z } from 'zod'
import { HttpFailure } from './answer'
import { message } from './messages'
import type { Lang } from './words'

/** Identifier: number or text on the wire, text inside. */
export const id = z.union([z.number(), z.string()]).transform(String)
/** Identifier that may be left out. */
export const optionalId = id.nullish().transform((value) => value ?? '')
/** Text that may be left out. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
/** Number, numeric text or nothing; what is no number counts as nothing. */
export const looseNumber = z.union([z.number(), z.string()]).nullish().transform(numberOf)
/** Coordinate that has to be sent, though it may hold nothing. */
const coordinate = z.union([z.number(), z.string(), z.null()]).transform(numberOf)
/** Amount that has to be there; text that is no number becomes NaN, which matches no amount. */
export const amount = z.union([z.number(), z.string()]).transform((value) => numberOf(value) ?? NaN)
/** Amount that counts as nothing when it is left out. */
export const optionalAmount = looseNumber.transform((value) => value ?? 0)
/** Flag in any of its spellings. */
export const flag = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .transform((value) => ['1', 'true'].includes(String(value ?? '')))

/** Language of the answer; read before validation, listed so that a wrong type is refused. */
export const langField = { is_langauge: text }
/** Fields of nearly every guest call. */
export const vendorFields = { vendor_id: id, ...langField }
/** Where the customer is. */
export const placeFields = { latitude: looseNumber, longitude: looseNumber }
/** Where to, in calls that make no sense without it. */
export const pointFields = { latitude: coordinate, longitude: coordinate }
/** The wanted slot. */
export const slotFields = { date: text, starttime: text }

/** A field that is looked at before it is checked, as text; '' for what is neither text nor number. */
export const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The number meant, or null for nothing and for what is no number. */
export function numberOf(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const parsed = Number(value)
  return Number.isFinite(parsed) ? parsed : null
}

/** Values of a comma-joined list, without blanks and empty places. */
export function listOf(csv: string): string[] {
  return csv
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The rows of one page; a page size that is missing or below 1 means all rows. */
export function page<Row>(rows: readonly Row[], skip: number | null, size: number | null): Row[] {
  const from = Math.max(0, Math.trunc(skip ?? 0))
  return size !== null && size >= 1 ? rows.slice(from, from + Math.trunc(size)) : rows.slice(from)
}

/** HTTP 422 with one field refused. */
export function invalidField(field: string, lang: Lang | null, key: 'fieldRequired' | 'fieldInvalid' = 'fieldInvalid') {
  const errors = { [field]: [message(key, lang, { field: field.replaceAll('_', ' ') })] }
  return new HttpFailure(422, { message: message('invalidData', lang), errors })
}

/** Checks the fields of a call against its schema; throws the HTTP 422 that names every refused field. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  lang: Lang | null,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'body')
    const key = given[field] === undefined || given[field] === null ? 'fieldRequired' : 'fieldInvalid'
    errors[field] = [message(key, lang, { field: field.replaceAll('_', ' ') })]
  }
  throw new HttpFailure(422, { message: message('invalidData', lang), errors })
}

/** A file of a form, or the text that was sent instead of it. */
export const file = z.union([z.instanceof(File), z.string()])

/** The bytes of a file. */
export async function bytesOf(sent: z.output<typeof file>): Promise<Buffer> {
  return typeof sent === 'string' ? Buffer.from(sent) : Buffer.from(await sent.arrayBuffer())
}
