import { getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import accountStyles from '~/features/account/account.css?inline'
import { AmountRows } from '~/features/checkout/amount-rows'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import { loadCheckout } from '~/features/checkout/checkout.server'
import extrasStyles from '~/features/checkout/extras.css?inline'
import { OfferForm } from '~/features/checkout/offer-form'
import { orderedCart } from '~/features/checkout/placed-order.server'
import timesStyles from '~/features/checkout/times.css?inline'
import orderPicturesStyles from '~/features/orders/order-pictures.css?inline'
import { gatewayOrigins } from '~/features/payments/gateway-redirect.server'
import type { PagePolicy } from '~/http/page-cache/headers.server'
import { shopAction, shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { CartLines } from '~/islands/cart/cart-panel'
import { summaryOf } from '~/islands/cart/cart-summary'
import { Island } from '~/islands/island'
import { clearCartPath, homePath, paymentPath, reviewPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Button, FieldErrors, longestText, useSchemaForm } from '~/ui/form'
import { ButtonLink, TextLink } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { VendorText } from '~/ui/text'
import { answerForm } from './actions.server'
import { loadKnownOffers } from './best-offer.server'
import { Destination } from './destination'
import { BlockerNotice, ChangesNotice } from './notices'
import { PayBar } from './pay-bar'
import { ReviewExtras } from './review-extras'
import { notesId, Proceed, proceedForm, readOngoing, reviewView, type ReviewView } from './review-view.server'

export const handle: ScreenHandle = {
  styles: [checkoutStyles, extrasStyles, orderPicturesStyles, timesStyles, accountStyles],
  isCheckout: true,
}

/** The cart before paying: its changed lines, the bill and the destination (rules 11.1). Guests see it too. */
export const loader = shopLoader(async (shop) => {
  const title = shop.t('review.title')
  const ordered = shop.user && (await orderedCart(shop, shop.user))
  if (ordered && !('kind' in ordered)) return ordered
  if (ordered?.kind === 'unknown') return shop.redirect(paymentPath())
  const ongoing = readOngoing(shop)
  // A code that the customer typed before signing in takes precedence over the vendor's automatic offer.
  const [checkout, offers] = await Promise.all([
    loadCheckout(shop, { opens: !shop.query.has('promo'), asksReach: true }),
    loadKnownOffers(shop),
  ])
  if (!checkout.store) return { title, missing: checkout.blocker.kind, checkout: null }
  const view = await reviewView(shop, checkout, offers, ongoing)
  return {
    title,
    missing: null,
    previousStep: { href: view.cart.storePath, label: view.cart.storeName },
    cartSum: summaryOf(view.cart),
    says: [view.blocker?.text ?? '', view.changedText],
    // A new address is added in a sheet of this page, and Place Order may lead to a gateway.
    policy: {
      maps: view.isSignedIn && view.mode === 'delivery' && shop.settings.mapsBrowserKey !== '',
      leadsTo: view.atOnce ? gatewayOrigins([view.atOnce.method]) : [],
    } satisfies PagePolicy,
    checkout: view,
  }
})

export const action = shopAction((shop, _, request) => answerForm(shop, request))

export default function ReviewCart() {
  const { missing, title, checkout } = useLoaderData<typeof loader>()
  const t = useT()
  if (checkout) return <Review title={title} checkout={checkout} />
  return (
    <div className="page narrow">
      {missing === 'store-gone' ? (
        // The cart is only cleared if the customer does so.
        <EmptyState isScreen picture="pause" title={t('cart.storeGone')} text={t('cart.storeGoneText')}>
          <ButtonLink href={reviewPath()} label={t('error.retry')} />
          <p className="choices">
            <TextLink href={clearCartPath(homePath())} label={t('cart.clear')} opensDialog />
            <TextLink href={homePath()} label={t('cart.browse')} />
          </p>
        </EmptyState>
      ) : (
        <EmptyState isScreen picture="nothing" title={t('cart.empty')} text={t('cart.emptyHint')}>
          <ButtonLink href={homePath()} label={t('cart.browse')} />
        </EmptyState>
      )}
    </div>
  )
}

function Review({ title, checkout }: { title: string; checkout: ReviewView }) {
  const answer = useActionData<typeof answerForm>()
  const t = useT()
  const { cart, blocker, extras } = checkout
  const { storeName, storePath } = cart
  const [form, fields] = useSchemaForm(proceedForm, Proceed, answer, {
    notes: checkout.notes,
    contactless: extras?.contactless?.isChosen ? 'on' : undefined,
    tip: extras?.tip?.fields.choice,
    otherTip: extras?.tip?.fields.typed,
  })
  return (
    <div className="page review">
      {/* Enter in a field presses the form's first button. */}
      {checkout.isSignedIn && <button hidden form={proceedForm} name="intent" value="enter" />}
      <div className="group-head">
        <h1>{title}</h1>
        <TextLink href={clearCartPath(homePath())} label={t('cart.clear')} opensDialog />
      </div>
      <div className="group">
        <div className="group" id="review-notice" data-follows-cart="">
          {checkout.isGone && (
            <Notice icon="circleAlert" role="status">
              {t('review.choicesGone')}
            </Notice>
          )}
          {blocker && !checkout.minimum && <BlockerNotice blocker={blocker} checkout={checkout} />}
          {(checkout.changedText || checkout.changes.length > 0) && <ChangesNotice checkout={checkout} />}
        </div>
        <Destination checkout={checkout} lacksAddress={Boolean(answer?.result?.error?.address)} />
        <section className="card" aria-label={t('cart.title')}>
          <div className="group-head">
            <h2 dir="auto">
              <a href={storePath}>{storeName}</a>
            </h2>
            <TextLink href={storePath} icon="plus" label={t('review.addItems')} />
          </div>
          <Island name="cart-review" props={{ cart, backTo: reviewPath() }}>
            <CartLines cart={cart} words={checkout.words} backTo={reviewPath()} />
          </Island>
          {checkout.isSignedIn && <NotesField field={fields.notes} as={checkout.as} />}
        </section>
        {extras && (
          <ReviewExtras {...{ extras, fields }} as={checkout.as} pictureProblem={answer?.pictureProblem ?? null} />
        )}
      </div>
      <div className="sum" id="review-bill" data-follows-cart="">
        <OfferForm offer={checkout.offer} answer={answer} formId={checkout.isSignedIn ? proceedForm : null} />
        {checkout.total && (
          <section className="card" aria-label={t('bill.title')}>
            <h2>{t('bill.title')}</h2>
            <AmountRows {...checkout} isDelivery={checkout.mode === 'delivery'} />
            <VendorText className="quiet small-text">{checkout.deliveryNote}</VendorText>
            <VendorText className="quiet small-text">{checkout.infoText}</VendorText>
          </section>
        )}
        <PayBar form={form} checkout={checkout} />
      </div>
    </div>
  )
}

/** Instructions to the store. They belong to the form that proceeds. A script saves them on blur, else a button does. */
function NotesField({ field, as }: { field: FieldMetadata<string | undefined>; as: string }) {
  const t = useT()
  const hintId = `${field.id}-hint`
  const { key, ...notes } = getTextareaProps(field, { ariaDescribedBy: hintId })
  return (
    <div className="field" id={notesId}>
      <label htmlFor={field.id}>{t('review.notes')}</label>
      <p className="quiet small-text" id={hintId}>
        {t('review.notesHint')}
      </p>
      <shop-autosave intent="keep" as={as}>
        <textarea key={key} maxLength={longestText} {...notes} rows={2} dir="auto" />
      </shop-autosave>
      <FieldErrors field={field} />
      <Button look="quiet compact" form={field.formId} intent="notes" label={t('review.saveNotes')} />
    </div>
  )
}
