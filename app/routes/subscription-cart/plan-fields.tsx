import type { useForm } from '@conform-to/react'
import type { z } from 'zod'
import { frequencies, mostIntervalDays } from '~/domain/subscriptions/subscription-plan'
import { useT } from '~/i18n/use-t'
import { Field, FieldErrors, SelectField } from '~/ui/form'
import { type makingView } from './actions.server'
import type { ChoosePlan } from './plan-schema'

type Choice = NonNullable<Awaited<ReturnType<typeof makingView>>['choice']>
type Props = { choice: Choice; fields: ReturnType<typeof useForm<z.input<typeof ChoosePlan>>>[1] }

/** The frequency, the first and last day, and the time. CSS shows the extra fields of a frequency (rules 17.2). */
export function PlanFields({ choice, fields }: Props) {
  const t = useT()
  const { frequency, intervalDays, start, end } = fields
  const day = { type: 'date', min: choice.firstDay, max: choice.lastDay } as const
  return (
    <section className="card plan" aria-labelledby="when">
      <h2 id="when">{t('subscribe.when')}</h2>
      <fieldset className="field">
        <legend className="strong">{t('subscribe.frequency')}</legend>
        <div className="choices">
          {frequencies.map((value) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name={frequency.name}
                value={value}
                defaultChecked={(frequency.initialValue ?? choice.plan.frequency) === value}
              />
              <span className="strong">{t(`subscribe.${value}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field of-interval">
        <Field field={intervalDays} label={t('subscribe.intervalDays')} type="number" min="1" max={mostIntervalDays} />
      </div>
      <Weekdays field={fields.weekdays} weekdays={choice.weekdays} />
      <div className="columns two-fields">
        <Field field={start} label={t('subscribe.start')} {...day} />
        <Field field={end} label={t('subscribe.end')} hint={t('subscribe.endHint')} {...day} />
      </div>
      <SelectField
        field={fields.slot}
        label={t('subscribe.slot')}
        options={[{ value: '', text: t('subscribe.chooseSlot') }, ...choice.slots]}
      />
    </section>
  )
}

type WeekdaysProps = { field: Props['fields']['weekdays']; weekdays: Choice['weekdays'] }

function Weekdays({ field, weekdays }: WeekdaysProps) {
  const t = useT()
  const chosen = [field.initialValue ?? []].flat()
  return (
    <fieldset className="field of-custom" aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="strong">{t('subscribe.weekdays')}</legend>
      <div className="slots">
        {weekdays.map(({ value, text }) => (
          <label key={value} className="slot">
            <input type="checkbox" name={field.name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  )
}
