import { isOngoing, type OrderStatus } from './order'

/** How many stars there are. */
export const stars = [1, 2, 3, 4, 5] as const

/** The most characters of a customer's own words about the store or the courier. */
export const mostWords = 500

/** Quick words about a store and about a courier, of praise and of blame: parts of dictionary keys. */
export const storeTags = {
  likes: ['tasty', 'fresh', 'portions', 'packed', 'value', 'onTime'],
  faults: ['badTaste', 'notFresh', 'missing', 'badlyPacked', 'expensive', 'late'],
} as const
export const driverTags = {
  likes: ['onTime', 'friendly', 'careful', 'easyToReach'],
  faults: ['late', 'unfriendly', 'careless', 'hardToReach'],
} as const
export type RatingTags = typeof storeTags | typeof driverTags
export type RatingTag = RatingTags['likes' | 'faults'][number]

export type Opinion = { stars: number; words: string }

/** The ratings of an order; a pickup order has no courier. */
export type Rating = { orderId: string; store: Opinion; driver: Opinion | null }

/** Whether an order can be rated (rules 13.6): now, already rated, later, or never. */
export type RatingState = 'open' | 'rated' | 'early' | 'never'

/** Whether an order can be rated: by its status, and whether the customer has rated it already. */
export function ratingState(status: OrderStatus, isRated: boolean): RatingState {
  if (status === 'delivered') return isRated ? 'rated' : 'open'
  return isOngoing(status) ? 'early' : 'never'
}

/** Quick words and the customer's own in one text, because the vendor's call has only one field. */
export function inWords(tags: string, text: string): string {
  return [tags, text].filter(Boolean).join('. ')
}
