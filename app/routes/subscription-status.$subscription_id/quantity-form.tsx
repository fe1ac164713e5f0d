import { getFormProps, getSelectProps, useForm } from '@conform-to/react'
import { unitsText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Field, FieldErrors } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { answerOf, type ActionAnswer } from './answer-of'
import { Change } from './change'
import { initialValues, type Draft } from './draft'
import { OwnForm } from './own-form'

type Props = {
  as: string
  quantity: number
  /** The most units available, or null if unknown. */
  cap: number | null
  days: { date: string; quantity: number; text: string }[]
  draft: Draft
  answer: ActionAnswer
}

/** Changes the units of every delivery, or of one day. */
export function QuantityForm({ as, quantity, cap, days, draft, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const [form, fields] = useForm<{ quantity: string; date: string }>({
    id: 'quantity',
    lastResult: answerOf(answer, 'quantity'),
    defaultValue: initialValues(draft, 'quantity', { quantity: String(quantity), date: '' }),
    constraint: { quantity: { required: true } },
  })
  const { key, ...select } = getSelectProps(fields.date)
  return (
    <Change title={t('subscriptions.quantity.title')} isOpen={(answer ?? draft)?.section === 'quantity'}>
      <form className="form" method="post" action="#quantity" {...getFormProps(form)}>
        <FormErrors errors={form.errors} id={form.errorId} />
        <OwnForm as={as} section="quantity" />
        <div className="two-fields">
          <Field
            field={fields.quantity}
            label={t('subscriptions.quantity')}
            hint={cap === null ? undefined : t('subscriptions.quantity.max', { most: cap })}
            type="number"
            inputMode="numeric"
            min={1}
            max={cap ?? undefined}
          />
          <div className="field">
            <label htmlFor={fields.date.id}>{t('subscriptions.quantity.which')}</label>
            <select key={key} {...select}>
              <option value="">{t('subscriptions.quantity.all')}</option>
              {days.map(({ date, quantity, text }) => (
                <option key={date} value={date}>{`${text} (${unitsText(quantity, locale)})`}</option>
              ))}
            </select>
            <FieldErrors field={fields.date} />
          </div>
        </div>
        <button className="button" data-busy={t('busy.saving')}>
          {t('subscriptions.quantity.save')}
        </button>
      </form>
    </Change>
  )
}
