import { resultOf, rowsOf } from '../testing/client'
import type { CheckedDemo } from './checked'

/*
 * A client as it was written for older versions of the API. Its types say what it assumes, not what it has checked. It
 * parses only coordinates and fees, uses all other values as they arrive, and keeps its own amounts as texts.
 */

interface Settings {
  app_logo: string
  flat_icon: string
  web_logo_image_path: string
  app_layout: Record<string, string>
  web_settings: { fevicon_icon: string }
  pages: { help?: string }[]
  system_start_time: string
  system_end_time: string
  charges: { min_value: number; max_value: number; delivery_charges: string }[]
}

interface Item {
  price: number
  customize_type: { option: { selection_id: number; selection_price: number }[] }[]
}

interface Coupon {
  id: number
  coupon_code: string
  promo_code_type: string
  flat_discount: number
  discount_percentage: number
  maximum_discount_amount: number
  minimum_order_amount: number
}

interface Place {
  latitude: string
  longitude: string
}

interface Home extends Place {
  shiping_id: number
}

interface Customer {
  token: string
  user_id: number
  wallet_amount: number
}

/** What goes into the cart: an item, the option that is ticked, and how many. */
export interface Wish {
  item: string
  option?: number
  quantity: number
}

/** A cart with its amounts, and the address it goes to. */
interface Bill {
  home: number | undefined
  lines: { item_id: string; amount: string; multiple_selection: string; quantity: number }[]
  subTotal: number
  tax: number
  fee: number
}

/** What a coupon changes. */
interface Saving {
  coupon?: Coupon
  discount: number
  cashback: number
}

/** Without a coupon. */
export const noSaving: Saving = { discount: 0, cashback: 0 }

const STORE = { restaurant_id: 2101 }

/** Its amounts are texts, which it then treats as numbers. */
const shown = (amount: number) => amount.toFixed(2) as unknown as number

/** Kilometres between two places on the globe. */
function kilometres(from: Place, to: Place): number {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = [from.latitude, from.longitude, to.latitude, to.longitude].map(
    (degrees) => (parseFloat(degrees) * Math.PI) / 180,
  )
  const part = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lng2 - lng1)
  return 6371 * Math.acos(part)
}

/** What a coupon takes off, or gives back, at this sum of the items; null when it needs a larger sum. */
function savingOf(coupon: Coupon, subTotal: number): Saving | null {
  if (coupon.minimum_order_amount > subTotal) return null
  const share = Math.min((subTotal * coupon.discount_percentage) / 100, coupon.maximum_discount_amount)
  const flat = coupon.flat_discount > subTotal ? subTotal : coupon.flat_discount
  const worth = ['1', '4'].includes(coupon.promo_code_type) ? share : flat
  const isCashback = ['3', '4'].includes(coupon.promo_code_type)
  return { coupon, discount: isCashback ? 0 : worth, cashback: isCashback ? worth : 0 }
}

