import type { RunningDemo } from './client'

/** A line of an order as clients write it. */
export interface Line {
  item: string
  unit: number
  quantity?: number
  options?: string
}

/** An order of Asha's for Green Bowl, paid in cash, with amounts that add up. */
export function anOrder(lines: Line[], change: Record<string, unknown> = {}): Record<string, unknown> {
  const details = lines.map(({ item, unit, quantity = 1, options = '' }) => ({
    item_id: item,
    amount: (unit * quantity).toFixed(2),
    single_selection: '',
    is_bravges: '0',
    multiple_selection: options,
    quantity,
  }))
  const subTotal = details.reduce((sum, line) => sum + Number(line.amount), 0)
  const tax = subTotal * 0.05
  const [delivery, packaging] = [20, 10]
  return {
    user_id: 5501,
    restaurant_id: 2101,
    address_id: 801,
    delivery_type: 1,
    delivery_pickup_types: 'Delivery',
    future_delivery_date: '',
    restaurant_item_details: JSON.stringify(details),
    sub_total: subTotal.toFixed(2),
    service_fee: tax.toFixed(2),
    delivery_fee: delivery.toFixed(2),
    packaging_charge: packaging.toFixed(2),
    total_amount: (subTotal + tax + delivery + packaging).toFixed(2),
    payment_method: 'Cash On Delivery',
    payment_type: 'Cash On Delivery',
    ...change,
  }
}

/** Places such an order and gives its id. */
export async function placeOrder(
  demo: Pick<RunningDemo, 'call'>,
  token: string,
  lines: Line[],
  change: Record<string, unknown> = {},
): Promise<number> {
  const { msg, body } = await demo.call('place_order', anOrder(lines, change), token)
  const orderId = Number((body.Item as Record<string, unknown> | undefined)?.orderid)
  if (Number.isNaN(orderId)) throw new Error(`The order was not placed: ${msg}`)
  return orderId
}
