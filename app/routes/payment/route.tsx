import type { SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { User } from '~/domain/account/user'
import { cartSubtotal } from '~/domain/cart/cart'
import { hasChanges } from '~/domain/cart/pricing'
import { formatMoney } from '~/domain/money/money'
import { readReturn } from '~/domain/payments/payment-state'
import { addressLine } from '~/domain/place/address'
import { AmountRows } from '~/features/checkout/amount-rows'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import { extrasHash, linesChangedText, loadCheckout, type Checkout } from '~/features/checkout/checkout.server'
import { TimeLine } from '~/features/checkout/destination-lines'
import { shownOrderKey } from '~/features/checkout/placed-order.server'
import { changesSinceShown, shownBill } from '~/features/checkout/shown-bill.server'
import timesStyles from '~/features/checkout/times.css?inline'
import { orderTimeText } from '~/features/checkout/times.server'
import { cancelPayment, gatewayOrigins } from '~/features/payments/gateway-redirect.server'
import { PayForm } from '~/features/payments/pay-form'
import { paymentMethodsAt, paymentMethodsView, readPayer } from '~/features/payments/payment-methods.server'
import {
  Checking,
  checkingPage,
  notMade,
  orFailedAlone,
  PaymentAct,
  paymentFailed,
  UnansweredPayment,
  WaitingPayment,
  type FailureView,
} from '~/features/payments/payment-states'
import paymentStyles from '~/features/payments/payments.css?inline'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { early } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { addressesPath, ordersPath, orderStatusPath, paymentPath, reviewPath, reviewSubscriptionPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'
import { VendorText } from '~/ui/text'
import { placeOrder } from './actions.server'
import { orderAnew, unpaidOrder } from './payment-return.server'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, timesStyles, paymentStyles],
  isCheckout: true,
}

/**
 * The payment page of the reviewed cart, and the page that gateways lead back to (rules 11.12). A cart that is not
 * ready, or has changed, leads back to the review; an order that waits for its payment is shown as waiting.
 */
export async function paymentPage(shop: Shop) {
  // Some vendors know only this return address, and add the type of what was paid.
  if (shop.url.searchParams.get('type') === 'subscription')
    return shop.redirect(reviewSubscriptionPath() + shop.url.search)
  const customer = await shop.requireUser()
  const unpaid = await unpaidOrder(shop, customer)
  if (unpaid && !('kind' in unpaid)) return unpaid
  switch (unpaid?.kind) {
    case 'pending':
    case 'unseen':
      return unpaid
    case 'unknown': {
      const words = { title: 'pay.checking', text: 'pay.checkingText', again: 'pay.anew' } as const
      return checkingPage(shop, unpaid.until, { ...words, here: paymentPath() })
    }
    default: {
      const failed = unpaid && failureView(shop, unpaid)
      return orFailedAlone(shop, failed, formPage(shop, customer, failed))
    }
  }
}

export const loader = shopLoader(paymentPage)

/** The payment methods for the reviewed cart; the redirect to the review if the cart is not ready or has changed. */
async function formPage(shop: Shop, customer: User, failed: FailureView | null) {
  if (shop.cart.lines.length === 0) return backToReview(shop, failed)
  // Requested in parallel with the checkout, which does not need them.
  const [readingPayer, readingOngoing] = [early(readPayer(shop)), early(shop.vendor.orders.ongoing())]
  // If no bill was shown yet, this page is the first to show one, so the vendor's automatic offer is tried.
  const checkout = await loadCheckout(shop, { opens: shop.drafts.checkout.bill === null })
  if (!isReady(checkout)) return backToReview(shop, failed, checkout)
  if ((await changesSinceShown(shop, checkout)).length > 0) {
    const tone = failed?.isCancelled ? 'info' : 'error'
    return shop.redirect(reviewPath(), tone, failed?.title ?? shop.t('review.changed'))
  }
  const { store, lines, mode, address, amounts, taxLabel, revision, time } = checkout
  const { currency } = shop.settings
  const methods = paymentMethodsAt(shop, store, await readingPayer)
  const key = await shownOrderKey(shop, customer, checkout, readingOngoing)
  return {
    kind: 'form' as const,
    title: shop.t('payment.title'),
    previousStep: { href: reviewPath(), label: shop.t('payment.backToReview') },
    policy: { leadsTo: gatewayOrigins(methods.gateways.map(({ code }) => code)) } satisfies PagePolicy,
    cartSum: { total: cartSubtotal(lines, currency), isAsSeen: false, currency },
    shown: { ...key, revision, shown: shownBill(shop, checkout), extras: extrasHash(shop, checkout) },
    amounts,
    total: formatMoney(amounts.total, currency),
    currency,
    taxLabel,
    isDelivery: mode === 'delivery',
    storeName: store.name,
    when: orderTimeText(shop, time),
    destination: address ? addressLine(address, shop.locale) : store.address,
    methods: paymentMethodsView(shop, methods, amounts.total, mode),
    failed,
  }
}

type Unpaid = Extract<Awaited<ReturnType<typeof unpaidOrder>>, { kind: 'failed' | 'not-made' }>

