import type { Missing } from '~/domain/failure'
import { VendorError } from '~/vendor-api/errors'

/** A part of a page: its data, or why it could not be read (rules 20.5). */
export type Part<T> = { data: T; failed: null } | { data: null; failed: 'slow' | 'generic' }

/** Reads a part of a page. If the vendor fails, only this part is missing; an ended session or a 404 is thrown on. */
export async function partOf<T>(reading: Promise<T>): Promise<Part<T>> {
  try {
    return { data: await reading, failed: null }
  } catch (error) {
    if (!(error instanceof Response) || error.status < 500) throw error
    return { data: null, failed: error.status === 504 ? 'slow' : 'generic' }
  }
}

/** The value of a part that the page needs. Throws the vendor failure's page (rules 20.4). */
export function essential<T>(part: Part<T>): T {
  if (part.failed) throw new Response(null, { status: part.failed === 'slow' ? 504 : 502 })
  return part.data
}

/** The value, if there is one. Else throws a 404 page, which can name what is missing. */
export function existing<T>(found: T | null | undefined, missing: Missing | null = null): T {
  if (found === null || found === undefined) throw new Response(missing, { status: 404 })
  return found
}

/** The value, or null if the vendor fails, in loaders and actions. An ended session is thrown on. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  const result = await orUnanswered(reading)
  return result === 'unanswered' ? null : result
}

/** `orNull` for readings that may give null: `unanswered` if the vendor fails. */
export async function orUnanswered<T>(reading: Promise<T>): Promise<T | 'unanswered'> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof VendorError || (error instanceof Response && error.status >= 500)) return 'unanswered'
    throw error
  }
}

/** Starts a reading before it is known to be needed. If nobody awaits it, its failure is ignored. */
export function early<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => {})
  return reading
}

/** Asks about each thing, `atOnce` calls at a time. Returns the answers in order. Throws what a call throws. */
export async function inBatches<Thing, Answer>(
  things: readonly Thing[],
  atOnce: number,
  ask: (thing: Thing) => Promise<Answer>,
) {
  const answers: Answer[] = []
  while (answers.length < things.length) {
    const batch = things.slice(answers.length, answers.length + atOnce)
    answers.push(...(await Promise.all(batch.map(ask))))
  }
  return answers
}

/** Reads several parts at once. */
export async function everyPart<Readings extends Record<string, Promise<unknown>>>(readings: Readings) {
  const parts = await Promise.all(
    Object.entries(readings).map(async ([name, reading]) => [name, await partOf(reading)] as const),
  )
  return Object.fromEntries(parts) as { [Name in keyof Readings]: Part<Awaited<Readings[Name]>> }
}

/** Whether the vendor refused the customer’s token, so that the session has ended (rules 14.5). */
export function isUnauthorized(error: unknown) {
  return error instanceof VendorError && error.kind === 'unauthorized'
}

/** The page for a failed vendor call in a loader, with the vendor's message; null for any other error. */
export function pageFailure(error: unknown): Response | null {
  if (!(error instanceof VendorError)) return null
  if (error.kind === 'timeout') return new Response(null, { status: 504 })
  return new Response(error.vendorMessage, { status: 502 })
}
