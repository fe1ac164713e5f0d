import { getCollectionProps, getFormProps, useForm, type FieldMetadata } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import {
  driverTags,
  mostWords,
  stars,
  storeTags,
  type RatingState,
  type RatingTag,
  type RatingTags,
} from '~/domain/orders/rating'
import type { Mode } from '~/domain/place/place'
import { ShownFor, typedBefore } from '~/features/account/customer'
import { loadRating } from '~/features/orders/order-in-full.server'
import { placedAtVendor, storeNamed } from '~/features/orders/orders.server'
import { formAction, shopLoader } from '~/http/shop/open-shop.server'
import { dateText } from '~/i18n/clock-text'
import { useT } from '~/i18n/use-t'
import { orderPath, orderStatusPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Button, FieldErrors, TextArea, TypedAlong } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { FormErrors } from '~/ui/notice'
import { rateOrder } from './actions.server'
import ratingStyles from './rating.css?inline'
import type { RatingForm } from './schema'

export const handle: ScreenHandle = { styles: [ratingStyles] }

/** Rating a delivered order, once (rules 13.6). Somebody else's order is a 404. */
export const loader = shopLoader(async (shop, params) => {
  const user = await shop.requireUser()
  const { order, state } = await loadRating(shop, params.order_id ?? '')
  const typed = typedBefore(shop)
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
    typed: typed && { ...Object.fromEntries(typed), tag: typed.getAll('tag'), driverTag: typed.getAll('driverTag') },
  }
})

export const action = formAction((shop, form, params) => rateOrder(shop, params.order_id ?? '', form))

export default function Rating() {
  const { title, as, state, order, typed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT()
  const [form, fields] = useForm<z.input<typeof RatingForm>>({
    id: 'rating',
    lastResult: answer?.result,
    defaultValue: typed ?? undefined,
  })
  if (state !== 'open') return <NotToRate state={state} order={order} />
  return (
    <div className="page narrow">
      <div>
        <p className="quiet">{title}</p>
        <h1 dir="auto">{t('rating.heading', { store: order.storeName })}</h1>
        <p className="quiet small-text">{order.placedAt}</p>
      </div>
      <form className="form" method="post" {...getFormProps(form)}>
        <FormErrors errors={form.errors} id={form.errorId} />
        <ShownFor as={as} />
        <TypedAlong form={form} />
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
          <Button busy={t('busy.sending')} label={t('rating.send')} />
          <ButtonLink look="quiet" href={orderPath(order.id)} label={t('rating.later')} />
        </div>
      </form>
    </div>
  )
}

type OpinionProps = {
  title: string
  starsField: FieldMetadata<number | string | undefined>
  tagField: FieldMetadata<string[] | undefined>
  textField: FieldMetadata<string | undefined>
  tags: RatingTags
  hint?: string
  /** Whether the whole rating may be left out. */
  isOptional?: boolean
}

/** The rating of the store or the courier: stars, quick words, and a free text. */
function OpinionFields({ title, starsField, tagField, textField, tags, hint, isOptional }: OpinionProps) {
  const t = useT()
  const starInputs = getCollectionProps(starsField, { type: 'radio', options: stars.map(String) })
  return (
    <section className="card form opinion" aria-labelledby={`${starsField.id}-title`}>
      <h2 id={`${starsField.id}-title`} dir="auto">
        {title}
      </h2>
      {isOptional && <p className="quiet small-text">{t('rating.mayBeLeftOut')}</p>}
      <fieldset className="field">
        <legend className="vh">{title}</legend>
        <div className="stars">
          {starInputs.map(({ key, ...input }) => (
            <label key={key}>
              <input {...input} />
              <span className="vh">{t('rating.stars', { count: Number(input.value) })}</span>
              <Icon name="star" />
            </label>
          ))}
        </div>
        <FieldErrors field={starsField} />
      </fieldset>
      <QuickWords kind="likes" field={tagField} tags={tags.likes} />
      <QuickWords kind="faults" field={tagField} tags={tags.faults} />
      <TextArea field={textField} label={t('rating.text')} hint={hint} rows={3} maxLength={mostWords} />
    </section>
  )
}

type WordsProps = { kind: keyof RatingTags; field: OpinionProps['tagField']; tags: readonly RatingTag[] }

/** Quick words of praise, or of blame in their place when few stars are chosen (rating.css). */
function QuickWords({ kind, field, tags }: WordsProps) {
  const t = useT()
  return (
    <fieldset className={`field ${kind}`}>
      <legend className="strong">{t(`rating.${kind}`)}</legend>
      <div className="choices">
        {getCollectionProps(field, { type: 'checkbox', options: [...tags] }).map(({ key, ...input }) => (
          <label key={key} className="chip">
            <input {...input} />
            {t(`rating.tag.${input.value as RatingTag}`)}
          </label>
        ))}
      </div>
    </fieldset>
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
