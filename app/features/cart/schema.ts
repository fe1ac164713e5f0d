import { z } from 'zod'
import { mostUnits } from '~/domain/cart/cart'
import { mostLines } from '~/http/device/cart-codec.server'
import { ChangesField } from '~/http/device/device-cookies.server'
import { parseJson } from '~/vendor-api/wire-values'

const id = z.string().min(1).max(64)
const quantity = z.number().int().max(mostUnits)

/** An item to add, with its choices. */
export const AddItem = z.object({
  storeId: id,
  itemId: id,
  /** Whether it is above 0 is for the cart to say, in the customer's words (rules 7.2). */
  quantity: quantity.default(1),
  choice: z.array(id).max(100).default([]),
  /** The other store whose cart the customer agreed to empty. */
  replaces: id.optional(),
  backTo: z.string().optional(),
})
export type AddRequest = z.output<typeof AddItem>

const line = z.string().min(1).max(2000)

/** A line's new quantity. 0 comes from the minus button of a line with one unit. */
export const SetQuantity = z.object({ line, quantity: quantity.min(0) })

/** A line to remove, however many units it has. */
export const RemoveLine = z.object({ line })

/** The changes since the island was last answered. */
export const ChangeLines = z.object({ changes: ChangesField })

/** A cart from the browser's storage, without prices. */
export const RestoreCart = z.object({
  storeId: id,
  lines: z
    .string()
    .max(50_000)
    .transform(parseJson)
    .pipe(z.array(z.object({ itemId: id, choiceIds: z.array(id).max(100), quantity: quantity.min(1) })).max(mostLines)),
})

/** A choices form's fields, with the picked radios as choices: each radio group has its own name, `pick-<group>`. */
export function gatherChoices(form: URLSearchParams): URLSearchParams {
  const picked = [...form].map(([name, value]) => [name.startsWith('pick-') ? 'choice' : name, value])
  return new URLSearchParams(picked.filter(([name, value]) => name !== 'choice' || value) as [string, string][])
}
