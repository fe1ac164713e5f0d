import { z } from 'zod'
import { frequencies } from '~/domain/subscriptions/subscription-plan'
import { SavedCoupon, SubmittedKey } from './checkout-draft'

const Plan = z.object({
  frequency: z.enum(frequencies),
  intervalDays: z.number(),
  weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])),
  start: z.string(),
  end: z.string(),
  slot: z.string(),
})

/** The subscription's single line and its schedule, once chosen; `storeId` is '' if there is none. */
export const SubscriptionDraft = z.object({
  storeId: z.string().catch(''),
  itemId: z.string().catch(''),
  choiceIds: z.array(z.string()).catch([]),
  quantity: z.number().catch(1),
  priceSeen: z.string().catch('0'),
  plan: Plan.nullable().catch(null),
  coupon: SavedCoupon.nullable().catch(null),
  lastSubmit: SubmittedKey.nullable().catch(null),
})
export type SubscriptionDraft = z.infer<typeof SubscriptionDraft>

/** A subscription being made (rules 17.1); `id` names it in every tab until it is made or another one takes its place. */
export type SubscriptionState = SubscriptionDraft & { id: string }
