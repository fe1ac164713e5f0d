import type { ItemSeed, Kind, OptionSeed } from '../catalogue/menu-seed'
import type { Words } from '../core/words'

/** An item of a menu, written in one line. */
export function dish(
  name: Words,
  price: number,
  kind: Kind,
  picture: string,
  about?: Words,
  more: Partial<ItemSeed> = {},
): ItemSeed {
  return { name, price, kind, picture, ...(about === undefined ? {} : { about }), ...more }
}

/** A choice, written in one line. */
export function choice(name: Words, price: number, more: Partial<OptionSeed> = {}): OptionSeed {
  return { name, price, ...more }
}
