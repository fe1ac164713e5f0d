import type { Item } from '../catalogue/types'
import type { ItemFacts } from '../db/schema'

/** Tells price and stock of an item. */
export type FactsOf = (item: Item) => ItemFacts

/** Can nobody order it any more? */
export function isSoldOut(facts: ItemFacts): boolean {
  return facts.soldOut || facts.quantity <= 0
}
