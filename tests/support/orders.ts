import type { Brand } from './brands'
import type { Visitor } from './visitor'

/** The items of a store that can be added without choices. */
export async function plainItems(visitor: Visitor, storePath: string) {
  const { text } = await visitor.open(storePath)
  const items = [...text.matchAll(/name="itemId" value="([^"]+)"/g)].map(([, id = '']) => ({ id }))
  if (!items[0]) throw new Error(`${storePath} has no item to add`)
  return items as [{ id: string }, ...{ id: string }[]]
}

/** Signs in and orders some of the first plain item of the brand's store, in cash; its toast has been shown. */
export async function placesOrder(visitor: Visitor, { store }: Brand, { quantity = 1 }: { quantity?: number } = {}) {
  await visitor.signIn()
  const [item] = await plainItems(visitor, `/vendor/${store.slug}`)
  await visitor.add(store.id, item, { quantity: String(quantity) })
  const order = await visitor.placeOrder()
  await visitor.open('/')
  return { ...order, item }
}
