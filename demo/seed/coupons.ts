import type { Words } from '../core/words'

/** A coupon of a brand. */
export interface CouponSeed {
  id: number
  code: string
  name: Words
  about: Words
  picture?: string
  /** 1 percentage off, 2 amount off, 3 amount back, 4 percentage back, 5 one item free (flows 6.4). */
  type: 1 | 2 | 3 | 4 | 5
  percent?: number
  flat?: number
  /** Most it can be worth. No limit when missing. */
  cap?: number
  /** Smallest sum of the items that it is valid for. */
  minimum?: number
  mode?: 'Delivery' | 'Pickup'
  /** The only stores it is valid in. */
  stores?: number[]
  /** How often one customer may use it, and how often all customers together. */
  perCustomer?: number
  inAll?: number
  /** For the first order only. */
  firstOrder?: boolean
  /** Offered automatically when it applies. */
  automatic?: boolean
  /** Valid for subscriptions only. */
  subscription?: boolean
  /** Not in the list of offers. Customers have to know the code. */
  unlisted?: boolean
  /** "YYYY-MM-DD", the last day. */
  until?: string
}

// Tables: one row per line.
// prettier-ignore
const byBrand: Record<number, CouponSeed[]> = {
  10001: [
    { id: 401, code: 'WELCOME50', name: ['50 off', '50 de remise'], about: ['50 off your order from 200 on, as often as you like this month.', '50 de remise dès 200 de commande, autant de fois que vous voulez ce mois-ci.'], picture: 'tile-party', type: 2, flat: 50, cap: 100, minimum: 200 },
    { id: 402, code: 'TASTY20', name: ['20% off', '20 % de remise'], about: ['20% off, up to 100, from 300 on.', '20 % de remise, 100 au plus, dès 300.'], picture: 'tile-pizza', type: 1, percent: 20, cap: 100, minimum: 300 },
    { id: 403, code: 'BACK40', name: ['40 back', '40 remboursés'], about: ['40 come back to your wallet once the order is delivered.', '40 reviennent dans votre portefeuille après la livraison.'], picture: 'tile-money', type: 3, flat: 40, minimum: 250 },
    { id: 404, code: 'BACK10', name: ['10% back', '10 % remboursés'], about: ['10% of the items come back to your wallet, up to 75.', '10 % des articles reviennent dans votre portefeuille, 75 au plus.'], picture: 'tile-cashback', type: 4, percent: 10, cap: 75, minimum: 150 },
    { id: 405, code: 'FREEBITE', name: ['One item free', 'Un article offert'], about: ['One item of your order is free, up to 120.', 'Un article de votre commande est offert, 120 au plus.'], picture: 'tile-treat', type: 5, cap: 120, minimum: 300 },
    { id: 406, code: 'BIGTABLE', name: ['12% off big orders', '12 % sur les grandes commandes'], about: ['Applied by itself to orders from 800 on.', 'Appliqué tout seul dès 800 de commande.'], picture: 'tile-feast', type: 1, percent: 12, minimum: 800, automatic: true },
    { id: 407, code: 'WALKIN30', name: ['30 off when you collect', '30 de remise à emporter'], about: ['For orders you collect yourself.', 'Pour les commandes à emporter.'], picture: 'tile-takeaway', type: 2, flat: 30, minimum: 150, mode: 'Pickup' },
    { id: 408, code: 'GREEN15', name: ['15% off at Green Bowl', '15 % chez Green Bowl'], about: ['Only at Green Bowl, delivered or collected.', 'Seulement chez Green Bowl, livré ou à emporter.'], type: 1, percent: 15, minimum: 100, stores: [2101] },
    { id: 409, code: 'FIRSTBITE', name: ['100 off your first order', '100 sur la première commande'], about: ['Once, for new customers.', 'Une fois, pour les nouveaux clients.'], picture: 'tile-party', type: 2, flat: 100, minimum: 250, firstOrder: true, perCustomer: 1 },
    { id: 410, code: 'ONCE25', name: ['25 off, once', '25 de remise, une fois'], about: ['25 off, once per customer.', '25 de remise, une fois par client.'], picture: 'tile-cashback', type: 2, flat: 25, perCustomer: 1, mode: 'Delivery' },
    { id: 411, code: 'FIRSTTWO', name: ['Half price for the first two', 'Moitié prix pour les deux premiers'], about: ['Only the first two customers get it.', 'Réservé aux deux premiers clients.'], picture: 'tile-party', type: 1, percent: 50, inAll: 2, unlisted: true },
    { id: 412, code: 'DIWALI2020', name: ['Festival offer', 'Offre de fête'], about: ['It was a nice festival.', 'C’était une belle fête.'], picture: 'tile-party', type: 1, percent: 25, until: '2020-11-20', unlisted: true },
    { id: 413, code: 'MILK10', name: ['10% off every delivery', '10 % sur chaque livraison'], about: ['For subscriptions.', 'Pour les abonnements.'], picture: 'tile-milk', type: 1, percent: 10, subscription: true },
  ],
  10002: [
    { id: 421, code: 'BASKET5', name: '£5 off', about: '£5 off a shop of £40 or more.', picture: 'tile-groceries', type: 2, flat: 5, minimum: 40 },
    { id: 422, code: 'FRESH10', name: '10% off', about: '10% off your shop, up to £8.', picture: 'tile-greens', type: 1, percent: 10, cap: 8, minimum: 20 },
    { id: 423, code: 'MILKROUND', name: '15% off every delivery', about: 'For subscriptions.', picture: 'tile-milk', type: 1, percent: 15, subscription: true },
    { id: 424, code: 'WALLET3', name: '£3 back', about: '£3 come back to your wallet.', picture: 'tile-cashback', type: 3, flat: 3, minimum: 25 },
  ],
  10003: [
    { id: 431, code: 'MAZAQ20', name: ['خصم ٢٠٪', '20% off'], about: ['خصم ٢٠٪ حتى ٣٠ درهماً للطلبات من ٦٠ درهماً.', '20% off, up to 30, from 60 on.'], picture: 'tile-falafel', type: 1, percent: 20, cap: 30, minimum: 60 },
    { id: 432, code: 'AHLAN15', name: ['خصم ١٥ درهماً', '15 off'], about: ['خصم ١٥ درهماً على طلبك.', '15 off your order.'], picture: 'tile-party', type: 2, flat: 15, minimum: 50 },
    { id: 433, code: 'RAJAA10', name: ['استرداد ١٠٪', '10% back'], about: ['يعود ١٠٪ من قيمة الأصناف إلى محفظتك.', '10% of the items come back to your wallet.'], picture: 'tile-cashback', type: 4, percent: 10, cap: 20 },
  ],
  10004: [
    { id: 441, code: 'HEAVY10', name: '10% off', about: '10% off any order.', picture: 'tile-cashback', type: 1, percent: 10 },
  ],
}

/** Coupons of a brand. */
export function couponsOf(brandId: number): readonly CouponSeed[] {
  return byBrand[brandId] ?? []
}
