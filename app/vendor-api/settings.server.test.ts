import { expect, test } from 'vitest'
import type { Cache } from './send'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const wireSettings = {
  vendor_id: 10001,
  app_name: 'Demo Shop',
  restaurant_name: 'Restaurant',
  country_code: '+91',
  tax_name_primary_lang: 'VAT',
  currency: '&#x20B9;',
  decimal: '3',
  app_logo: 'logo.png',
  app_layout: { web_fav_logo: 'fav2.png', web_horizontal_logo: 'wide.png' },
  login_signup_page_image: 'signin.jpg',
  web_logo_image_path: 'https://cdn.test/web-logo',
  web_settings: {
    home_page_title: 'The weekly shop, done',
    home_page_image: 'home.jpg',
    title: 'Shop',
    fevicon_icon: 'fav.png',
    theme_primary_color: '#00000e',
    twitter: 'javascript:x',
  },
  terminology: [{ tax_name: 'GST', takeaway_text: 'Pick up' }],
  product_type: { id: '2' },
  store_selection: '0',
  is_single_restaurant: 'No',
  restaurant_id: 2101,
  active_restaurant: '6',
  is_system_available: '1',
  system_latitude: '23.0225',
  system_longitude: 72.5714,
  system_start_time: '2024-05-17 08:00:00',
  system_end_time: '2024-05-17 00:00:00',
  is_same_day_delivery: '1',
  is_pickup_enable: 1,
  included_tax: 'Yes',
  delivery_charges_type: 'Distance',
  distance_metric: 'Miles',
  charges: [
    { min_value: '0', max_value: 5, delivery_charges: '30.00' },
    { min_value: 5, max_value: '', delivery_charges: 60 },
  ],
  payment_gateway_new: ['Razorpay', { name: 'stripe' }, null, 'stripe'],
  restaurant_payment_option: 'Restaurant Select Payment Option',
  wallet_status: 'active',
  customer_wallet_recharge: 'active',
  client_wallet_status: 'inactive',
  subscription_status: '0',
  show_contact_developer: 'Yes',
  item_counts: '200',
  vendor_listing_layout: '2',
  web_home_page_image_path: 'https://cdn.test/web-home',
  home_page_category_title: 'Aisles',
  primary_lang: 'EN',
  secondary_lang: 'ar',
  static_pages: [
    { page_name: 'About us', slug: 'about-us', identifier: 1, is_external_link: '0', url: '' },
    { slug: null },
  ],
  support_field: [{ phone: 18001234567, whatsapp: null, email: 'help@test.test' }],
  google_map_key: 'maps-key',
}

async function settingsOf(settings: unknown) {
  return stubVendor({ code: 200, settings }).vendor.settings.byHost('shop.test')
}

test('settings are parsed under our names, whatever their types', async () => {
  expect(await settingsOf(wireSettings)).toMatchObject({
    vendorId: '10001',
    countryCode: '91',
    taxName: 'GST',
    currency: { sign: '₹', decimals: 3 },
    logo: 'https://cdn.test/web-logo/wide.png',
    favicon: 'https://cdn.test/web-logo/fav.png',
    signInImage: 'signin.jpg',
    headline: 'The weekly shop, done',
    homeImage: 'https://cdn.test/web-home/home.jpg',
    categoriesTitle: 'Aisles',
    theme: { themePrimary: '#00000e', themeSecondary: '' },
    social: { twitter: '', instagram: '' },
    takeawayText: 'Pick up',
    languages: ['en', 'ar'],
    isMultiStore: true,
    findsStoreByLocation: true,
    isSingleStore: false,
    singleStoreId: '2101',
    activeStores: 6,
    systemLocation: { latitude: 23.0225, longitude: 72.5714 },
    systemStartTime: '08:00:00',
    systemEndTime: '23:59:00',
    addsTax: true,
    delivery: {
      basis: 'distance',
      bands: [
        { above: 0, upTo: 5, fee: '30' },
        { above: 5, fee: '60' },
      ],
    },
    distanceUnit: 'mi',
    paymentOption: 'by-store',
    paymentGateways: ['razorpay', 'stripe'],
    walletEnabled: true,
    walletMenuEnabled: false,
    subscriptionsEnabled: false,
    showContactDeveloper: true,
    bigMenuItemCount: 200,
    storeLayout: 'card',
    staticPages: [{ name: 'About us', slug: 'about-us', identifier: '1', isExternal: false, url: '' }],
    support: { phone: '18001234567', whatsapp: '', email: 'help@test.test' },
    mapsKey: 'maps-key',
    mapsBrowserKey: 'maps-key',
  })
})

