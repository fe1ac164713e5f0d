import type { z } from 'zod'
import { isLocale } from '~/domain/brand/locale'
import { databaseUrl, type Realtime } from '~/domain/brand/realtime'
import type { FrontBlock, Settings, SignInMethods } from '~/domain/brand/settings'
import type { SettingsTexts } from '~/domain/brand/settings-texts'
import type { ThemeColors } from '~/domain/brand/theme'
import { deliveryBasis, distanceUnit, paymentOption, pointOf } from './wire-fields'
import type { WireSettings } from './wire-settings'
import { toImage } from './wire-values'

type Wire = z.output<typeof WireSettings>

/** Vendor settings in our names. */
export function toSettings(wire: Wire): Settings {
  return {
    vendorId: wire.vendor_id,
    ...toIdentity(wire),
    ...toLook(wire),
    ...toStores(wire),
    ...toOrdering(wire),
    ...toFeatures(wire),
  }
}

/** The vendor's texts, without the defaults for missing ones. */
export function toTexts(wire: Wire): SettingsTexts {
  const { web_settings: web, terminology } = wire
  return {
    appName: wire.app_name,
    storeWord: wire.restaurant_name,
    taxName: terminology.tax_name || wire.tax_name_primary_lang,
    title: web.title,
    metaDescription: web.meta_description,
    keywords: web.keywords,
    headline: web.home_page_title,
    categoriesTitle: wire.home_page_category_title,
    categoriesSubtitle: wire.home_page_sub_title,
    bannerText: web.banner_text,
    takeawayText: terminology.takeaway_text,
    contactlessText: terminology.contact_less_delivery_text,
    footerText: web.footer_text,
    notAvailableReason: wire.not_available_reason,
    scheduleAfterHoursText: wire.schedule_order_after_business_hours_text,
    cartInfoText: wire.cart_info_text,
    staticPages: wire.static_pages,
    frontBlocks: toFrontBlocks(wire),
  }
}

function toFrontBlocks({ web_settings: web, section_image_path: folder }: Wire): FrontBlock[] {
  return web.front_images.map(({ image, heading, description, link }) => ({
    title: heading,
    text: description,
    image: toImage(image, folder),
    link,
  }))
}

/** The name of a vendor that sends none. */
const defaultName = 'Vendor'

const nameOf = ({ app_name, web_settings, restaurant_name }: Wire) =>
  app_name || web_settings.title || restaurant_name || defaultName

function toIdentity(wire: Wire) {
  return {
    appName: nameOf(wire),
    storeWord: wire.restaurant_name || defaultName,
    countryCode: wire.country_code.replace(/\D/g, ''),
    taxName: wire.terminology.tax_name || wire.tax_name_primary_lang || 'Service tax',
    currency: { sign: wire.currency, decimals: wire.decimal },
    languages: languageCodes([wire.primary_lang, wire.secondary_lang]),
  }
}

/** The languages that have a dictionary (rules 3.1), each once. The "E" of an older API version is no language code. */
function languageCodes(codes: string[]): string[] {
  return [...new Set(codes.map((code) => code.toLowerCase()).filter(isLocale))]
}

/** Logo and favicon are file names in the logo folder; no folder is sent for the sign-in picture (quirks 28). */
function toLook(wire: Wire) {
  const { web_settings: web, app_layout: layout, web_logo_image_path: folder } = wire
  return {
    title: web.title || nameOf(wire),
    metaDescription: web.meta_description,
    keywords: web.keywords,
    logo: toImage(layout.web_horizontal_logo, folder) || toImage(wire.app_logo, folder),
    squareLogo: toImage(layout.web_square_logo, folder) || toImage(wire.flat_icon, folder),
    favicon: toImage(web.fevicon_icon, folder) || toImage(layout.web_fav_logo, folder),
    signInImage: toImage(wire.login_signup_page_image),
    theme: toTheme(web),
    headline: web.home_page_title,
    homeImage: toImage(web.home_page_image, wire.web_home_page_image_path),
    categoriesTitle: wire.home_page_category_title,
    categoriesSubtitle: wire.home_page_sub_title,
    bannerText: web.banner_text,
    takeawayText: wire.terminology.takeaway_text,
    contactlessText: wire.terminology.contact_less_delivery_text,
    footerText: web.footer_text,
    frontBlocks: toFrontBlocks(wire),
    social: { instagram: web.instagram, facebook: web.facebook_link, twitter: web.twitter, youtube: web.youtube },
  }
}

