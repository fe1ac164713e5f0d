import { and, eq, gte, sql } from 'drizzle-orm'
import type { Item } from '../catalogue/types'
import type { FactsOf } from '../rules/stock'
import type { Queries } from './open'
import { itemFacts, type ItemFacts } from './schema'

/** The facts of an item in the seed. The database holds only changed ones. */
function seededFacts(item: Item): ItemFacts {
  return {
    itemId: item.id,
    storeId: item.storeId,
    price: item.price,
    quantity: item.stock ?? 50,
    soldOut: item.soldOut ?? false,
    inactive: false,
  }
}

/** Price and stock of the items of a store, as they are now. */
export function factsOfStore(db: Queries, storeId: number): FactsOf {
  const rows = db.select().from(itemFacts).where(eq(itemFacts.storeId, storeId)).all()
  const changedFacts = new Map(rows.map((row) => [row.itemId, row]))
  return (item) => changedFacts.get(item.id) ?? seededFacts(item)
}

/** Current price and stock of items of any store. Each store is read once, on demand. */
export function factsOfStores(db: Queries): FactsOf {
  const factsByStore = new Map<number, FactsOf>()
  return (item) => {
    const facts = factsByStore.get(item.storeId) ?? factsOfStore(db, item.storeId)
    factsByStore.set(item.storeId, facts)
    return facts(item)
  }
}

/** Price and stock of one item, as they are now. */
export function factsOfItem(db: Queries, item: Item): ItemFacts {
  return db.select().from(itemFacts).where(eq(itemFacts.itemId, item.id)).get() ?? seededFacts(item)
}

/** Stores changed facts. */
export function saveFacts(db: Queries, facts: ItemFacts): void {
  db.insert(itemFacts).values(facts).onConflictDoUpdate({ target: itemFacts.itemId, set: facts }).run()
}

/** Puts units back into stock. */
export function returnStock(db: Queries, item: Item, units: number): void {
  const change = { quantity: sql`${itemFacts.quantity} + ${units}` }
  db.update(itemFacts).set(change).where(eq(itemFacts.itemId, item.id)).run()
}

/** Takes units out of stock; false when there are not enough left. */
export function takeStock(db: Queries, item: Item, units: number): boolean {
  db.insert(itemFacts).values(seededFacts(item)).onConflictDoNothing().run()
  const enough = and(eq(itemFacts.itemId, item.id), gte(itemFacts.quantity, units))
  const change = { quantity: sql`${itemFacts.quantity} - ${units}` }
  return db.update(itemFacts).set(change).where(enough).run().changes === 1
}
