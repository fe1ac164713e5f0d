import { z } from 'zod'
import { isDate } from '~/domain/subscriptions/subscription-plan'

const Day = z.string().trim().refine(isDate, 'subscriptions.dateNeeded')

/** The last day of a period is not before its first; either may be left open. */
const inOrder = ({ from, to }: { from?: string; to?: string }) => !from || !to || from <= to
const wrongOrder = { path: ['to'], message: 'subscriptions.datesWrong' }

/** A pause: its first day, and its last unless it is open. */
export const Pause = z
  .object({ from: Day.default(''), to: Day.optional() })
  .refine(({ from }) => from !== '', { path: ['from'], message: 'subscriptions.dateNeeded' })
  .refine(inOrder, wrongOrder)

/** Units, of one delivery day or of all that are to come. */
export const Quantity = z.object({
  quantity: z
    .number({ error: 'subscriptions.quantity.wrong' })
    .int('subscriptions.quantity.wrong')
    .min(1, 'subscriptions.quantity.wrong')
    .max(9999, 'cart.stockReached'),
  date: Day.optional(),
})

/** The days that an invoice is for. */
export const InvoicePeriod = z.object({ from: Day.optional(), to: Day.optional() }).refine(inOrder, wrongOrder)
