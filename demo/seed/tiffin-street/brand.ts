import type { BrandSeed } from '../../catalogue/types'
import { categories, cuisines } from './cuisines'
import { stores } from './stores'

/** Marketplace with many stores and two languages. */
export const tiffinStreet: BrandSeed = {
  id: 10001,
  hosts: ['localhost', '127.0.0.1'],
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
  logo: 'logo-tiffin-street.svg',
  favicon: 'favicon-tiffin-street.svg',
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
    payment_gateway_new: ['razorpay', 'stripe'],
    vendor_listing_layout: '2',
    home_page_category_title: say(['Shop by category', 'Par catégorie']),
    home_page_sub_title: '',
  }),
  cuisines,
  categories,
  banners: [
    { id: 31, picture: 'banner-lunch.svg', stores: [2102, 2109, 2101, 2112] },
    { id: 32, picture: 'banner-bowls.svg', stores: [2101] },
    { id: 33, picture: 'banner-bakery.svg', stores: [2103, 2126, 2127] },
    { id: 34, picture: 'banner-pizza.svg', stores: [] },
  ],
  stores,
}
