import { rowsOf } from '../../testing/client'
import { onePixel } from '../contract'
import {
  asShown,
  atClosedBrand,
  everyDay,
  farAway,
  freshOrder,
  freshSubscription,
  FRIES,
  othersOrder,
  ownOrder,
  type Scene,
  type Setup,
  type Setups,
} from './setup'

const onTheWay: Setup = async (scene) => {
  const order = await freshOrder(scene)
  await scene.demo.control('clock', { advance_s: 400 })
  return order
}

async function rated({ asha }: Scene) {
  await asha.call('add_rating', { ...ownOrder, rating: 4 })
  return ownOrder
}

const uploaded: Setup = async ({ demo, asha }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ vendor_id: 10001, user_id: 5501, restaurant_id: 2101 }))
    form.append(name, String(value))
  form.append('image[]', onePixel())
  const headers = { authorization: `Bearer ${asha.token}` }
  const reply = await demo.send('/api/v1/upload-order-images', { method: 'POST', headers, body: form })
  return { image_id: rowsOf(reply)[0]?.id }
}

const delivered: Setup = async (scene) => {
  const subscription = await freshSubscription(scene)
  await scene.demo.control('clock', { advance_s: 2 * 86_400 })
  return subscription
}

/** Orders, subscriptions and coupons. */
export const orderSetups: Setups = {
  ongoing_orders: { 200: freshOrder, 101: asShown },
  order_history: { 200: asShown, 101: { skip: 50 } },
  current_orders_withratings: { 200: freshOrder, 101: rated },
  view_order_details: { 200: ownOrder, 101: othersOrder },
  get_order_status: { 200: ownOrder, 101: othersOrder },
  place_order: {
    200: ({ asha }) => Promise.resolve(asha.order(FRIES)),
    101: ({ asha }) => Promise.resolve(asha.order(FRIES, () => ({ total_amount: '1.00' }))),
  },
  add_rating: { 200: ownOrder, 101: rated },
  check_rating: { 200: ownOrder, 101: othersOrder },
  reorder_details: { 200: ownOrder, 101: othersOrder },
  track_of_driver_customer: { 200: onTheWay, 101: freshOrder },
  'upload-order-images': { 200: asShown, 101: { 'image[]': [new File(['words'], 'dot.png')] } },
  'remove-order-image': { 200: uploaded, 101: asShown },
  'get-order-distance': { 200: asShown, 101: farAway },
  get_porter_delivery_charge: { 200: asShown, 101: farAway },
  'get-dunzo-quotation': { 200: asShown, 101: farAway },
  subscription: { 200: everyDay, 101: { ...everyDay, quantity: 0 } },
  subscription_list: { 200: freshSubscription, 101: asShown },
  subscription_details: { 200: freshSubscription, 101: asShown },
  subscription_pause_restart: { 200: freshSubscription, 101: asShown },
  subscription_cancel: { 200: freshSubscription, 101: asShown },
  update_subscription_quantity: { 200: freshSubscription, 101: asShown },
  generate_subscription_invoice: { 200: delivered, 101: freshSubscription },
  check_subscription_item_promocode: { 200: { coupon_code: 'MILK10' }, 101: { coupon_code: 'NOTHING' } },
  couponlisting: { 200: asShown, 101: atClosedBrand },
  coupon_redeem: { 200: asShown, 101: { coupon_code: 'NOTHING' } },
  auto_apply_coupon_redeem: { 200: { original_price: '800.00' }, 101: asShown },
}
