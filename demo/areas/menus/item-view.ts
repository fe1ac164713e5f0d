import type { Group, Item, Option, Section } from '../../catalogue/types'
import type { Voice } from '../../core/call'
import type { ItemFacts } from '../../db/schema'
import { isSoldOut, type FactsOf } from '../../rules/stock'

/** Marker of an item on the wire. */
export const ITEM_TYPES = { veg: '0', nonveg: '1', none: '2' }

/** An item as listed in a menu. Ids and flags are numbers here and text there, as in the API this stands in for. */
export function itemView(voice: Voice, item: Item, facts: ItemFacts): Record<string, unknown> {
  return {
    item_id: String(item.id),
    restaurant_menu_item_id: item.id,
    restaurant_menu_id: item.sectionId,
    restaurant_id: item.storeId,
    vendor_id: voice.brand.id,
    item_name: voice.words(item.name),
    item_description: item.about ? voice.words(item.about) : '',
    image: voice.picture(item.picture),
    item_images: item.featured ? [{ image_name: voice.picture(item.picture), id: item.id }] : null,
    price: facts.price,
    mrp: Math.max(item.mrp ?? 0, facts.price),
    quantity: Math.max(0, facts.quantity),
    is_sold_out: isSoldOut(facts) ? '1' : '0',
    item_type: ITEM_TYPES[item.kind],
    is_customization: item.groups.length,
    is_featured: item.featured ? '1' : '0',
    time_slot: item.soldAt ? voice.words(item.soldAt) : '',
    item_packaging_charge: String(item.packaging ?? 0),
    item_tax: item.tax === undefined ? '' : String(item.tax),
    is_bogo: item.bogo ? 1 : 0,
    is_alcoholic: '0',
    custom_details: [],
    is_subscription: item.subscription ? 1 : 0,
  }
}

function optionView(voice: Voice, option: Option): Record<string, unknown> {
  return {
    selection_id: option.id,
    selection_name: voice.words(option.name),
    selection_price: option.price,
    is_default: option.isDefault ? 1 : 0,
    customize_type_id: option.groupId,
    parent_item_id: option.parentId,
    is_selection: option.max ?? 0,
    is_min_selection: option.min ?? 0,
    options: option.options.map((nested) => optionView(voice, nested)),
  }
}

function groupView(voice: Voice, group: Group): Record<string, unknown> {
  return {
    customize_type_id: group.id,
    name: voice.words(group.name),
    is_selection: String(group.max),
    is_min_selection: String(group.min),
    option: group.options.map((option) => optionView(voice, option)),
  }
}

/** An item with its customisation groups. */
export function itemDetailView(voice: Voice, item: Item, facts: ItemFacts): Record<string, unknown> {
  return {
    ...itemView(voice, item, facts),
    is_customizable: item.groups.length > 0 ? '1' : '0',
    customize_type: item.groups.map((group) => groupView(voice, group)),
  }
}

/** Items of a section that are on the menu, with their facts. */
function listedItems(section: Section, facts: FactsOf): { item: Item; facts: ItemFacts }[] {
  const withFacts = section.items.map((item) => ({ item, facts: facts(item) }))
  return withFacts.filter((entry) => !entry.facts.inactive)
}

function headerOf(voice: Voice, section: Section, storeId: number, itemCount: number) {
  return {
    restaurant_menu_id: section.id,
    id: section.id,
    menu_name: voice.words(section.name),
    menu_description: section.about ? voice.words(section.about) : '',
    menu_image: section.picture ? voice.picture(section.picture) : '',
    is_display_image: section.picture ? '1' : '0',
    item_counts: itemCount,
    restaurant_id: storeId,
  }
}

/** A section without its items. */
export function sectionHeader(voice: Voice, section: Section, storeId: number, facts: FactsOf) {
  return headerOf(voice, section, storeId, listedItems(section, facts).length)
}

/** A section with its items. */
export function sectionView(voice: Voice, section: Section, storeId: number, facts: FactsOf) {
  const items = listedItems(section, facts).map((entry) => itemView(voice, entry.item, entry.facts))
  return { ...headerOf(voice, section, storeId, items.length), menu_item_detail: items }
}
