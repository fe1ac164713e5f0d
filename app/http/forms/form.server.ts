import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { json } from '@remix-run/node'
import type { z } from 'zod'
import { boundedFields } from '~/http/forms/bounded.server'
import { StoreDown } from '~/http/store/key-value'
import type { Translate } from '~/i18n/translator'
import { isRefusal, VendorError } from '~/vendor-api/errors'

/** The most bytes of a body, the most that are read in all if it is larger, and the time that it may take, in ms. */
export type BodyLimits = { bytes: number; mostRead: number; ms: number }

/** Our largest form without files needs far less. */
const formLimits: BodyLimits = { bytes: 64 * 1024, mostRead: 8 * 1024 * 1024, ms: 15_000 }

/** Most fields of a form or query; a long choices form has about a hundred. */
const fieldLimit = 250
const nameLimit = 120
/** A name of up to four steps, each a property or an index of at most two digits: `address.lines[3]`. */
const nameShape = /^[^.[\]]+(?:\.[^.[\]\d][^.[\]]*|\[\d{0,2}\]){0,3}$/
/** Names that the form library reserves. */
const reserved = ['__intent__', '__state__']

/** The most characters saved while somebody signs in: of one field (as long as any form accepts), and of all. */
const savedFieldLimit = 2000
const savedFieldsLimit = 3000

/** Fields that are never saved while somebody signs in. */
const neverSaved = /password|token|otp|^(?:code|confirm|terms|again|intent|idempotencyKey|revision|before|shown)$/i

/**
 * Whether field names are safe for a form library, which builds objects and arrays from them: `choice[3000000]` or a
 * repeated `choice.3000000` would create an array of three million entries and end the process.
 */
export function arePlausible(fields: URLSearchParams): boolean {
  return fields.size <= fieldLimit && [...fields.keys()].every(isPlausibleName)
}

function isPlausibleName(name: string) {
  if (name.length > nameLimit || !nameShape.test(name) || reserved.includes(name)) return false
  // No step may be a property of every object or array, such as `constructor`, `__proto__` or `map`.
  const [field = '', ...steps] = name.split(/[.[\]]+/)
  return !(field in {}) && !steps.some((step) => step in [] || step === 'prototype')
}

/** What is wrong with a form as a whole, and with its fields. */
export type Problems = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** The error of what none of our pages sends, for which schemas have no words of their own. */
const unreadable = 'error.form'

/**
 * The only way from fields to values: applies a schema to a form or a query. Implausible fields count as missing. What
 * our pages do not send is an error of the whole form, because its field may not be on the page.
 */
export function parseFields<Schema extends z.ZodType>(fields: URLSearchParams, schema: Schema) {
  const plausible = arePlausible(fields) ? fields : new URLSearchParams()
  const submission = parseWithZod(plausible, { schema, error: () => unreadable })
  const errors = (submission.status === 'error' && submission.error) || {}
  const unread = Object.keys(errors).filter((name) => errors[name]?.includes(unreadable))
  // It is not said at a field as well.
  for (const name of unread) delete errors[name]
  if (unread.length > 0) errors[''] = [unreadable]
  const hideFields = passwordsIn(plausible)
  return { ...submission, reply: (problems?: Problems) => submission.reply({ hideFields, ...problems }) }
}

/** The fields that never come back in a form's answer: passwords, and what repeats one. */
function passwordsIn(fields: URLSearchParams) {
  const passwords = [...fields.keys()].filter((name) => /password/i.test(name))
  return passwords.length > 0 ? [...passwords, 'confirm'] : []
}

/** The answer of a form's action that shows the form again. */
export const formAnswer = (result: SubmissionResult<string[]>, status: number) => json({ result }, { status })

/** The answer that shows a form again with the reasons why it was refused. */
export const refusedForm = (
  submission: { reply: (problems: Problems) => SubmissionResult<string[]> },
  reasons: string | string[],
  status: number,
) => formAnswer(submission.reply({ formErrors: [reasons].flat() }), status)

/** The result of a form whose fields must not be shown again, such as another customer's. */
export const formError = (text: string): SubmissionResult<string[]> => ({ status: 'error', error: { '': [text] } })

/**
 * The posted fields, or null when the body is too large, too slow, cut off, implausible or not a plain form. Only
 * `application/x-www-form-urlencoded` is read; forms with files use `readUpload`.
 */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? '')) return null
  const body = request.body ? await readBody(request.body) : Buffer.alloc(0)
  if (body === null) return null
  const fields = new URLSearchParams(body.toString('utf8'))
  return arePlausible(fields) ? boundedFields(fields) : null
}

/** Reads the body of a form; null if it is too large, too slow or cut off. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const end = await readChunks(body, formLimits, (chunk) => {
    size += chunk.byteLength
    // The rest of a body that is too large is read for a while and discarded: closing the connection in mid-body would
    // lose the answer.
    if (size <= formLimits.bytes) chunks.push(chunk)
  })
  return end === 'read' && size <= formLimits.bytes ? Buffer.concat(chunks) : null
}

/** Reads a body as it arrives, and says whether it is complete, too slow, or cut off. */
export async function readChunks(
  body: ReadableStream<Uint8Array>,
  { mostRead, ms }: Pick<BodyLimits, 'mostRead' | 'ms'>,
  take: (chunk: Uint8Array) => void,
): Promise<'read' | 'late' | 'cut'> {
  const reader = body.getReader()
  let size = 0
  let isLate = false
  // Released rather than cancelled: cancelling closes the connection, and the answer would be lost.
  const late = setTimeout(() => {
    isLate = true
    reader.releaseLock()
  }, ms)
  try {
    for (let read = await reader.read(); !read.done && size <= mostRead; read = await reader.read()) {
      size += read.value.byteLength
      take(read.value)
    }
    return 'read'
  } catch {
    return isLate ? 'late' : 'cut'
  } finally {
    clearTimeout(late)
  }
}

/** The typed fields as a query string for the return after sign-in, without secrets and buttons. */
export function fieldsToKeep(form: URLSearchParams): string {
  const query = new URLSearchParams()
  let left = savedFieldsLimit
  for (const [name, value] of form) {
    const size = name.length + value.length
    if (value === '' || value.length > savedFieldLimit || size > left || neverSaved.test(name)) continue
    query.append(name, value)
    left -= size
  }
  return query.toString()
}

/** The vendor's HTTP status for a request that was one too many. */
const tooManyRequests = 429

/**
 * The message to the customer when a call fails while a form is sent (rules 20.2 and 20.3): the vendor's own, that it
 * is too slow or too busy, 'Server error', or the generic text, which also covers our own store being down. Rethrows
 * any other failure, such as a redirect.
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof StoreDown) return t('error.generic')
  if (!(error instanceof VendorError)) throw error
  if (isRefusal(error)) return error.vendorMessage || t('error.generic')
  if (error.kind === 'timeout') return t('error.timeout')
  if (error.status === tooManyRequests) return t('error.busy')
  return error.kind === 'server' ? t('error.server') : t('error.generic')
}

/** The same with the status of the form's page: 422 for a refusal, 502 for a failure. */
export function failureAnswer(error: unknown, t: Translate): [text: string, status: 422 | 502] {
  return [failureText(error, t), isRefusal(error) ? 422 : 502]
}
