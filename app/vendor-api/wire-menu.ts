import { z } from 'zod'
import { isPositive, parseMoney, readMoney } from '~/domain/money/money'
import type { Choice, ChoiceGroup, ItemDetail, MenuItem, MenuSection } from '~/domain/stores/menu'
import {
  anything,
  firstFilled,
  flag,
  id,
  image,
  list,
  listById,
  money,
  moneyOrNull,
  named,
  number,
  numberOrNull,
  optionalId,
  page,
  readableMoney,
  text,
  unlessOff,
  type Fields,
} from './wire'
import { diet } from './wire-fields'
import { isFilled, isRecord, isZero, toFlag, toImage, toNumber } from './wire-values'

/** A line is not capped when the vendor names no stock. */
const noCap = 999

/** An id under either of two names; without both it is an error. */
export const eitherId = firstFilled(text).refine(Boolean, 'an id is missing')

/** Whole units, at least 0. */
export const unitsOf = (quantity: number) => Math.max(0, Math.floor(quantity))

/** Whole units, or null if their number is missing. */
export const unitsOrNull = numberOrNull.transform((quantity) => (quantity === null ? null : unitsOf(quantity)))

/** Whether a value is an amount that can be asked for. */
const isPrice = (wire: unknown) => Number(readMoney(wire) ?? -1) >= 0

/** A count in lists. */
const isCounted = (wire: unknown) => toFlag(wire) || (toNumber(wire) ?? 0) >= 1

/** Whether an item's price may come from choices: by their count in lists, or their groups in details. */
const mayHaveChoices = ([count, groups]: unknown[]) => isCounted(count) || isFilled(groups)

/** The fields of an item that every call has. */
export const itemFields: Fields<MenuItem> = {
  id: [eitherId, 'item_id', 'restaurant_menu_item_id'],
  name: [text, 'item_name'],
  description: [text, 'item_description'],
  image: [
    z.tuple([image, list(z.object({ image_name: id }))]).transform(([own, all]) => own || toImage(all[0]?.image_name)),
    'image',
    'item_images',
  ],
  price: [money, 'price'],
  listPrice: [money, 'mrp'],
  stock: [number(noCap).transform(unitsOf), 'quantity'],
  /**
   * Missing or "0": on sale; anything else: sold out (flows 4.1). Without a readable price: sold out, not free. An empty
   * price is left to the choices, and one that is missing in a list to the details.
   */
  isSoldOut: [
    z.array(anything).transform(([wire, price, ...choices]) => {
      const isUnpriced = price !== undefined && !isPrice(price) && (isFilled(price) || !mayHaveChoices(choices))
      return (isFilled(wire) && !isZero(wire)) || isUnpriced
    }),
    'is_sold_out',
    'price',
    'is_customization',
    'customize_type',
  ],
  diet: [diet, 'item_type'],
  isCustomisable: [anything.transform(isCounted), 'is_customization'],
  packagingCharge: [money, 'item_packaging_charge'],
  taxPercent: [moneyOrNull, 'item_tax'],
  isBogo: [flag, 'is_bogo'],
  soldAt: [text, 'time_slot'],
  isSubscribable: [flag, 'is_subscription'],
}

/** The wire names of the fields that decide a cart line's price. One missing in a row may be in the item's details. */
const pricedBy = (['price', 'listPrice', 'stock', 'isCustomisable', 'packagingCharge', 'taxPercent', 'isBogo'] as const)
  .flatMap((name) => itemFields[name].slice(1) as string[])
  .concat('is_sold_out')

/** An item as a row of a menu, and whether the row has every fact for the price of a line without choices. */
export type MenuRow = { id: string; item: MenuItem; saysAll: boolean }

const Row = named<MenuRow>({
  id: itemFields.id,
  item: [named<MenuItem>(itemFields)],
  saysAll: [anything.transform((wire) => isRecord(wire) && pricedBy.every((name) => name in wire))],
})

const choiceFields: Fields<Omit<Choice, 'nested'>> = {
  id: [id, 'selection_id'],
  name: [text, 'selection_name'],
  // A choice whose price cannot be read is left out, so that nobody gets it for nothing.
  price: [readableMoney, 'selection_price'],
  isDefault: [flag, 'is_default'],
}

const bounds: Fields<{ min: number; max: number }> = {
  min: [number(), 'is_min_selection'],
  max: [number(), 'is_selection'],
}

const NestedChoice = named<Choice>({
  ...choiceFields,
  nested: [anything.transform(() => ({ min: 0, max: 0, choices: [] }))],
})

const Nested = named<Choice['nested']>({ ...bounds, choices: [listById(NestedChoice), 'options'] })

/** Choices of a group are in `option`, nested ones in `options` (quirks 32). */
const Group = named<ChoiceGroup>({
  id: [id, 'customize_type_id'],
  name: [text, 'name'],
  ...bounds,
  choices: [listById(named<Choice>({ ...choiceFields, nested: [Nested] })), 'option'],
})

/**
 * An item with its groups, and its store, '' if missing; a group without choices is left out. If no choice is left to
 * set the price, the item is sold out, not free.
 */
export const ItemInFull = named({
  storeId: [optionalId, 'restaurant_id'],
  item: [named<MenuItem>(itemFields)],
  isCustomisable: [unlessOff, 'is_customizable'],
  allGroups: [listById(Group), 'customize_type'],
  needsChoices: [
    z.array(anything).transform(([price, ...choices]) => {
      return !isPositive(parseMoney(price)) && (price === undefined || mayHaveChoices(choices))
    }),
    'price',
    'is_customization',
    'customize_type',
  ],
}).transform(({ storeId, item, isCustomisable, allGroups, needsChoices }): { storeId: string; item: ItemDetail } => {
  const groups = isCustomisable ? allGroups.filter(({ choices }) => choices.length > 0) : []
  const isSoldOut = item.isSoldOut || (needsChoices && groups.length === 0)
  return { storeId, item: { ...item, isSoldOut, isCustomisable: groups.length > 0, groups } }
})

const WireSection = named({
  id: [firstFilled(text), 'restaurant_menu_id', 'id'],
  name: [text, 'menu_name'],
  description: [text, 'menu_description'],
  image: [
    z.tuple([flag, image]).transform(([isShown, image]) => (isShown ? image : '')),
    'is_display_image',
    'menu_image',
  ],
  count: [numberOrNull, 'item_counts'],
  page: [page(Row), 'menu_item_detail'],
})

const IdentifiedSection = WireSection.refine(({ id }) => id !== '', 'a section id is missing')

/** A section as it was sent: its items are rows. */
export type SectionOfRows = Omit<MenuSection, 'items'> & { items: MenuRow[] }

/** A section has no items if the vendor counts none. */
function toSection({ count, page, ...section }: z.output<typeof WireSection>): SectionOfRows {
  return { ...section, items: count === 0 ? [] : page.rows }
}

export const SectionWithItems = IdentifiedSection.transform(toSection)

/** A section's header, and whether the section is known to be empty. */
export const SectionHeader = IdentifiedSection.transform((wire) => ({
  section: { ...toSection(wire), items: [] },
  isEmpty: wire.count === 0,
}))

/** One page of a section's items, with the number of rows sent. The section may come without its id here. */
export const SectionPage = WireSection.transform((wire) => ({ section: toSection(wire), sent: wire.page.sent }))
