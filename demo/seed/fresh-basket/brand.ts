import type { BrandSeed } from '../../catalogue/brand-seed'
import type { MenuCategorySeed } from '../../catalogue/menu-seed'
import { sectionOfProducts, type Product } from '../products'
import { bakery, dairy, frozen, fruit, meatAndFish, vegetables } from './fresh'
import { breakfast, care, cupboard, drinks, household, snacks, worldFoods } from './larder'

type Row = [
  name: string,
  picture: string,
  color: string,
  textColor: string,
  sections: [name: string, products: Product[]][],
]

/** Splits a list in two, so that a category has more than one section to jump to. */
const halves = (first: string, second: string, products: Product[]): [string, Product[]][] => {
  const middle = Math.ceil(products.length / 2)
  return [
    [first, products.slice(0, middle)],
    [second, products.slice(middle)],
  ]
}

// A table: one row per line.
// prettier-ignore
const rows: Row[] = [
  ['Fruit', 'tile-fruit', '#fde8ea', '#7a1f2b', halves('Everyday fruit', 'Berries and exotic fruit', fruit)],
  ['Vegetables', 'tile-vegetables', '#e5f5e4', '#1b4d20', halves('Salad and roots', 'Cooking vegetables', vegetables)],
  ['Dairy and eggs', 'tile-dairy', '#eef4fb', '#1d3557', halves('Milk, butter, cheese', 'Yoghurt, cream, eggs', dairy)],
  ['Bakery', 'tile-bread', '#fbf0de', '#5a3410', halves('Bread', 'Rolls and cakes', bakery)],
  ['Meat and fish', 'tile-meat-and-fish', '#fce5e0', '#6b1d12', halves('Poultry and beef', 'Lamb, pork and fish', meatAndFish)],
  ['Frozen', 'tile-frozen', '#e6f3fa', '#124a63', [['From the freezer', frozen]]],
  ['Food cupboard', 'tile-food-cupboard', '#f5efe2', '#4d3b12', halves('Pasta, rice, tins', 'Oils, soups, pulses', cupboard)],
  ['Breakfast', 'tile-breakfast', '#fff4d6', '#5c4300', [['Cereals and spreads', breakfast]]],
  ['Snacks and sweets', 'tile-snacks', '#f8ead9', '#5a3410', halves('Crisps and nuts', 'Biscuits and chocolate', snacks)],
  ['Drinks', 'tile-soft-drinks', '#fdeedd', '#6b3a00', halves('Water and soft drinks', 'Tea, coffee, cordials', drinks)],
  ['World foods', 'tile-world-foods', '#fbe6da', '#6b2a10', [['Around the world', worldFoods]]],
  ['Household', 'tile-household', '#fff9d9', '#4d4400', [['Cleaning and paper', household]]],
  ['Toiletries', 'tile-toiletries', '#f1e9f7', '#3f1d57', [['Bath and care', care]]],
]

const menuCategories: MenuCategorySeed[] = rows.map(([name, picture, color, textColor, sections]) => ({
  name,
  picture,
  color,
  textColor,
  sections: sections.map(([title, products]) => sectionOfProducts(title, products)),
}))

/** Grocer with one store, one language and hundreds of products. */
export const freshBasket: BrandSeed = {
  id: 10002,
  hosts: ['grocery.localhost'],
  name: 'Fresh Basket',
  languages: ['en', ''],
  timeZone: 'Europe/London',
  location: { lat: 51.5362, lng: -0.1033 },
  city: 'London',
  state: 'London',
  countryCode: '44',
  supportPhone: '02079460123',
  deliveryType: 'Amount',
  metric: 'Miles',
  bands: [
    { min: 0, max: 20, fee: 3.95 },
    { min: 20, max: 40, fee: 1.95 },
  ],
  taxIncluded: true,
  takesScheduledOrders: true,
  currency: 'GBP',
  gateways: ['stripe', 'paypal', 'klarna', 'squareup', 'stripe-checkout', 'flow'],
  logo: 'logo-fresh-basket.svg',
  favicon: 'favicon-fresh-basket.svg',
  front: 'front-fresh-basket',
  colors: {
    theme_primary_color: '#1b7f3b',
    theme_secondary_color: '#e9f5e4',
    text_primary_color: '#13261a',
    text_secondary_color: '#54685a',
    footer_background_color: '#0f3d20',
    footer_text_color: '#e9f5e4',
    home_slider_background_color: '#f4faf0',
    button_primary_color: '#1b7f3b',
    button_secondary_color: '#cfe8c9',
    button_text_color: '#ffffff',
  },
  texts: {
    title: 'Fresh Basket: your weekly shop, delivered today',
    description:
      'Fruit, vegetables, bread and everything else, picked by hand in Islington and delivered the same day.',
    keywords: 'groceries, fruit, vegetables, delivery, London',
    footer:
      'Fresh Basket has kept shop in Islington since 1988. What you order in the morning is on your table tonight.',
    banner: 'Free delivery on orders above £40',
    headline: 'The weekly shop, done',
  },
  settings: () => ({
    restaurant_name: 'Shop',
    currency: '&pound;',
    tax_name_primary_lang: 'VAT',
    terminology: [
      { tax_name: 'VAT', takeaway_text: 'Click and collect', contact_less_delivery_text: 'We leave it at your door.' },
    ],
    product_type: { id: 1 },
    store_selection: 0,
    is_single_restaurant: 'Yes',
    restaurant_id: 2201,
    schedule_order_after_business_hours_text: 'We are closed now; you can schedule an order.',
    cart_info_text: 'Substitutions are free; refuse them at the door.',
    driver_tip_options: ['1', '2', '3'],
    vendor_listing_layout: '1',
    home_page_category_title: 'Aisles',
    home_page_sub_title: 'Everything in the shop',
  }),
  cuisines: [],
  categories: [
    {
      id: 11,
      name: 'Groceries',
      about: 'Everything in the shop',
      picture: 'tile-groceries',
      color: '#e9f5e4',
      textColor: '#1b4d20',
    },
  ],
  banners: [
    { id: 41, picture: 'banner-fruit', stores: [] },
    { id: 42, picture: 'banner-breakfast', stores: [2201] },
  ],
  zones: [
    {
      id: 201,
      name: 'Islington',
      center: { lat: 51.5362, lng: -0.1033 },
      radiusKm: 3,
      bands: [
        { min: 0, max: 20, fee: 2.95 },
        { min: 20, max: 40, fee: 1.45 },
      ],
      minimum: 15,
      freeAbove: 40,
      minutes: 60,
    },
    {
      id: 202,
      name: 'Inner London',
      center: { lat: 51.5302, lng: -0.1089 },
      radiusKm: 10,
      bands: [
        { min: 0, max: 30, fee: 4.95 },
        { min: 30, max: 60, fee: 2.95 },
      ],
      minimum: 25,
      freeAbove: 60,
      minutes: 90,
    },
  ],
  stores: [
    {
      id: 2201,
      name: 'Fresh Basket Islington',
      slug: 'fresh-basket',
      picture: 'cover-fresh-basket',
      cuisines: [],
      category: 11,
      point: { lat: 51.5339, lng: -0.1043 },
      address: '120 Upper Street',
      about: 'The whole shop, from aisle one to thirteen.',
      veg: false,
      rating: 4.6,
      reviews: 1204,
      minutes: 60,
      twoPersonPrice: 0,
      minimum: 15,
      menu: { categories: menuCategories },
    },
  ],
}
