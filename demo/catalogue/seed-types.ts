import type { Point } from '../core/geo'
import type { Lang, Words } from '../core/words'

/** Marker of an item. */
export type Kind = 'veg' | 'nonveg' | 'none'

/** How an order reaches the customer. */
export type Mode = 'delivery' | 'pickup'

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** Opening hours of some days, as "HH:mm"; an end that is not after the start lies on the next day. */
export interface OpeningSpan {
  days: readonly Weekday[]
  from: string
  to: string
}

/** A choice inside a group, as written in the seed. */
export interface OptionSeed {
  name: Words
  price: number
  isDefault?: boolean
  /** Nested choices and how many of them may be taken. */
  options?: OptionSeed[]
  min?: number
  max?: number
}

/** A group of choices: max 0 means no limit, min 0 optional. */
export interface GroupSeed {
  name: Words
  min: number
  max: number
  options: OptionSeed[]
}

/** A dish or product, as written in the seed. */
export interface ItemSeed {
  /** A number of its own; by default items are counted through. */
  id?: number
  name: Words
  price: number
  kind: Kind
  picture: string
  about?: Words
  /** List price, when above the price. */
  mrp?: number
  stock?: number
  soldOut?: boolean
  packaging?: number
  /** Tax percentage of its own. */
  tax?: number
  bogo?: boolean
  featured?: boolean
  subscription?: boolean
  /** When it is sold, in the store's words; at any time when left out. */
  soldAt?: Words
  tags?: TagSeed[]
  groups?: GroupSeed[]
}

/** A section of a menu, as written in the seed. */
export interface SectionSeed {
  name: Words
  about?: Words
  picture?: string
  items: ItemSeed[]
}

/** Group of sections in stores that have menu categories. */
export interface MenuCategorySeed {
  name: Words
  picture: string
  color: string
  textColor: string
  sections: SectionSeed[]
}

/** What a store sells: sections, or categories of sections. */
export type Menu = { sections: SectionSeed[] } | { categories: MenuCategorySeed[] }

/** A coloured tag on a store. */
export interface TagSeed {
  id: number
  name: Words
  background: string
  color: string
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
  /** Filled: orders below the minimum are taken, for this commission. */
  minimumCommission?: string
  /** Switched off, whatever its hours are. */
  closed?: boolean
  /** Open all day, every day when left out; pickup hours are those of delivery when left out. */
  hours?: { delivery: OpeningSpan[]; pickup?: OpeningSpan[] }
  preOrder?: boolean
  /** Takes orders and cancels them a little later. */
  unreliable?: boolean
  /** Third party that delivers for it. */
  courier?: 'dunzo' | 'porter'
  /** Customers may send pictures with an order, such as a shopping list. */
  takesPictures?: boolean
  /** How it can be paid; both ways when missing. */
  paymentOption?: 'Both' | 'PAY ONLINE' | 'COD'
  /** Codes of the gateways that it can be paid by; all of the brand's when missing. */
  gateways?: readonly string[]
  /** Cards of these stores show the distance instead of the minutes. */
  showsDistance?: boolean
  taxPercent?: number
  packaging?: { charge: number; type: 'Fixed' | 'Percentage' }
  convenience?: { charge: number; type: 'Fixed' | 'Percentage' }
  tags?: TagSeed[]
  menu: Menu
  /** Where the numbering of sections, items, groups and options starts; by default derived from the store id. */
  firstIds?: { section: number; item: number; group: number; option: number }
}

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
export interface BannerSeed {
  id: number
  picture: string
  stores: number[]
}

/** Stores under one name. */
export interface ChainSeed {
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
  /** Filled: the brand takes no orders at all, and says this. */
  unavailableReason?: Words
  /** One-time codes come from the third-party service. */
  thirdPartyCodes?: boolean
  /** Nothing can be subscribed to. */
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
  /** What landing and sign-in pages show. */
  front: string
  colors: Record<string, string>
  texts: { title: Words; description: Words; keywords: Words; footer: Words; banner: Words; headline: Words }
  /** What the brand says of itself on its landing page. */
  blocks?: { title: Words; text: Words; picture: string }[]
  cuisines: CuisineSeed[]
  categories: BusinessCategorySeed[]
  banners: BannerSeed[]
  chains?: ChainSeed[]
  zones?: ZoneSeed[]
  /** Delivery costs what the zone says; otherwise zones are answered, but clients are not told to ask. */
  usesZones?: boolean
  /** A function where there are so many that they are made only when asked for. */
  stores: StoreSeed[] | (() => StoreSeed[])
}