function toTheme(web: Wire['web_settings']): ThemeColors {
  return {
    themePrimary: web.theme_primary_color,
    themeSecondary: web.theme_secondary_color,
    textPrimary: web.text_primary_color,
    textSecondary: web.text_secondary_color,
    footerBackground: web.footer_background_color,
    footerText: web.footer_text_color,
    sliderBackground: web.home_slider_background_color,
    buttonPrimary: web.button_primary_color,
    buttonSecondary: web.button_secondary_color,
    buttonText: web.button_text_color,
  }
}

function toStores(wire: Wire) {
  const isMultiStore = wire.product_type === '2'
  return {
    isMultiStore,
    findsStoreByLocation: isMultiStore && !wire.store_selection,
    selectsStoreByHand: wire.manual_store_selection_by_customer,
    isSingleStore: wire.is_single_restaurant,
    singleStoreId: wire.restaurant_id,
    activeStores: wire.active_restaurant,
    isSystemAvailable: wire.is_system_available,
    notAvailableReason: wire.not_available_reason,
    systemLocation: pointOf(wire.system_latitude, wire.system_longitude),
    systemStartTime: wire.system_start_time || '00:00:00',
    systemEndTime: ['', '00:00:00'].includes(wire.system_end_time) ? '23:59:00' : wire.system_end_time,
    businessCategories: wire.business_category_item,
    categoryLayout: wire.category_layout,
    menuCategoryLayout: wire.master_menu_category,
    scrollsBanners: wire.auto_scroll_banner,
    storeLayout: wire.vendor_listing_layout === '2' ? ('card' as const) : ('list' as const),
    bigMenuItemCount: wire.item_counts,
  }
}

function toOrdering(wire: Wire) {
  return {
    isSameDayDelivery: wire.is_same_day_delivery,
    schedulesAfterHours: wire.is_enable_schedule_order_after_business_hours,
    scheduleAfterHoursText: wire.schedule_order_after_business_hours_text,
    isPickupEnabled: wire.is_pickup_enable,
    addsTax: wire.included_tax,
    delivery: { basis: deliveryBasis(wire.delivery_charges_type), bands: wire.charges },
    distanceUnit: distanceUnit(wire.distance_metric),
    cartInfoText: wire.cart_info_text,
    isContactlessOffered: wire.contact_less_delivery,
    asksTip: wire.driver_tip_status,
    tipOptions: wire.driver_tip_options,
    orderPictureLimit: wire.order_image_limit,
    paymentOption: paymentOption(wire.restaurant_payment_option) ?? ('both' as const),
    paymentGateways: wire.payment_gateway_new,
    /** The wallet tick needs both switches (flows 9.10). */
    walletEnabled: wire.wallet_status && wire.customer_wallet_recharge,
  }
}

/** A provider is used when it is switched on and its id is there (flows 11.10). */
function toSignInMethods({ app_signin_page: page, third_party_otp_status, web_settings: web }: Wire): SignInMethods {
  return {
    phone: page.phone,
    email: page.email,
    usesCodeService: third_party_otp_status,
    googleClientId: page.google ? web.google_client_id : '',
    facebookAppId: page.facebook ? web.fb_app_id : '',
  }
}

function toFeatures(wire: Wire) {
  return {
    walletMenuEnabled: wire.client_wallet_status,
    takesRecharges: wire.customer_wallet_recharge,
    rechargeLimit: wire.wallet_recharge_limit,
    subscriptionsEnabled: wire.subscription_status,
    showContactDeveloper: wire.show_contact_developer,
    staticPages: wire.static_pages,
    support: wire.support_field,
    mapsKey: wire.google_map_key,
    realtime: toRealtime(wire),
    signIn: toSignInMethods(wire),
    legalLinks: wire.pages,
    appLinks: { android: wire.android_customer_app_url, ios: wire.ios_customer_app_url },
    websiteUrl: wire.web_settings.website_url,
    chat: toChat(wire),
    usesZones: wire.is_delivery_zone_available,
    courier: wire.delivery_partner ?? null,
  }
}

/** The realtime database; null unless all its fields are filled (flows 1.2) and a browser may connect to its address. */
function toRealtime(wire: Wire): Realtime | null {
  const realtime = {
    apiKey: wire.firebase_apiKey,
    authDomain: wire.firebase_authDomain,
    databaseURL: wire.firebase_databaseURL,
    projectId: wire.firebase_projectId,
    storageBucket: wire.firebase_storageBucket,
    messagingSenderId: wire.firebase_messagingSenderId,
    appId: wire.firebase_appId,
  }
  return Object.values(realtime).every(Boolean) && databaseUrl(realtime.databaseURL) ? realtime : null
}

function toChat({ intercom_details, intercom_configuration_appid: appId }: Wire) {
  return intercom_details.is_enable && appId ? { appId } : null
}
