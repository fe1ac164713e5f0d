import type { Item, Option } from '../../catalogue/types'
import type { Voice } from '../../core/call'
import type { ItemFacts } from '../../db/schema'
import { ITEM_TYPES } from '../menus/item-view'

/** A line of a past order that can be ordered again. */
export interface ReorderLine {
  item: Item
  facts: ItemFacts
  quantity: number
  /** Price of one unit with its options. */
  unit: number
  optionIds: readonly string[]
}

function chosenView(voice: Voice, options: readonly Option[], chosen: readonly string[]): Record<string, unknown>[] {
  return options
    .filter((option) => chosen.includes(String(option.id)))
    .map((option) => ({
      selection_id: option.id,
      selection_name: voice.words(option.name),
      selection_price: option.price,
      options: chosenView(voice, option.options, chosen),
    }))
}

/** A line for a new cart. Its groups contain only the options that were chosen, nested ones inside their parents. */
export function reorderLineView(voice: Voice, line: ReorderLine): Record<string, unknown> {
  const { item, facts, quantity, unit, optionIds } = line
  const groups = item.groups.map((group) => ({
    customize_type_id: group.id,
    name: voice.words(group.name),
    option: chosenView(voice, group.options, optionIds),
  }))
  return {
    restaurant_id: item.storeId,
    item_id: String(item.id),
    item_name: voice.words(item.name),
    amount: unit,
    price: facts.price,
    quantity,
    item_quantitys: facts.quantity,
    item_type: ITEM_TYPES[item.kind],
    customize_type: groups.filter((group) => group.option.length > 0),
  }
}
