import { getFormProps, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { addressLine } from '~/domain/address-line'
import { cashAllowed } from '~/domain/payment-options'
import { hasChanges } from '~/domain/pricing'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { alreadyPlaced } from '~/features/checkout/placed-order.server'
import { openShop } from '~/http/open-shop.server'
import { useT } from '~/i18n/use-t'
import { ordersPath, reviewPath } from '~/paths'
import { screenTitle } from '~/shell/screen-title'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import type { z } from 'zod'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { placeOrder } from './actions.server'
import { prepareKey } from './attempt.server'
import { PlaceOrder } from './schema'

export const handle: ScreenHandle = { styles: [checkoutStyles] }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => screenTitle(data?.title, matches)

/** What stops an action is told within the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/** Paying for the reviewed cart. Anything that is not ready, or changed since, leads back to the review. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const customer = await shop.requireUser()
  const ordered = await alreadyPlaced(shop, customer)
  if (ordered) return ordered
  const [checkout, user] = await Promise.all([loadCheckout(shop), shop.vendor.auth.userDetails()])
  if (!checkout.store) return shop.redirect(reviewPath())
  const { store, lines, mode, address, amounts, taxLabel, obstacle, quote } = checkout
  if (obstacle || hasChanges(lines) || (mode === 'delivery' && !address)) {
    if (hasChanges(lines)) shop.toast('error', shop.t('review.priceChanged'))
    return shop.redirect(reviewPath())
  }
  return {
    title: shop.t('payment.title'),
    attempt: await prepareKey(shop, customer, checkout),
    quote,
    amounts,
    currency: shop.settings.currency,
    taxLabel,
    isDelivery: mode === 'delivery',
    storeName: store.name,
    destination: address ? addressLine(address) : store.address,
    takesCash: cashAllowed({ settings: shop.settings, store, user }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return placeOrder(shop, await shop.form())
}

export default function Payment() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useForm<z.input<typeof PlaceOrder>>({
    id: 'payment',
    lastResult: answer?.result,
    constraint: getZodConstraint(PlaceOrder),
    defaultNoValidate: false,
  })
  return (
    <div className="page review">
      <h1>{data.title}</h1>
      <form className="review-main card stack" method="post" {...getFormProps(form)}>
        <h2>{t('payment.how')}</h2>
        <FormErrors errors={form.errors} id={form.errorId} />
        {answer?.mayExist && (
          <p>
            <a className="button-quiet" href={ordersPath()}>
              {t('menu.orders')}
            </a>
          </p>
        )}
        <input type="hidden" name="attempt" value={data.attempt} />
        <input type="hidden" name="quote" value={data.quote} />
        {data.takesCash ? (
          <fieldset className="methods">
            <legend className="visually-hidden">{t('payment.how')}</legend>
            <label className="method">
              <input type="radio" name="method" value="cash" required={fields.method.required} defaultChecked />
              <Icon name="banknote" />
              <span>{t('payment.cash')}</span>
            </label>
          </fieldset>
        ) : (
          <p className="notice">{t('payment.noMethod')}</p>
        )}
        {fields.method.errors && (
          <p className="field-error" role="alert">
            {t('payment.choose')}
          </p>
        )}
        <button className="button wide" disabled={!data.takesCash}>
          {t('payment.placeOrder')}
        </button>
      </form>
      <div className="review-side">
        <section className="card" aria-label={t('bill.title')}>
          <h2>{data.storeName}</h2>
          <p className="quiet">{t(data.isDelivery ? 'review.deliverTo' : 'review.pickupAt')}</p>
          <p>{data.destination}</p>
          <AmountRows
            amounts={data.amounts}
            currency={data.currency}
            taxLabel={data.taxLabel}
            isDelivery={data.isDelivery}
          />
          <p>
            <a className="link" href={reviewPath()}>
              {t('payment.backToReview')}
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}
