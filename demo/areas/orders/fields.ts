import { z } from 'zod'
import type { MemberContext } from '../../core/call'
import { amount, flag, id, langField, looseNumber, optionalAmount, optionalId, text } from '../../core/fields'

/** Fields of place_order that nothing depends on; listed so that a wrong type is refused. */
const unusedFields = {
  original_price: looseNumber,
  restaurant_service_fee: looseNumber,
  CGST: looseNumber,
  SGST: looseNumber,
  remaining_amount: looseNumber,
  transaction_id: text,
  card_id: text,
  suggestion: text,
  braveges_amount: looseNumber,
  app_version_code: text,
  device_type: text,
  distance: looseNumber,
}

/** Fields of place_order. */
export const orderFields = {
  ...unusedFields,
  ...langField,
  vendor_id: id,
  user_id: id,
  restaurant_id: id,
  address_id: optionalId,
  delivery_type: id,
  delivery_pickup_types: z.string(),
  future_delivery_date: text,
  restaurant_item_details: z.string(),
  sub_total: amount,
  total_amount: amount,
  service_fee: optionalAmount,
  delivery_fee: optionalAmount,
  packaging_charge: optionalAmount,
  convenience_charge: optionalAmount,
  driver_tip: optionalAmount,
  discount_price: optionalAmount,
  cashback: optionalAmount,
  wallet_amount: optionalAmount,
  coupon_id: optionalId,
  coupon_redeem: text,
  payment_method: z.string(),
  payment_type: z.string(),
  contact_less_delivery: flag,
  notes: text,
  delivery_partner: text,
  quotation_id: optionalId,
  order_images: text,
  isweb: looseNumber,
  return_url: text,
}

/** Fields of calls about one order. */
export const oneOrderFields = { ...langField, vendor_id: id, order_id: id, user_id: optionalId }

/** An order as the client sent it. */
export type OrderBody = z.output<z.ZodObject<typeof orderFields>>

/** Everything needed to place an order. */
export type OrderContext = MemberContext<OrderBody>
