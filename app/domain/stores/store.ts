import type { Courier, DeliveryTable, PaymentOption, Settings } from '~/domain/brand/settings'
import { atLeastZero, type Money } from '~/domain/money/money'
import type { Mode, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { OpeningRow } from './opening'

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

/** The hours for delivery and pickup; a mode without hours has the system's (flows 7.4). `licence` is '' for none. */
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

/** The minimum order: that of the delivery zone, else the store's; '0' for a store with a commission minimum. */
export function enforcedMinimum(
  store: Pick<StoreDetail, 'minimumOrder' | 'enforcesMinimum'>,
  zone: Pick<Zone, 'minimum'> | null = null,
): Money {
  return store.enforcesMinimum ? atLeastZero(zone?.minimum ?? store.minimumOrder) : '0'
}

/** Whether lists of stores know the minimum order: not if it depends on the zone, which they do not read. */
export function knowsMinimum({ settings, mode }: { settings: Pick<Settings, 'usesZones'>; mode: Mode }): boolean {
  return mode === 'pickup' || !settings.usesZones
}

/** Whether items can be put into the cart: an open store, or a closed one that takes orders for later (rules 6.4). */
export function canOrderFrom(store: Pick<Store, 'isOpen'>, settings: Pick<Settings, 'schedulesAfterHours'>): boolean {
  return store.isOpen || settings.schedulesAfterHours
}

type Question = {
  mode: Mode
  /** Whether the customer chose a place; otherwise it is the vendor's default. */
  hasPlace: boolean
  /** Whether the vendor delivers by zones; a store's radius then means nothing. */
  usesZones: boolean
  /** The vendor's answer for this store and place; null if it was not asked or could not tell. */
  vendorAnswer?: boolean | null
}

/** Whether a store is known not to deliver to a place (rules 5.26): by the vendor's answer, else by its radius. */
export function isOutOfReach(
  { distance, radius }: Pick<Store, 'distance' | 'radius'>,
  { mode, hasPlace, usesZones, vendorAnswer = null }: Question,
): boolean {
  if (mode === 'pickup' || !hasPlace) return false
  if (vendorAnswer !== null) return !vendorAnswer
  return !usesZones && radius > 0 && distance > radius
}

type StoreMode = Pick<Settings, 'isSingleStore' | 'activeStores' | 'selectsStoreByHand'>

/** Whether the customer must pick a store first, because the brand shows one store at a time (rules 5.19). */
export const needsStore = ({ isSingleStore, activeStores, selectsStoreByHand }: StoreMode, chosen: string): boolean =>
  isSingleStore && activeStores > 1 && selectsStoreByHand && chosen === ''
