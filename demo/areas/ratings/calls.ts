import { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import { refused, success } from '../../core/answer'
import { guestCall, memberCall, type Call, type MemberContext } from '../../core/call'
import { id, langField, text, vendorFields } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { isRated, lastRatings } from '../../db/ratings'
import { ratings } from '../../db/schema'
import { stageOf } from '../../rules/stages'
import { reviewsOf } from '../../seed/reviews'
import { oneOrderFields } from '../orders/fields'
import { ownOrder } from '../orders/orders'
import { ratingView, reviewView } from './review-view'

/** How many reviews of customers are shown before those of the seed. */
const SHOWN = 50

/** Whole stars, 1 to 5. */
const stars = z
  .union([z.number(), z.string()])
  .transform(Number)
  .refine((value) => [1, 2, 3, 4, 5].includes(value))
const optionalStars = z
  .literal('')
  .nullish()
  .transform(() => null)
  .or(stars)

const ratingFields = {
  ...langField,
  vendor_id: id,
  order_id: id,
  rating: stars,
  description: text,
  rating_driver: optionalStars,
  description_driver: text,
}

type RatingBody = z.output<z.ZodObject<typeof ratingFields>>

function rate({ demo, body, user }: MemberContext<RatingBody>): void {
  const now = demo.clock.now()
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) throw new Refusal('orderUnknown')
  if (stageOf(order, now).status !== 'Delivered') throw new Refusal('ratedTooEarly')
  const row = {
    orderId: order.id,
    storeId: order.storeId,
    userId: user.id,
    stars: body.rating,
    comment: body.description.trim(),
    // A pickup order has no courier.
    driverStars: order.pickup ? null : body.rating_driver,
    driverComment: order.pickup ? '' : body.description_driver.trim(),
    at: now,
  }
  const { changes } = demo.db.insert(ratings).values(row).onConflictDoNothing().run()
  if (changes === 0) throw new Refusal('alreadyRated')
}

const addRating = memberCall('add_rating', ratingFields, (context) =>
  orRefused(context, () => {
    rate(context)
    return success(context.say('ratingStored'), { Result: [] })
  }),
)

const checkRating = memberCall('check_rating', oneOrderFields, ({ demo, body, user, say }) => {
  const order = ownOrder(demo.db, user.id, body.order_id)
  if (!order) return refused(say('orderUnknown'), { Result: {} })
  return success(say('success'), { Result: { status: String(isRated(demo.db, order.id)) } })
})

const reviews = guestCall('get_restaurant_rating', { ...vendorFields, restaurant_id: id }, (context) => {
  const { demo, brand, body, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const rows = [
    ...lastRatings(demo.db, store.id, SHOWN).map((row) => ratingView(context, row)),
    ...reviewsOf(store, brand.languages).map((review) => reviewView(context, review)),
  ]
  return rows.length > 0 ? success(say('success'), { Result: rows }) : refused(say('noReviews'), { Result: [] })
})

/** Ratings of stores and couriers. */
export const ratingCalls: Call[] = [addRating, checkRating, reviews]