test('null settings have their empty values and defaults', async () => {
  const nulls = Object.fromEntries(Object.keys(wireSettings).map((key) => [key, null]))
  expect(await settingsOf({ ...nulls, vendor_id: 7 })).toMatchObject({
    vendorId: '7',
    appName: 'Vendor',
    taxName: 'Service tax',
    currency: { sign: '', decimals: 2 },
    title: 'Vendor',
    logo: '',
    languages: [],
    isMultiStore: false,
    findsStoreByLocation: false,
    isSystemAvailable: true,
    isSameDayDelivery: true,
    systemLocation: null,
    systemStartTime: '00:00:00',
    systemEndTime: '23:59:00',
    addsTax: false,
    delivery: { basis: 'none', bands: [] },
    distanceUnit: 'km',
    paymentOption: 'both',
    paymentGateways: [],
    storeLayout: 'list',
    staticPages: [],
    support: null,
  })
})

test('a shop without a name has its title, else its word for a store, as name', async () => {
  const named = async (wire: object) => {
    const { appName, title } = (await settingsOf({ vendor_id: 7, ...wire })) ?? {}
    return { appName, title }
  }
  expect(await named({ web_settings: { title: 'Tiffins' } })).toEqual({ appName: 'Tiffins', title: 'Tiffins' })
  expect(await named({ app_name: 'Tiffins', web_settings: { title: 'null' } })).toMatchObject({ title: 'Tiffins' })
  expect(await named({ restaurant_name: 'Bakery' })).toEqual({ appName: 'Bakery', title: 'Bakery' })
})

test('texts that are the text null are missing', async () => {
  const none = { web_settings: { banner_text: 'null', footer_text: 'null' }, cart_info_text: 'null' }
  const { vendor } = stubVendor({ code: 200, settings: { vendor_id: 10001, ...none } })
  expect(await vendor.settings.byHost('localhost')).toMatchObject({ bannerText: '', footerText: '', cartInfoText: '' })
})

test('settings with only a vendor id read like those with nulls', async () => {
  const nulls = Object.fromEntries(Object.keys(wireSettings).map((key) => [key, null]))
  expect(await settingsOf({ vendor_id: 7 })).toEqual(await settingsOf({ ...nulls, vendor_id: 7 }))
})

test('settings survive JSON, because the cache may store them as text', async () => {
  const settings = await settingsOf(wireSettings)
  expect(JSON.parse(JSON.stringify(settings))).toEqual(settings)
})

test.each([[{ id: 2 }], [{ id: '2' }], [2], ['2'], [[{ id: 2 }]]])(
  'product type %j means many stores',
  async (product_type) => {
    expect(await settingsOf({ vendor_id: 1, product_type })).toMatchObject({ isMultiStore: true })
  },
)

test.each([
  [0, true],
  ['0', true],
  ['', true],
  ['Yes', true],
  [false, true],
  ['false', true],
  [1, false],
  ['1', false],
  ['No', false],
  [null, false],
  [true, false],
])('with included_tax %j tax is added: %s', async (included_tax, addsTax) => {
  expect(await settingsOf({ vendor_id: 1, included_tax })).toMatchObject({ addsTax })
})

