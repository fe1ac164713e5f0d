import type { IslandName } from './island-props'

const cart = () => import('./cart/mount').then(({ startCart }) => startCart())

/** Every island, and what else runs in a page, by its name, with the chunk that brings it. Nothing of them is loaded before it is needed. */
export const registry = {
  'cart-badge': cart,
  'cart-bar': cart,
  'cart-panel': cart,
  'cart-review': cart,
  dialog: () => import('./behaviours/dialog'),
  choices: () => import('./behaviours/choices'),
  live: () => import('./behaviours/live'),
  countdown: () => import('./behaviours/countdown').then(({ start }) => start()),
  gateway: () => import('./behaviours/gateway').then(({ start }) => start()),
  invite: () => import('./behaviours/invite').then(({ start }) => start()),
  behaviours: () => import('./behaviours/index'),
} satisfies Record<IslandName, () => Promise<unknown>> & Record<string, () => Promise<unknown>>

export type Part = keyof typeof registry
type Loaded<Name extends Part> = ReturnType<(typeof registry)[Name]>

const loaded = new Map<() => Promise<unknown>, Promise<unknown>>()

/** Loads a part, once. What failed is not remembered: the next use tries again. */
export function load<Name extends Part>(name: Name): Loaded<Name> {
  const chunk: () => Promise<unknown> = registry[name]
  const now = loaded.get(chunk) ?? chunk().catch(chunk)
  loaded.set(chunk, now)
  now.catch(() => loaded.delete(chunk))
  return now as Loaded<Name>
}
