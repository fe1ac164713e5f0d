import type { Item } from '../catalogue/types'
import type { ItemFacts } from '../db/schema'

/** Gives price and stock of an item. */
export type FactsOf = (item: Item) => ItemFacts

/** Is it sold out? */
export function isSoldOut(facts: ItemFacts): boolean {
  return facts.soldOut || facts.quantity <= 0
}