test.each([
  [0, 0],
  ['0', 0],
  [3, 3],
  ['3', 3],
  ['2.0', 2],
  [4, 4],
  [5, 2],
  [-1, 2],
  [1.5, 2],
  ['', 2],
  [null, 2],
  ['many', 2],
  [{}, 2],
])('with decimal %j prices have %s decimals', async (decimal, decimals) => {
  expect(await settingsOf({ vendor_id: 1, decimal })).toMatchObject({ currency: { decimals } })
})

test('the store is found by location only if the customer does not select it', async () => {
  expect(await settingsOf({ vendor_id: 1, product_type: 2, store_selection: '1' })).toMatchObject({
    isMultiStore: true,
    findsStoreByLocation: false,
  })
})

test('only languages with a dictionary count, each once', async () => {
  expect(await settingsOf({ vendor_id: 1, primary_lang: 'hi', secondary_lang: 'fr' })).toMatchObject({
    languages: ['fr'],
  })

  expect(await settingsOf({ vendor_id: 1, primary_lang: 'E', secondary_lang: 'De' })).toMatchObject({
    languages: ['de'],
  })
  expect(await settingsOf({ vendor_id: 1, primary_lang: 'en', secondary_lang: 'EN' })).toMatchObject({
    languages: ['en'],
  })
})

test('the host is looked up in English, without vendor, place and token', async () => {
  const { vendor, sent } = stubVendor({ code: 200, settings: wireSettings })
  await vendor.settings.byHost('shop.test')
  expect(sent[0]?.token).toBeNull()
  expect(sent[0]?.payload).toEqual({ order_web: 'shop.test', is_langauge: 'en', latitude: '', longitude: '' })
})

test.each([
  ['another code', { code: 101, msg: 'Not found' }],
  ['no settings', { code: 200 }],
  ['empty settings', { code: 200, settings: [] }],
  ['settings without vendor id', { code: 200, settings: { app_name: 'X', vendor_id: null } }],
])('%s means an unknown host, and is not cached', async (_, answer) => {
  let cachedCount = 0
  const cache: Cache = async (_, fresh) => {
    const value = await fresh()
    cachedCount += 1
    return value
  }
  const { vendor } = stubVendor(answer, { cache })
  expect(await vendor.settings.byHost('nobody.test')).toBeNull()
  expect(cachedCount).toBe(0)
})

test('an unreachable vendor API is a failure, not an unknown host', async () => {
  const { vendor } = stubVendor(() => new Response('', { status: 500 }))
  expect(await failureOf(vendor.settings.byHost('shop.test'))).toMatchObject({ kind: 'server' })
})

test('languages are requested by host alone, and returned with names and directions', async () => {
  const { vendor, sent } = stubVendor({
    code: 200,
    Result: [{ abbrivation: 'en', name: '<b>English</b>' }, { abbrivation: 'AR', name: null, is_rtl: '1' }, 'garbage'],
  })
  expect(await vendor.settings.languages('shop.test')).toEqual([
    { code: 'en', name: 'English', isRtl: false },
    { code: 'ar', name: '', isRtl: true },
  ])
  expect(sent[0]).toMatchObject({ method: 'GET', payload: { order_web: 'shop.test' }, token: null })
  expect(await stubVendor({ code: 101, Result: '' }).vendor.settings.languages('shop.test')).toEqual([])
})

test('texts in the page’s language are requested by vendor id, without the customer’s token', async () => {
  const settings = {
    vendor_id: 10001,
    app_name: 'مذاق',
    web_settings: { home_page_title: 'كل ما تشتهيه', footer_text: null },
  }
  const { vendor, sent } = stubVendor({ code: 200, settings })
  expect(await vendor.settings.texts()).toMatchObject({
    appName: 'مذاق',
    headline: 'كل ما تشتهيه',
    footerText: '',
    taxName: '',
  })
  expect(sent[0]).toMatchObject({ method: 'GET', token: null })
  expect([...(sent[0]?.url.searchParams ?? [])].sort()).toEqual([
    ['is_langauge', 'ar'],
    ['vendor_id', '10001'],
  ])
})

