import type { FieldMetadata } from '@conform-to/react'
import type { ExtrasView } from '~/features/checkout/extras.server'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { OrderPictures } from './order-pictures'
import { TipChoice } from './tip-choice'

type Fields = {
  contactless: FieldMetadata<boolean | undefined>
  tip: FieldMetadata<string | undefined>
  otherTip: FieldMetadata<string | undefined>
}

type Props = { extras: NonNullable<ExtrasView>; fields: Fields; pictureProblem: string | null }

/** The extras of the order besides its items: leave at door, a tip, pictures. One line each; the last two can be opened. */
export function ReviewExtras({ extras: { contactless, tip, pictures }, fields, pictureProblem }: Props) {
  const t = useT()
  return (
    <section className="card rows extras" aria-label={t('extras.title')}>
      {contactless && <Contactless text={contactless.text} field={fields.contactless} />}
      {tip && <TipChoice tip={tip} choice={fields.tip} other={fields.otherTip} />}
      {pictures && <OrderPictures pictures={pictures} formId={fields.tip.formId} problem={pictureProblem} />}
    </section>
  )
}

function Contactless({ text, field }: { text: string; field: Fields['contactless'] }) {
  const t = useT()
  return (
    <label className="row extra">
      <Icon name="door-open" />
      <span className="grow">
        <span className="strong">{t('contactless.label')}</span>
        {text && (
          <span className="quiet small-text" id="contactless-text" dir="auto">
            {text}
          </span>
        )}
      </span>
      <input type="hidden" form={field.formId} name="asksContactless" value="on" />
      <input
        type="checkbox"
        form={field.formId}
        name={field.name}
        defaultChecked={field.initialValue !== undefined}
        aria-label={t('contactless.label')}
        aria-describedby={text ? 'contactless-text' : undefined}
      />
    </label>
  )
}
