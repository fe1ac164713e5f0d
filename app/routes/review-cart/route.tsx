import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { BillChange } from '~/domain/bill-changes'
import type { PricedLine } from '~/domain/cart'
import { AmountRows } from '~/features/checkout/amount-rows'
import { EmptyCart } from '~/features/cart/empty-cart'
import { formatMoney, toNumber, type Currency } from '~/domain/money'
import type { Obstacle } from '~/domain/obstacle'
import { hasChanges } from '~/domain/pricing'
import type { StoreDetail } from '~/domain/store'
import { deliveryFigure } from '~/domain/store-card'
import { extrasView } from '~/features/checkout/extras.server'
import { OfferForm } from '~/features/checkout/offer-form'
import { offerView } from '~/features/checkout/offer-view.server'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { orderTimeText } from '~/features/checkout/times.server'
import { cartView } from '~/features/cart/cart.server'
import { lastWay } from '~/features/checkout/last-way.server'
import { alreadyPlaced } from '~/features/checkout/placed-order.server'
import { changesSinceShown } from '~/features/checkout/shown-bill.server'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { summaryOf } from '~/islands/cart/cart-bar'
import { CartReview } from '~/islands/cart/cart-review'
import { cartWords } from '~/features/cart/cart-words.server'
import { pickupName } from '~/features/place/pickup-name'
import { Island } from '~/islands/island'
import { clearCartPath, homePath, reviewPath } from '~/paths'
import accountStyles from '~/features/account/account.css?inline'
import type { z } from 'zod'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import extrasStyles from '~/features/checkout/extras.css?inline'
import orderPicturesStyles from '~/features/orders/order-pictures.css?inline'
import timesStyles from '~/features/checkout/times.css?inline'
import { Icon } from '~/ui/icon'
import type { ScreenHandle } from '~/styles/screen-styles'
import { answerForm } from './actions.server'
import { ChangesNotice } from './changes-notice'
import { Destination } from './destination'
import { ObstacleNotice } from './obstacle-notice'
import { obstacleView } from './obstacle-view.server'
import { NotesField } from './notes-field'
import { PayBar } from './pay-bar'
import { ReviewExtras } from './review-extras'
import { Proceed, proceedForm } from './schema'
import { StoreGone } from './store-gone'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, extrasStyles, orderPicturesStyles, timesStyles, accountStyles],
  isCheckout: true,
  // A new address is added in a sheet of this page.
  policy: (data) => ({ maps: (data as { addsAddress?: boolean }).addsAddress }),
}

/** What stops an action is told within the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/** The cart before paying: lines with what changed, the bill, where it goes (rules 11.1). A guest sees it too. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const title = shop.t('review.title')
  const ordered = shop.user && (await alreadyPlaced(shop, shop.user))
  if (ordered) return ordered
  // A code that somebody typed before signing in comes before the vendor's own offer.
  const checkout = await loadCheckout(shop, { opens: !shop.url.searchParams.has('promo'), asksReach: true })
  if (!checkout.store) return { title, missing: checkout.obstacle.kind, checkout: null }
  const { store, lines, mode, isPickupEnabled, address, amounts, extras, taxLabel, time, obstacle, quote, zone } =
    checkout
  const { settings } = shop
  const cart = cartView(shop, { store, lines, zone })
  const changes = await changesSinceShown(shop, checkout)
  return {
    title,
    missing: null,
    cartSum: summaryOf(cart),
    addsAddress: shop.user !== null && mode === 'delivery',
    checkout: {
      cart: { cart, backTo: reviewPath() },
      words: cartWords(shop.locale),
      amounts,
      total: formatMoney(amounts.total, settings.currency),
      minimum: missingToMinimum(obstacle, settings.currency),
      quote,
      currency: settings.currency,
      taxLabel,
      mode,
      isPickupEnabled,
      pickup: isPickupEnabled ? pickupName(shop) : '',
      takeawayText: pickupName(shop),
      address,
      placeText: shop.device.place.place?.address ?? '',
      when: orderTimeText(shop, time),
      timeText: mode === 'delivery' && !time.start && !time.needed ? deliveryTime(shop, store) : '',
      storeAddress: store.address,
      isSignedIn: shop.user !== null,
      payBy: lastWay(shop, store),
      notes: shop.url.searchParams.get('notes')?.slice(0, 500) ?? shop.device.checkout.notes,
      extras: extrasView(shop, extras),
      infoText: mode === 'delivery' ? settings.cartInfoText : '',
      obstacle: obstacleView(shop, checkout),
      changes,
      changedText: changedText(shop, { lines, changes, obstacle }),
      deliveryNote: checkout.deliveryNote,
      offer: offerView(shop, checkout),
    },
  }
}

/** That something is not as it was put in or shown, in words; '' when all is, or when what stands against the order says it. */
function changedText({ t }: Shop, of: { lines: PricedLine[]; changes: BillChange[]; obstacle: Obstacle | null }) {
  if (of.obstacle) return ''
  if (hasChanges(of.lines)) return t('review.pricesChanged')
  return of.changes.length > 0 ? t('review.changed') : ''
}

