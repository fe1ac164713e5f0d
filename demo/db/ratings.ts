import { count, desc, eq, sum } from 'drizzle-orm'
import type { Store } from '../catalogue/types'
import type { Queries } from './open'
import { ratings, users, type RatingRow } from './schema'

/** The rating of a store: the mean of all stars with one decimal, and their number. */
interface StoreRating {
  stars: number
  reviews: number
}

/** Gives the rating of a store. */
export type RatingOf = (store: Store) => StoreRating

/** The ratings of stores as they are now. One query serves any number of stores; the seed's reviews count as well. */
export function ratingsOf(db: Queries): RatingOf {
  const columns = { storeId: ratings.storeId, given: count(), stars: sum(ratings.stars).mapWith(Number) }
  const rows = db.select(columns).from(ratings).groupBy(ratings.storeId).all()
  const byStore = new Map(rows.map((row) => [row.storeId, row]))
  return (store) => {
    const added = byStore.get(store.id)
    if (!added) return { stars: store.rating, reviews: store.reviews }
    const reviews = store.reviews + added.given
    const mean = (store.rating * store.reviews + added.stars) / reviews
    return { stars: Math.round(mean * 10) / 10, reviews }
  }
}

/** A rating with who gave it. */
export interface LastRating {
  rating: RatingRow
  name: string
  lastName: string
}

/** The last ratings of a store, newest first. */
export function lastRatings(db: Queries, storeId: number, limit: number): LastRating[] {
  const columns = { rating: ratings, name: users.name, lastName: users.lastName }
  const rows = db.select(columns).from(ratings).innerJoin(users, eq(users.id, ratings.userId))
  return rows.where(eq(ratings.storeId, storeId)).orderBy(desc(ratings.at)).limit(limit).all()
}

/** Was the order rated? */
export function isRated(db: Queries, orderId: number): boolean {
  return db.select({ id: ratings.orderId }).from(ratings).where(eq(ratings.orderId, orderId)).get() !== undefined
}

/** The orders that a customer has rated. */
export function ratedOrders(db: Queries, userId: number): ReadonlySet<number> {
  const rows = db.select({ id: ratings.orderId }).from(ratings).where(eq(ratings.userId, userId)).all()
  return new Set(rows.map((row) => row.id))
}
