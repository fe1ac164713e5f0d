/** Raw dictionary texts by key, with their {{placeholders}}: what the cart island says. */
export type CartWords = Record<CartWordKey, string>

export const cartWordKeys = [
  'item.add',
  'item.addShort',
  'cart.title',
  'cart.link',
  'cart.empty',
  'cart.emptyHint',
  'cart.increase',
  'cart.decrease',
  'cart.remove',
  'cart.clear',
  'cart.listComma',
  'cart.view',
  'cart.itemCount',
  'cart.held',
  'cart.asSeen',
  'cart.toMinimum',
  'cart.toFreeDelivery',
  'cart.minimum',
  'cart.stockReached',
  'cart.notAvailable',
  'cart.full',
  'cart.failed',
  'cart.announceQuantity',
  'cart.announceRemoved',
  'cart.unavailable',
  'cart.was',
  'cart.leftOnly',
  'error.offline',
  'toast.close',
  'menu.veg',
  'menu.nonVeg',
  'home.closed',
  'review.someUnavailable',
] as const

export type CartWordKey = (typeof cartWordKeys)[number]

export { fill } from '~/domain/text/fill'
