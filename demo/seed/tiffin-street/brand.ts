import type { BrandSeed } from '../../catalogue/brand-seed'
import { gateways } from '../../gateways/gateways'
import { categories, cuisines } from './cuisines'
import { stores } from './stores'

/** Marketplace with many stores and two languages. */
export const tiffinStreet: BrandSeed = {
  id: 10001,
  hosts: ['localhost', '127.0.0.1', 'shop.example'],
  name: 'Tiffin Street',
  languages: ['en', 'fr'],
  timeZone: 'Asia/Kolkata',
  location: { lat: 23.0225, lng: 72.5714 },
  city: 'Ahmedabad',
  state: 'GJ',
  countryCode: '91',
  supportPhone: '18001234567',
  deliveryType: 'Distance',
  metric: 'KM',
  bands: [
    { min: 0, max: 2, fee: 20 },
    { min: 2, max: 5, fee: 30 },
    { min: 5, max: 10, fee: 50 },
  ],
  taxIncluded: false,
  takesScheduledOrders: false,
  realtime: true,
  thirdPartyCodes: true,
  currency: 'INR',
  gateways: gateways.map((gateway) => gateway.code),
  logo: 'logo-tiffin-street.svg',
  favicon: 'favicon-tiffin-street.svg',
  front: 'front-tiffin-street',
  colors: {
    theme_primary_color: '#d9381e',
    theme_secondary_color: '#fdeee6',
    text_primary_color: '#2b1a14',
    text_secondary_color: '#7a5f55',
    footer_background_color: '#2b1a14',
    footer_text_color: '#f7e6dc',
    home_slider_background_color: '#fff6ef',
    button_primary_color: '#d9381e',
    button_secondary_color: '#fbd9c6',
    button_text_color: '#ffffff',
  },
  texts: {
    title: ['Tiffin Street: food from thirty kitchens', 'Tiffin Street : trente cuisines chez vous'],
    description: [
      'Order from the best kitchens, bakeries and shops of Ahmedabad. Hot at your door in half an hour.',
      "Commandez auprès des meilleures cuisines, boulangeries et boutiques d'Ahmedabad. Chaud à votre porte en une demi-heure.",
    ],
    keywords: [
      'food delivery, Ahmedabad, thali, biryani, pizza',
      'livraison de repas, Ahmedabad, thali, biryani, pizza',
    ],
    footer: [
      'Tiffin Street began with one bicycle and eleven steel lunch boxes. Today thirty kitchens, bakeries and shops of Ahmedabad cook for their neighbours, and our couriers bring it while it is hot. We take no money for a better place in the list, and every store tells you what is in the dish.',
      "Tiffin Street a commencé avec un vélo et onze boîtes-repas en acier. Aujourd'hui, trente cuisines, boulangeries et boutiques d'Ahmedabad cuisinent pour leurs voisins, et nos coursiers livrent tant que c'est chaud. Personne ne paie pour une meilleure place dans la liste, et chaque magasin vous dit ce que contient le plat.",
    ],
    banner: '',
    headline: ['Everything you crave, at your door', 'Toutes vos envies, à votre porte'],
  },
  settings: (say) => ({
    restaurant_name: say(['Restaurant', 'Restaurant']),
    currency: '&#x20B9;',
    tax_name_primary_lang: 'GST',
    terminology: [
      {
        tax_name: 'GST',
        takeaway_text: say(['Takeaway', 'À emporter']),
        contact_less_delivery_text: say([
          'The courier leaves the order at your door.',
          'Le coursier dépose la commande à votre porte.',
        ]),
      },
    ],
    product_type: { id: 2 },
    store_selection: 0,
    is_single_restaurant: 'No',
    restaurant_id: '',
    schedule_order_after_business_hours_text: '',
    cart_info_text: say(['Fees may vary in rain.', 'Les frais peuvent varier par temps de pluie.']),
    driver_tip_options: ['10', '20', '30'],
    vendor_listing_layout: '2',
    home_page_category_title: say(['Shop by category', 'Par catégorie']),
    home_page_sub_title: '',
    android_customer_app_url: 'https://play.google.com/store/apps/details?id=example.tiffinstreet',
    ios_customer_app_url: 'https://apps.apple.com/app/id0000000000',
  }),
  blocks: [
    {
      title: ['Cooked by your neighbours', 'Cuisiné par vos voisins'],
      text: [
        'Thirty kitchens, bakeries and shops of Ahmedabad, each tasted by us before it came on board.',
        "Trente cuisines, boulangeries et boutiques d'Ahmedabad, toutes goûtées avant de nous rejoindre.",
      ],
      picture: 'cover-saurashtra-rasoi',
    },
    {
      title: ['Your own kitchen on our street?', 'Votre cuisine dans notre rue ?'],
      text: [
        'Write to us: it takes a tasting and a week. We take no money for a better place in the list.',
        'Écrivez-nous : une dégustation et une semaine suffisent. Personne ne paie pour une meilleure place dans la liste.',
      ],
      picture: 'cover-squeeze',
    },
  ],
  cuisines,
  categories,
  banners: [
    { id: 31, picture: 'banner-lunch', stores: [2102, 2109, 2101, 2112] },
    { id: 32, picture: 'banner-bowls', stores: [2101] },
    { id: 33, picture: 'banner-bakery', stores: [2103, 2126, 2127] },
    { id: 34, picture: 'banner-pizza', stores: [] },
  ],
  chains: [
    {
      id: 9,
      name: ['The Biryani Brothers', 'Les frères Biryani'],
      about: ['Two kitchens, one sealed pot', 'Deux cuisines, une seule cocotte scellée'],
      picture: 'tile-biryani',
      stores: [2111, 2125],
    },
    {
      id: 10,
      name: ['Rasoi Sisters', 'Les sœurs Rasoi'],
      about: ['Thalis of Gujarat', 'Les thalis du Gujarat'],
      picture: 'tile-thali',
      stores: [2109, 2123],
    },
    {
      id: 11,
      name: ['Sweet Ahmedabad', 'Ahmedabad gourmande'],
      about: ['Ices, cakes and everything with sugar', 'Glaces, gâteaux et tout ce qui est sucré'],
      picture: 'tile-ices',
      stores: [2117, 2127, 2103],
    },
  ],
  zones: [
    {
      id: 101,
      name: ['City centre', 'Centre-ville'],
      center: { lat: 23.0272, lng: 72.5662 },
      radiusKm: 4,
      bands: [
        { min: 0, max: 2, fee: 15 },
        { min: 2, max: 5, fee: 25 },
        { min: 5, max: 10, fee: 40 },
      ],
      minimum: 80,
      freeAbove: 600,
      minutes: 30,
    },
    {
      id: 102,
      name: ['Greater Ahmedabad', 'Grand Ahmedabad'],
      center: { lat: 23.0225, lng: 72.5714 },
      radiusKm: 10,
      bands: [
        { min: 0, max: 5, fee: 30 },
        { min: 5, max: 10, fee: 50 },
      ],
      minimum: 120,
      minutes: 45,
    },
  ],
  stores,
}
