import type { OpeningSpan } from '../catalogue/store-seed'
import { WEEKDAYS } from '../rules/opening-hours'

/** The same hours every day, as pairs of "HH:mm". */
export const daily = (...spans: [from: string, to: string][]): OpeningSpan[] =>
  spans.map(([from, to]) => ({ days: WEEKDAYS, from, to }))

/** Every day but Monday. */
export const notOnMondays = (from: string, to: string): OpeningSpan[] => [
  { days: WEEKDAYS.filter((day) => day !== 'Monday'), from, to },
]
