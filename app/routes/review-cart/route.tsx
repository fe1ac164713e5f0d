import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import accountStyles from '~/features/account/account.css?inline'
import { loadCheckout } from '~/features/checkout/checkout.server'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import extrasStyles from '~/features/checkout/extras.css?inline'
import { orderedCart } from '~/features/checkout/placed-order.server'
import timesStyles from '~/features/checkout/times.css?inline'
import orderPicturesStyles from '~/features/orders/order-pictures.css?inline'
import { gatewayOrigins } from '~/features/payments/gateway-redirect.server'
import { openShop } from '~/http/shop/open-shop.server'
import { paymentPath, homePath, clearCartPath, reviewPath } from '~/paths'
import { summaryOf } from '~/islands/cart/cart-bar'
import type { PagePolicy, ScreenHandle } from '~/styles/screen-styles'
import { answerForm } from './actions.server'
import { loadKnownOffers } from './best-offer.server'
import { Review } from './review'
import { reviewView } from './review-view.server'
import { useT } from '~/i18n/use-t'
import { EmptyState } from '~/ui/empty-state'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, extrasStyles, orderPicturesStyles, timesStyles, accountStyles],
  isCheckout: true,
  // A new address is added in a sheet of this page, and Place Order may lead to a gateway.
  policy: (data) => (data as { policy?: PagePolicy }).policy ?? {},
}

/** The cart before paying: its lines with their changes, the bill and the destination (rules 11.1). Guests see it too. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const title = shop.t('review.title')
  const ordered = shop.user && (await orderedCart(shop, shop.user))
  if (ordered && !('kind' in ordered)) return ordered
  if (ordered?.kind === 'unknown') return shop.redirect(paymentPath())
  // A code that the customer typed before signing in takes precedence over the vendor's automatic offer.
  const [checkout, offers] = await Promise.all([
    loadCheckout(shop, { opens: !shop.query.has('promo'), asksReach: true }),
    loadKnownOffers(shop),
  ])
  if (!checkout.store) return { title, missing: checkout.blocker.kind, checkout: null }
  const view = await reviewView(shop, checkout, offers)
  return {
    title,
    missing: null,
    back: { href: view.cart.cart.storePath, label: view.cart.cart.storeName },
    cartSum: summaryOf(view.cart.cart),
    says: [view.blocker?.text ?? '', view.changedText],
    policy: {
      maps: view.isSignedIn && view.mode === 'delivery',
      leadsTo: view.atOnce ? gatewayOrigins([view.atOnce.method]) : [],
    } satisfies PagePolicy,
    checkout: view,
  }
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(await openShop(args), args.request)
}

export default function ReviewCart() {
  const { missing, title, checkout } = useLoaderData<typeof loader>()
  const t = useT()
  if (checkout) return <Review title={title} checkout={checkout} />
  return (
    <div className="page narrow">
      {missing === 'store-gone' ? (
        // The cart is only cleared if the customer does so.
        <EmptyState isScreen picture="pause" title={t('cart.storeGone')} text={t('cart.storeGoneText')}>
          <a className="button" href={reviewPath()}>
            {t('error.retry')}
          </a>
          <p className="choices">
            <a className="link" href={clearCartPath(homePath())} data-dialog="">
              {t('cart.clear')}
            </a>
            <a className="link" href={homePath()}>
              {t('cart.browse')}
            </a>
          </p>
        </EmptyState>
      ) : (
        <EmptyState isScreen picture="nothing" title={t('cart.empty')} text={t('cart.emptyHint')}>
          <a className="button" href={homePath()}>
            {t('cart.browse')}
          </a>
        </EmptyState>
      )}
    </div>
  )
}
