import type { BrandSeed } from './brand-seed'
import type { GroupSeed, ItemSeed, MenuCategorySeed, OptionSeed, SectionSeed } from './menu-seed'
import type { StoreSeed } from './store-seed'

/** A choice with its id. */
export interface Option extends Omit<OptionSeed, 'options'> {
  id: number
  groupId: number
  parentId: number | null
  options: Option[]
}

/** A group of choices with its id. */
export interface Group extends Omit<GroupSeed, 'options'> {
  id: number
  options: Option[]
}

/** An item with its ids. */
export interface Item extends Omit<ItemSeed, 'groups'> {
  id: number
  sectionId: number
  storeId: number
  groups: Group[]
  /** All choices of the item, nested ones included, by id. */
  optionsById: ReadonlyMap<string, Option>
}

/** A section with its id. */
export interface Section extends Omit<SectionSeed, 'items'> {
  id: number
  items: Item[]
}

/** A category of sections with its id. */
export interface MenuCategory extends Omit<MenuCategorySeed, 'sections'> {
  id: number
  sections: Section[]
}

/** A store with its numbered menu. */
export interface Store extends StoreSeed {
  brandId: number
  sections: Section[]
  menuCategories: MenuCategory[]
  itemsById: ReadonlyMap<string, Item>
}

/** A brand with its numbered stores. */
export interface Brand extends Omit<BrandSeed, 'stores'> {
  readonly stores: Store[]
  readonly storesById: ReadonlyMap<string, Store>
  readonly itemsById: ReadonlyMap<string, Item>
}
