import type { Settings } from '~/domain/brand/settings'
import { defaultColors, type ThemeColors } from '~/domain/brand/theme'
import type { Cart, CartLine, PricedLine } from '~/domain/cart/cart'
import { billRows, type Bill } from '~/domain/checkout/amounts'
import type { Currency } from '~/domain/money/money'
import type { OrderDetail } from '~/domain/orders/order'
import type { Address } from '~/domain/place/address'
import type { Place } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { Choice, ChoiceGroup, ItemDetail } from '~/domain/stores/menu'
import type { Store, StoreDetail } from '~/domain/stores/store'
import type { SubscriptionDetail } from '~/domain/subscriptions/subscription'
import type { Plan } from '~/domain/subscriptions/subscription-plan'

export const rupees: Currency = { sign: '₹', decimals: 2 }

/** A builder for tests: it returns a complete, ordinary object and takes only the values that the test is about. */
const builder =
  <T>(usual: T) =>
  (part: Partial<T> = {}): T => ({ ...structuredClone(usual), ...part })

export const aLine = builder<CartLine>({
  itemId: '901',
  choiceIds: [],
  quantity: 1,
  priceSeen: '180',
})

export const aCart = (...lines: CartLine[]): Cart => ({ storeId: lines.length > 0 ? '2101' : '', lines })

export const aPricedLine = (part: Partial<PricedLine> = {}): PricedLine => {
  const unitPrice = part.unitPrice ?? '180'
  return {
    ...aLine({ priceSeen: unitPrice }),
    name: 'Paneer Bowl',
    image: '',
    diet: 'veg',
    choiceNames: [],
    choicePrices: [],
    basePrice: unitPrice,
    unitPrice,
    listPrice: unitPrice,
    stock: 10,
    packagingCharge: '0',
    taxPercent: null,
    isBogo: false,
    state: 'same',
    ...part,
  }
}

export const aChoice = builder<Choice>({
  id: '311',
  name: 'Extra cheese',
  price: '40',
  isDefault: false,
  nested: { min: 0, max: 0, choices: [] },
})

export const aGroup = builder<ChoiceGroup>({
  id: '31',
  name: 'Add-ons',
  min: 0,
  max: 0,
  choices: [],
})

export const anItem = builder<ItemDetail>({
  id: '901',
  name: 'Paneer Bowl',
  description: '',
  image: '',
  price: '180',
  listPrice: '200',
  stock: 10,
  isSoldOut: false,
  diet: 'veg',
  isCustomisable: false,
  packagingCharge: '0',
  taxPercent: null,
  isBogo: false,
  soldAt: '',
  isSubscribable: false,
  groups: [],
})

export const aStore = builder<Store>({
  id: '2101',
  name: 'Green Bowl',
  slug: 'green-bowl',
  image: '',
  cuisines: ['Indian', 'Thai', 'Salads', 'Drinks'],
  rating: 4.25,
  reviewCount: 12,
  kind: 'veg',
  isOpen: true,
  isPreOrderOnly: false,
  deliveryFigure: 'time',
  deliveryText: '35',
  distance: 0,
  radius: 0,
  priceForTwo: '400',
  discountText: '',
  minimumOrder: '0',
  enforcesMinimum: false,
  address: '12 Park Road',
  itemCount: 40,
  menuCategoryCount: 0,
  tags: [],
})

export const aStoreDetail = builder<StoreDetail>({
  ...aStore(),
  location: { latitude: 23, longitude: 72 },
  phone: '',
  description: '',
  paymentOption: 'both',
  taxPercent: '5',
  packaging: { kind: 'fixed', value: '0' },
  convenience: { kind: 'fixed', value: '0' },
  isSameDayDelivery: true,
  slotMinutes: 30,
  hours: { delivery: [], deliveryOnDates: [], pickup: [] },
  overrides: {},
  saysOverrides: true,
})

export const noColors = Object.fromEntries(Object.keys(defaultColors).map((name) => [name, ''])) as ThemeColors

