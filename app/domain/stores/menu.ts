import type { Money } from '~/domain/money/money'

/** The mark of an item; `none` has no mark (rules 6.2). */
export type Diet = 'veg' | 'non-veg' | 'none'

export type MenuItem = {
  id: string
  name: string
  description: string
  image: string
  /** '0' means that the price comes from the choices and is not shown. */
  price: Money
  /** List price, struck through when above the price. */
  listPrice: Money
  /** Most units of one cart line; 0 means none left. */
  stock: number
  isSoldOut: boolean
  diet: Diet
  isCustomisable: boolean
  packagingCharge: Money
  /** Own tax percentage as decimal text, or null when the store's applies. */
  taxPercent: string | null
  isBogo: boolean
  /** When in the day it is sold, in the vendor's words; '' for always. */
  soldAt: string
  /** Whether it is available by subscription, if the vendor has subscriptions (rules 17.1). */
  isSubscribable: boolean
}

/** Whether there is any of an item to order now. */
export const isAvailable = ({ isSoldOut, stock }: MenuItem): boolean => !isSoldOut && stock > 0

/** A menu section. `items` is empty where only headers were asked for (flows 3.9). */
export type MenuSection = {
  id: string
  name: string
  description: string
  /** '' unless the vendor wants it shown. */
  image: string
  items: MenuItem[]
}

export type MenuCategory = { id: string; name: string; image: string }

export type Choice = {
  id: string
  name: string
  price: Money
  isDefault: boolean
  /** Nested choices, one level deep, with this choice's own bounds; empty for none. */
  nested: { min: number; max: number; choices: Choice[] }
}

/** A customisation group; min and max as sent (0 = no bound). `domain/cart/customisation.ts` reads the rules. */
export type ChoiceGroup = { id: string; name: string; min: number; max: number; choices: Choice[] }

export type ItemDetail = MenuItem & { groups: ChoiceGroup[] }

/** Whether an item is a grocery product, not a dish: no food mark, text or choices. Such items are shown as tiles. */
function isGrocery({ diet, description, isCustomisable }: MenuItem) {
  return diet === 'none' && description === '' && !isCustomisable
}

/** Whether items are all grocery products; false without items, because then nothing is known of the store. */
export const areGoods = (items: readonly MenuItem[]): boolean => items.length > 0 && items.every(isGrocery)
