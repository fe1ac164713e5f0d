import type { Money } from '~/domain/money/money'
import type { Point } from '~/domain/place/place'
import type { OpeningRow } from './opening'
import type { Courier, DeliveryTable, PaymentOption } from '~/domain/brand/settings'

/** A coloured tag, named in the vendor's first language and in its second; '' if the second is missing. */
export type StoreTag = { name: string; secondName: string; background: string; color: string }

/** A store as lists show it (rules 21.3). */
export type Store = {
  id: string
  name: string
  slug: string
  image: string
  cuisines: string[]
  /** 0 means not rated. */
  rating: number
  reviewCount: number
  kind: 'veg' | 'non-veg' | 'other'
  isOpen: boolean
  isPreOrderOnly: boolean
  /** The meaning of the delivery figure; `none` shows nothing. */
  deliveryFigure: 'distance' | 'time' | 'none'
  /** The bare figure or a ready-made text such as '35 Mins'. */
  deliveryText: string
  /** From the customer's place, in the vendor's unit; 0 if unknown. */
  distance: number
  /** The delivery radius, in the vendor's unit; 0 if unknown. */
  radius: number
  priceForTwo: Money
  discountText: string
  minimumOrder: Money
  /** Whether it takes no orders below its minimum (rules 7.13). */
  enforcesMinimum: boolean
  address: string
  itemCount: number
  menuCategoryCount: number
  tags: StoreTag[]
}

export type ChargeRule = { kind: 'fixed' | 'percentage'; value: Money }

/** Values of a store that override vendor settings; undefined keeps the vendor's. */
export type StoreOverrides = {
  addsTax?: boolean
  isPickupEnabled?: boolean
  paymentOption?: PaymentOption
  /** Codes of the store's own gateways; never an empty list. */
  paymentGateways?: string[]
  delivery?: Partial<DeliveryTable>
  distanceUnit?: 'km' | 'mi'
  /** The courier company; null when the store delivers itself. */
  courier?: Courier | null
  isContactlessOffered?: boolean
  asksTip?: boolean
  tipOptions?: Money[]
  /** Customers may send pictures with an order, such as a shopping list. */
  takesPictures?: boolean
}

/** The hours for delivery and for pickup; a mode without hours has the system's (flows 7.4). `licence` is '' for none. */
export type StoreTiming = { delivery: OpeningRow[]; pickup: OpeningRow[]; licence: string }

/** A store with everything its page, the cart and checkout need. */
export type StoreDetail = Store & {
  location: Point | null
  phone: string
  description: string
  paymentOption: 'both' | 'online' | 'cash'
  /** Tax percentage as decimal text, e.g. '5' or '12.5'. */
  taxPercent: string
  packaging: ChargeRule
  convenience: ChargeRule
  isSameDayDelivery: boolean
  /** The length of a delivery slot in whole minutes, at least 1. */
  slotMinutes: number
  /** Its hours as far as its details contain them; `stores.timing` reads them all. */
  hours: Pick<StoreTiming, 'delivery' | 'pickup'> & { deliveryOnDates: OpeningRow[] }
  overrides: StoreOverrides
  /** Whether the store's details included the overrides; if not, checkout asks for them separately. */
  saysOverrides: boolean
}

/** A picture of the home page and the stores it is about. */
export type Banner = { id: string; image: string; stores: { id: string; name: string; slug: string }[] }

/** A kind of business. Its colours are validated '#…' or ''. */
export type Category = { id: string; name: string; text: string; image: string; background: string; color: string }

export type Cuisine = { id: string; name: string }

/** A brand of stores within a vendor, such as a chain. */
export type BrandOfStores = { id: string; name: string; image: string; text: string }

/** A customer's review of a store. The date is the vendor's own text; name and text may be ''. */
export type Review = { stars: number; name: string; dateText: string; text: string }
