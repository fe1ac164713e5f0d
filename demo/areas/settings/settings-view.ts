import { LRUCache } from 'lru-cache'
import type { Voice } from '../../core/call'
import { wallTime } from '../../core/clock'
import type { Demo } from '../../core/demo'
import { outsidePages, pages } from '../../seed/pages'
import { ORDER_IMAGE_LIMIT } from '../order-images/images'
import { chargeBands } from '../stores/store-view'
import { WALLET_RECHARGE_LIMIT } from '../wallet/recharge'

type SettingsVoice = Voice & { demo: Pick<Demo, 'realtimeUrl' | 'clock' | 'settings'> }

const pageUrl = ({ origin, brand, lang }: Voice, slug: string) =>
  `${origin}/pages/${brand.id}/${slug}${lang ? `?lang=${lang}` : ''}`

function staticPages(voice: Voice) {
  const lang = voice.lang ?? 'en'
  const own = pages.map(({ slug, identifier, title }) => ({
    // The about page is recognised by its English name, so that one is never translated.
    page_name: slug === 'about-us' ? title.en : title[lang],
    slug,
    identifier,
    is_external_link: 0,
    url: pageUrl(voice, slug),
  }))
  const outside = outsidePages
    .filter(({ brand }) => brand === voice.brand.id)
    .map(({ slug, identifier, title, url }) => ({ page_name: title[lang], slug, identifier, is_external_link: 1, url }))
  return [...own, ...outside]
}

function webSettings(voice: Voice): Record<string, unknown> {
  const { texts, colors, hosts } = voice.brand
  return {
    website_url: `http://${hosts[0]}`,
    title: voice.words(texts.title),
    meta_description: voice.words(texts.description),
    keywords: voice.words(texts.keywords),
    google_client_id: '',
    fb_app_id: null,
    footer_text: voice.words(texts.footer),
    instagram: 'https://www.instagram.com/',
    facebook_link: 'https://www.facebook.com/',
    twitter: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
    banner_text: voice.words(texts.banner),
    fevicon_icon: voice.brand.favicon,
    home_page_title: voice.words(texts.headline),
    home_page_image: frontPicture(voice),
    front_images: frontBlocks(voice),
    web_restaurant_item_layout: '1',
    ...colors,
  }
}

function frontBlocks({ brand, words }: Voice) {
  return (brand.blocks ?? []).map(({ title, text, picture }, at) => ({
    id: at + 1,
    image: `${picture}.webp`,
    heading: words(title),
    description: words(text),
    link: '',
  }))
}

/** One object per page, with one key each. The help page has two keys. */
function linkedPages(voice: Voice) {
  const help = pageUrl(voice, 'about-us')
  return [
    { privacypolicy_url: pageUrl(voice, 'privacy') },
    { help_url: help },
    { help },
    { terms_url: pageUrl(voice, 'terms') },
  ]
}

const frontPicture = ({ brand }: Voice) => `${brand.front}.webp`

/** Names of a brand's pictures, and the folders that clients look for them in. */
function brandPictures(voice: Voice): Record<string, unknown> {
  const { logo, favicon } = voice.brand
  const folder = `${voice.origin}/pictures`
  return {
    app_logo: logo,
    flat_icon: favicon,
    login_signup_page_image: frontPicture(voice),
    app_layout: { web_fav_logo: favicon, web_horizontal_logo: logo, web_square_logo: favicon },
    web_logo_image_path: folder,
    web_home_page_image_path: folder,
    section_image_path: folder,
  }
}

/** Hours of a day that is open all day. They have a date, so clients can read them as moments. */
function systemHours(day: string): Record<string, string> {
  return { system_start_time: `${day} 00:00:00`, system_end_time: `${day} 23:59:00` }
}

