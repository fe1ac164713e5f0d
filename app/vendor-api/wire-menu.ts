import { z } from 'zod'
import type { Choice, ChoiceGroup, ItemDetail, MenuItem, MenuSection } from '~/domain/stores/menu'
import { anything, flag, id, image, list, money, number, numberOrNull, optionalId, page, text, unlessOff } from './wire'
import { diet, percentOrNull } from './wire-fields'
import { isFilled, isZero, toFlag, toImage, toNumber } from './wire-values'

/** A line is not capped when the vendor names no stock. */
const noCap = 999

/** The item fields that every call has. */
export const itemFields = {
  item_id: text,
  restaurant_menu_item_id: text,
  item_name: text,
  item_description: text,
  image,
  item_images: list(z.object({ image_name: id })),
  price: money,
  mrp: money,
  quantity: number(noCap),
  /** "0" means on sale, anything else sold out (flows 4.1); missing means on sale. */
  is_sold_out: anything.transform((wire) => isFilled(wire) && !isZero(wire)),
  item_type: diet,
  /** A count in lists. */
  is_customization: anything.transform((wire) => toFlag(wire) || (toNumber(wire) ?? 0) >= 1),
  item_packaging_charge: money,
  item_tax: percentOrNull,
  is_bogo: flag,
  time_slot: text,
  is_subscription: flag,
}

/** The facts for the price of a cart line. A fact missing from a row may be in the item's details. */
const pricedBy: (keyof typeof itemFields)[] = [
  'price',
  'mrp',
  'quantity',
  'is_sold_out',
  'is_customization',
  'item_packaging_charge',
  'item_tax',
  'is_bogo',
]

/** An item as a row of a menu, and whether the row has every fact for the price of a line without choices. */
export type MenuRow = MenuItem & { saysAll: boolean }

const Row = z
  .preprocess(
    (wire) => (isObject(wire) ? { ...wire, saysAll: pricedBy.every((name) => name in wire) } : wire),
    z.object({ ...itemFields, saysAll: z.boolean() }),
  )
  .refine((wire) => itemId(wire) !== '', 'an item id is missing')
  .transform((wire): MenuRow => ({ ...toItem(wire), saysAll: wire.saysAll }))

function isObject(wire: unknown): wire is object {
  return typeof wire === 'object' && wire !== null
}

/** '' for none. */
export function itemId(wire: { item_id: string; restaurant_menu_item_id: string }) {
  return wire.item_id || wire.restaurant_menu_item_id
}

/** An item under our names. */
export function toItem(wire: z.output<z.ZodObject<typeof itemFields>>): MenuItem {
  return {
    id: itemId(wire),
    name: wire.item_name,
    description: wire.item_description,
    image: wire.image || toImage(wire.item_images[0]?.image_name),
    price: wire.price,
    listPrice: wire.mrp,
    stock: Math.max(0, Math.floor(wire.quantity)),
    isSoldOut: wire.is_sold_out,
    diet: wire.item_type,
    isCustomisable: wire.is_customization,
    packagingCharge: wire.item_packaging_charge,
    taxPercent: wire.item_tax,
    isBogo: wire.is_bogo,
    soldAt: wire.time_slot,
    isSubscribable: wire.is_subscription,
  }
}

const choiceFields = {
  selection_id: id,
  selection_name: text,
  selection_price: money,
  is_default: flag,
}

const NestedChoice = z.object(choiceFields).transform((wire) => toChoice(wire, { min: 0, max: 0, choices: [] }))

const WireChoice = z
  .object({ ...choiceFields, is_min_selection: number(), is_selection: number(), options: list(NestedChoice) })
  .transform((wire) => toChoice(wire, { min: wire.is_min_selection, max: wire.is_selection, choices: wire.options }))

type ChoiceFields = { selection_id: string; selection_name: string; selection_price: string; is_default: boolean }

function toChoice(wire: ChoiceFields, nested: Choice['nested']): Choice {
  return {
    id: wire.selection_id,
    name: wire.selection_name,
    price: wire.selection_price,
    isDefault: wire.is_default,
    nested,
  }
}

/** Choices of a group are in `option`, nested ones in `options` (quirks 32). */
const Group = z
  .object({
    customize_type_id: id,
    name: text,
    is_min_selection: number(),
    is_selection: number(),
    option: list(WireChoice),
  })
  .transform((wire): ChoiceGroup => ({
    id: wire.customize_type_id,
    name: wire.name,
    min: wire.is_min_selection,
    max: wire.is_selection,
    choices: wire.option,
  }))

/** An item with its groups, and its store, '' if missing; a group without choices is left out. */
export const ItemInFull = z
  .object({ ...itemFields, restaurant_id: optionalId, is_customizable: unlessOff, customize_type: list(Group) })
  .refine((wire) => itemId(wire) !== '', 'an item id is missing')
  .transform((wire): { storeId: string; item: ItemDetail } => {
    const groups = wire.is_customizable ? wire.customize_type.filter((group) => group.choices.length > 0) : []
    return { storeId: wire.restaurant_id, item: { ...toItem(wire), isCustomisable: groups.length > 0, groups } }
  })

const WireSection = z.object({
  restaurant_menu_id: text,
  id: text,
  menu_name: text,
  menu_description: text,
  menu_image: image,
  is_display_image: flag,
  item_counts: numberOrNull,
  menu_item_detail: page(Row),
})

const sectionId = (wire: z.output<typeof WireSection>) => wire.restaurant_menu_id || wire.id

const IdentifiedSection = WireSection.refine((wire) => sectionId(wire) !== '', 'a section id is missing')

/** A section as it was sent: its items are rows. */
export type SectionOfRows = Omit<MenuSection, 'items'> & { items: MenuRow[] }

function toSection(wire: z.output<typeof WireSection>, isLoaded: boolean): SectionOfRows {
  const items = isLoaded ? wire.menu_item_detail.rows : []
  return {
    id: sectionId(wire),
    name: wire.menu_name,
    description: wire.menu_description,
    image: wire.is_display_image ? wire.menu_image : '',
    itemCount: wire.item_counts ?? wire.menu_item_detail.sent,
    items,
    isLoaded,
  }
}

export const SectionWithItems = IdentifiedSection.transform((wire) => toSection(wire, true))

/** A header and whether its section has anything; an unknown count may be any. */
export const SectionHeader = IdentifiedSection.transform((wire) => ({
  section: toSection(wire, false),
  isEmpty: wire.item_counts === 0,
}))

/** One page of a section's items, with the number of rows sent. The section may come without its id here. */
export const SectionPage = WireSection.transform((wire) => ({
  section: toSection(wire, true),
  sent: wire.menu_item_detail.sent,
}))
