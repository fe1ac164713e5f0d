import type { Settings } from '~/domain/brand/settings'
import type { Mode } from '~/domain/place/place'
import type { Vendor } from '~/vendor-api/index.server'

/** What probes find out for the ones after them. */
export type Found = {
  host: string
  settings: Settings
  userId: string
  token: string
  storeId: string
  slug: string
  itemId: string
  itemName: string
  orderId: string
}

/** A read-only call to the vendor, for one feature of the shop. */
export type Probe = {
  feature: string
  /** What is not shown when the answer is empty or missing; left out when the shop does not work without it. */
  without?: string
  /** What an empty answer means if the shop does not work without it; by default that the answer has nothing. */
  nothing?: string
  /** Whether the probe makes sense after what was found so far. */
  isWanted?(found: Partial<Found>): boolean
  /** How many things the call returned; null if it need not return any. */
  ask(vendor: Vendor, found: Found): Promise<number | null>
}

const nowhere = { latitude: 0, longitude: 0, city: '', state: '' }

const placeOf = ({ settings: { systemLocation } }: Found) =>
  systemLocation && { ...systemLocation, city: '', state: '' }
const mode: Mode = 'delivery'
const where = (found: Found) => ({ place: placeOf(found), mode })

const hasStore = ({ storeId }: Partial<Found>) => Boolean(storeId)
const counted = async (rows: Promise<readonly unknown[]>) => (await rows).length
/** An answer that may well be empty. */
const answered = async (answer: Promise<unknown>) => answer.then(() => null)
const countOfOne = async (one: Promise<unknown>) => ((await one) === null ? 0 : 1)

/** The vendor's settings, without which nothing else can be asked. */
export const settingsProbe = (host: string): Probe => ({
  feature: 'Settings',
  nothing: `the vendor does not know the host ${host}`,
  async ask(vendor, found) {
    const settings = await vendor.settings.byHost(host)
    if (settings) Object.assign(found, { settings, storeId: settings.singleStoreId })
    return settings ? 1 : 0
  },
})

