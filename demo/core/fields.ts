import { z } from 'zod'
import { HttpFailure } from './answer'
import { message } from './messages'
import type { Lang } from './words'

/** Identifier: number or text on the wire, text inside. */
export const id = z.union([z.number(), z.string()]).transform(String)
/** Optional identifier. */
export const optionalId = id.nullish().transform((value) => value ?? '')
/** Optional text. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
/** Number, numeric text or nothing. Other text counts as nothing. */
export const looseNumber = z.union([z.number(), z.string()]).nullish().transform(numberOf)
/** Required coordinate, which may be empty. */
const coordinate = z.union([z.number(), z.string(), z.null()]).transform(numberOf)
/** Required amount. Text that is not a number becomes NaN, which equals no amount. */
export const amount = z.union([z.number(), z.string()]).transform((value) => numberOf(value) ?? NaN)
/** Optional amount, 0 by default. */
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
/** The destination, in calls that require one. */
export const pointFields = { latitude: coordinate, longitude: coordinate }
/** The wanted slot. */
export const slotFields = { date: text, starttime: text }

/** A field as text before validation. Empty when it is neither text nor number. */
export const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The number that a value means. Null when it means none. */
export function numberOf(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const parsed = Number(value)
  return Number.isFinite(parsed) ? parsed : null
}

/** Values of a comma-separated list, trimmed and without empty ones. */
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
  const sentFields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'body')
    const key = sentFields[field] === undefined || sentFields[field] === null ? 'fieldRequired' : 'fieldInvalid'
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
