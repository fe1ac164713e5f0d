import type { BrandSeed } from '../../catalogue/brand-seed'
import type { SectionSeed } from '../../catalogue/menu-seed'
import type { StoreSeed } from '../../catalogue/store-seed'
import { daily } from '../hours'
import { bakery, grill, juices, rice, shawarma, sweets } from './menus'

type Row = [
  id: number,
  ar: string,
  en: string,
  slug: string,
  picture: string,
  cuisines: string[],
  lat: number,
  lng: number,
  address: [ar: string, en: string],
  about: [ar: string, en: string],
  rating: number,
  menu: SectionSeed[],
  more?: Partial<StoreSeed>,
]

// A table: one row per line.
// prettier-ignore
const rows: Row[] = [
  [2301, 'شاورما الديرة', 'Deira Shawarma', 'deira-shawarma', 'cover-deira-shawarma', ['shawarma'], 25.2695, 55.3095, ['شارع الرقة، ديرة', 'Al Rigga Street, Deira'], ['شاورما على الفحم منذ ١٩٨٥', 'Charcoal shawarma since 1985'], 4.6, shawarma, { minimum: 20, takesPictures: true }],
  [2302, 'مشاوي الفحم', 'Al Fahm Grill', 'al-fahm-grill', 'cover-al-fahm-grill', ['grill'], 25.2582, 55.2968, ['شارع خالد بن الوليد، بر دبي', 'Khalid Bin Al Waleed Street, Bur Dubai'], ['مشاوي حلبية على الفحم', 'Aleppo grill over charcoal'], 4.4, grill, { discount: ['خصم ٢٠٪ على طلبك الأول', '20% off your first order'] }],
  [2303, 'بيت المندي', 'Bait Al Mandi', 'bait-al-mandi', 'cover-bait-al-mandi', ['khaleeji'], 25.2401, 55.3003, ['شارع الشيخ زايد، الكرامة', 'Sheikh Zayed Road, Al Karama'], ['مندي وكبسة من التنور', 'Mandi and kabsa from the pit'], 4.5, rice, { minimum: 30 }],
  [2304, 'فرن الحارة', 'Furn Al Hara', 'furn-al-hara', 'cover-furn-al-hara', ['bakery', 'breakfast'], 25.2334, 55.2631, ['شارع السطوة', 'Al Satwa Road'], ['مناقيش ساخنة من الفجر', 'Hot manakish from dawn'], 4.2, bakery, { paymentOption: 'COD' }],
  [2305, 'حلويات الشام', 'Sham Sweets', 'sham-sweets', 'cover-sham-sweets', ['sweets'], 25.2148, 55.2527, ['شارع الوصل، جميرا', 'Al Wasl Road, Jumeirah'], ['كنافة وبقلاوة كل يوم', 'Knafeh and baklava every day'], 4.8, sweets],
  [2306, 'عصائر النخيل', 'Palm Juices', 'palm-juices', 'cover-palm-juices', ['juices'], 25.2285, 55.2867, ['الوحدة، زعبيل', 'Zabeel'], ['عصير طازج بلا إضافات', 'Fresh juice, nothing added'], 0, juices, { paymentOption: 'PAY ONLINE', gateways: ['stripe'] }],
  [2307, 'مطعم الخليج', 'Al Khaleej Kitchen', 'al-khaleej-kitchen', 'cover-al-khaleej-kitchen', ['khaleeji', 'grill'], 25.2631, 55.3272, ['شارع المكتوم، ديرة', 'Al Maktoum Road, Deira'], ['أطباق إماراتية', 'Emirati dishes'], 3.9, [...rice, ...grill.slice(1, 2)], { hours: { delivery: daily(['18:00', '02:00']) }, discount: ['توصيل مجاني', 'Free delivery'] }],
  [2308, 'ليالي الشام', 'Layali Al Sham', 'layali-al-sham', 'cover-layali-al-sham', ['grill', 'sweets'], 25.2049, 55.2708, ['وسط المدينة', 'Downtown'], ['مشاوٍ وحلويات حتى آخر الليل', 'Grill and sweets until late'], 4.1, [...grill.slice(0, 1), ...sweets], { closed: true }],
]

const stores: StoreSeed[] = rows.map(
  ([id, ar, en, slug, picture, cuisines, lat, lng, address, about, rating, menu, more], index) => ({
    id,
    name: [ar, en],
    slug,
    picture,
    cuisines,
    category: cuisines.includes('sweets') || cuisines.includes('juices') ? 22 : 21,
    point: { lat, lng },
    address,
    about,
    veg: cuisines.includes('juices'),
    rating,
    reviews: rating === 0 ? 0 : 40 + index * 23,
    minutes: 25 + index * 4,
    twoPersonPrice: 40 + index * 10,
    taxPercent: 5,
    menu: { sections: menu },
    ...more,
  }),
)

