import { z } from 'zod'
import { isLocale } from '~/domain/brand/locale'
import { databaseUrl, type Realtime } from '~/domain/brand/realtime'
import type { DeliveryTable, Settings, SignInMethods, StaticPage } from '~/domain/brand/settings'
import type { SettingsTexts } from '~/domain/brand/settings-texts'
import type { ThemeColors } from '~/domain/brand/theme'
import { isPositive } from '~/domain/money/money'
import {
  activeFlag,
  anything,
  firstFilled,
  flag,
  id,
  list,
  moneyOrNull,
  named,
  number,
  numberOrNull,
  optionalId,
  part,
  plainText,
  text,
  time,
  unlessOff,
  webAddress,
  yesNo,
  type Fields,
} from './wire'
import {
  addsTax,
  bands,
  courierIfPresent,
  deliveryBasis,
  distanceUnit,
  gateways,
  paymentOption,
  point,
  tips,
} from './wire-fields'
import { firstOf, isFileName, isFilled, toFlag, toImage, toList, toText, toWebAddress } from './wire-values'

/** The first of the pictures that is filled; the last text is the folder of their file names (quirks 28). */
const inFolder = z.array(text).transform((texts) => {
  const folder = texts.at(-1)
  const addresses = texts.slice(0, -1).map((name) => toImage(name, folder))
  return addresses.find(Boolean) ?? ''
})

/** The same for a logo, but a file name without a folder stays, because the deployment may know its folder. */
const logo = z
  .array(text)
  .transform((texts) => inFolder.parse(texts) || (texts.slice(0, -1).find((name) => isFileName(name)) ?? ''))

const FrontBlock = named({
  title: [text, 'heading'],
  text: [text, 'description'],
  image: [text, 'image'],
  link: [webAddress, 'link'],
})

const frontBlocks = z
  .tuple([list(FrontBlock), text])
  .transform(([blocks, folder]) => blocks.map((block) => ({ ...block, image: toImage(block.image, folder) })))

const Page = named<StaticPage>({
  name: [text, 'page_name'],
  slug: [id, 'slug'],
  identifier: [text, 'identifier'],
  isExternal: [flag, 'is_external_link'],
  url: [webAddress, 'url'],
})

/** Texts, '' for each that is missing. */
const textFields: Fields<Required<SettingsTexts>> = {
  appName: [text, 'app_name'],
  taxName: [firstFilled(text), 'terminology.tax_name', 'tax_name_primary_lang'],
  title: [text, 'web_settings.title'],
  metaDescription: [text, 'web_settings.meta_description'],
  keywords: [text, 'web_settings.keywords'],
  headline: [text, 'web_settings.home_page_title'],
  categoriesTitle: [text, 'home_page_category_title'],
  categoriesSubtitle: [text, 'home_page_sub_title'],
  bannerText: [text, 'web_settings.banner_text'],
  takeawayText: [text, 'terminology.takeaway_text'],
  contactlessText: [text, 'terminology.contact_less_delivery_text'],
  footerText: [text, 'web_settings.footer_text'],
  notAvailableReason: [text, 'not_available_reason'],
  scheduleAfterHoursText: [text, 'schedule_order_after_business_hours_text'],
  cartInfoText: [text, 'cart_info_text'],
  staticPages: [list(Page), 'static_pages'],
  frontBlocks: [frontBlocks, 'web_settings.front_images', 'section_image_path'],
}

/** The vendor's texts, without defaults for missing ones. An answer without a vendor id is an error. */
export const WireTexts = named({ texts: [named(textFields)], vendorId: [id, 'vendor_id'] }).transform(
  ({ texts }) => texts,
)

const textOr = (otherwise: string) => firstFilled(text).transform((text) => text || otherwise)

/** The name of a vendor that sends none. */
const defaultName = 'Vendor'

/** The languages that have a dictionary (rules 3.1), each once. The "E" of an older API version is no language code. */
const languages = z
  .array(text)
  .transform((codes): string[] => [...new Set(codes.map((code) => code.toLowerCase()).filter(isLocale))])

const Theme = named<ThemeColors>({
  themePrimary: [text, 'theme_primary_color'],
  themeSecondary: [text, 'theme_secondary_color'],
  textPrimary: [text, 'text_primary_color'],
  textSecondary: [text, 'text_secondary_color'],
  footerBackground: [text, 'footer_background_color'],
  footerText: [text, 'footer_text_color'],
  sliderBackground: [text, 'home_slider_background_color'],
  buttonPrimary: [text, 'button_primary_color'],
  buttonSecondary: [text, 'button_secondary_color'],
  buttonText: [text, 'button_text_color'],
})

