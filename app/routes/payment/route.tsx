import { getFormProps, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AmountRows } from '~/features/checkout/amount-rows'
import { cartSubtotal } from '~/domain/cart'
import { addressLine } from '~/domain/address-line'
import { formatMoney } from '~/domain/money'
import { cashAllowed } from '~/domain/payment-options'
import { hasChanges } from '~/domain/pricing'
import { loadCheckout } from '~/features/checkout/checkout.server'
import { PayButton } from '~/features/checkout/pay-button'
import { alreadyPlaced } from '~/features/checkout/placed-order.server'
import { openShop } from '~/http/open-shop.server'
import { useT } from '~/i18n/use-t'
import { ordersPath, reviewPath } from '~/paths'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import type { z } from 'zod'
import checkoutStyles from '~/features/checkout/checkout.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { placeOrder } from './actions.server'
import { prepareKey } from './attempt.server'
import { PlaceOrder } from './schema'

export const handle: ScreenHandle = { styles: [checkoutStyles], isCheckout: true }

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
  if (obstacle || checkout.isOfferLost || hasChanges(lines) || (mode === 'delivery' && !address)) {
    if (hasChanges(lines)) shop.reply.toast('error', shop.t('review.priceChanged'))
    return shop.redirect(reviewPath())
  }
  return {
    title: shop.t('payment.title'),
    cartSum: { total: cartSubtotal(lines), isAsSeen: false, currency: shop.settings.currency },
    attempt: await prepareKey(shop, customer, checkout),
    quote,
    amounts,
    total: formatMoney(amounts.total, shop.settings.currency),
    currency: shop.settings.currency,
    taxLabel,
    isDelivery: mode === 'delivery',
    storeName: store.name,
    destination: address ? addressLine(address, shop.locale) : store.address,
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
    <form className="page review" method="post" {...getFormProps(form)}>
      <div className="group-head">
        <h1>{data.title}</h1>
        <a className="link" href={reviewPath()}>
          {t('payment.backToReview')}
        </a>
      </div>
      <div className="group">
        <FormErrors errors={form.errors} id={form.errorId} />
        {answer?.mayExist && (
          <p>
            <a className="button quiet compact" href={ordersPath()}>
              {t('menu.orders')}
            </a>
          </p>
        )}
        <input type="hidden" name="attempt" value={data.attempt} />
        <input type="hidden" name="quote" value={data.quote} />
        <fieldset className="card" aria-labelledby="methods">
          <h2 id="methods">{t('payment.how')}</h2>
          {data.takesCash ? (
            <div className="choices">
              <label className="choice with-icon">
                <input type="radio" name="method" value="cash" required={fields.method.required} defaultChecked />
                <Icon name="banknote" />
                <span className="strong">{t('payment.cash')}</span>
              </label>
            </div>
          ) : (
            <p className="notice">{t('payment.noMethod')}</p>
          )}
          {fields.method.errors && (
            <p className="error" role="alert">
              {t('payment.choose')}
            </p>
          )}
        </fieldset>
        <section className="card" aria-label={t('order.yours')}>
          <h2 dir="auto">{data.storeName}</h2>
          <div className="row">
            <Icon name={data.isDelivery ? 'map-pin' : 'store'} />
            <div className="grow">
              <p className="strong">{t(data.isDelivery ? 'review.deliverTo' : 'review.pickupAt')}</p>
              <p className="quiet" dir="auto">
                {data.destination}
              </p>
            </div>
          </div>
        </section>
      </div>
      <div className="sum">
        <section className="card" aria-label={t('bill.title')}>
          <h2>{t('bill.title')}</h2>
          <AmountRows
            amounts={data.amounts}
            currency={data.currency}
            taxLabel={data.taxLabel}
            isDelivery={data.isDelivery}
          />
        </section>
        <div className="pay-bar">
          <PayButton label={t('payment.placeOrder')} sum={data.total} disabled={!data.takesCash} />
        </div>
      </div>
    </form>
  )
}
