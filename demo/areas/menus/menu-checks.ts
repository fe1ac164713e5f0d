import { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import type { Item, Option, Store } from '../../catalogue/types'
import { refused, success } from '../../core/answer'
import { guestCall, type Call } from '../../core/call'
import { id, invalidField, listOf, numberOf, optionalId, text, vendorFields } from '../../core/fields'
import { sameAmount } from '../../core/money'
import type { Lang } from '../../core/words'
import { factsOfStore } from '../../db/facts'
import { isSoldOut, type FactsOf } from '../../rules/stock'

const StatusList = z.array(
  z.object({
    restaurant_id: id,
    items: z
      .array(z.object({ restaurant_menu_item_id: id }))
      .nullish()
      .transform((items) => items ?? []),
  }),
)

function parseStatusList(json: string, lang: Lang | null): z.output<typeof StatusList> {
  try {
    return StatusList.parse(JSON.parse(json))
  } catch {
    throw invalidField('item_list', lang)
  }
}

const itemsStatus = guestCall('get_items_status', { ...vendorFields, item_list: z.string() }, (context) => {
  const { demo, brand, body, lang, say } = context
  const rows = parseStatusList(body.item_list, lang).flatMap((entry) => {
    const store = storeById(brand, entry.restaurant_id)
    if (!store) return []
    const facts = factsOfStore(demo.db, store.id)
    const items = entry.items.flatMap((wanted) => store.itemsById.get(wanted.restaurant_menu_item_id) ?? [])
    return items.map((item) => {
      const now = facts(item)
      return {
        restaurant_id: store.id,
        restaurant_menu_item_id: item.id,
        is_sold_out: isSoldOut(now) || now.inactive ? '1' : '0',
        is_customization: item.groups.length,
        quantity: now.quantity,
      }
    })
  })
  return rows.length > 0 ? success(say('success'), { Result: rows }) : refused(say('notFound'), { Result: [] })
})

/** Is the price in the customer's cart the current one? */
function isPrice(inCart: string | undefined, price: number): boolean {
  const amount = numberOf(inCart?.trim())
  return amount !== null && sameAmount(amount, price)
}

type Mismatch = Record<string, unknown> & { status: 'changed' | 'soldout' | 'inactive' }

function itemMismatch(store: Store, facts: FactsOf, itemId: string, price: string | undefined): Mismatch[] {
  const item = store.itemsById.get(itemId)
  const now = item && facts(item)
  const nothing = { price: null, mrp: null, quantity: 0, selection_id: null, selection_price: null }
  if (!item || !now || now.inactive) return [{ item_id: itemId, status: 'inactive', ...nothing }]
  if (!isSoldOut(now) && isPrice(price, now.price)) return []
  const status = isSoldOut(now) ? 'soldout' : 'changed'
  const current = { price: now.price, mrp: Math.max(item.mrp ?? 0, now.price), quantity: now.quantity }
  return [{ item_id: itemId, status, ...current, selection_id: null, selection_price: null }]
}

function optionMismatch(
  items: readonly Item[],
  facts: FactsOf,
  optionId: string,
  price: string | undefined,
): Mismatch[] {
  const owner = items.find((item) => item.optionsById.has(optionId))
  const option: Option | undefined = owner?.optionsById.get(optionId)
  const now = owner && facts(owner)
  if (option && isPrice(price, option.price)) return []
  return [
    {
      item_id: owner ? String(owner.id) : '',
      status: option ? 'changed' : 'inactive',
      price: now?.price ?? null,
      mrp: owner && now ? Math.max(owner.mrp ?? 0, now.price) : null,
      quantity: now?.quantity ?? 0,
      selection_id: optionId,
      selection_price: option?.price ?? null,
    },
  ]
}

const checkFields = {
  ...vendorFields,
  restaurant_id: id,
  menu_item: id,
  item_price: id,
  customisation_id: optionalId,
  customisation_price: optionalId,
  beverage_ids: text,
}

type CheckBody = z.output<z.ZodObject<typeof checkFields>>

function mismatches(body: CheckBody, store: Store, facts: FactsOf): Mismatch[] {
  const itemIds = listOf(body.menu_item)
  const prices = body.item_price.split(',')
  const optionPrices = body.customisation_price.split(',')
  const items = itemIds.flatMap((itemId) => store.itemsById.get(itemId) ?? [])
  return [
    ...itemIds.flatMap((itemId, index) => itemMismatch(store, facts, itemId, prices[index])),
    ...listOf(body.customisation_id).flatMap((optionId, index) =>
      optionMismatch(items, facts, optionId, optionPrices[index]),
    ),
  ]
}

const checkMenu = guestCall('check_restaurant_menu_with_price', checkFields, ({ demo, brand, body, say }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const rows = mismatches(body, store, factsOfStore(demo.db, store.id))
  if (rows.length === 0) return success(say('success'), { Result: [] })
  const onlyPrices = rows.every((row) => row.status === 'changed')
  return refused(say(onlyPrices ? 'pricesChanged' : 'itemsGone'), { Result: rows })
})

/** Checks of a cart against the current menu. */
export const menuCheckCalls: Call[] = [itemsStatus, checkMenu]
