import { z } from 'zod'
import type { MemberContext } from '../core/call'
import { amount, flag, id, langField, looseNumber, optionalId, text } from '../core/fields'

/** An amount that counts as nothing when it is left out. */
export const part = looseNumber.transform((value) => value ?? 0)

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
  service_fee: part,
  delivery_fee: part,
  packaging_charge: part,
  convenience_charge: part,
  driver_tip: part,
  discount_price: part,
  cashback: part,
  wallet_amount: part,
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

/** An order as the client sent it. */
export type OrderBody = z.output<z.ZodObject<typeof orderFields>>

/** What placing an order works with. */
export type OrderContext = MemberContext<OrderBody>
