const chunks = {
  cart: () => import('./cart/index'),
  dialog: () => import('./dialog'),
  live: () => import('./elements/live'),
  updates: () => import('./updates'),
  track: () => import('./track/mount'),
  gateway: () => import('./elements/gateway'),
  invite: () => import('./elements/invite'),
  elements: () => import('./elements/index'),
}

type Chunk = keyof typeof chunks
type Loaded<Name extends Chunk> = ReturnType<(typeof chunks)[Name]>

const loaded = new Map<Chunk, Promise<unknown>>()

/** Loads a chunk, once. A failure is not remembered: the next use tries again. */
export function load<Name extends Chunk>(name: Name): Loaded<Name> {
  const now = loaded.get(name) ?? chunks[name]().catch(chunks[name])
  loaded.set(name, now)
  now.catch(() => loaded.delete(name))
  return now as Loaded<Name>
}

/** Elements whose class is not loaded yet. */
export const waiting = ':not(:defined)'

/** Loads the class of an element: `shop-cart-bar` is in the chunk `cart`, those without their own in `elements`. */
export async function define({ localName }: Element): Promise<void> {
  const name = localName.split('-')[1] as Chunk
  if (name in chunks) await load(name)
  else await (await load('elements')).define(localName)
}
