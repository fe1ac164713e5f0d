import { lineTotal, type PricedLine } from '~/domain/cart/cart'
import { priceCart } from '~/domain/cart/pricing'
import { cartAmounts } from '~/domain/checkout/amounts'
import { appliedCoupon, type Coupon } from '~/domain/checkout/coupon'
import type { Money } from '~/domain/money/money'
import type { NewOrder } from '~/domain/orders/order'
import type { Contract } from './support'

/** An address that Green Bowl delivers to. */
export const lawGarden = {
  tag: 'Office',
  flat: '7',
  house: 'Rose Villa',
  address: 'Law Garden, Ahmedabad',
  landmark: 'By the gate',
  city: 'Ahmedabad',
  state: 'Gujarat',
  zip: '380006',
  latitude: 23.0262,
  longitude: 72.5609,
} as const

/** An order of two dal bowls from Green Bowl, priced as our checkout prices it, with an offer where there is one. */
export async function anOrder(
  { guest }: Contract,
  userId: string,
  addressId: string,
  { offer = null, tip }: { offer?: Coupon | null; tip?: Money } = {},
): Promise<NewOrder> {
  const [settings, store, item] = await Promise.all([
    guest.settings.byHost('localhost'),
    guest.stores.byId('2101', null),
    guest.menus.item('2101', '905'),
  ])
  if (!settings || !store || !item) throw new Error('the demo has no such store')
  const cart = { storeId: '2101', lines: [{ itemId: '905', choiceIds: [], quantity: 2, priceSeen: '150' }] }
  const lines: PricedLine[] = priceCart(cart, new Map([[item.id, item]]))
  const coupon = offer && appliedCoupon({ ...offer, isAutomatic: false }, lines, settings.currency)
  const amounts = cartAmounts({
    lines,
    coupon,
    tip,
    store,
    settings,
    mode: 'delivery',
    destination: lawGarden,
    withProposedCharges: true,
  })
  return {
    userId,
    storeId: '2101',
    mode: 'delivery',
    addressId,
    slotStart: '',
    lines: lines.map((line) => ({ ...line, lineTotal: lineTotal(line, settings.currency) })),
    amounts,
    payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: amounts.total },
    returnUrl: 'http://localhost:3000/payment',
    coupon,
    deliveryQuote: null,
    notes: 'Ring twice',
    contactless: false,
    pictures: [],
  }
}
