import { z } from 'zod'
import { couponKinds } from '~/domain/checkout/coupon'
import { frequencies } from '~/domain/subscriptions/subscription-plan'

/** An offer that was applied, with its terms and a hash of the order that it was applied to. */
export const SavedCoupon = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.string(),
  cap: z.string().nullable(),
  minimum: z.string(),
  isAutomatic: z.boolean(),
  hash: z.string(),
})
export type SavedCoupon = z.infer<typeof SavedCoupon>

/** An offer that does not apply now and may be applied again: why not, and from which items total on. */
const WantedCoupon = z.object({ code: z.string(), minimum: z.string(), why: z.enum(['changed', 'minimum']) })

/** A picture that was uploaded for the order; `image` is its address at the vendor, or ''. */
const SavedPicture = z.object({ id: z.string(), name: z.string(), image: z.string() })
export type SavedPicture = z.infer<typeof SavedPicture>

/** The last submit: its key, when it was shown, the similar orders then (null: unknown), and the order being paid. */
const SubmittedKey = z.object({
  key: z.string(),
  at: z.number(),
  known: z.array(z.string()).nullable(),
  order: z.string().optional(),
})

/** A bill that the customer was shown, and a hash of their choices at that time. */
export const SavedBill = z.object({ choices: z.string().max(40), amounts: z.string().max(300) })
export type SavedBill = z.infer<typeof SavedBill>

/** Lines that the vendor just refused, items with a lower limit of units, and until when (epoch ms) that counts. */
const Refused = z.object({
  until: z.number(),
  lines: z.array(z.string()),
  stocks: z.array(z.tuple([z.string(), z.number()])),
})

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null)

/**
 * Choices and results for the order of a cart. `slot` is the start of the chosen time, 'YYYY-MM-DD HH:mm:ss' in the
 * vendor's time zone, or '' for as soon as possible. `tip` is money. `wantedCoupon` is to be offered again.
 * `refusesOffers`: the customer typed or removed a code.
 */
export const CheckoutDraft = z.object({
  notes: z.string().catch(''),
  slot: z.string().catch(''),
  tip: z.string().catch('0'),
  isContactless: z.boolean().catch(false),
  pictures: z.array(SavedPicture).catch([]),
  coupon: orNull(SavedCoupon),
  wantedCoupon: orNull(WantedCoupon),
  refusesOffers: z.boolean().catch(false),
  refused: orNull(Refused),
  lastSubmit: orNull(SubmittedKey),
  bill: orNull(SavedBill),
})
export type CheckoutDraft = z.infer<typeof CheckoutDraft>

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
  plan: orNull(Plan),
  coupon: orNull(SavedCoupon),
  lastSubmit: orNull(SubmittedKey),
})
export type SubscriptionDraft = z.infer<typeof SubscriptionDraft>

/** A subscription being made (rules 17.1); `id` names it in every tab until it is made or replaced. */
export type SubscriptionState = SubscriptionDraft & { id: string }
