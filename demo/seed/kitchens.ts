import type { Kind, SectionSeed } from '../catalogue/types'
import { dish } from './dish'

type Row = readonly [name: string, price: number, kind: string, picture: string, about: string]

/** What one kind of kitchen offers: dishes by section. */
export type Kitchen = Record<string, readonly Row[]>

const KINDS: Record<string, Kind> = { veg: 'veg', nonveg: 'nonveg', none: 'none' }

/**
 * The menu of a store that cooks like this. Two stores of a kind differ a little: each has its own price level, marks
 * another dish down and recommends another one. It depends on the number alone, so it is the same after every start.
 */
export function menuOf(kitchen: Kitchen, variant: number): SectionSeed[] {
  let position = variant
  return Object.entries(kitchen).map(([name, rows]) => ({
    name,
    items: rows.map(([title, price, kind, picture, about]) => {
      position += 1
      const ours = Math.round((price * (1 + (variant % 4) * 0.05)) / 5) * 5
      return dish(title, ours, KINDS[kind] ?? 'none', picture, about, {
        ...(position % 7 === 0 ? { mrp: ours + 30 } : {}),
        ...(position % 9 === 0 ? { featured: true } : {}),
        ...(position % 13 === 0 ? { soldOut: true } : {}),
      })
    }),
  }))
}
