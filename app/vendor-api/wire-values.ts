import { decode } from 'html-entities'
import { isDateTime } from '~/domain/text/date-time'

/** Plain functions behind the schemas of `wire.ts`: each takes anything and returns one normalised value. */

/**
 * Text of a text or a number; null, missing, the text null (quirks 22) and everything else is ''. Otherwise as
 * `toTyped`.
 */
export function toText(value: unknown): string {
  const text = toTyped(value)
  return text === 'null' ? '' : text
}

/**
 * The same for what customers type, where null is a word. It has no escapes of HTML (quirks 24). Half an emoji, which no
 * address can hold, is replaced. Escapes end with a semicolon: `&copy=2` is a part of an address.
 */
export function toTyped(value: unknown): string {
  if (typeof value === 'string') return decode(value, { scope: 'strict' }).toWellFormed().trim()
  return Number.isFinite(value) ? String(value) : ''
}

/** A finite number from a number or numeric text; otherwise null. */
export function toNumber(value: unknown): number | null {
  const text = toText(value)
  const number = text === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** null, '', the text null and, as PHP writes them, an empty list or object all mean missing. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0
  return value !== undefined && value !== '' && value !== 'null'
}

/** An object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Only 1, "1", true and "true" are on; "0" never is. */
export function toFlag(value: unknown): boolean {
  return value === true || ['1', 'true'].includes(toText(value).toLowerCase())
}

/** 0, "0", false or "false" mean off. */
export function isZero(value: unknown): boolean {
  return value === false || ['0', 'false'].includes(toText(value).toLowerCase())
}

/** A list as sent, or as PHP sends one with gaps: {"1": …}. A lone object is a list of one; {} and others give []. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value]
}

/** Element 0 of a list, or the object itself; null for anything empty. */
export function firstOf(value: unknown): Record<string, unknown> | null {
  const [first] = toList(value)
  return isRecord(first) && Object.keys(first).length > 0 ? first : null
}

/**
 * A date and time that exist, of a clock of 24 or 12 hours, as 'YYYY-MM-DD HH:mm:ss'; '' for anything else. A zone is
 * ignored.
 */
export function toDateTime(value: unknown): string {
  const [, date = '', time = '', seconds = ':00', half] =
    /^([1-9]\d{3}-\d\d-\d\d)[ T](\d{1,2}:\d\d)(:\d\d)?(\s*[ap]\.?m\.?$)?/i.exec(toText(value)) ?? []
  const dateTime = `${date} ${half ? toClockTime(value) : time + seconds}`
  return isDateTime(dateTime) ? dateTime : ''
}

/** An http(s) address for a link or picture, or ''. */
export function toWebAddress(value: unknown): string {
  const text = toText(value)
  const address = text.startsWith('//') ? `https:${text}` : text
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  return address.replaceAll(' ', '%20')
}

/** Absolute picture address: as sent, or the file name joined with its folder; '' if neither gives one. */
export function toImage(value: unknown, folder: unknown = ''): string {
  const name = toText(value)
  if (name === '') return ''
  const base = toWebAddress(folder).replace(/(?<!\/)\/+$/, '')
  return toWebAddress(name) || (/^[a-z]+:/i.test(name) ? '' : toWebAddress(`${base}/${name.replace(/^\/+/, '')}`))
}

/** Whether a text names a picture without saying where it is. */
export function isFileName(text: string): boolean {
  return text !== '' && !URL.canParse(text)
}

/** The value of a JSON text; undefined for any other. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 'HH:mm:ss' of 'HH:mm:ss', 'h:mm AM' (quirks 26) or a date-time; '' for what names no time of a day. */
export function toClockTime(value: unknown): string {
  const [, hours, minutes, half] = /(?:^|[ T])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(toText(value)) ?? []
  const time = toTime(half ? `${(Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}` : value)
  if (time === '24:00:00') return '00:00:00'
  return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time) ? time : ''
}

/** 'HH:mm:ss' of a plain time or of the last word of a date-time; '' if there is none. */
function toTime(value: unknown): string {
  const last = toText(value).split(/[\sT]/).at(-1) ?? ''
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(last) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}:${seconds ?? '00'}` : ''
}