/** Settings that are the same in all brands. */
function commonSettings(voice: Voice): Record<string, unknown> {
  return {
    decimal: 2,
    date_format: 'DD/MM/YYYY',
    manual_store_selection_by_customer: 0,
    is_system_available: voice.brand.unavailableReason === undefined ? '1' : '0',
    not_available_reason: voice.words(voice.brand.unavailableReason ?? ''),
    is_same_day_delivery: 1,
    is_pickup_enable: 1,
    contact_less_delivery: 1,
    driver_tip_status: 1,
    order_image_limit: ORDER_IMAGE_LIMIT,
    restaurant_payment_option: 'Both',
    subscription_status: voice.brand.subscriptionsOff ? '0' : '1',
    show_contact_developer: 'No',
    app_signin_page: [{ phone: 1, email: 1, google: 0, facebook: 0 }],
    third_party_otp_status: voice.brand.thirdPartyCodes ? 1 : 0,
    item_counts: 200,
    restaurant_item_layout: '1',
    category_layout: '1',
    master_menu_category: '3',
    auto_scroll_banner: '1',
    android_customer_app_url: '',
    ios_customer_app_url: '',
    intercom_details: { is_enable: 0 },
    intercom_configuration_appid: '',
    google_map_key: 'maps-key-demo',
  }
}

function paymentSettings({ brand }: Voice): Record<string, unknown> {
  const wallet = brand.walletOff ? 'inactive' : 'active'
  return {
    payment_gateway_new: brand.gateways,
    wallet_status: wallet,
    client_wallet_status: wallet,
    customer_wallet_recharge: wallet,
    wallet_recharge_limit: WALLET_RECHARGE_LIMIT,
  }
}

/** Where the realtime database is; all empty without one. */
function realtimeSettings({ brand, demo }: SettingsVoice): Record<string, string> {
  const url = brand.realtime ? demo.realtimeUrl : null
  const filled = (value: string) => (url === null ? '' : value)
  return {
    firebase_apiKey: filled('demo-key'),
    firebase_authDomain: filled('127.0.0.1'),
    firebase_databaseURL: filled(url ?? ''),
    firebase_projectId: filled('demo'),
    firebase_storageBucket: filled('demo.appspot.com'),
    firebase_messagingSenderId: filled('100000000001'),
    firebase_appId: filled('1:100000000001:web:demo'),
  }
}

function rendered(voice: SettingsVoice, today: string): Record<string, unknown> {
  const { brand } = voice
  return {
    vendor_id: brand.id,
    app_name: voice.words(brand.name),
    country_code: brand.countryCode,
    ...commonSettings(voice),
    ...paymentSettings(voice),
    ...realtimeSettings(voice),
    ...brandPictures(voice),
    ...systemHours(today),
    support_field: [{ phone: brand.supportPhone, whatsapp: '9000000099', email: `help@${brand.hosts[0]}` }],
    web_settings: webSettings(voice),
    active_restaurant: brand.stores.length,
    system_latitude: String(brand.location.lat),
    system_longitude: String(brand.location.lng),
    is_enable_schedule_order_after_business_hours: brand.takesScheduledOrders ? 1 : 0,
    included_tax: brand.taxIncluded ? 1 : 0,
    delivery_charges_type: brand.deliveryType,
    distance_metric: brand.metric,
    charges: chargeBands(brand.bands),
    is_delivery_zone_available: brand.usesZones ? 1 : 0,
    business_category_item: brand.categories.length,
    primary_lang: brand.languages[0],
    secondary_lang: brand.languages[1],
    pages: linkedPages(voice),
    static_pages: staticPages(voice),
    ...brand.settings(voice.words),
  }
}

type Settings = Readonly<Record<string, unknown>>

/** Rendered settings. Every visit asks for them, and without control calls they change only once a day. */
const cache = new LRUCache<string, Record<string, unknown>>({ max: 50 })

/** All settings of a storefront. */
export function settingsView(voice: SettingsVoice): Settings {
  const today = wallTime(voice.demo.clock.now(), voice.brand.timeZone).slice(0, 10)
  const key = [voice.brand.id, voice.lang, voice.origin, voice.demo.realtimeUrl, today].join(' ')
  const view = cache.get(key) ?? rendered(voice, today)
  cache.set(key, view)
  const changes = voice.demo.settings.get(voice.brand.id)
  return changes ? withChanges(view, changes) : view
}

/** Settings with changes. In objects, only the named keys change. */
function withChanges(settings: Settings, changes: Settings): Settings {
  const pairs = Object.entries(changes).map(([name, value]) => {
    const seeded = settings[name]
    return [name, isObject(seeded) && isObject(value) ? withChanges(seeded, value) : value]
  })
  return { ...settings, ...Object.fromEntries(pairs) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