const Social = named<Settings['social']>({
  instagram: [webAddress, 'instagram'],
  facebook: [webAddress, 'facebook_link'],
  twitter: [webAddress, 'twitter'],
  youtube: [webAddress, 'youtube'],
})

const Support = z
  .object({ phone: text, whatsapp: text, email: text })
  .transform((contact) => (Object.values(contact).some(Boolean) ? contact : null))

/** An object, once or in the parts of a list. If several parts fill a field, the last one counts (quirks 30). */
const spread = anything.transform((wire) => {
  const fields = toList(wire).flatMap((part) => Object.entries(part ?? {}))
  return Object.fromEntries(fields.filter(([, value]) => isFilled(value))) as Record<string, unknown>
})

/**
 * The enabled sign-in methods. A provider is used when it is switched on and its id is there (flows 11.10). Nobody
 * could sign up with a vendor that names neither phone nor e-mail, so both are assumed.
 */
const SignIn = named({
  methods: [spread, 'app_signin_page'],
  usesCodeService: [flag, 'third_party_otp_status'],
  googleId: [text, 'web_settings.google_client_id'],
  facebookId: [text, 'web_settings.fb_app_id'],
}).transform(({ methods, usesCodeService, googleId, facebookId }): SignInMethods => {
  const isOn = (method: string) => toFlag(methods[method])
  const isEither = isOn('phone') || isOn('email')
  return {
    phone: isOn('phone') || !isEither,
    email: isOn('email') || !isEither,
    usesCodeService,
    googleClientId: isOn('google') ? googleId : '',
    facebookAppId: isOn('facebook') ? facebookId : '',
  }
})

/** The help page has two names (quirks 30). */
const links = spread.transform((fields) => ({
  privacy: toWebAddress(fields.privacypolicy_url),
  help: toWebAddress(fields.help_url) || toWebAddress(fields.help),
  terms: toWebAddress(fields.terms_url),
}))

/** The number of a layout from 1 to 6, or its default if missing. */
const layout = (otherwise: number) =>
  number(otherwise).transform((number) => (number >= 1 && number <= 6 ? number : otherwise))

/** Decimals of prices: two, unless the setting is a number that some currency has. */
const priceDecimals = numberOrNull.transform((decimals) =>
  decimals !== null && [0, 1, 2, 3, 4].includes(decimals) ? decimals : 2,
)

/** Pictures per order: five unless another number is set, and at most as many as a cookie can name. */
const pictureLimit = numberOrNull.transform((limit) => Math.min(Math.max(Math.trunc(limit ?? 5), 0), 20))

/** product_type is an object with an id, or the bare id. */
const isMultiStore = anything.transform((wire) => toText(firstOf(wire)?.id ?? wire) === '2')

/** The realtime database; null unless all fields are filled (flows 1.2) and a browser may connect to it. */
const RealtimeOrNull = named<Realtime>({
  apiKey: [text, 'firebase_apiKey'],
  authDomain: [text, 'firebase_authDomain'],
  databaseURL: [text, 'firebase_databaseURL'],
  projectId: [text, 'firebase_projectId'],
  storageBucket: [text, 'firebase_storageBucket'],
  messagingSenderId: [text, 'firebase_messagingSenderId'],
  appId: [text, 'firebase_appId'],
}).transform((realtime) =>
  Object.values(realtime).every(Boolean) && databaseUrl(realtime.databaseURL) ? realtime : null,
)

