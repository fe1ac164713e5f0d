import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The screens of rules 2.1 to 2.5, by their route folders. */
const table = [
  ...[
    'sign-in',
    'sign-up',
    'forgot-password',
    'reset-password',
    'profile._index',
    'faq',
    'report-bug',
    'privacypolicy',
  ],
  ...[
    'terms',
    'help',
    'support',
    'support-chat',
    'wallet',
    'wallet-payment',
    'pages._index',
    'pages.$page',
    'notfound',
  ],
  ...['_index', 'landing-page', 'vendor.$restaurant_name', 'restaurant.$restaurant_id', 'promo-code', 'search'],
  ...['category.$category_id', 'banner-items.$banner_id', 'brand-items.$brand_id', 'tag-wise-menu'],
  ...['qr.$restaurantid', 'feedback.$restaurantid', 'address', 'add-address', 'update-address.$shiping_id'],
  ...['review-cart', 'payment', 'payment-online', 'orders', 'order-details.$order_id', 'order-status.$order_id'],
  ...['trackorder.$order_id', 'rating.$order_id', 'subscription-cart', 'review-subscription', 'manage-subscription'],
  'subscription-status.$subscription_id',
]

/** Our additional addresses: questions, dialogs as pages, form targets, and addresses for machines. */
const own = [
  '$',
  'cart._index',
  'cart.clear',
  'chat-events',
  'cart.replace',
  'delete-address.$shiping_id',
  'healthz',
  'readyz',
  'icon.$name',
  'item.$store_id.$item_id',
  'language',
  'theme',
  'location',
  'manifest[.]webmanifest',
  'messenger',
  'offline',
  'order-details.$order_id_.invoice',
  'order-events.$order_id',
  'order-time',
  'page-dictionary.$name',
  'page-text',
  'picture.$',
  'place',
  'reorder.$order_id',
  'stores',
  'subscription-status.$subscription_id_.cancel',
  'profile.delete',
  'profile.number',
  'profile.password',
  'robots[.]txt',
  'service-worker[.]js',
  'sign-out',
  'sitemap[.]xml',
  'sitemaps.$part',
  'social.$provider._index',
  'social.$provider.answer',
  'speculation[.]json',
  'vendor.$restaurant_name_.info',
  'verify-code',
]

const routes = readdirSync(new URL('../app/routes/', import.meta.url)).sort()

test('every route is one of the rules’ screens or one of our additions', () => {
  expect(routes.filter((route) => !table.includes(route) && !own.includes(route))).toEqual([])
})

test('every screen of the rules has its route', () => {
  expect(table.filter((screen) => !routes.includes(screen))).toEqual([])
})

test('every addition exists', () => {
  expect(own.filter((route) => !routes.includes(route))).toEqual([])
})
