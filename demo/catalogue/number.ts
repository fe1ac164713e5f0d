import type { GroupSeed, ItemSeed, OptionSeed, SectionSeed } from './menu-seed'
import type { StoreSeed } from './store-seed'
import type { Group, Item, MenuCategory, Option, Section, Store } from './types'

interface Counters {
  section: number
  item: number
  group: number
  option: number
}

function numberedOption(seed: OptionSeed, groupId: number, parentId: number | null, next: Counters): Option {
  const id = next.option++
  const options = (seed.options ?? []).map((nested) => numberedOption(nested, groupId, id, next))
  return { ...seed, id, groupId, parentId, options }
}

function numberedGroup(seed: GroupSeed, next: Counters): Group {
  const id = next.group++
  return { ...seed, id, options: seed.options.map((option) => numberedOption(option, id, null, next)) }
}

function numberedItem(seed: ItemSeed, storeId: number, sectionId: number, next: Counters): Item {
  const id = seed.id ?? next.item++
  const groups = (seed.groups ?? []).map((group) => numberedGroup(group, next))
  const options = groups.flatMap((group) => group.options).flatMap((option) => [option, ...option.options])
  const optionsById = new Map(options.map((option) => [String(option.id), option]))
  return { ...seed, id, storeId, sectionId, groups, optionsById }
}

function numberedSection(seed: SectionSeed, storeId: number, next: Counters): Section {
  const id = next.section++
  return { ...seed, id, items: seed.items.map((item) => numberedItem(item, storeId, id, next)) }
}

function numberedCategories(seed: StoreSeed, next: Counters): MenuCategory[] {
  if (!('categories' in seed.menu)) return []
  return seed.menu.categories.map((category, index) => ({
    ...category,
    id: seed.id * 10 + index + 1,
    sections: category.sections.map((section) => numberedSection(section, seed.id, next)),
  }))
}

/** Gives sections, items, groups and options of a store their ids: always the same ones, unique over all stores. */
export function numberedStore(seed: StoreSeed, brandId: number): Store {
  const first = seed.id * 1000 + 1
  const next = { ...(seed.firstIds ?? { section: seed.id * 100 + 1, item: first, group: first, option: first }) }
  const menuCategories = numberedCategories(seed, next)
  const sections =
    'sections' in seed.menu
      ? seed.menu.sections.map((section) => numberedSection(section, seed.id, next))
      : menuCategories.flatMap((category) => category.sections)
  const items = sections.flatMap((section) => section.items)
  return {
    ...seed,
    brandId,
    sections,
    menuCategories,
    itemsById: new Map(items.map((item) => [String(item.id), item])),
  }
}
