import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { EmptyCart } from '~/features/cart/empty-cart'
import { hasChanges } from '~/domain/pricing'
import { loadCheckout, obstacleText } from '~/features/checkout/checkout.server'
import { cartView } from '~/features/cart/cart.server'
import { alreadyPlaced } from '~/features/checkout/placed-order.server'
import { openShop } from '~/http/open-shop.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { CartReview } from '~/islands/cart/cart-review'
import { cartWords } from '~/features/cart/cart-words.server'
import { Island } from '~/islands/island'
import { clearCartPath, homePath, reviewPath } from '~/paths'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { keepNotes, proceedToPay } from './actions.server'
import { Destination } from './destination'
import { ObstacleNotice } from './obstacle-notice'
import { ProceedForm } from './proceed-form'
import { StoreGone } from './store-gone'

export const handle: ScreenHandle = { styles: [checkoutStyles] }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** The cart before paying: lines with what changed, the bill, where it goes (rules 11.1). A guest sees it too. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const title = shop.t('review.title')
  const ordered = shop.user && (await alreadyPlaced(shop, shop.user))
  if (ordered) return ordered
  const checkout = await loadCheckout(shop)
  if (!checkout.store) return { title, missing: checkout.obstacle.kind, checkout: null }
  const { store, lines, mode, isPickupEnabled, address, amounts, taxLabel, obstacle, quote } = checkout
  const { settings } = shop
  return {
    title,
    missing: null,
    checkout: {
      cart: { cart: cartView(shop, { store, lines }), backTo: reviewPath() },
      words: cartWords(shop.locale),
      amounts,
      quote,
      currency: settings.currency,
      taxLabel,
      mode,
      isPickupEnabled,
      takeawayText: settings.takeawayText,
      address,
      storeAddress: store.address,
      isSignedIn: shop.user !== null,
      notes: shop.url.searchParams.get('notes')?.slice(0, 500) ?? shop.device.checkout.notes,
      infoText: mode === 'delivery' ? settings.cartInfoText : '',
      obstacle: obstacle && { kind: obstacle.kind, text: obstacleText(shop, obstacle) },
      hasChanges: hasChanges(lines),
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const form = await shop.form()
  return form.get('intent') === 'keep-notes' ? keepNotes(shop, form) : proceedToPay(shop, form)
}

export default function ReviewCart() {
  const { title, missing, checkout } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  if (!checkout) return missing === 'store-gone' ? <StoreGone /> : <EmptyCart />
  const { cart, amounts, currency, obstacle } = checkout
  const { storePath } = cart.cart
  const isDelivery = checkout.mode === 'delivery'
  return (
    <div className="page review">
      <div className="section-head">
        <h1>{title}</h1>
        <a className="link" href={clearCartPath(homePath())} {...mark({ dialog: true })}>
          {t('cart.clear')}
        </a>
      </div>
      <div className="review-main">
        <div id="review-notice" {...mark({ 'follows-cart': true })}>
          {obstacle?.kind === 'unavailable' ? (
            <ObstacleNotice obstacle={obstacle} storePath={storePath} />
          ) : (
            checkout.hasChanges && (
              <p className="notice" role="status">
                {t('review.pricesChanged')}
              </p>
            )
          )}
        </div>
        <section className="card" aria-label={t('cart.title')}>
          <h2>
            <a href={cart.cart.storePath}>{cart.cart.storeName}</a>
          </h2>
          <Island name="cart-review" props={cart}>
            <CartReview {...cart} words={checkout.words} />
          </Island>
        </section>
        <Destination {...checkout} />
      </div>
      <div className="review-side" id="review-bill" {...mark({ 'follows-cart': true })}>
        <section className="card" aria-label={t('bill.title')}>
          <h2>{t('bill.title')}</h2>
          <AmountRows amounts={amounts} currency={currency} taxLabel={checkout.taxLabel} isDelivery={isDelivery} />
          {checkout.infoText && <p className="quiet">{checkout.infoText}</p>}
        </section>
        <ProceedForm {...checkout} storePath={storePath} result={answer?.result} />
      </div>
    </div>
  )
}
