import type { ItemSeed, SectionSeed } from '../catalogue/menu-seed'
import type { Words } from '../core/words'
import { dish } from './dish'
import { bestseller, newHere } from './tags'

/** A product in two sizes. */
export type Product = readonly [
  name: Words,
  picture: string,
  small: string,
  smallPrice: number,
  large: string,
  largePrice: number,
]

/** The name of a product with the size of its pack. */
const sized = (name: Words, size: string): Words =>
  typeof name === 'string' ? `${name}, ${size}` : [`${name[0]}, ${size}`, `${name[1]}, ${size}`]

/** Every ninth small pack is a bestseller, every fourteenth one is new. */
function tagsAt(position: number): Partial<ItemSeed> {
  if (position % 9 === 1) return { tags: [bestseller] }
  return position % 14 === 3 ? { tags: [newHere] } : {}
}

function sizesOf([name, picture, small, smallPrice, large, largePrice]: Product, position: number): ItemSeed[] {
  // Every fifth large pack is on offer: it shows its price before the reduction.
  const offer = position % 5 === 0 ? { mrp: Math.ceil(largePrice * 1.15 * 100) / 100 } : {}
  return [
    dish(sized(name, small), smallPrice, 'none', picture, '', {
      ...tagsAt(position),
      ...(position % 4 === 0 ? { subscription: true } : {}),
    }),
    dish(sized(name, large), largePrice, 'none', picture, '', {
      ...offer,
      ...(position % 17 === 16 ? { soldOut: true } : {}),
    }),
  ]
}

/** A section with every product in both its sizes. */
export function sectionOfProducts(name: Words, products: readonly Product[]): SectionSeed {
  return { name, items: products.flatMap(sizesOf) }
}
