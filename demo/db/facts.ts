import { and, eq, gte, sql } from 'drizzle-orm'
import type { Item } from '../catalogue/types'
import { itemFacts, type ItemFacts } from './schema'
import type { Queries } from './open'

/** Price and stock of a store's items, by item id. */
export type FactsById = ReadonlyMap<number, ItemFacts>

/** Price and stock of all items of a store. */
export function factsOfStore(db: Queries, storeId: number): FactsById {
  const rows = db.select().from(itemFacts).where(eq(itemFacts.storeId, storeId)).all()
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** Price and stock of one item. */
export function factsOfItem(db: Queries, itemId: number): ItemFacts | undefined {
  return db.select().from(itemFacts).where(eq(itemFacts.itemId, itemId)).get()
}

/** What the seed says about an item's price and stock. */
export function seededFacts(item: Item): ItemFacts {
  return {
    itemId: item.id,
    storeId: item.storeId,
    price: item.price,
    quantity: item.stock ?? 50,
    soldOut: item.soldOut ?? false,
    inactive: false,
  }
}

/** Can nobody order it any more? */
export function isSoldOut(facts: ItemFacts): boolean {
  return facts.soldOut || facts.quantity <= 0
}

/** Takes units out of stock; false when there are not enough left. */
export function takeStock(db: Queries, itemId: number, units: number): boolean {
  const enough = and(eq(itemFacts.itemId, itemId), gte(itemFacts.quantity, units))
  const change = { quantity: sql`${itemFacts.quantity} - ${units}` }
  return db.update(itemFacts).set(change).where(enough).run().changes === 1
}