/** What every guest uses. */
export const guestProbes: Probe[] = [
  {
    feature: 'Languages',
    without: 'the names of languages; their codes are shown',
    ask: (vendor, { host }) => counted(vendor.settings.languages(host)),
  },
  {
    feature: 'Vendor’s own words',
    without: 'the vendor’s own words; ours are shown',
    ask: async (vendor) => Object.keys(await vendor.settings.texts()).length,
  },
  { feature: 'Banners', without: 'banners', ask: (vendor, found) => counted(vendor.home.banners(where(found))) },
  {
    feature: 'Kinds of business',
    without: 'kinds of business',
    ask: (vendor, found) => counted(vendor.home.categories(placeOf(found))),
  },
  { feature: 'Filters', without: 'the filter by cuisine', ask: (vendor) => counted(vendor.home.cuisines()) },
  { feature: 'Brands', without: 'brands', ask: (vendor, found) => counted(vendor.home.brands(where(found))) },
  { feature: 'Tags', without: 'tags', ask: (vendor, found) => counted(vendor.search.tags(where(found))) },
  {
    feature: 'Store list',
    isWanted: ({ settings }) => !settings?.isSingleStore,
    async ask(vendor, found) {
      const stores = await vendor.lists.nearby({ place: placeOf(found) ?? nowhere, mode })
      const [first] = stores
      if (first) Object.assign(found, { storeId: first.id, slug: first.slug })
      return stores.length
    },
  },
  {
    feature: 'Store',
    isWanted: hasStore,
    async ask(vendor, found) {
      const store = found.slug
        ? await vendor.stores.bySlug(found.slug, placeOf(found))
        : await vendor.stores.byId(found.storeId, placeOf(found))
      if (store) found.slug = store.slug
      return store ? 1 : 0
    },
  },
  {
    feature: 'Menu',
    isWanted: hasStore,
    async ask(vendor, found) {
      const sections = await vendor.menus.sections({ ...where(found), storeId: found.storeId, categoryId: '' })
      const items = sections.flatMap((section) => section.items)
      const [first] = items
      if (first) Object.assign(found, { itemId: first.id, itemName: first.name })
      return items.length
    },
  },
  {
    feature: 'Item',
    isWanted: ({ itemId }) => Boolean(itemId),
    ask: (vendor, { storeId, itemId }) => countOfOne(vendor.menus.item(storeId, itemId)),
  },
  {
    feature: 'Store’s own settings',
    without: 'a store’s own tax, tip and minimum; the vendor’s apply',
    isWanted: hasStore,
    ask: async (vendor, { storeId }) => Object.keys(await vendor.stores.overrides(storeId)).length,
  },
  {
    feature: 'Opening hours',
    without: 'a store’s own hours; the vendor’s apply',
    isWanted: hasStore,
    async ask(vendor, { storeId }) {
      const { delivery, pickup } = await vendor.stores.timing(storeId)
      return delivery.length + pickup.length
    },
  },
  {
    feature: 'Delivery area',
    isWanted: ({ storeId, settings }) => Boolean(storeId && settings?.systemLocation),
    ask: (vendor, found) => answered(vendor.stores.seemsInReach(found.storeId, placeOf(found) ?? nowhere)),
  },
  {
    feature: 'Reviews',
    without: 'reviews',
    isWanted: hasStore,
    ask: (vendor, { storeId }) => counted(vendor.stores.reviews(storeId)),
  },
  {
    feature: 'Offers',
    without: 'offers',
    ask: (vendor, found) => counted(vendor.offers.list({ ...where(found), storeId: found.storeId })),
  },
  {
    feature: 'Search',
    without: 'search results',
    isWanted: ({ itemName }) => Boolean(itemName),
    async ask(vendor, found) {
      const text = found.itemName.slice(0, 20)
      const place = placeOf(found)
      if (found.settings.isSingleStore) return counted(vendor.search.inOneStore(text, place))
      const lists = await Promise.all([vendor.search.stores(text, place), vendor.search.items(text, place)])
      return lists.flat().length
    },
  },
  { feature: 'Questions', without: 'the page of questions', ask: (vendor) => counted(vendor.support.faqs()) },
]

export const signInProbe = (name: string, password: string): Probe => ({
  feature: 'Sign-in',
  async ask(vendor, found) {
    const { user, token } = await vendor.auth.login(name, password)
    Object.assign(found, { userId: user.id, token })
    return 1
  },
})

/** What a signed-in customer uses. */
export const customerProbes: Probe[] = [
  { feature: 'Account', ask: async (vendor) => ((await vendor.auth.userDetails()).id ? 1 : 0) },
  { feature: 'Addresses', ask: (vendor) => answered(vendor.addresses.list()) },
  { feature: 'Orders under way', ask: (vendor) => answered(vendor.orders.ongoing()) },
  {
    feature: 'Past orders',
    async ask(vendor, found) {
      const [first] = (await vendor.orders.past(0)).rows
      if (first) found.orderId = first.id
      return null
    },
  },
  {
    feature: 'Order',
    isWanted: ({ orderId }) => Boolean(orderId),
    ask: (vendor, { orderId }) => countOfOne(vendor.orders.details(orderId)),
  },
  {
    feature: 'Wallet',
    without: 'the wallet',
    isWanted: ({ settings }) => Boolean(settings?.walletEnabled),
    ask: (vendor, { userId }) => answered(Promise.all([vendor.wallet.balance(), vendor.wallet.history(userId)])),
  },
  {
    feature: 'Coupons',
    without: 'a customer’s own offers',
    ask: (vendor, found) => answered(vendor.offers.list({ ...where(found), userId: found.userId })),
  },
  {
    feature: 'Subscriptions',
    without: 'subscriptions',
    isWanted: ({ settings }) => Boolean(settings?.subscriptionsEnabled),
    ask: (vendor, { userId }) => answered(vendor.subscriptions.list(userId)),
  },
  {
    feature: 'Support chat',
    without: 'the chat',
    isWanted: ({ settings }) => Boolean(settings?.chat),
    ask: (vendor, { userId }) => answered(vendor.support.messages({ userId })),
  },
]
