import type { ItemSeed, Kind, SectionSeed } from '../catalogue/menu-seed'
import type { Words } from '../core/words'
import { dish } from './dish'
import { bestseller, chefsSpecial, newHere } from './tags'

type Row = readonly [name: Words, price: number, kind: Kind, picture: string, about: Words]

/** More about a section: a description, a picture, and when its dishes are sold. */
type More = Pick<SectionSeed, 'about' | 'picture'> & Pick<ItemSeed, 'soldAt'>

/** What one kind of kitchen offers: dishes by section. */
export type Kitchen = readonly ({ name: Words; rows: readonly Row[] } & More)[]

/** A section of a kitchen, and its dishes one per line. */
export const section = (name: Words, rows: readonly Row[], more: More = {}): Kitchen[number] => ({
  name,
  rows,
  ...more,
})

const TAGS = [bestseller, chefsSpecial, newHere] as const

/** What differs from dish to dish, by its position. */
function marksOf(position: number, price: number): Partial<ItemSeed> {
  return {
    ...(position % 7 === 0 ? { mrp: price + 30 } : {}),
    ...(position % 9 === 0 ? { featured: true } : {}),
    ...(position % 5 === 0 ? { tags: TAGS.filter((_, index) => index === position % TAGS.length) } : {}),
    ...(position % 13 === 0 ? { soldOut: true } : {}),
  }
}

/**
 * The menu of a store that cooks like this. Two stores of a kind differ a little: each has its own price level, marks
 * another dish down, recommends another one and tags others. It depends on the number alone, so it is the same after
 * every start.
 */
export function menuOf(kitchen: Kitchen, variant: number): SectionSeed[] {
  let position = variant
  return kitchen.map(({ rows, soldAt, ...named }) => ({
    ...named,
    items: rows.map(([title, price, kind, picture, about]) => {
      position += 1
      const ours = Math.round((price * (1 + (variant % 4) * 0.05)) / 5) * 5
      return dish(title, ours, kind, picture, about, { ...marksOf(position, ours), ...(soldAt ? { soldAt } : {}) })
    }),
  }))
}
