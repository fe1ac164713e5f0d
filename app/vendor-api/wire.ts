import { z } from 'zod'
import { parseMoney } from '~/domain/money/money'
import * as value from './wire-values'

/** Tolerant schemas: every answer goes through these, so that only normalised values enter the storefront. */

/** An optional field of any type; a transform returns its value. */
export const anything = z.unknown().optional()

/** Text; null, missing or odd is ''. */
export const text = anything.transform(value.toText)

/** Identifier as text. Missing, null or empty is an error: a list then drops the element. */
export const id = text.refine((id) => id !== '', 'an id is missing')

/** An identifier as text, '' for none (0 means none too). */
export const optionalId = text.transform((id) => (id === '0' ? '' : id))

/** A number from a number or numeric text. */
export const number = (otherwise = 0) => anything.transform((wire) => value.toNumber(wire) ?? otherwise)

/** A number, or null when it is missing. */
export const numberOrNull = anything.transform(value.toNumber)

/** Exact amount as text; garbage is '0'. */
export const money = anything.transform((wire) => parseMoney(wire))

/** Exact amount, or null if missing. */
export const moneyOrNull = anything.transform((wire) => (value.isFilled(wire) ? parseMoney(wire) : null))

export const flag = anything.transform(value.toFlag)

/** On unless it is 0, "0" or false. Missing means on (quirks 14 and 15). */
export const unlessOff = anything.transform((wire) => !value.isZero(wire))

/** A flag where missing is another answer than off: undefined. */
export const flagIfPresent = anything.transform((wire) => (value.isFilled(wire) ? value.toFlag(wire) : undefined))

export const yesNo = anything.transform(value.toYesNo)

/** The word "active". */
export const activeFlag = text.transform((word) => word.toLowerCase() === 'active')

/** Degrees, or null. */
export const coordinate = numberOrNull.transform((degrees) =>
  degrees !== null && Math.abs(degrees) <= 180 ? degrees : null,
)

export const time = anything.transform(value.toTime)

export const webAddress = anything.transform(value.toWebAddress)

export const image = anything.transform((wire) => value.toImage(wire))

export const plainText = anything.transform(value.toPlainText)

export const color = anything.transform(value.toColor)

export const listOfNames = anything.transform(value.toNames)

/** Every good element; a bad one (no id, not an object) is left out rather than failing the answer. */
export const list = <Element extends z.ZodType>(element: Element) =>
  anything.transform((wire) => goodOnes(element, wire))

/** The rows of a list, each once by id, because vendors repeat rows. */
export function eachOnce<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** A page of a longer list: its good elements, and how many rows were sent (to know whether another page follows). */
export const page = <Element extends z.ZodType>(element: Element) =>
  anything.transform((wire) => ({ sent: value.toList(wire).length, rows: goodOnes(element, wire) }))

function goodOnes<Element extends z.ZodType>(element: Element, wire: unknown): z.output<Element>[] {
  return value.toList(wire).flatMap((one) => {
    const parsed = element.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}

/** One thing, alone or as element 0 of a list; null when there is nothing. */
export const oneOfList = <Thing extends z.ZodType>(thing: Thing) => z.preprocess(value.firstOf, thing.nullable())

/** One thing whose absence reads as an empty one, so that every field has its empty value. */
export const part = <Thing extends z.ZodType>(thing: Thing) => z.preprocess((wire) => value.firstOf(wire) ?? {}, thing)

/** Payload under Result. */
export const result = <Payload extends z.ZodType>(payload: Payload) =>
  z.preprocess((body) => (typeof body === 'object' && body && 'Result' in body ? body.Result : undefined), payload)

/** Whether the answer's code was 200, for calls where 101 is an answer too. */
export const isYes = z.object({ code: z.string() }).transform((body) => body.code === '200')
