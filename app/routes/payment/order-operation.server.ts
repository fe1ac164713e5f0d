import { lineTotal } from '~/domain/cart/cart'
import type { NewOrder } from '~/domain/orders/order'
import { paymentOf, type Choice } from '~/domain/payments/payment-choice'
import { hasChanges } from '~/domain/cart/pricing'
import type { User } from '~/domain/account/user'
import { failedOrLost, refused, type Operation, type Refusal } from '~/features/submit-once/submit-once.server'
import {
  changeSince,
  linesChangedText,
  loadCheckout,
  blockerText,
  type Checkout,
} from '~/features/checkout/checkout.server'
import { couponProblem } from '~/features/checkout/coupon.server'
import {
  likeOrders,
  orderFeaturesOf,
  type OrderFeatures,
  idempotencyKey,
} from '~/features/checkout/placed-order.server'
import { menuProblem, menuProblemNow } from './menu-check.server'
import { forgetDeliveryQuote } from '~/features/checkout/delivery-quote.server'
import { paymentMethodsAt, paymentProblem, readPayer, type Payer } from '~/features/payments/payment-methods.server'
import {
  madePayment,
  trySaveGatewayRedirect,
  type MadePayment,
  orderTarget,
} from '~/features/payments/gateway-redirect.server'
import { submittedKey } from '~/features/payments/place-schema'
import { early, orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { paymentPath } from '~/paths'
import { isRefusal } from '~/vendor-api/errors'

type SubmittedForm = { key: string; revision: string; choice: Choice }

/** The operation that orders the current cart as the payment page showed it, paid as chosen there. */
export function orderOperation(
  shop: Shop,
  user: User,
  { key, revision, choice }: SubmittedForm,
): Operation<OrderFeatures, MadePayment> {
  return {
    kind: 'order',
    async prepare() {
      // The vendor is asked for these beside the checkout, which does not need them.
      const payer = early(readPayer(shop, { needsWallet: choice.usesWallet }))
      const ongoing = early(shop.vendor.orders.ongoing())
      const checkout = await loadCheckout(shop)
      if (!checkout.store) return refused(blockerText(shop, checkout.blocker), true)
      if (checkout.blocker) return refused(blockerText(shop, checkout.blocker), true)
      const change = changeOf(shop, user, checkout, { key, revision })
      if (change) return refused(change, true)
      const fingerprint = orderFeaturesOf(checkout)
      const matches = await likeOrders(shop, fingerprint, { past: false, ongoing })
      return {
        kind: 'ready',
        fingerprint,
        matches,
        baseline: submittedKey(shop.drafts.checkout.lastSubmit, key),
        check: () => firstProblem(shop, user, checkout, { choice, payer }),
        send: () => sendOrder(shop, checkout, newOrder(shop, user, checkout, choice)),
        keep: (id, made) => trySaveGatewayRedirect(shop, user, orderTarget(id), made),
      }
    },
    candidates: (features, options) => likeOrders(shop, features, options),
  }
}

function changeOf(shop: Shop, user: User, checkout: Checkout, shown: { key: string; revision: string }): string | null {
  if (hasChanges(checkout.lines)) return linesChangedText(shop, checkout.lines)
  if (checkout.mode === 'delivery' && !checkout.address) return shop.t('review.chooseAddress')
  const change = changeSince(shop, shown.revision, checkout)
  return change ?? (idempotencyKey(shop, user, checkout) === shown.key ? null : shop.t('review.changed'))
}

/** The checks before placing, stopping at the first that fails. */
async function firstProblem(
  shop: Shop,
  user: User,
  checkout: Checkout,
  { choice, payer }: { choice: Choice; payer: Promise<Payer> },
): Promise<Refusal | null> {
  const { store, mode, address, slot, amounts } = checkout
  const [date = '', time = ''] = slot.split(' ')
  const { vendor } = shop
  const refusedWith = (key: WordKey) => refused(shop.t(key))
  const problem = paymentProblem(shop, paymentMethodsAt(shop, store, await payer), choice, amounts.total)
  if (problem) return refused(problem)
  if (!(await vendor.stores.isTakingOrders({ storeId: store.id, mode, date, time }))) return refusedWith('store.off')
  if (address && !(await vendor.stores.isInReach(store.id, address))) return refusedWith('review.outOfReach')
  const inMenu = await menuProblem(shop, checkout)
  if (inMenu) return inMenu
  const offerProblem = await couponProblem(shop, user, checkout)
  return offerProblem ? refused(offerProblem, true) : null
}

async function sendOrder(shop: Shop, checkout: Checkout, order: NewOrder) {
  try {
    const { orderId, gatewayRedirect } = await shop.vendor.orders.place(order)
    return { kind: 'placed' as const, id: orderId ?? '', made: madePayment(order.payment, gatewayRedirect) }
  } catch (error) {
    if (isRefusal(error)) {
      await forgetDeliveryQuote(shop)
      return whyRefused(shop, checkout, error.vendorMessage)
    }
    return failedOrLost(error)
  }
}

/** The reason for a refused order. If the vendor names no item, the menu and the vendor's check are asked for it. */
async function whyRefused(shop: Shop, checkout: Checkout, vendorMessage: string): Promise<Refusal> {
  const menuRefusal = (await menuProblemNow(shop, vendorMessage)) ?? (await orNull(menuProblem(shop, checkout)))
  // The vendor says this sentence too, in the language of the page, and names no item.
  const hint = vendorMessage === shop.t('review.fewUnavailable') ? ` ${shop.t('review.unnamed')}` : ''
  return menuRefusal ?? refused(vendorMessage ? vendorMessage + hint : shop.t('error.generic'))
}

function newOrder(shop: Shop, user: User, checkout: Checkout, choice: Choice): NewOrder {
  const { store, lines, mode, address, amounts, extras, slot, coupon, deliveryQuote } = checkout
  const { notes } = shop.drafts.checkout
  return {
    userId: user.id,
    storeId: store.id,
    mode,
    addressId: address?.id ?? '',
    slotStart: slot,
    lines: lines.map((line) => {
      const { itemId, choiceIds, quantity } = line
      return { itemId, choiceIds, quantity, lineTotal: lineTotal(line, shop.settings.currency) }
    }),
    amounts,
    payment: paymentOf(choice, amounts.total),
    returnUrl: shop.origin + paymentPath(),
    coupon,
    deliveryQuote,
    notes,
    contactless: extras.isContactless,
    pictures: extras.pictures.map(({ id }) => id),
  }
}