export const someSettings = builder<Settings>({
  vendorId: '10001',
  appName: 'Green Market',
  countryCode: '91',
  taxName: 'Service tax',
  currency: rupees,
  title: 'Green Market',
  metaDescription: '',
  keywords: '',
  logo: '',
  squareLogo: '',
  favicon: '',
  signInImage: '',
  theme: noColors,
  headline: '',
  homeImage: '',
  categoriesTitle: '',
  categoriesSubtitle: '',
  frontBlocks: [],
  bannerText: '',
  takeawayText: 'Takeaway',
  footerText: '',
  social: { instagram: '', facebook: '', twitter: '', youtube: '' },
  languages: ['en'],
  isMultiStore: true,
  findsStoreByLocation: true,
  selectsStoreByHand: false,
  isSingleStore: false,
  singleStoreId: '',
  activeStores: 2,
  isSystemAvailable: true,
  notAvailableReason: '',
  systemLocation: null,
  systemStartTime: '00:00:00',
  systemEndTime: '23:59:00',
  isSameDayDelivery: true,
  schedulesAfterHours: false,
  scheduleAfterHoursText: '',
  isPickupEnabled: true,
  addsTax: true,
  delivery: { basis: 'none', bands: [] },
  distanceUnit: 'km',
  cartInfoText: '',
  isContactlessOffered: false,
  contactlessText: '',
  asksTip: false,
  tipOptions: [],
  orderPictureLimit: 5,
  paymentOption: 'both',
  paymentGateways: [],
  walletEnabled: false,
  walletMenuEnabled: false,
  takesRecharges: false,
  rechargeLimit: null,
  subscriptionsEnabled: false,
  showContactDeveloper: false,
  bigMenuItemCount: 100,
  storeLayout: 'list',
  businessCategories: 0,
  categoryLayout: 1,
  menuCategoryLayout: 3,
  scrollsBanners: false,
  staticPages: [],
  support: null,
  mapsKey: '',
  mapsBrowserKey: '',
  realtime: null,
  signIn: { phone: true, email: true, usesCodeService: false, googleClientId: '', facebookAppId: '' },
  legalLinks: { privacy: '', help: '', terms: '' },
  appLinks: { android: '', ios: '' },
  chat: null,
  usesZones: false,
  courier: null,
})

export const anAddress = builder<Address>({
  id: '801',
  tag: 'Home',
  flat: '4B',
  house: 'Rose House',
  address: '12 Park Road, Springfield',
  landmark: '',
  city: 'Springfield',
  state: 'State',
  zip: '380001',
  latitude: 23,
  longitude: 72,
  storeId: '',
  isPrimary: true,
})

export const aPlace = builder<Place>({
  address: 'Law Garden, Ahmedabad',
  city: 'Ahmedabad',
  state: 'Gujarat',
  latitude: 23.0262,
  longitude: 72.5609,
})

export const aZone = builder<Zone>({
  minimum: null,
  delivery: null,
  freeAbove: null,
  storeId: '',
})

/** Every day at eight from 2026-11-21 on, which is a Saturday. */
export const aPlan = builder<Plan>({
  frequency: 'everyday',
  intervalDays: 0,
  weekdays: [],
  start: '2026-11-21',
  end: '',
  slot: '08:00:00',
})

/** Two bottles of milk, every day from the tenth of November 2026 on. */
export const aSubscription = (part: Partial<SubscriptionDetail> = {}): SubscriptionDetail => ({
  id: '331',
  storeId: '2101',
  storeName: 'Green Bowl',
  itemId: '951',
  itemName: 'Fresh milk, 1 l',
  image: '',
  quantity: 2,
  plan: aPlan({ start: part.start ?? '2026-11-10', end: part.end ?? '', slot: '' }),
  start: '2026-11-10',
  end: '',
  slotText: '06:00 - 06:30',
  nextDelivery: '',
  status: 'active',
  choices: [],
  address: '4B, Lake View',
  subtotal: '96',
  tax: '0',
  deliveryFee: '0',
  isFeeKnown: true,
  discount: '0',
  total: '96',
  paymentMethod: 'Wallet',
  paymentType: 'wallet',
  pauseFrom: '',
  pauseTo: '',
  deliveries: [],
  ...part,
})

export const noBill = Object.fromEntries(billRows.map((row) => [row, '0'])) as Bill

/** An order of Green Bowl's that was just placed and paid online. */
export const anOrder = builder<OrderDetail>({
  ...{ id: '7', storeId: '2101', storeName: 'Green Bowl', storeImage: '', total: '492', status: 'placed' },
  ...{ placedAt: '2024-05-17 13:05:00', madeAt: null, mode: 'delivery', scheduledFor: '', supportPhone: '', lines: [] },
  ...{ subtotal: '440', tax: '22', deliveryFee: '30', packaging: '0', convenience: '0', tip: '0', discount: '0' },
  ...{ isFeeKnown: true, cashback: '0', wallet: '0', remaining: '492', deliveryAddress: '4B, Lake View', notes: '' },
  ...{ cancelReason: '', paymentMethod: 'Online', paymentType: 'phonepe', couponCode: '', contactless: false },
  pictures: [],
})
