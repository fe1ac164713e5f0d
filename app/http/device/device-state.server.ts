import { z } from 'zod'
import { mostUnits } from '~/domain/cart/cart'
import { couponKinds } from '~/domain/checkout/coupon'
import type { Mode, Place } from '~/domain/place/place'
import { frequencies } from '~/domain/subscriptions/subscription-plan'

const PlaceShape = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().max(300),
  city: z.string().max(100),
  state: z.string().max(100),
})

const PlaceState = z.object({
  place: PlaceShape.nullable(),
  mode: z.enum(['delivery', 'pickup']),
  storeId: z.string().max(40).default(''),
  storeName: z.string().max(80).default(''),
  isSkipped: z.boolean().default(false),
  isDetected: z.boolean().default(false),
})
/**
 * The key of what was submitted last, since when it was shown, which like it were there before (null: not known), and the order that
 * it became when this browser was sent to pay it, if it was.
 */
const SubmittedKey = z.object({
  key: z.string().max(100),
  at: z.number(),
  known: z.array(z.string().max(40)).max(30).nullable(),
  order: z.string().max(40).optional(),
})
const money = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)
/** Figures of offers, as exact as vendors say them. */
const figure = z.string().regex(/^\d{1,15}(\.\d{1,10})?$/)
const code = z.string().max(64)
/** An offer that was applied, with its terms and a print of the order that it was applied to. */
const KeptCoupon = z.object({
  id: z.string().max(64),
  code,
  kind: z.enum(couponKinds),
  value: figure,
  cap: figure.nullable(),
  minimum: figure,
  isAutomatic: z.boolean(),
  print: z.string().max(40),
})
/** An offer that does not count now and may be applied again: why not, and from which items total on. */
const WantedCoupon = z.object({ code, minimum: figure, why: z.enum(['changed', 'minimum']) })
/** A picture that was uploaded for the order; `image` is its address at the vendor, or ''. */
const KeptPicture = z.object({ id: z.string().max(40), name: z.string().max(120), image: z.string().max(300) })
const longId = z.string().min(1).max(64)
const dateOrNone = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/)
const SubscriptionChoices = z.object({
  id: z.string().regex(/^[\w-]{1,24}$/),
  storeId: longId,
  itemId: longId,
  choiceIds: z.array(longId).max(100),
  quantity: z.number().int().min(1).max(mostUnits),
  priceSeen: figure,
  plan: z
    .object({
      frequency: z.enum(frequencies),
      intervalDays: z.number().int().min(0).max(9999),
      weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])).max(7),
      start: dateOrNone,
      end: dateOrNone,
      slot: z.string().regex(/^(\d{2}:\d{2}:\d{2})?$/),
    })
    .nullable(),
})
const CheckoutChoices = z.object({
  slot: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/)
    .default(''),
  tip: money.default('0'),
  isContactless: z.boolean().default(false),
  pictures: z.array(KeptPicture).max(20).default([]),
  method: z.string().max(40).default(''),
  usesWallet: z.boolean().default(false),
})
const kept = KeptCoupon.nullable().default(null).catch(null)
const attempt = SubmittedKey.nullable().default(null).catch(null)
const Found = z.object({ coupon: kept, attempt })
/** Most lines that are remembered as refused. */
export const mostRefused = 60
/** Lines with their quantities that the vendor has just refused, in short, and until when that is believed. */
const RefusedLines = z.object({ until: z.number(), lines: z.array(z.string().max(6)).max(mostRefused) })
const FoundOfOrder = Found.extend({
  refused: RefusedLines.nullable().default(null).catch(null),
  wantedCoupon: WantedCoupon.nullable().default(null).catch(null),
  refusesOffers: z.boolean().default(false).catch(false),
})
const PreparedState = z.object({ order: FoundOfOrder, subscription: Found.nullable().default(null).catch(null) })

/**
 * Where the customer is and how they want their food; the `__place` cookie. `storeId` is the store that they picked or that serves
 * the place, or ''; `isSkipped` says that they would not choose a place, and are not asked again; `isDetected` that a device told the place.
 */
export type PlaceState = {
  place: Place | null
  mode: Mode
  storeId: string
  storeName: string
  isSkipped: boolean
  isDetected: boolean
}

export type KeptCoupon = z.infer<typeof KeptCoupon>
export type WantedCoupon = z.infer<typeof WantedCoupon>
export type KeptPicture = z.infer<typeof KeptPicture>

/** What was chosen beside the cart; the `__checkout` cookie, which forms write. */
type CheckoutChoices = z.infer<typeof CheckoutChoices>

/** What was found of an order or a subscription being prepared: the offer that counts, and the key that was submitted last. */
type Found = z.infer<typeof Found>
type FoundOfOrder = z.infer<typeof FoundOfOrder>

/**
 * What checkout remembers between its steps. `notes` are the instructions to the store (`KeptNotes`). `attempt` is about the order being prepared. `slot` is the start of the chosen time (''
 * as soon as possible), `refusesOffers` says that the customer typed or removed a code, `wantedCoupon` is one to be offered anew,
 * `refused` are lines that the vendor would not take, `pictures` are those uploaded for the order, and `method` is the last way of paying: 'cash', a gateway's code, or ''.
 */
export type CheckoutState = { notes: string } & CheckoutChoices & FoundOfOrder

/** A subscription's one line and, once they were chosen, its days; the `__subscription` cookie, which forms write. */
type SubscriptionChoices = z.infer<typeof SubscriptionChoices>

/**
 * The subscription being made. `id` names it in every tab until it is made or another one takes its place; `coupon` and `attempt`
 * are as those of an order (rules 17.1).
 */
export type SubscriptionState = SubscriptionChoices & Found

/**
 * What pages find and write as they are read; the `__prepared` cookie. It stands apart from what is typed and chosen, so that a page
 * that comes late cannot undo that (rules 22.6).
 */
type PreparedState = { order: FoundOfOrder; subscription: Found | null }

export const noPlace: PlaceState = {
  place: null,
  mode: 'delivery',
  storeId: '',
  storeName: '',
  isSkipped: false,
  isDetected: false,
}
/** Nothing typed, applied or removed. */
export const noOffers = { coupon: null, wantedCoupon: null, refusesOffers: false } satisfies Partial<CheckoutState>
const nothingFound: Found = { coupon: null, attempt: null }
const noPrepared: PreparedState = { order: { attempt: null, refused: null, ...noOffers }, subscription: null }
const noChoices: CheckoutChoices = {
  slot: '',
  tip: '0',
  isContactless: false,
  pictures: [],
  method: '',
  usesWallet: false,
}
export const noCheckout: CheckoutState = { notes: '', ...noChoices, ...noPrepared.order }

/** A cookie's claim as state; what does not parse is as if it were not there. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}

export function parsePreparedState(claim: unknown): PreparedState {
  return PreparedState.catch(noPrepared).parse(claim)
}

export function parseCheckoutState(choices: unknown, { order }: PreparedState): Omit<CheckoutState, 'notes'> {
  return { ...CheckoutChoices.catch(noChoices).parse(choices), ...order }
}

export function parseSubscriptionState(choices: unknown, { subscription }: PreparedState): SubscriptionState | null {
  const chosen = SubscriptionChoices.nullable().catch(null).parse(choices)
  return chosen && { ...chosen, ...(subscription ?? nothingFound) }
}

/** Whether a change is one of what was typed or chosen, or of what was found. */
export const hasChosen = (change: object) => Object.keys(change).some((name) => !isFound(name))
export const hasFound = (change: object) => Object.keys(change).some(isFound)
const isFound = (name: string) => name in noPrepared.order
