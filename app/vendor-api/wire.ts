import { z } from 'zod'
import { parseMoney, readMoney } from '~/domain/money/money'
import { isDate } from '~/domain/text/date-time'
import * as value from './wire-values'

/** Tolerant schemas: every answer goes through these, so that only normalised values enter the storefront. */

/** An optional field of any type; a transform returns its value. */
export const anything = z.unknown().optional()

/** Text; null, missing, odd or the text null (quirks 22) is ''. */
export const text = anything.transform(value.toText)

/** What somebody typed, in which null is a word. */
export const typedText = anything.transform(value.toTyped)

/** Identifier as text. Missing, null or empty is an error: a list then drops the element. */
export const id = text.refine((id) => id !== '', 'an id is missing')

/** An identifier as text, '' for none (0 means none too). */
export const optionalId = text.transform((id) => (id === '0' ? '' : id))

/** A number from a number or numeric text. */
export const number = (otherwise = 0) => anything.transform((wire) => value.toNumber(wire) ?? otherwise)

export const numberOrNull = anything.transform(value.toNumber)

/** Exact amount as text; garbage is '0'. */
export const money = anything.transform((wire) => parseMoney(wire))

/** The same, but garbage is an error: what it limits or costs must not be had for nothing. */
export const readableMoney = anything
  .refine((wire) => !value.isFilled(wire) || readMoney(wire) !== null, 'no amount')
  .transform(parseMoney)

/** Exact amount as text; null is none, or garbage, which must not be taken for free. */
export const moneyOrNull = anything.transform(readMoney)

export const flag = anything.transform(value.toFlag)

/** On unless it is 0, "0" or false. Missing means on (quirks 14 and 15). */
export const unlessOff = anything.transform((wire) => !value.isZero(wire))

/** A flag, for fields where missing differs from off; undefined if missing. */
export const flagIfPresent = anything.transform((wire) => (value.isFilled(wire) ? value.toFlag(wire) : undefined))

/** "Yes", or one of the 1 forms of a flag. */
export const yesNo = anything.transform((wire) => value.toFlag(wire) || value.toText(wire).toLowerCase() === 'yes')

export const activeFlag = text.transform((word) => word.toLowerCase() === 'active')

export const time = anything.transform(value.toClockTime)

/** The date at the start of a text, or ''. */
export const date = text.transform((dateText) => (isDate(dateText.slice(0, 10)) ? dateText.slice(0, 10) : ''))

/** A date and time that exist, or ''. */
export const dateTime = anything.transform(value.toDateTime)

/** A date and time to be read: 'YYYY-MM-DD HH:mm:ss', else the vendor's words; '' for zeros and bare numbers. */
export const timeText = text.transform((words) => value.toDateTime(words) || (/^(0000-|\d+$)/.test(words) ? '' : words))

/** The moment of a date and time, in UTC unless it ends with an offset, in ms since the epoch; null for anything else. */
export const utcMoment = anything.transform((wire) => {
  const [, hours = '+00', minutes = '00'] = /([+-]\d\d):?(\d\d)?$/.exec(value.toText(wire)) ?? []
  const moment = Date.parse(`${value.toDateTime(wire).replace(' ', 'T')}${hours}:${minutes}`)
  return Number.isNaN(moment) ? null : moment
})

export const webAddress = anything.transform(value.toWebAddress)

export const image = anything.transform((wire) => value.toImage(wire))

/** Plain text of an HTML fragment such as '<b>&#x20B9;</b>', which may be escaped once more like any text. */
export const plainText = text.transform((html) => value.toText(html.replace(/<[^<>]*>/g, '')))

