import { storeById } from '../../catalogue/catalogue'
import type { Store } from '../../catalogue/types'
import { success } from '../../core/answer'
import { memberCall, type Call } from '../../core/call'
import { listOf } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { centsOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import type { AddressRow, PaymentRow } from '../../db/schema'
import { orderRedirect, returnUrlOf } from '../../gateways/redirect'
import { addressText } from '../../rules/addresses'
import { isAnother } from '../accounts/accounts'
import { claimedCoupon } from '../coupons/claim'
import { useCoupon } from '../coupons/coupons'
import { attachImages } from '../order-images/images'
import { openPayment } from '../payments/payments'
import { planPayment, type PaymentPlan } from '../payments/plan'
import { checkAmounts, destination, linesOf, slotOf } from './checks'
import { orderFields, type OrderContext } from './fields'
import { acceptOrder, insertOrder, orderById } from './orders'

function columnsOf(
  { brand, demo, body, user }: OrderContext,
  store: Store,
  to: AddressRow | null,
  slotAt: number | null,
  payment: PaymentPlan,
) {
  return {
    userId: user.id,
    vendorId: brand.id,
    storeId: store.id,
    placedAt: demo.clock.now(),
    slotAt,
    pickup: to === null,
    address: to ? addressText(to) : '',
    latitude: to?.latitude ?? null,
    longitude: to?.longitude ?? null,
    subTotal: body.sub_total,
    serviceFee: body.service_fee,
    deliveryFee: body.delivery_fee,
    packaging: body.packaging_charge,
    convenience: body.convenience_charge,
    driverTip: body.driver_tip,
    discount: body.discount_price,
    cashback: body.cashback,
    total: body.total_amount,
    walletAmount: payment.fromWallet,
    paymentMethod: body.payment_method,
    paymentType: body.payment_type,
    paymentState: payment.state,
    notes: body.notes,
    contactLess: body.contact_less_delivery,
  }
}

/** The placed order, and the payment it waits for, if any. */
interface Placed {
  orderId: number
  payment: PaymentRow | null
}

function place(context: OrderContext): Placed {
  const { demo, brand, body, user } = context
  if (isAnother(user, body.user_id)) throw new Refusal('otherAccount')
  if (brand.unavailableReason !== undefined) throw new Refusal('storeClosed')
  const store = storeById(brand, body.restaurant_id)
  if (!store) throw new Refusal('storeUnknown')
  const to = destination(context, store)
  const slotAt = slotOf(context, store)
  const lines = linesOf(context, store)
  const mode = to === null ? 'Pickup' : 'Delivery'
  const coupon = claimedCoupon(context, body, lines, { storeId: store.id, mode, purpose: 'order' })
  checkAmounts(context, store, lines, to)
  return demo.db.transaction((tx) => {
    const plan = planPayment(tx, brand, store, user, body)
    const columns = columnsOf(context, store, to, slotAt, plan)
    const orderId = insertOrder(tx, columns, lines)
    if (coupon) useCoupon(tx, coupon, user.id, { orderId })
    attachImages(tx, user.id, listOf(body.order_images), orderId)
    if (plan.gateway !== null) return { orderId, payment: payAt(context, tx, plan.gateway, orderId) }
    const order = orderById(tx, orderId)
    if (order) acceptOrder(tx, demo, order, columns.placedAt)
    return { orderId, payment: null }
  })
}

function payAt(context: OrderContext, tx: Queries, gateway: string, orderId: number) {
  const { demo, brand, body, user } = context
  return openPayment(tx, {
    userId: user.id,
    vendorId: brand.id,
    gateway,
    purpose: 'order',
    subjectId: orderId,
    cents: centsOf(body.total_amount) - centsOf(body.wallet_amount),
    returnUrl: returnUrlOf(context, body.return_url, 'payment'),
    createdAt: demo.clock.now(),
  })
}

const placeOrder = memberCall('place_order', orderFields, (context) =>
  orRefused(context, () => {
    const { orderId, payment } = place(context)
    const Item = { orderid: orderId }
    if (!payment) return success(context.say('orderPlaced'), { Result: [], Item })
    const redirect = orderRedirect(context, payment, { web: context.body.isweb !== 0 })
    return success(context.say('success'), { Result: Item, Item, ...redirect })
  }),
)

/** Placing orders. */
export const placeOrderCalls: Call[] = [placeOrder]
