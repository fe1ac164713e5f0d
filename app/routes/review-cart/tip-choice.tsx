import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { ExtraLine } from './extra-line'
import type { ExtrasView } from '~/features/checkout/extras.server'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { FieldErrors } from '~/ui/field'
import { reviewPath } from '~/paths'
import { tipId } from './schema'

type Props = {
  tip: NonNullable<NonNullable<ExtrasView>['tip']>
  choice: FieldMetadata<string | undefined>
  other: FieldMetadata<string | undefined>
}

/** The courier's tip: none, a suggestion, or an amount of the customer's own (rules 8.9). */
export function TipChoice({ tip, choice, other }: Props) {
  const t = useT()
  const { key, ...typed } = getInputProps(other, { type: 'text' })
  const choices = [
    { value: '0', label: t('tip.none') },
    ...tip.suggestions.map(({ amount, text }) => ({ value: amount, label: <Amount>{text}</Amount> })),
    { value: 'other', label: t('tip.other') },
  ]
  return (
    <ExtraLine
      id={tipId}
      icon="hand-coins"
      title={t('bill.tip')}
      chosen={tip.sum ? <Amount>{tip.sum}</Amount> : t('tip.none')}
      isOpen={other.errors !== undefined}
    >
      <shop-cart-tip>
        <fieldset className="field extra-body tip">
          <legend className="vh">{t('bill.tip')}</legend>
          <div className="choices">
            {choices.map(({ value, label }) => (
              <label key={value} className="chip">
                <input
                  type="radio"
                  form={choice.formId}
                  name={choice.name}
                  value={value}
                  defaultChecked={choice.initialValue === value}
                />
                {label}
              </label>
            ))}
          </div>
          <div className="field-line">
            <input
              key={key}
              {...typed}
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('tip.amount')}
              placeholder={t('tip.amount')}
            />
            <button
              className="button quiet"
              form={choice.formId}
              formAction={`${reviewPath()}#${tipId}`}
              name="intent"
              value="tip"
            >
              {t('tip.save')}
            </button>
          </div>
          <FieldErrors field={other} />
        </fieldset>
      </shop-cart-tip>
    </ExtraLine>
  )
}
