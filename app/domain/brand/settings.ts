import type { Currency, Money } from '~/domain/money/money'
import type { Realtime } from './realtime'
import type { ThemeColors } from './theme'

/** Companies that bring orders for a vendor, as the vendor names them (flows 5.10). */
export const couriers = ['dunzo', 'porter'] as const
export type Courier = (typeof couriers)[number]

/** One step of a fee table. Bounds are km, miles or money, by its basis (flows 5.9); a fee of null is not known. */
export type DeliveryBand = { above: number; upTo: number; fee: Money | null }

/** The upper bound of a step that has none: a number, because JSON has no infinity. */
export const openEnd = Number.MAX_SAFE_INTEGER

/** How the delivery fee is looked up. `none`: the table is not used and delivery is free. */
export type DeliveryTable = { basis: 'distance' | 'amount' | 'none'; bands: DeliveryBand[] }

export type PaymentOption = 'both' | 'online' | 'cash' | 'by-store'

export type StaticPage = { name: string; slug: string; identifier: string; isExternal: boolean; url: string }

/** One of the blocks that the vendor presents itself with. Picture and link are absolute addresses, or ''. */
export type FrontBlock = { title: string; text: string; image: string; link: string }

export type SupportContact = { phone: string; whatsapp: string; email: string }

/** The providers with which a customer can sign in. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Sign-in methods that a vendor offers besides a password (flows 11.10); an id is '' if its provider is not used. */
export type SignInMethods = {
  phone: boolean
  email: boolean
  /** Codes are sent by a service, not by the vendor itself. */
  usesCodeService: boolean
  googleClientId: string
  facebookAppId: string
}

/** The settings that the vendor may have in several languages. A text is '' if the vendor has none. */
export type VendorTexts = {
  appName: string
  taxName: string
  title: string
  metaDescription: string
  keywords: string
  /** The headline of the landing page. */
  headline: string
  categoriesTitle: string
  categoriesSubtitle: string
  bannerText: string
  takeawayText: string
  /** About orders that the courier leaves at the door. */
  contactlessText: string
  footerText: string
  notAvailableReason: string
  scheduleAfterHoursText: string
  cartInfoText: string
  staticPages: StaticPage[]
  frontBlocks: FrontBlock[]
}

/** Vendor settings (rules 21.2) in our names, normalised: text is never null, flags are booleans. */
export type Settings = VendorTexts & {
  vendorId: string
  /** Dial code digits without plus sign, or ''. */
  countryCode: string
  /** How prices are written; the sign is plain text such as '₹'. */
  currency: Currency
  /** Absolute picture addresses, or ''. Like the next, they may be file names in a folder that the deployment knows. */
  logo: string
  squareLogo: string
  favicon: string
  /** The picture beside sign-in and sign-up, or ''. It may be a file name in a folder that the deployment knows. */
  signInImage: string
  theme: ThemeColors
  /** The picture of the landing page, or ''. */
  homeImage: string
  social: { instagram: string; facebook: string; twitter: string; youtube: string }
  languages: string[]
  isMultiStore: boolean
  /** Multi-store with the store found from the location (product type 2 and store_selection 0, rules 4.2). */
  findsStoreByLocation: boolean
  selectsStoreByHand: boolean
  isSingleStore: boolean
  singleStoreId: string
  activeStores: number
  isSystemAvailable: boolean
  /** Degrees, or null when the vendor has none. */
  systemLocation: { latitude: number; longitude: number } | null
  /** Bare times 'HH:mm:ss'. */
  systemStartTime: string
  systemEndTime: string
  isSameDayDelivery: boolean
  schedulesAfterHours: boolean
  isPickupEnabled: boolean
  /** Tax is added on top of the prices and shown as a line. */
  addsTax: boolean
  delivery: DeliveryTable
  distanceUnit: 'km' | 'mi'
  /** The courier may leave orders at the door. */
  isContactlessOffered: boolean
  /** Customers are asked for a tip, with these suggestions. */
  asksTip: boolean
  tipOptions: Money[]
  /** The maximum number of pictures for an order, if a store takes any. */
  orderPictureLimit: number
  paymentOption: PaymentOption
  paymentGateways: string[]
  walletEnabled: boolean
  walletMenuEnabled: boolean
  takesRecharges: boolean
  /** A recharge must be below this; null if the vendor sets no limit (rules 16.3). */
  rechargeLimit: Money | null
  subscriptionsEnabled: boolean
  showContactDeveloper: boolean
  /** A store with more items than this loads its menu section by section. */
  bigMenuItemCount: number
  storeLayout: 'list' | 'card'
  /** How many business categories the vendor has; they are shown from two on. */
  businessCategories: number
  /** Layouts, 1 to 6, of the categories and of a single store's menu categories: tiles up to 3, wide cards above. */
  categoryLayout: number
  menuCategoryLayout: number
  scrollsBanners: boolean
  support: SupportContact | null
  /** The vendor's key for the maps service, and the one that its pages show. Without one, there are no maps. */
  mapsKey: string
  mapsBrowserKey: string
  /** The database with the live positions of couriers (flows 10.5); null if the vendor has none. */
  realtime: Realtime | null
  signIn: SignInMethods
  /** Pages of the vendor outside its static ones, absolute addresses or ''. */
  legalLinks: { privacy: string; help: string; terms: string }
  /** Where the vendor's apps are, or ''. */
  appLinks: { android: string; ios: string }
  /** The support chat, if it is switched on. */
  chat: { appId: string } | null
  /** Whether the vendor delivers by zones. */
  usesZones: boolean
  /** The company that brings orders unless a store names another; null for none. */
  courier: Courier | null
}
