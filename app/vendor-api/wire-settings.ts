import { z } from 'zod'
import { isPositive } from '~/domain/money/money'
import type { StaticPage } from '~/domain/brand/settings'
import {
  anything,
  activeFlag,
  coordinate,
  flag,
  id,
  list,
  moneyOrNull,
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
} from './wire'
import { addsTax, bands, courierIfPresent, gateways, tips } from './wire-fields'
import * as value from './wire-values'
import { firstOf, toText } from './wire-values'

const FrontBlock = z.object({ image: text, heading: text, description: text, link: webAddress })

const WebSettings = z.object({
  title: text,
  meta_description: text,
  keywords: text,
  fevicon_icon: text,
  banner_text: text,
  home_page_title: text,
  home_page_image: text,
  footer_text: text,
  instagram: webAddress,
  facebook_link: webAddress,
  twitter: webAddress,
  youtube: webAddress,
  theme_primary_color: text,
  theme_secondary_color: text,
  text_primary_color: text,
  text_secondary_color: text,
  footer_background_color: text,
  footer_text_color: text,
  home_slider_background_color: text,
  button_primary_color: text,
  button_secondary_color: text,
  button_text_color: text,
  google_client_id: text,
  fb_app_id: text,
  website_url: webAddress,
  front_images: list(FrontBlock),
})

const Terminology = z.object({ tax_name: text, takeaway_text: text, contact_less_delivery_text: text })

const AppLayout = z.object({ web_fav_logo: text, web_horizontal_logo: text, web_square_logo: text })

const Support = z
  .object({ phone: text, whatsapp: text, email: text })
  .transform((contact) => (Object.values(contact).some(Boolean) ? contact : null))

const Page = z
  .object({ page_name: text, slug: id, identifier: text, is_external_link: flag, url: webAddress })
  .transform((wire): StaticPage => ({
    name: wire.page_name,
    slug: wire.slug,
    identifier: wire.identifier,
    isExternal: wire.is_external_link,
    url: wire.url,
  }))

/** The enabled sign-in methods. A list has them once or in parts, of which the last counts (quirks 30). */
const signInPage = anything.transform(
  (wire): { phone: boolean; email: boolean; google: boolean; facebook: boolean } => {
    const fields = Object.assign({}, ...value.toList(Array.isArray(wire) ? wire : [wire])) as Record<string, unknown>
    const isOn = (method: string) => value.toFlag(fields[method])
    const methods = { phone: isOn('phone'), email: isOn('email'), google: isOn('google'), facebook: isOn('facebook') }
    // Nobody could sign up with a vendor that names neither, so both are assumed.
    return methods.phone || methods.email ? methods : { ...methods, phone: true, email: true }
  },
)

/** Links of one list, whose keys are spread over its elements; the help page has two names (quirks 30). */
const links = anything.transform((wire) => {
  const fields = Object.assign({}, ...value.toList(Array.isArray(wire) ? wire : [wire])) as Record<string, unknown>
  return {
    privacy: value.toWebAddress(fields.privacypolicy_url),
    help: value.toWebAddress(fields.help_url) || value.toWebAddress(fields.help),
    terms: value.toWebAddress(fields.terms_url),
  }
})

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
const productType = anything.transform((wire) => {
  const kind = firstOf(wire)
  return toText(typeof kind === 'object' && kind && 'id' in kind ? kind.id : wire)
})

/** Vendor settings with normalised values, still under the names of the wire. */
export const WireSettings = z.object({
  vendor_id: id,
  app_name: text,
  restaurant_name: text,
  country_code: text,
  tax_name_primary_lang: text,
  currency: plainText,
  decimal: priceDecimals,
  app_logo: text,
  flat_icon: text,
  login_signup_page_image: text,
  app_layout: part(AppLayout),
  web_logo_image_path: text,
  web_settings: part(WebSettings),
  terminology: part(Terminology),
  product_type: productType,
  store_selection: flag,
  manual_store_selection_by_customer: flag,
  business_category_item: number(),
  category_layout: layout(1),
  master_menu_category: layout(3),
  auto_scroll_banner: flag,
  is_single_restaurant: yesNo,
  restaurant_id: optionalId,
  active_restaurant: number(),
  is_system_available: unlessOff,
  not_available_reason: text,
  system_latitude: coordinate,
  system_longitude: coordinate,
  system_start_time: time,
  system_end_time: time,
  is_same_day_delivery: unlessOff,
  is_enable_schedule_order_after_business_hours: flag,
  schedule_order_after_business_hours_text: text,
  is_pickup_enable: flag,
  included_tax: anything.transform(addsTax),
  delivery_charges_type: text,
  distance_metric: text,
  charges: bands,
  cart_info_text: text,
  contact_less_delivery: flag,
  driver_tip_status: flag,
  driver_tip_options: tips,
  order_image_limit: pictureLimit,
  restaurant_payment_option: text,
  payment_gateway_new: anything.transform(gateways),
  wallet_status: activeFlag,
  customer_wallet_recharge: activeFlag,
  client_wallet_status: activeFlag,
  wallet_recharge_limit: moneyOrNull.transform((limit) => (limit && isPositive(limit) ? limit : null)),
  subscription_status: flag,
  show_contact_developer: yesNo,
  /** If missing, no menu counts as big. */
  item_counts: number(Number.MAX_SAFE_INTEGER),
  vendor_listing_layout: text,
  web_home_page_image_path: text,
  section_image_path: text,
  home_page_category_title: text,
  home_page_sub_title: text,
  primary_lang: text,
  secondary_lang: text,
  static_pages: list(Page),
  support_field: part(Support),
  google_map_key: text,
  firebase_apiKey: text,
  firebase_authDomain: text,
  firebase_databaseURL: text,
  firebase_projectId: text,
  firebase_storageBucket: text,
  firebase_messagingSenderId: text,
  firebase_appId: text,
  app_signin_page: signInPage,
  third_party_otp_status: flag,
  pages: links,
  android_customer_app_url: webAddress,
  ios_customer_app_url: webAddress,
  intercom_details: part(z.object({ is_enable: flag })),
  intercom_configuration_appid: text,
  is_delivery_zone_available: flag,
  delivery_partner: courierIfPresent,
})