test('a vendor without texts in a language returns none', async () => {
  expect(await stubVendor({ code: 101, msg: 'Unknown' }).vendor.settings.texts()).toEqual({})
})

test.each([
  [undefined, true, true],
  [[{ phone: 1, email: 0, google: 1, facebook: '0' }], true, false],
  [[{ phone: 0 }, { email: '1' }], false, true],
  [{ phone: 0, email: 0 }, true, true],
  ['', true, true],
])('the sign-in page %j accepts numbers and e-mails: %s, %s', async (app_signin_page, phone, email) => {
  const { vendor } = stubVendor({ code: 200, settings: { ...wireSettings, app_signin_page } })
  expect((await vendor.settings.byHost('shop.test'))?.signIn).toMatchObject({ phone, email })
})

test('gateways, tips and fees may come as lists with gaps, as PHP writes them', async () => {
  const settings = {
    vendor_id: 1,
    payment_gateway_new: { 0: 'razorpay', 2: { name: 'stripe' } },
    driver_tip_options: { 1: '10', 2: 20 },
    charges: { 1: { min_value: 0, max_value: 2, delivery_charges: '15' } },
  }
  expect(await settingsOf(settings)).toMatchObject({
    paymentGateways: ['razorpay', 'stripe'],
    tipOptions: ['10', '20'],
    delivery: { bands: [{ above: 0, upTo: 2, fee: '15' }] },
  })
})

test('the bounds of a fee table are read like amounts', async () => {
  const charges = [
    { min_value: '0.00', max_value: '1,000.00', delivery_charges: '40.00' },
    { min_value: '1.000,00', max_value: 'open', delivery_charges: '0.00' },
  ]
  expect(await settingsOf({ vendor_id: 1, delivery_charges_type: 'Amount', charges })).toMatchObject({
    delivery: {
      bands: [
        { above: 0, upTo: 1000, fee: '40' },
        { above: 1000, upTo: Number.MAX_SAFE_INTEGER, fee: '0' },
      ],
    },
  })
})

test.each(['free?', '', null, {}, '-'])('a fee of %j in the table is unknown, not 0', async (delivery_charges) => {
  const charges = [{ min_value: 0, max_value: 2, delivery_charges }]
  expect(await settingsOf({ vendor_id: 1, charges })).toMatchObject({
    delivery: { bands: [{ above: 0, upTo: 2, fee: null }] },
  })
})

test('leave-at-door, tip and pictures are off or at their defaults unless the vendor sets them', async () => {
  expect(await settingsOf({ vendor_id: 1 })).toMatchObject({
    isContactlessOffered: false,
    contactlessText: '',
    asksTip: false,
    tipOptions: [],
    orderPictureLimit: 5,
  })
  const wireExtras = {
    contact_less_delivery: '1',
    terminology: [{ contact_less_delivery_text: 'At the door' }],
    driver_tip_status: 1,
    driver_tip_options: ['10', 20, '0', null],
    order_image_limit: '500',
  }
  expect(await settingsOf({ vendor_id: 1, ...wireExtras })).toMatchObject({
    isContactlessOffered: true,
    contactlessText: 'At the door',
    asksTip: true,
    tipOptions: ['10', '20'],
    orderPictureLimit: 20,
  })
})

test('a provider is used if it is switched on and has an id', async () => {
  const web_settings = { ...wireSettings.web_settings, google_client_id: 'g-1', fb_app_id: 'f-1' }
  const signIn = async (methods: object) => (await settingsOf({ ...wireSettings, web_settings, ...methods }))?.signIn
  const google = { app_signin_page: [{ phone: 1, google: 1, facebook: 0 }] }
  const facebook = { app_signin_page: [{ phone: 1, google: 0, facebook: 1 }] }
  expect(await signIn(google)).toMatchObject({ googleClientId: 'g-1', facebookAppId: '' })
  expect(await signIn(facebook)).toMatchObject({ googleClientId: '', facebookAppId: 'f-1' })
})

