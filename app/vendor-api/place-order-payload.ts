import { isZero, wireMoney, type Money } from '~/domain/money/money'
import type { NewOrder } from '~/domain/orders/order'
import { modeNumber, modeWord } from './wire-fields'

/** An order as place_order takes it: every key, even the always-empty ones (flows 9.1 to 9.4). */
export function placeOrderPayload(order: NewOrder) {
  const isDelivery = order.mode === 'delivery'
  return {
    user_id: order.userId,
    restaurant_id: order.storeId,
    address_id: isDelivery ? order.addressId : '',
    delivery_type: modeNumber(order.mode),
    delivery_pickup_types: modeWord(order.mode),
    future_delivery_date: order.slotStart,
    restaurant_item_details: JSON.stringify(order.lines.map(wireLine)),
    ...amounts(order),
    ...payment(order),
    coupon_id: order.coupon?.id ?? '',
    coupon_redeem: order.coupon?.id ? order.coupon.code : '',
    contact_less_delivery: isDelivery && order.contactless ? 1 : 0,
    delivery_partner: (isDelivery && order.deliveryQuote?.courier) || '',
    quotation_id: (isDelivery && order.deliveryQuote?.quotationId) || '',
    notes: order.notes,
    order_images: order.pictures.join(','),
    ...alwaysTheSame,
  }
}

const alwaysTheSame = {
  CGST: '0.0',
  SGST: 0,
  transaction_id: '',
  card_id: '',
  suggestion: '',
  braveges_amount: 0,
  app_version_code: '',
  device_type: 'Web',
  isweb: 1,
}

function wireLine(line: NewOrder['lines'][number]) {
  return {
    item_id: line.itemId,
    amount: wireMoney(line.lineTotal),
    single_selection: '',
    is_bravges: '0',
    multiple_selection: line.choiceIds.join(','),
    quantity: line.quantity,
  }
}

function amounts({ amounts, mode }: NewOrder) {
  return {
    sub_total: wireMoney(amounts.subtotal),
    original_price: wireMoney(amounts.subtotal),
    restaurant_service_fee: amounts.taxPercent,
    service_fee: wireMoney(amounts.tax),
    delivery_fee: mode === 'pickup' ? 0 : wireMoney(amounts.deliveryFee),
    driver_tip: zeroOr(amounts.tip),
    discount_price: zeroOr(amounts.discount),
    cashback: zeroOr(amounts.cashback),
    total_amount: wireMoney(amounts.total),
    packaging_charge: wireMoney(amounts.packaging),
    convenience_charge: wireMoney(amounts.convenience),
    distance: amounts.distance,
  }
}

/** How it is paid, in the vendor's words (flows 9.5 and 9.6). */
export function payment({ payment, returnUrl }: Pick<NewOrder, 'payment' | 'returnUrl'>) {
  const shares = { wallet_amount: zeroOr(payment.fromWallet), remaining_amount: zeroOr(payment.remaining) }
  switch (payment.method) {
    case 'cash':
      return { payment_method: 'Cash On Delivery', payment_type: 'Cash On Delivery', ...shares }
    case 'wallet':
      return { payment_method: 'Wallet', payment_type: 'wallet', ...shares }
    case 'online':
      return { payment_method: 'Online', payment_type: payment.gateway, ...shares, return_url: returnUrl }
  }
}

/** Zero is sent as the number 0, because loosely typed code treats the text "0.00" as filled in. */
export function zeroOr(amount: Money) {
  return isZero(amount) ? 0 : wireMoney(amount)
}