export const WireSettings = named<Settings>({
  ...textFields,
  vendorId: [id, 'vendor_id'],
  appName: [textOr(defaultName), 'app_name', 'web_settings.title', 'restaurant_name'],
  countryCode: [text.transform((code) => code.replace(/\D/g, '')), 'country_code'],
  taxName: [textOr('Service tax'), 'terminology.tax_name', 'tax_name_primary_lang'],
  currency: [named({ sign: [plainText, 'currency'], decimals: [priceDecimals, 'decimal'] })],
  languages: [languages, 'primary_lang', 'secondary_lang'],
  title: [textOr(defaultName), 'web_settings.title', 'app_name', 'restaurant_name'],
  logo: [logo, 'app_layout.web_horizontal_logo', 'app_logo', 'web_logo_image_path'],
  squareLogo: [logo, 'app_layout.web_square_logo', 'flat_icon', 'web_logo_image_path'],
  favicon: [logo, 'web_settings.fevicon_icon', 'app_layout.web_fav_logo', 'web_logo_image_path'],
  signInImage: [text, 'login_signup_page_image'],
  theme: [part(Theme), 'web_settings'],
  homeImage: [inFolder, 'web_settings.home_page_image', 'web_home_page_image_path'],
  social: [part(Social), 'web_settings'],
  isMultiStore: [isMultiStore, 'product_type'],
  findsStoreByLocation: [
    z.tuple([isMultiStore, flag]).transform(([isMultiStore, isSelected]) => isMultiStore && !isSelected),
    'product_type',
    'store_selection',
  ],
  selectsStoreByHand: [flag, 'manual_store_selection_by_customer'],
  isSingleStore: [yesNo, 'is_single_restaurant'],
  singleStoreId: [optionalId, 'restaurant_id'],
  activeStores: [number(), 'active_restaurant'],
  isSystemAvailable: [unlessOff, 'is_system_available'],
  systemLocation: [point, 'system_latitude', 'system_longitude'],
  systemStartTime: [time.transform((start) => start || '00:00:00'), 'system_start_time'],
  systemEndTime: [time.transform((end) => (['', '00:00:00'].includes(end) ? '23:59:00' : end)), 'system_end_time'],
  businessCategories: [number(), 'business_category_item'],
  categoryLayout: [layout(1), 'category_layout'],
  menuCategoryLayout: [layout(3), 'master_menu_category'],
  scrollsBanners: [flag, 'auto_scroll_banner'],
  storeLayout: [text.transform((layout) => (layout === '2' ? 'card' : 'list')), 'vendor_listing_layout'],
  /** If missing, no menu counts as big. */
  bigMenuItemCount: [number(Number.MAX_SAFE_INTEGER), 'item_counts'],
  isSameDayDelivery: [unlessOff, 'is_same_day_delivery'],
  schedulesAfterHours: [flag, 'is_enable_schedule_order_after_business_hours'],
  isPickupEnabled: [flag, 'is_pickup_enable'],
  addsTax: [anything.transform(addsTax), 'included_tax'],
  delivery: [
    named<DeliveryTable>({
      basis: [text.transform(deliveryBasis), 'delivery_charges_type'],
      bands: [bands, 'charges'],
    }),
  ],
  distanceUnit: [text.transform(distanceUnit), 'distance_metric'],
  isContactlessOffered: [flag, 'contact_less_delivery'],
  asksTip: [flag, 'driver_tip_status'],
  tipOptions: [tips, 'driver_tip_options'],
  orderPictureLimit: [pictureLimit, 'order_image_limit'],
  paymentOption: [paymentOption.transform((option) => option ?? 'both'), 'restaurant_payment_option'],
  paymentGateways: [gateways, 'payment_gateway_new'],
  /** The wallet tick needs both switches (flows 9.10). */
  walletEnabled: [
    z.array(activeFlag).transform((switches) => switches.every(Boolean)),
    'wallet_status',
    'customer_wallet_recharge',
  ],
  walletMenuEnabled: [activeFlag, 'client_wallet_status'],
  takesRecharges: [activeFlag, 'customer_wallet_recharge'],
  rechargeLimit: [
    moneyOrNull.transform((limit) => (limit && isPositive(limit) ? limit : null)),
    'wallet_recharge_limit',
  ],
  subscriptionsEnabled: [flag, 'subscription_status'],
  showContactDeveloper: [yesNo, 'show_contact_developer'],
  support: [part(Support), 'support_field'],
  mapsKey: [text, 'google_map_key'],
  mapsBrowserKey: [text, 'google_map_key'],
  realtime: [RealtimeOrNull],
  signIn: [SignIn],
  legalLinks: [links, 'pages'],
  appLinks: [named({ android: [webAddress, 'android_customer_app_url'], ios: [webAddress, 'ios_customer_app_url'] })],
  chat: [
    z.tuple([flag, text]).transform(([isOn, appId]) => (isOn && appId ? { appId } : null)),
    'intercom_details.is_enable',
    'intercom_configuration_appid',
  ],
  usesZones: [flag, 'is_delivery_zone_available'],
  courier: [courierIfPresent.transform((courier) => courier ?? null), 'delivery_partner'],
})