test('links, apps, chat and front blocks are found in their places', async () => {
  const settings = {
    ...wireSettings,
    flat_icon: 'flat.png',
    section_image_path: 'https://cdn.test/sections',
    web_settings: {
      front_images: [{ id: 1, image: 'one.png', heading: 'Fresh', description: 'In an hour', link: 'javascript:x' }],
    },
    pages: [{ privacypolicy_url: 'https://a.test/privacy' }, { help: 'https://a.test/help' }],
    android_customer_app_url: 'https://play.test/app',
    intercom_details: [{ is_enable: '1' }],
    intercom_configuration_appid: 'abc',
    ...{ business_category_item: '3', master_menu_category: 9, auto_scroll_banner: '1' },
  }
  expect(await settingsOf(settings)).toMatchObject({
    squareLogo: 'https://cdn.test/web-logo/flat.png',
    frontBlocks: [{ title: 'Fresh', text: 'In an hour', image: 'https://cdn.test/sections/one.png', link: '' }],
    legalLinks: { privacy: 'https://a.test/privacy', help: 'https://a.test/help', terms: '' },
    appLinks: { android: 'https://play.test/app', ios: '' },
    chat: { appId: 'abc' },
    ...{ businessCategories: 3, categoryLayout: 1, menuCategoryLayout: 3, scrollsBanners: true },
  })
})

test.each([
  [1, 1],
  ['6', 6],
  ['0', 3],
  [7, 3],
])('the layout %j of menu categories is %s', async (master_menu_category, menuCategoryLayout) => {
  expect(await settingsOf({ vendor_id: 1, master_menu_category })).toMatchObject({ menuCategoryLayout })
})

test('business hours end when the vendor says, at midnight only with the day', async () => {
  expect(await settingsOf({ vendor_id: 1, system_end_time: '22:30:00' })).toMatchObject({ systemEndTime: '22:30:00' })
})

test('a limit for recharges is one above zero', async () => {
  expect(await settingsOf({ vendor_id: 1, wallet_recharge_limit: '5000' })).toMatchObject({ rechargeLimit: '5000' })
  expect(await settingsOf({ vendor_id: 1, wallet_recharge_limit: '0' })).toMatchObject({ rechargeLimit: null })
})

test('a folder without a file name is no picture', async () => {
  const bare = { vendor_id: 1, web_logo_image_path: 'uploads/logos', web_home_page_image_path: 'https://cdn.test/home' }
  expect(await settingsOf(bare)).toMatchObject({ logo: '', homeImage: '' })
})

test('there is a chat if it is switched on and has an id', async () => {
  const off = { intercom_details: { is_enable: '0' }, intercom_configuration_appid: 'abc' }
  const nameless = { intercom_details: { is_enable: '1' }, intercom_configuration_appid: '' }
  for (const chat of [off, nameless]) expect(await settingsOf({ vendor_id: 1, ...chat })).toMatchObject({ chat: null })
})

test.each([
  ['Dunzo', 'dunzo'],
  ['uber', null],
  [undefined, null],
])('with delivery_partner %j the courier is %s', async (delivery_partner, courier) => {
  expect(await settingsOf({ vendor_id: 1, delivery_partner })).toMatchObject({ courier })
})

test('a logo whose settings name no folder stays a file name', async () => {
  const bare = { ...wireSettings, app_layout: null, app_logo: 'logo.png', flat_icon: null, web_logo_image_path: '' }
  expect(await settingsOf(bare)).toMatchObject({ logo: 'logo.png', squareLogo: '' })
  expect(await settingsOf({ ...bare, app_logo: 'javascript:x' })).toMatchObject({ logo: '' })
})

