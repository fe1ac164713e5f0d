import { z } from 'zod'
import { dayEnd, type OpeningRow, type Weekday } from '~/domain/stores/opening'
import type { StoreTiming } from '~/domain/stores/store'
import { date, flag, list, named, part, text, time } from './wire'

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * A span of opening hours (flows 7.3). A span without a day or a time is dropped. One that is switched off stays, since a list
 * of only those means closed, and an empty list means unknown.
 */
const Row = z
  .object({ day: text, open_time: time, close_time: time, status: flag, date })
  .transform((wire): OpeningRow => {
    const { date } = wire
    const weekday = date ? new Date(`${date}T00:00:00Z`).getUTCDay() : days.indexOf(wire.day.slice(0, 3).toLowerCase())
    const day = { weekday: weekday as Weekday, date }
    if (!wire.status) return { ...day, from: '', to: '', isOff: true }
    return { ...day, from: wire.open_time, to: endOfSpan(wire.close_time) }
  })
  .refine(({ weekday, from, to, isOff }) => weekday >= 0 && (isOff || (from !== '' && to !== '' && from !== to)), {
    message: 'no span of hours',
  })

/** An end at midnight is the day's end (quirks 25), and so is its last minute. */
function endOfSpan(time: string) {
  return time === '00:00:00' || time.startsWith('23:59') ? dayEnd : time
}

export const openingRows = list(Row)

export const Timing = part(
  named<StoreTiming>({
    delivery: [openingRows, 'delivery_timing'],
    pickup: [openingRows, 'pickup_timing'],
    licence: [text, 'business_licence_number'],
  }),
)
