import { z } from 'zod'
import type { PricedLine } from '~/domain/cart/cart'
import type { MenuChange } from '~/domain/cart/pricing'
import { read, type Send } from './send'
import { id, list, moneyOrNull, named, optionalId, text, word } from './wire'
import { unitsOrNull } from './wire-menu'

const Change = named<MenuChange>({
  itemId: [id, 'item_id'],
  status: [word({ soldout: 'sold-out', inactive: 'inactive' } as const, 'changed'), 'status'],
  price: [moneyOrNull, 'price'],
  stock: [unitsOrNull, 'quantity'],
  choiceId: [optionalId.transform((id) => id || null), 'selection_id'],
  choicePrice: [moneyOrNull, 'selection_price'],
})

type MenuCheck = { ok: true } | { ok: false; message: string; changes: MenuChange[] }

const Check = z
  .object({ code: z.string(), msg: text, Result: list(Change) })
  .transform((body): MenuCheck =>
    body.code === '200' ? { ok: true } : { ok: false, message: body.msg, changes: body.Result },
  )

type CheckedLine = Pick<PricedLine, 'itemId' | 'basePrice' | 'choiceIds' | 'choicePrices'>

/**
 * Third check before an order (flows 8.3): parallel lists joined with commas, base prices, the choices of all lines in
 * one list. `changes` is [] if the vendor only says that something does not match.
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
      { ...read, auth: 'optional' },
    )
