import type { Point } from '../core/geo'
import type { Lang, Words } from '../core/words'
import type { StoreSeed } from './store-seed'

/** A cuisine customers filter by. */
export interface CuisineSeed {
  id: number
  key: string
  name: Words
}

/** A kind of store, such as bakeries. */
export interface BusinessCategorySeed {
  id: number
  name: Words
  about: Words
  picture: string
  color: string
  textColor: string
}

/** A banner of the home page, with the stores it leads to. */
interface BannerSeed {
  id: number
  picture: string
  stores: number[]
}

/** Stores under one name. */
interface ChainSeed {
  id: number
  name: Words
  about: Words
  picture: string
  stores: number[]
}

/** A circle on the map with conditions of its own. */
export interface ZoneSeed {
  id: number
  name: Words
  center: Point
  radiusKm: number
  bands: Band[]
  /** Least subtotal of an order. */
  minimum: number
  /** Delivery is free from this subtotal on. */
  freeAbove?: number
  minutes: number
}

/** A step of a table of delivery fees: above `min`, up to `max`. */
export interface Band {
  min: number
  max: number
  fee: number
}

/** A brand, as written in the seed. */
export interface BrandSeed {
  id: number
  hosts: string[]
  name: Words
  languages: readonly [Lang, Lang | '']
  timeZone: string
  location: Point
  city: Words
  state: string
  countryCode: string
  supportPhone: string
  deliveryType: 'Distance' | 'Amount'
  metric: 'KM' | 'Miles'
  bands: Band[]
  taxIncluded: boolean
  takesScheduledOrders: boolean
  /** The brand takes no orders, for this reason. */
  unavailableReason?: Words
  /** One-time codes come from the third-party service. */
  thirdPartyCodes?: boolean
  /** The brand has no subscriptions. */
  subscriptionsOff?: boolean
  /** Customers have no wallet. */
  walletOff?: boolean
  /** Orders can be followed in the realtime database. */
  realtime?: boolean
  /** ISO 4217 code of its money; settings carry the sign. */
  currency: string
  /** Codes of the online payment gateways customers may choose from. */
  gateways: readonly string[]
  /** Wire values of the settings in which the brands differ. */
  settings: (say: (words: Words) => string) => Record<string, unknown>
  logo: string
  favicon: string
  /** The picture of landing and sign-in pages. */
  front: string
  colors: Record<string, string>
  texts: { title: Words; description: Words; keywords: Words; footer: Words; banner: Words; headline: Words }
  /** What the brand says about itself on its landing page. */
  blocks?: { title: Words; text: Words; picture: string }[]
  cuisines: CuisineSeed[]
  categories: BusinessCategorySeed[]
  banners: BannerSeed[]
  chains?: ChainSeed[]
  zones?: ZoneSeed[]
  /** Zones decide the delivery fee. Otherwise the API still has them, but the settings do not tell clients to ask. */
  usesZones?: boolean
  /** A function if there are many stores, which are then made on first use. */
  stores: StoreSeed[] | (() => StoreSeed[])
}
