import type { SectionSeed } from '../../catalogue/menu-seed'
import type { StoreSeed } from '../../catalogue/store-seed'
import * as fresh from '../fresh-basket/fresh'
import * as larder from '../fresh-basket/larder'
import { sectionOfProducts, type Product } from '../products'
import { GROCERIES } from '../tiffin-street/cuisines'

/** Every product exists in each of these ranges, at a multiple of its plain price. */
const RANGES: [name: string, factor: number][] = [
  ['Everyday', 100],
  ['Saver', 80],
  ['Organic', 140],
  ['Farm shop', 160],
  ['Finest', 190],
]

const AISLES: [name: string, products: Product[]][] = [
  ['Fruit', fresh.fruit],
  ['Vegetables', fresh.vegetables],
  ['Dairy and eggs', fresh.dairy],
  ['Bakery', fresh.bakery],
  ['Meat and fish', fresh.meatAndFish],
  ['Frozen', fresh.frozen],
  ['Food cupboard', larder.cupboard],
  ['Breakfast', larder.breakfast],
  ['Snacks and sweets', larder.snacks],
  ['Drinks', larder.drinks],
  ['World foods', larder.worldFoods],
  ['Household', larder.household],
  ['Toiletries', larder.care],
]

function sectionsOfAisle([aisle, products]: (typeof AISLES)[number]): SectionSeed[] {
  return RANGES.map(([range, factor]) =>
    sectionOfProducts(
      `${aisle}: ${range}`,
      products.map(([name, picture, small, smallPrice, large, largePrice]): Product => {
        const [first, second] = [smallPrice, largePrice].map((price) => Math.round(price * factor))
        return [`${range} ${name}`, picture, small, first ?? 0, large, second ?? 0]
      }),
    ),
  )
}

/** A store with 1,500 products in 65 sections: too many to be loaded at once. */
export const megaMart = (): StoreSeed => ({
  id: 5000,
  name: 'Mega Mart',
  slug: 'mega-mart',
  picture: 'cover-mega-mart',
  cuisines: ['groceries'],
  category: GROCERIES,
  point: { lat: 23.0262, lng: 72.5761 },
  address: '1 Ashram Road, Ellisbridge',
  about: 'Fifteen hundred things under one roof.',
  veg: false,
  rating: 4.1,
  reviews: 2318,
  minutes: 50,
  twoPersonPrice: 0,
  minimum: 149,
  menu: { sections: AISLES.flatMap(sectionsOfAisle) },
})
