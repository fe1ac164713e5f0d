import { z } from 'zod'
import type { MenuChange } from '~/domain/cart/pricing'
import type { Money } from '~/domain/money/money'
import type { Send } from './send'
import { id, list, moneyOrNull, numberOrNull, optionalId, text } from './wire'

const statuses = new Map<string, MenuChange['status']>([
  ['soldout', 'sold-out'],
  ['inactive', 'inactive'],
])

const Change = z
  .object({
    item_id: id,
    status: text.transform((status) => statuses.get(status.toLowerCase().replace(/[^a-z]/g, '')) ?? 'changed'),
    price: moneyOrNull,
    quantity: numberOrNull,
    selection_id: optionalId,
    selection_price: moneyOrNull,
  })
  .transform((wire): MenuChange => ({
    itemId: wire.item_id,
    status: wire.status,
    price: wire.price,
    stock: wire.quantity,
    choiceId: wire.selection_id || null,
    choicePrice: wire.selection_price,
  }))

type MenuCheck = { ok: true } | { ok: false; message: string; changes: MenuChange[] }

const Check = z
  .object({ code: z.string(), msg: text, Result: list(Change) })
  .transform((body): MenuCheck =>
    body.code === '200' ? { ok: true } : { ok: false, message: body.msg, changes: body.Result },
  )

type CheckedLine = { itemId: string; basePrice: Money; choiceIds: string[]; choicePrices: Money[] }

/**
 * Third check before an order (flows 8.3): parallel lists joined with commas, base prices, the choices of all lines in one
 * list. `changes` is [] if the vendor only says that something does not match.
 */
export const checkMenu =
  (send: Send) =>
  ({ storeId, lines }: { storeId: string; lines: CheckedLine[] }): Promise<MenuCheck> =>
    send(
      'check_restaurant_menu_with_price',
      {
        restaurant_id: storeId,
        menu_item: lines.map((line) => line.itemId).join(','),
        item_price: lines.map((line) => line.basePrice).join(','),
        customisation_id: lines.flatMap((line) => line.choiceIds).join(','),
        customisation_price: lines.flatMap((line) => line.choicePrices).join(','),
        beverage_ids: '',
      },
      Check,
      { auth: 'optional', accept: [200, 101], retry: true },
    )
