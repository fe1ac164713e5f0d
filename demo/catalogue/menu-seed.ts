import type { Words } from '../core/words'

/** Marker of an item. */
export type Kind = 'veg' | 'nonveg' | 'none'

/** A choice inside a group, as written in the seed. */
export interface OptionSeed {
  name: Words
  price: number
  isDefault?: boolean
  /** Nested choices and how many of them may be taken. */
  options?: OptionSeed[]
  min?: number
  max?: number
}

/** A group of choices: max 0 means no limit, min 0 optional. */
export interface GroupSeed {
  name: Words
  min: number
  max: number
  options: OptionSeed[]
}

/** A dish or product, as written in the seed. */
export interface ItemSeed {
  /** A fixed id. By default items are numbered in order. */
  id?: number
  name: Words
  price: number
  kind: Kind
  picture: string
  about?: Words
  /** List price, when above the price. */
  mrp?: number
  stock?: number
  soldOut?: boolean
  packaging?: number
  /** Tax percentage of its own. */
  tax?: number
  bogo?: boolean
  featured?: boolean
  subscription?: boolean
  /** When it is sold, in the store's words; at any time when left out. */
  soldAt?: Words
  tags?: TagSeed[]
  groups?: GroupSeed[]
}

/** A section of a menu, as written in the seed. */
export interface SectionSeed {
  name: Words
  about?: Words
  picture?: string
  items: ItemSeed[]
}

/** Group of sections in stores that have menu categories. */
export interface MenuCategorySeed {
  name: Words
  picture: string
  color: string
  textColor: string
  sections: SectionSeed[]
}

/** What a store sells: sections, or categories of sections. */
export type Menu = { sections: SectionSeed[] } | { categories: MenuCategorySeed[] }

/** A coloured tag on a store. */
export interface TagSeed {
  id: number
  name: Words
  background: string
  color: string
}
