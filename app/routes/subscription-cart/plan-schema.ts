import { z } from 'zod'
import { mostUnits } from '~/domain/cart/cart'
import type { Weekday } from '~/domain/stores/opening'
import { frequencies, isInterval, type Plan } from '~/domain/subscriptions/subscription-plan'
import { isDate } from '~/domain/text/date-time'
import { withAsciiDigits } from '~/domain/text/digits'

/** The longest text of a field for a date, a time or a number. */
const short = 40

const numberIn = (text: string) => Number(withAsciiDigits(text).trim() || Number.NaN)
const timeIn = (text: string) => (/^\d{2}:\d{2}:\d{2}$/.test(text) ? text : '')

const units = z
  .string({ error: 'subscribe.quantityNeeded' })
  .max(short, 'subscribe.quantityNeeded')
  .transform(numberIn)
  .pipe(z.int({ error: 'subscribe.quantityNeeded' }).min(1, 'subscribe.quantityNeeded'))
  .transform((quantity) => Math.min(quantity, mostUnits))

/** The deliveries and their times, as the form submits them; the store's hours decide whether they are possible. */
export const ChoosePlan = z.object({
  quantity: units,
  frequency: z.enum(frequencies).catch('everyday'),
  intervalDays: z.string().max(short, 'subscribe.intervalNeeded').default(''),
  weekdays: z
    .array(z.enum(['0', '1', '2', '3', '4', '5', '6']))
    .max(7)
    .catch([]),
  start: z.string().max(short, 'subscribe.startNeeded').default(''),
  end: z.string().max(short, 'subscriptions.dateNeeded').default(''),
  slot: z.string().max(short, 'subscribe.slotNeeded').default(''),
})

/** The plan in a form. Invalid values count as missing, except for dates, of which the form says what is wrong. */
export function planOf(fields: Omit<z.output<typeof ChoosePlan>, 'quantity'>): Plan {
  const days = numberIn(fields.intervalDays)
  return {
    frequency: fields.frequency,
    intervalDays: fields.frequency === 'interval' && Number.isInteger(days) ? days : 0,
    weekdays: fields.frequency === 'custom' ? fields.weekdays.map((weekday) => Number(weekday) as Weekday) : [],
    start: fields.start,
    end: fields.end,
    slot: timeIn(fields.slot),
  }
}

/** The valid part of an incomplete form, kept until the customer comes back to it. */
export function draftOf(form: URLSearchParams): Plan {
  const text = (name: string) => (form.get(name) ?? '').slice(0, short)
  const date = (name: string) => (isDate(text(name)) ? text(name) : '')
  const days = numberIn(text('intervalDays'))
  const weekdays = form.getAll('weekdays').filter((weekday) => /^[0-6]$/.test(weekday))
  return {
    frequency: frequencies.find((frequency) => frequency === form.get('frequency')) ?? 'everyday',
    intervalDays: isInterval(days) ? days : 0,
    weekdays: [...new Set(weekdays)].map((weekday) => Number(weekday) as Weekday),
    start: date('start'),
    end: date('end'),
    slot: timeIn(text('slot')),
  }
}
