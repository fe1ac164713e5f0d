import { useForm, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { useActionData } from '@remix-run/react'
import type { z } from 'zod'
import { AmountRows } from '~/features/checkout/amount-rows'
import { OfferForm } from '~/features/checkout/offer-form'
import { useT } from '~/i18n/use-t'
import { CartReview } from '~/islands/cart/cart-review'
import { Island } from '~/islands/island'
import { clearCartPath, homePath } from '~/paths'
import { Icon } from '~/ui/icon'
import type { answerForm } from './actions.server'
import { ChangesNotice, BlockerNotice } from './notices'
import { Destination } from './destination'
import { PayBar } from './pay-bar'
import { ReviewExtras } from './review-extras'
import type { ReviewView } from './review-view.server'
import { Proceed, proceedForm } from './schema'
import { FieldErrors } from '~/ui/field'
import { VendorText } from '~/ui/vendor-text'

type Props = { title: string; checkout: ReviewView }

export function Review({ title, checkout }: Props) {
  const answer = useActionData<typeof answerForm>()
  const t = useT()
  const { cart, blocker, extras } = checkout
  const { storeName, storePath } = cart.cart
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
  })
  return (
    <div className="page review">
      {/* Enter in a field presses the form's first button. */}
      {checkout.isSignedIn && <button hidden form={proceedForm} name="intent" value="enter" />}
      <div className="group-head">
        <h1>{title}</h1>
        <a className="link" href={clearCartPath(homePath())} data-dialog="">
          {t('cart.clear')}
        </a>
      </div>
      <div className="group">
        <div id="review-notice" data-follows-cart="">
          {checkout.isGone && (
            <p className="notice" role="status">
              <Icon name="circle-alert" />
              <span>{t('review.choicesGone')}</span>
            </p>
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
      <div className="sum" id="review-bill" data-follows-cart="">
        <OfferForm offer={checkout.offer} answer={answer?.offer} formId={checkout.isSignedIn ? proceedForm : null} />
        <section className="card" aria-label={t('bill.title')}>
          <h2>{t('bill.title')}</h2>
          <AmountRows {...checkout} isDelivery={checkout.mode === 'delivery'} />
          <VendorText className="quiet small-text">{checkout.deliveryNote}</VendorText>
          <VendorText className="quiet small-text">{checkout.infoText}</VendorText>
        </section>
        <PayBar form={form} checkout={checkout} />
      </div>
    </div>
  )
}

/** Instructions to the store. They belong to the form that proceeds, and are saved on blur. */
function NotesField({ field }: { field: FieldMetadata<string | undefined> }) {
  const t = useT()
  const hintId = `${field.id}-hint`
  const { key, ...notes } = getTextareaProps(field, { ariaDescribedBy: hintId })
  return (
    <div className="field">
      <label htmlFor={field.id}>{t('review.notes')}</label>
      <p className="quiet small-text" id={hintId}>
        {t('review.notesHint')}
      </p>
      <shop-autosave intent="keep-notes">
        <textarea key={key} {...notes} rows={2} />
      </shop-autosave>
      <FieldErrors field={field} />
    </div>
  )
}
