/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** The only source of the current time. Tests move it with the control calls. */
export interface Clock {
  now(): number
  advance(seconds: number): void
  reset(): void
}

/** Creates a clock that runs with the machine's clock, plus an offset. */
export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: (seconds) => {
      offset += Math.round(seconds * 1000)
    },
    reset: () => {
      offset = 0
    },
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  // The Swedish form of date and time is the "YYYY-MM-DD HH:mm:ss" that the API uses.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** The wall time of a moment in a zone, as "YYYY-MM-DD HH:mm:ss". */
export function wallTime(at: number, timeZone: string): string {
  return formatIn(timeZone).format(at)
}

/** The moment meant by a wall time of a zone; null when the text is no date and time of a year with four digits. */
export function momentOf(text: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${text.trim().replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (at: number) => Date.parse(`${wallTime(at, timeZone).replace(' ', 'T')}Z`) - at
  // Around a clock change the zone may have another offset than at this hour in UTC.
  const near = asUtc - offsetAt(asUtc)
  return Number.isNaN(near) ? null : asUtc - offsetAt(near)
}