/** Arabic first, English second; closed stores take orders for later. */
export const mazaq: BrandSeed = {
  id: 10003,
  hosts: ['arabia.localhost'],
  name: ['مذاق', 'Mazaq'],
  languages: ['ar', 'en'],
  timeZone: 'Asia/Dubai',
  location: { lat: 25.2285, lng: 55.2873 },
  city: ['دبي', 'Dubai'],
  state: 'DU',
  countryCode: '971',
  supportPhone: '80012345',
  deliveryType: 'Distance',
  metric: 'Miles',
  bands: [
    { min: 0, max: 2, fee: 6 },
    { min: 2, max: 7, fee: 10 },
  ],
  taxIncluded: false,
  takesScheduledOrders: true,
  currency: 'AED',
  gateways: ['hyperpay', 'hyperpay-mada', 'stripe'],
  logo: 'logo-mazaq.svg',
  favicon: 'favicon-mazaq.svg',
  front: 'front-mazaq',
  colors: {
    theme_primary_color: '#0f766e',
    theme_secondary_color: '#d9efe9',
    text_primary_color: '#0b2b2c',
    text_secondary_color: '#4f6b6a',
    footer_background_color: '#0b3b3c',
    footer_text_color: '#e3f3ee',
    home_slider_background_color: '#eef7f4',
    button_primary_color: '#0f766e',
    button_secondary_color: '#bfe3da',
    button_text_color: '#ffffff',
  },
  texts: {
    title: ['مذاق: أطباق دبي إلى بابك', 'Mazaq: the dishes of Dubai at your door'],
    description: [
      'اطلب الشاورما والمشاوي والمندي والحلويات من أفضل مطاعم دبي.',
      'Shawarma, grill, mandi and sweets from the best kitchens of Dubai.',
    ],
    keywords: ['توصيل طعام، دبي، شاورما، مندي', 'food delivery, Dubai, shawarma, mandi'],
    footer: [
      'مذاق يجمع مطابخ الحي في مكان واحد، ويوصل طعامها ساخناً.',
      'Mazaq brings the kitchens of the neighbourhood together, and their food to you while it is hot.',
    ],
    banner: ['توصيل مجاني لأول طلب', 'Free delivery on your first order'],
    headline: ['كل ما تشتهيه، إلى بابك', 'Everything you crave, at your door'],
  },
  settings: (say) => ({
    restaurant_name: say(['مطعم', 'Restaurant']),
    currency: '&#x62F;.&#x625;',
    tax_name_primary_lang: 'ضريبة القيمة المضافة',
    terminology: [
      {
        tax_name: say(['ضريبة القيمة المضافة', 'VAT']),
        takeaway_text: say(['استلام', 'Pickup']),
        contact_less_delivery_text: say([
          'يترك المندوب الطلب عند الباب.',
          'The courier leaves the order at your door.',
        ]),
      },
    ],
    show_contact_developer: 'Yes',
    product_type: { id: 2 },
    store_selection: 0,
    is_single_restaurant: 'No',
    restaurant_id: '',
    schedule_order_after_business_hours_text: say([
      'نحن مغلقون الآن، يمكنك جدولة طلبك.',
      'We are closed now; you can schedule an order.',
    ]),
    cart_info_text: '',
    driver_tip_options: ['2', '5', '10'],
    restaurant_payment_option: 'Restaurant Select Payment Option',
    vendor_listing_layout: '1',
    home_page_category_title: say(['تسوّق حسب الفئة', 'Shop by category']),
    home_page_sub_title: '',
    auto_scroll_banner: '0',
  }),
  cuisines: [
    { id: 31, key: 'shawarma', name: ['شاورما', 'Shawarma'] },
    { id: 32, key: 'grill', name: ['مشاوي', 'Grill'] },
    { id: 33, key: 'khaleeji', name: ['خليجي', 'Khaleeji'] },
    { id: 34, key: 'bakery', name: ['مخبوزات', 'Bakery'] },
    { id: 35, key: 'breakfast', name: ['فطور', 'Breakfast'] },
    { id: 36, key: 'sweets', name: ['حلويات', 'Sweets'] },
    { id: 37, key: 'juices', name: ['عصائر', 'Juices'] },
  ],
  categories: [
    {
      id: 21,
      name: ['مطاعم', 'Restaurants'],
      about: ['وجبات ساخنة', 'Hot meals'],
      picture: 'tile-grill',
      color: '#d9efe9',
      textColor: '#0b3b3c',
    },
    {
      id: 22,
      name: ['حلويات وعصائر', 'Sweets and juices'],
      about: ['بعد الطعام', 'After the meal'],
      picture: 'tile-sweets',
      color: '#f7ead2',
      textColor: '#5a3b00',
    },
  ],
  banners: [
    { id: 51, picture: 'banner-grill', stores: [2302, 2308] },
    { id: 52, picture: 'banner-sweets', stores: [2305] },
  ],
  chains: [
    {
      id: 61,
      name: ['بيوت الشام', 'Houses of Sham'],
      about: ['مشاوي دمشق وحلوياتها', 'The grill and the sweets of Damascus'],
      picture: 'tile-baklava',
      stores: [2305, 2308],
    },
    {
      id: 62,
      name: ['مطابخ الخليج', 'Gulf Kitchens'],
      about: ['أرز وبهارات من كل الخليج', 'Rice and spice from all over the Gulf'],
      picture: 'tile-gulf',
      stores: [2303, 2307],
    },
  ],
  usesZones: true,
  zones: [
    {
      id: 301,
      name: ['خور دبي', 'Dubai Creek'],
      center: { lat: 25.2532, lng: 55.3053 },
      radiusKm: 5,
      bands: [
        { min: 0, max: 2, fee: 5 },
        { min: 2, max: 7, fee: 9 },
      ],
      minimum: 20,
      freeAbove: 150,
      minutes: 35,
    },
    {
      id: 302,
      name: ['دبي', 'Dubai'],
      center: { lat: 25.2285, lng: 55.2873 },
      radiusKm: 12,
      bands: [
        { min: 0, max: 2, fee: 6 },
        { min: 2, max: 7, fee: 10 },
      ],
      minimum: 30,
      minutes: 50,
    },
  ],
  stores,
}
