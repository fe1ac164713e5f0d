import { getFormProps, useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { driverTags, storeTags, type RatingState } from '~/domain/orders/rating'
import type { Mode } from '~/domain/place/place'
import { shownFor, typedBefore } from '~/features/account/customer'
import { placedAtVendor, storeNamed } from '~/features/orders/orders.server'
import { loadRating } from '~/features/orders/rating.server'
import { openShop } from '~/http/shop/open-shop.server'
import { dateText } from '~/i18n/date-text'
import { useT } from '~/i18n/use-t'
import { orderPath, orderStatusPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { FormErrors } from '~/ui/form-errors'
import { rateOrder } from './actions.server'
import { OpinionFields } from './opinion-fields'
import ratingStyles from './rating.css?inline'
import type { RatingForm } from './schema'

export const handle: ScreenHandle = { styles: [ratingStyles] }

/** Rating a delivered order, once (rules 13.6). Somebody else's order is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const user = await shop.requireUser()
  const { order, state } = await loadRating(shop, args.params.order_id ?? '')
  const typed = typedBefore(user, shop.query)
  return {
    title: shop.t('rating.title', { id: order.id }),
    as: user.id,
    state,
    order: {
      id: order.id,
      storeName: storeNamed(shop, order),
      mode: order.mode,
      placedAt: dateText(placedAtVendor(shop, order), shop.locale),
    },
    typed: {
      stars: typed?.get('stars') ?? '',
      tag: typed?.getAll('tag') ?? [],
      text: typed?.get('text') ?? '',
      driverStars: typed?.get('driverStars') ?? '',
      driverTag: typed?.getAll('driverTag') ?? [],
      driverText: typed?.get('driverText') ?? '',
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return rateOrder(shop, args.params.order_id ?? '', await shop.form())
}

export default function Rating() {
  const { title, as, state, order, typed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useForm<z.input<typeof RatingForm>>({
    id: 'rating',
    lastResult: answer?.result,
    defaultValue: typed,
  })
  if (state !== 'open') return <NotToRate state={state} order={order} />
  return (
    <div className="page narrow">
      <div>
        <p className="quiet">{title}</p>
        <h1 dir="auto">{t('rating.heading', { store: order.storeName })}</h1>
        <p className="quiet small-text">{order.placedAt}</p>
      </div>
      <form className="form rating-form" method="post" {...getFormProps(form)}>
        <FormErrors errors={form.errors} id={form.errorId} />
        <input type="hidden" name={shownFor} value={as} />
        <OpinionFields
          title={t('rating.store')}
          starsField={fields.stars}
          tagField={fields.tag}
          textField={fields.text}
          tags={storeTags}
          hint={t('rating.public')}
        />
        {order.mode === 'delivery' && (
          <OpinionFields
            title={t('rating.driver')}
            isOptional
            starsField={fields.driverStars}
            tagField={fields.driverTag}
            textField={fields.driverText}
            tags={driverTags}
          />
        )}
        <div className="choices">
          <button className="button" data-busy={t('busy.sending')}>
            {t('rating.send')}
          </button>
          <a className="button quiet" href={orderPath(order.id)}>
            {t('rating.later')}
          </a>
        </div>
      </form>
    </div>
  )
}

type NotToRateProps = { state: Exclude<RatingState, 'open'>; order: { id: string; storeName: string; mode: Mode } }

/** Says why an order cannot be rated: it was rated already, not yet delivered, or never will be. Links to the order. */
function NotToRate({ state, order }: NotToRateProps) {
  const t = useT()
  const isEarly = state === 'early'
  const title = {
    rated: t('rating.rated'),
    early: t(order.mode === 'delivery' ? 'rating.early' : 'rating.earlyPickup'),
    never: t('rating.never'),
  }[state]
  return (
    <div className="page narrow">
      <EmptyState
        picture={isEarly ? 'pause' : 'nothing'}
        isScreen
        title={title}
        text={state === 'rated' ? t('rating.ratedText', { store: order.storeName }) : undefined}
      >
        <a className="button" href={isEarly ? orderStatusPath(order.id) : orderPath(order.id)}>
          {t(isEarly ? 'order.track' : 'order.details')}
        </a>
      </EmptyState>
    </div>
  )
}