test('a part of the pages that leaves a link empty does not undo another part', async () => {
  const pages = [
    { privacypolicy_url: 'https://a.test/privacy', help_url: '', terms_url: null },
    { privacypolicy_url: '', help_url: 'https://a.test/help', terms_url: '' },
    null,
    { privacypolicy_url: null, help_url: null, terms_url: 'https://a.test/terms' },
  ]
  expect(await settingsOf({ ...wireSettings, pages })).toMatchObject({
    legalLinks: { privacy: 'https://a.test/privacy', help: 'https://a.test/help', terms: 'https://a.test/terms' },
  })
})

test.each([
  [{ code: 200, Result: { status: 1 } }, true],
  [{ code: 200 }, true],
  [{ code: 200, Result: [{ status: '0' }] }, false],
  [{ code: 101, Result: [] }, false],
])('a point is served if a zone contains it: %j', async (answer, isServed) => {
  const { vendor, sent } = stubVendor(answer)
  expect((await vendor.settings.zoneOf({ latitude: 23, longitude: 72 }, 'pickup')) !== null).toBe(isServed)
  expect(sent[0]).toMatchObject({
    token: null,
    payload: { latitude: '23', longitude: '72', delivery_type_time_slots: 0 },
  })
})

test('a zone is parsed under our names; what it leaves open is null', async () => {
  const wire = {
    restaurant_id: '2101',
    minimum_order_value: '100',
  }
  const charges = [{ min_value: 0, max_value: 2, delivery_charges: '15' }]
  const zone = async (Result: object) =>
    stubVendor({ code: 200, Result }).vendor.settings.zoneOf({ latitude: 23, longitude: 72 }, 'delivery')
  const facts = { minimum: '100', freeAbove: null, storeId: '2101' }
  expect(await zone(wire)).toEqual({ ...facts, delivery: null })
  expect(await zone({ ...wire, delivery_charges_type: 'Distance', charges, free_delivery_above: 600 })).toEqual({
    ...facts,
    freeAbove: '600',
    delivery: { basis: 'distance', bands: [{ above: 0, upTo: 2, fee: '15' }] },
  })
  // What a zone leaves open comes from the vendor's settings.
  const bands = [{ above: 0, upTo: 2, fee: '15' }]
  expect(await zone({ ...wire, charges })).toEqual({ ...facts, delivery: { bands } })
})

test('charges are read from the vendor, for exactly this place', async () => {
  const cached: number[] = []
  const cache: Cache = ({ ms }, fresh) => (cached.push(ms), fresh())
  const { vendor } = stubVendor({ code: 200, Result: {} }, { cache })
  await vendor.settings.zoneOf({ latitude: 23, longitude: 72 }, 'delivery', { fresh: true })
  expect(cached).toEqual([])
  await vendor.settings.zoneOf({ latitude: 23, longitude: 72 }, 'delivery')
  expect(cached).toEqual([60_000])
})

test('the realtime database is used if all seven of its values exist, and a browser may connect to it', async () => {
  const names = ['apiKey', 'authDomain', 'databaseURL', 'projectId', 'storageBucket', 'messagingSenderId', 'appId']
  const filled = Object.fromEntries(names.map((name) => [`firebase_${name}`, `the ${name}`]))
  const whole = { ...wireSettings, ...filled, firebase_databaseURL: 'https://shop.firebaseio.com' }
  expect((await settingsOf(whole))?.realtime).toMatchObject({ apiKey: 'the apiKey', appId: 'the appId' })
  for (const name of names) {
    for (const nothing of ['', ' ', null, undefined]) {
      expect((await settingsOf({ ...whole, [`firebase_${name}`]: nothing }))?.realtime).toBeNull()
    }
  }
  expect((await settingsOf({ ...whole, firebase_databaseURL: 'http://shop.firebaseio.com' }))?.realtime).toBeNull()
})