/** An older client at the marketplace. */
export function olderClientOf(demo: CheckedDemo) {
  let settings: Settings
  let customer: Customer

  const call = (name: string, fields: Record<string, unknown> = {}) =>
    demo.call(name, { user_id: customer.user_id, ...STORE, ...fields }, customer.token)

  /** Opens the shop at a wall time. */
  async function visit(wallTime: string) {
    const { body } = await demo.call('get-vendor-settings', { order_web: 'localhost' })
    settings = body.settings as Settings
    const { web_logo_image_path: folder, app_layout: layout, web_settings: web } = settings
    const files = [settings.app_logo, settings.flat_icon, web.fevicon_icon, ...Object.values(layout)]
    const now = new Date(wallTime)
    return {
      isOpen: now >= new Date(settings.system_start_time) && now <= new Date(settings.system_end_time),
      pictures: files.map((file) => `${folder}/${file}`),
      help: settings.pages.find((page) => page.help !== undefined)?.help,
    }
  }

  async function signIn(): Promise<void> {
    const { body } = await demo.call('login', { email: '9000000001', password: 'demo1234', env: 'web' })
    customer = body.user_details as Customer
  }

  async function lineOf({ item, option, quantity }: Wish) {
    const [found] = rowsOf(await call('restaurant_menus_details', { item_id: item })) as unknown as Item[]
    const options = found?.customize_type.flatMap((group) => group.option) ?? []
    const chosen = options.filter(({ selection_id: id }) => id === option)
    const unit = chosen.reduce((sum, { selection_price: price }) => sum + price, found?.price ?? NaN)
    return { item_id: item, amount: (unit * quantity).toFixed(2), multiple_selection: String(option ?? ''), quantity }
  }

  /** The amounts of a cart that is delivered to Asha's home. */
  async function billOf(wishes: Wish[]): Promise<Bill> {
    const lines = await Promise.all(wishes.map(lineOf))
    const store = resultOf(await call('get_restaurant_detail'))
    const [home] = rowsOf(await call('list_shiping_address')) as unknown as Home[]
    const distance = home ? kilometres(home, store as unknown as Place) : NaN
    const band = settings.charges.findLast((charge) => charge.min_value < distance && distance <= charge.max_value)
    const subTotal = lines.reduce((sum, line) => sum + Number(line.amount), 0)
    const tax = (subTotal * (store.restaurant_service_tax as number)) / 100
    return {
      lines,
      home: home?.shiping_id,
      subTotal: shown(subTotal),
      tax,
      fee: parseFloat(band?.delivery_charges ?? '0'),
    }
  }

  const totalOf = ({ subTotal, tax, fee }: Bill, { discount }: Saving) => Number(subTotal) + tax + fee - discount

  /** What a coupon is worth for a cart: one that was typed, or the automatic one. */
  async function save({ subTotal }: Bill, code?: string): Promise<Saving | null> {
    const fields = { original_price: subTotal, coupon_code: code, coupon_type: 'Delivery' }
    const reply = await call(code === undefined ? 'auto_apply_coupon_redeem' : 'coupon_redeem', fields)
    return savingOf(reply.body.Result as Coupon, subTotal)
  }

  /** Does the wallet pay for all of it? */
  const walletCovers = (bill: Bill, saving: Saving) => customer.wallet_amount >= shown(totalOf(bill, saving))

  /** Places the order, paid in cash or from the wallet. */
  function place(bill: Bill, { coupon, discount, cashback }: Saving, fromWallet = false) {
    const total = totalOf(bill, { discount, cashback }).toFixed(2)
    return call('place_order', {
      address_id: bill.home,
      delivery_type: 1,
      delivery_pickup_types: 'Delivery',
      restaurant_item_details: JSON.stringify(bill.lines),
      sub_total: bill.subTotal,
      service_fee: bill.tax.toFixed(2),
      delivery_fee: bill.fee.toFixed(2),
      coupon_id: coupon?.id ?? '',
      coupon_redeem: coupon?.coupon_code ?? '',
      discount_price: Number(discount).toFixed(2),
      cashback: Number(cashback).toFixed(2),
      total_amount: total,
      payment_method: fromWallet ? 'Wallet' : 'Cash On Delivery',
      payment_type: fromWallet ? 'wallet' : 'Cash On Delivery',
      wallet_amount: fromWallet ? total : 0,
    })
  }

  /** The rows below an order, without empty ones, and its total. */
  async function bottomOf(orderId: unknown) {
    const order = rowsOf(await call('view_order_details', { order_id: orderId }))[0] as Record<string, string>
    const rows = ['sub_total', 'service_fee', 'delivery_fee', 'discount_price'].filter((key) => order[key] !== '')
    return { rows: Object.fromEntries(rows.map((key) => [key, order[key]])), total: order.total_amount }
  }

  return { visit, signIn, billOf, save, totalOf, walletCovers, place, bottomOf }
}
