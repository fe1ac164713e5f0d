import type { Point } from '../core/geo'
import type { Words } from '../core/words'
import type { Menu, TagSeed } from './menu-seed'

/** How an order reaches the customer. */
export type Mode = 'delivery' | 'pickup'

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** Opening hours of some days, as "HH:mm"; an end that is not after the start lies on the next day. */
export interface OpeningSpan {
  days: readonly Weekday[]
  from: string
  to: string
}

/** A store, as written in the seed. */
export interface StoreSeed {
  id: number
  name: Words
  slug: string
  picture: string
  cuisines: string[]
  category: number
  point: Point
  address: Words
  about: Words
  veg: boolean
  rating: number
  reviews: number
  minutes: number
  twoPersonPrice: number
  discount?: Words
  minimum?: number
  /** Orders below the minimum are accepted for this commission. */
  minimumCommission?: string
  /** Closed, whatever its hours are. */
  closed?: boolean
  /** Open all day, every day when left out; pickup hours are those of delivery when left out. */
  hours?: { delivery: OpeningSpan[]; pickup?: OpeningSpan[] }
  /** Delivery hours on single days of each year, by "MM-dd", in place of the usual ones; no span means closed. */
  deliveryOnDates?: Record<string, { from: string; to: string }[]>
  preOrder?: boolean
  /** Takes orders and cancels them a little later. */
  unreliable?: boolean
  /** Third party that delivers for it. */
  courier?: 'dunzo' | 'porter'
  /** Customers may send pictures with an order, such as a shopping list. */
  takesPictures?: boolean
  /** How it can be paid; by both methods when missing. */
  paymentOption?: 'Both' | 'PAY ONLINE' | 'COD'
  /** Codes of the gateways that it can be paid by; all of the brand's when missing. */
  gateways?: readonly string[]
  /** Its cards show the distance instead of the minutes. */
  showsDistance?: boolean
  taxPercent?: number
  packaging?: { charge: number; type: 'Fixed' | 'Percentage' }
  convenience?: { charge: number; type: 'Fixed' | 'Percentage' }
  tags?: TagSeed[]
  menu: Menu
  /** Where the numbering of sections, items, groups and options starts; by default derived from the store id. */
  firstIds?: { section: number; item: number; group: number; option: number }
}