/** How long the store says that a delivery takes, or '' when it tells a distance or nothing. */
function deliveryTime({ t }: Shop, store: StoreDetail) {
  const { value, unit } = deliveryFigure(store) ?? { value: '', unit: 'km' as const }
  return unit === 'mins' ? t('store.mins', { value }) : unit === null ? value : ''
}

/** What is missing to the store's minimum, as text, and how much of it is reached, from 0 to 1; null when nothing is. */
function missingToMinimum(obstacle: Obstacle | null, currency: Currency) {
  if (obstacle?.kind !== 'below-minimum') return null
  const { minimum, missing } = obstacle
  return { missing: formatMoney(missing, currency), reached: 1 - toNumber(missing) / toNumber(minimum) }
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(await openShop(args), args.request)
}

export default function ReviewCart() {
  const { missing, title, checkout } = useLoaderData<typeof loader>()
  if (checkout) return <Review title={title} checkout={checkout} />
  return missing === 'store-gone' ? <StoreGone /> : <EmptyCart />
}

type Checkout = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['checkout']>

function Review({ title, checkout }: { title: string; checkout: Checkout }) {
  const answer = useActionData<typeof action>()
  const t = useT()
  const { cart, amounts, currency, obstacle, quote } = checkout
  const { storeName, storePath } = cart.cart
  const { extras } = checkout
  const [form, fields] = useForm<z.input<typeof Proceed>>({
    id: proceedForm,
    lastResult: answer?.result,
    constraint: getZodConstraint(Proceed),
    defaultValue: {
      notes: checkout.notes,
      contactless: extras?.contactless?.isChosen ? 'on' : undefined,
      tip: extras?.tip?.fields.choice,
      otherTip: extras?.tip?.fields.typed,
    },
    defaultNoValidate: false,
  })
  return (
    <div className="page review">
      {/* The first button of its form is what Enter presses in a field. */}
      {checkout.isSignedIn && <button hidden form={proceedForm} name="intent" value="enter" />}
      <div className="group-head">
        <h1>{title}</h1>
        <a className="link" href={clearCartPath(homePath())} {...mark({ dialog: true })}>
          {t('cart.clear')}
        </a>
      </div>
      <div className="group">
        <div id="review-notice" {...mark({ 'follows-cart': true })}>
          {obstacle && <ObstacleNotice obstacle={obstacle} storePath={storePath} pickup={checkout.pickup} />}
          {(checkout.changedText || checkout.changes.length > 0) && (
            <ChangesNotice
              text={checkout.changedText}
              changes={checkout.changes}
              currency={currency}
              taxLabel={checkout.taxLabel}
              accepts={obstacle ? null : checkout.isSignedIn ? { formId: form.id } : { quote }}
            />
          )}
        </div>
        <Destination {...checkout} />
        <section className="card" aria-label={t('cart.title')}>
          <div className="group-head">
            <h2 dir="auto">
              <a href={storePath}>{storeName}</a>
            </h2>
            <a className="link" href={storePath}>
              <Icon name="plus" className="small" />
              {t('review.addItems')}
            </a>
          </div>
          <Island name="cart-review" props={cart}>
            <CartReview {...cart} words={checkout.words} />
          </Island>
          {checkout.isSignedIn && <NotesField field={fields.notes} />}
        </section>
        {extras && <ReviewExtras extras={extras} fields={fields} pictureProblem={answer?.pictureProblem ?? null} />}
      </div>
      <div className="sum" id="review-bill" {...mark({ 'follows-cart': true })}>
        <OfferForm offer={checkout.offer} answer={answer?.offer} formId={checkout.isSignedIn ? proceedForm : null} />
        <section className="card" aria-label={t('bill.title')}>
          <h2>{t('bill.title')}</h2>
          <AmountRows
            amounts={amounts}
            currency={currency}
            taxLabel={checkout.taxLabel}
            isDelivery={checkout.mode === 'delivery'}
          />
          {checkout.deliveryNote && (
            <p className="quiet small-text" dir="auto">
              {checkout.deliveryNote}
            </p>
          )}
          {checkout.infoText && (
            <p className="quiet small-text" dir="auto">
              {checkout.infoText}
            </p>
          )}
        </section>
        <PayBar
          form={form}
          quote={quote}
          total={checkout.total}
          isSignedIn={checkout.isSignedIn}
          // A missing time is asked for when the customer goes on.
          hasObstacle={obstacle !== null && obstacle.kind !== 'no-time'}
          minimum={checkout.minimum}
        />
      </div>
    </div>
  )
}
