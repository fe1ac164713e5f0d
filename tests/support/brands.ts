import { randomInt } from 'node:crypto'
import type { Locale } from '../../app/domain/brand/locale'

/** What the tests know about a demo brand. `plain` has no choices, `withChoices` has a group with one required. */
export type Brand = {
  host: string
  locale: Locale
  appName: string
  store: { id: string; name: string; slug: string }
  plain: { id: string; name: string }
  withChoices: { id: string; name: string; choice: string }
  /** The first digits of a number of its country, and how many follow. */
  numbers: [start: string, more: number]
  /** A place that the geocoder finds. */
  place: string
  /** A delivered order of Asha's that is not rated yet; none if nobody has ordered yet. */
  delivered?: string
  /** Lists of its stores, by their addresses. */
  lists: { banner: string; brand: string; category: string; tag: string; word: string }
}

export const marketplace: Brand = {
  host: 'localhost',
  locale: 'en',
  appName: 'Tiffin Street',
  store: { id: '2101', name: 'Green Bowl', slug: 'green-bowl' },
  plain: { id: '905', name: 'Dal and rice bowl' },
  withChoices: { id: '901', name: 'Quinoa bowl', choice: 'Large' },
  numbers: ['98', 8],
  place: 'Law Garden',
  delivered: '70001',
  lists: { banner: '31', brand: '9', category: 'NS8', tag: '3', word: 'dal rice' },
}

export const arabia: Brand = {
  host: 'arabia.localhost',
  locale: 'ar',
  appName: 'مذاق',
  store: { id: '2301', name: 'شاورما الديرة', slug: 'deira-shawarma' },
  plain: { id: '', name: 'حمص' },
  withChoices: { id: '', name: 'شاورما دجاج', choice: 'خبز صاج' },
  numbers: ['50', 7],
  place: 'شارع الشيخ زايد',
  lists: {
    banner: '51',
    brand: '61',
    category: 'MjEv',
    tag: '13',
    word: 'شاورما',
  },
}

/** A vendor that sends codes itself. Its items are left out, because tests of signing up need none. */
export const grocery: Brand = {
  ...marketplace,
  host: 'grocery.localhost',
  appName: 'Fresh Basket',
  delivered: undefined,
  numbers: ['7400', 6],
}

/** An unused number: each test takes its own, because codes to one number are limited. */
export const aNewNumber = ({ numbers: [start, more] }: Brand) =>
  start + String(randomInt(10 ** more)).padStart(more, '0')

/** Items of the marketplace's Green Bowl, by what tests need them for. */
export const greenBowl = {
  quinoa: { id: '901', name: 'Quinoa bowl', price: 180, large: '311', regular: '310' },
  tofu: { id: '903', name: 'Teriyaki tofu bowl', price: 240, stock: 3 },
  dal: { id: '905', name: 'Dal and rice bowl', price: 150 },
  watermelon: { id: '908', name: 'Watermelon and mint' },
  beetroot: { id: '909', name: 'Roasted beetroot salad', stock: 1 },
  wrap: { id: '910', name: 'Build-your-own wrap', price: 160 },
  fries: { id: '914', name: 'Masala fries', price: 110 },
  eggs: { id: '917', name: 'Boiled egg duo', price: 70 },
  bites: { id: '919', name: 'Date and nut bites', price: 90 },
  orange: { id: '922', name: 'Cold-pressed orange' },
}

/** What somebody signs in with; an e-mail may replace the number. */
export type { Credentials } from '../kit'

export const asha = { mobile: '9000000001', email: 'asha@example.com', password: 'demo1234', name: 'Asha Patel' }
export const ravi = { mobile: '9000000002', email: 'ravi@example.com', password: 'demo1234', name: 'Ravi Shah' }