/** The message about a submit that did not become a paid order. */
function failureView(shop: Shop, unpaid: Unpaid): FailureView {
  if (unpaid.kind === 'not-made') return notMade(shop, 'pay.notMade', 'pay.notMadeText')
  const { orderId: id, fromWallet: part } = unpaid
  const walletBack = part && shop.t('pay.walletBack', { part })
  return paymentFailed(shop, unpaid, `${shop.t('pay.failedText', { id })} ${walletBack}`.trim())
}

type Loaded = Awaited<ReturnType<typeof loadCheckout>>

function isReady(checkout: Loaded): checkout is Checkout {
  if (!checkout.store || checkout.blocker || checkout.lacksAddress || checkout.isOfferLost) return false
  return !hasChanges(checkout.lines)
}

/** Leads to the review, with a message about what it does not show itself: a failed payment, or changed lines. */
function backToReview(shop: Shop, failed: FailureView | null, checkout?: Loaded) {
  if (failed) shop.reply.toast(failed.isCancelled ? 'info' : 'error', failed.reason || failed.title)
  else if (checkout?.store && hasChanges(checkout.lines))
    shop.reply.toast('error', linesChangedText(shop, checkout.lines))
  return shop.redirect(reviewPath())
}

export const action = formAction((shop, form) => {
  const { orderId } = readReturn(form)
  switch (form.get('intent')) {
    case 'cancel':
      return cancelPayment(shop, 'order', orderId)
    case 'anew':
      return orderAnew(shop, orderId)
    default:
      return placeOrder(shop, form)
  }
})

export default function Payment() {
  const data = useLoaderData<typeof loader>()
  const t = useT()
  const list = { href: ordersPath(), label: t('orders.title') }
  switch (data.kind) {
    case 'pending':
      return <PendingPayment {...data} />
    case 'unseen':
    case 'failed':
      return <UnansweredPayment {...data} more={list} />
    case 'unknown':
      return <Checking {...data} list={list} />
    case 'form':
      return <PaymentForm {...data} />
  }
}

type View = SerializeFrom<typeof loader>

/** An order that waits for its payment: it can be paid or cancelled, and a cart changed since ordered separately. */
function PendingPayment(order: Extract<View, { kind: 'pending' }>) {
  const { orderId, left, fromWallet, storeName, gateway, href, isLost, cart } = order
  const t = useT()
  const act = { action: paymentPath(), name: 'order', id: orderId }
  const canCancel = href !== '' || (isLost && cart !== null)
  return (
    <WaitingPayment
      {...order}
      instead={canCancel && <PaymentAct {...act} intent="cancel" label={t(isLost ? 'pay.anew' : 'pay.cancel')} />}
      here={paymentPath(orderId)}
      more={{ href: orderStatusPath(orderId), label: t('order.details') }}
    >
      {isLost ? (
        <>
          <p>{t('pay.lost')}</p>
          <p>{fromWallet ? t('pay.walletBack', { part: fromWallet }) : t('pay.notCharged')}</p>
        </>
      ) : (
        <>
          <p>{t('pay.pendingText', { id: orderId, store: storeName, total: left })}</p>
          {fromWallet && <p>{t('pay.pendingWallet', { part: fromWallet, rest: left })}</p>}
          {gateway && <p className="quiet">{t('pay.pendingHint', { gateway })}</p>}
        </>
      )}
      {cart === 'changed' && !isLost && (
        <div className="notice stacked">
          <p>{t('pay.changedSince')}</p>
          <PaymentAct {...act} intent="anew" label={t('pay.orderChanged')} />
        </div>
      )}
    </WaitingPayment>
  )
}

type FormView = Extract<View, { kind: 'form' }>

/** The payment methods for the reviewed cart, and the button that places the order. */
function PaymentForm(data: FormView) {
  const answer = useActionData<typeof placeOrder>()
  const t = useT()
  const bill = (
    <section className="card" aria-label={t('bill.title')}>
      <h2>{t('bill.title')}</h2>
      <AmountRows {...data} />
    </section>
  )
  return (
    <PayForm
      id="payment"
      action={paymentPath()}
      {...data}
      answer={answer}
      bill={bill}
      pay={{ label: t('payment.placeOrder'), busy: t('payment.placing'), sum: data.total }}
    >
      <OrderInShort {...data} />
    </PayForm>
  )
}

/** The address and the time of the order, in one line each, with a link to change it. */
function OrderInShort({ storeName, isDelivery, destination, when }: FormView) {
  const t = useT()
  const label = t(isDelivery ? 'review.deliverTo' : 'review.pickupAt')
  return (
    <section className="card group tight" aria-label={t('order.yours')}>
      <h2 dir="auto">{storeName}</h2>
      <div className="row whole">
        <Icon name={isDelivery ? 'mapPin' : 'store'} />
        <div className="grow">
          <p className="strong">{label}</p>
          <VendorText>{destination}</VendorText>
        </div>
        <a
          className="link covers"
          href={isDelivery ? addressesPath(paymentPath()) : reviewPath()}
          aria-label={`${t('review.changeAddress')}: ${label}`}
        >
          {t('review.changeAddress')}
        </a>
      </div>
      <TimeLine when={when} />
    </section>
  )
}