/** A hex colour, or ''. Nothing else is let through, because it ends up in a style attribute. */
export const color = text.transform((code) => (/^#[0-9a-f]{3,8}$/i.test(code) ? code : ''))

/** Display names from a list, one text or nothing. */
export const listOfNames = anything.transform((wire) =>
  (typeof wire === 'object' ? value.toList(wire) : [wire]).map(value.toText).filter(Boolean),
)

/** Every good element; a bad one (no id, not an object) is left out rather than failing the answer. */
export const list = <Element extends z.ZodType>(element: Element) =>
  anything.transform((wire) => goodOnes(element, wire))

/** The same for rows with an id: each once, because vendors repeat rows. */
export const listById = <Row extends z.ZodType<{ id: string }>>(row: Row) => list(row).transform(eachOnce)

/** The rows of a list, each once by id. */
export const eachOnce = <Row extends { id: string }>(rows: readonly Row[]): Row[] => eachOnceBy(rows, ({ id }) => id)

/** The rows of a list, each once by what tells them apart: a name, or all that they say. */
export function eachOnceBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string = JSON.stringify): Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => seen.size < seen.add(nameOf(row)).size)
}

/** A page of a longer list: its good rows, each once, and how many were sent (to know whether another page follows). */
export const page = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  anything.transform((wire) => ({ sent: value.toList(wire).length, rows: eachOnce(goodOnes(row, wire)) }))

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

/** A field's type, and its names on the wire: `b` of the part `a` is `a.b`. */
type Field<Value> = readonly [type: z.ZodType<Value>, ...names: string[]]

/** A thing's fields by our names, each with its type and its names on the wire. */
export type Fields<Thing> = { [Name in keyof Thing]-?: Field<Thing[Name]> }

/**
 * An object of the wire as a thing of ours. A field's type sees the value under its name, the list of the values under
 * several names, or without a name the whole object.
 */
export function named<Thing extends object>(fields: Fields<Thing>) {
  const entries = Object.entries<Field<unknown>>(fields)
  const picks = entries.map(([ours, [, ...names]]) => [ours, pick(names)] as const)
  const types = Object.fromEntries(entries.map(([ours, [type]]) => [ours, type]))
  const take = (wire: unknown) => {
    if (!value.isRecord(wire)) return wire
    const taken: Wire = {}
    for (const [ours, from] of picks) taken[ours] = from(wire)
    return taken
  }
  return z.preprocess(take, z.object(types)) as unknown as z.ZodType<Thing>
}

type Wire = Record<string, unknown>

/** What a field's type sees. */
function pick(names: string[]): (wire: Wire) => unknown {
  const [first, ...others] = names.map((name) => {
    const [key = '', inner] = name.split('.')
    return (wire: Wire) => (inner === undefined ? wire[key] : value.firstOf(wire[key])?.[inner])
  })
  if (!first) return (wire) => wire
  return others.length === 0 ? first : (wire) => [first, ...others].map((from) => from(wire))
}

/** The first filled value of a field that vendors name in more ways than one; otherwise the last one. */
export const firstFilled = <Value>(type: z.ZodType<Value>) =>
  z.array(type).transform((values) => (values.find(Boolean) ?? values.at(-1)) as Value)

/** One of our words for the vendor's, which vary in case, blanks and hyphens. */
export const word = <Ours, Other>(words: Record<string, Ours>, otherwise: Other) =>
  text.transform((name): Ours | Other => {
    const letters = name.toLowerCase().replace(/[^a-z]/g, '')
    return Object.hasOwn(words, letters) ? (words[letters] as Ours) : otherwise
  })

export const result = <Payload extends z.ZodType>(payload: Payload) =>
  z.preprocess((body) => (value.isRecord(body) ? body.Result : undefined), payload)

/** The payload of an answer with code 200; null with 101. */
export const ifYes = <Payload extends z.ZodType>(payload: Payload) =>
  z.unknown().transform((body) => (isYes.parse(body) ? payload.parse(body) : null))

/** Whether the answer's code was 200, for calls where 101 is an answer too. */
export const isYes = z.object({ code: z.string() }).transform((body) => body.code === '200')
