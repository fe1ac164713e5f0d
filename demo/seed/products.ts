import type { ItemSeed, SectionSeed } from '../catalogue/types'
import type { Words } from '../core/words'
import { dish } from './dish'

/** A product in two sizes. */
export type Product = readonly [
  name: string,
  picture: string,
  small: string,
  smallPrice: number,
  large: string,
  largePrice: number,
]

function sizesOf([name, picture, small, smallPrice, large, largePrice]: Product, position: number): ItemSeed[] {
  // Every fifth large pack is on offer: it shows its price before the reduction.
  const offer = position % 5 === 0 ? { mrp: Math.ceil(largePrice * 1.15 * 100) / 100 } : {}
  return [
    dish(`${name}, ${small}`, smallPrice, 'none', picture, '', position % 4 === 0 ? { subscription: true } : {}),
    dish(`${name}, ${large}`, largePrice, 'none', picture, '', {
      ...offer,
      ...(position % 17 === 16 ? { soldOut: true } : {}),
    }),
  ]
}

/** A section with every product in both its sizes. */
export function sectionOfProducts(name: Words, products: readonly Product[]): SectionSeed {
  return { name, items: products.flatMap(sizesOf) }
}
