import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { frequencies, mostIntervalDays, type Plan } from '~/domain/subscriptions/subscription-plan'
import { useT } from '~/i18n/use-t'
import { FieldErrors } from '~/ui/field'

type Option = { value: string; text: string }

type Props = {
  choice: { plan: Plan; firstDay: string; lastDay: string; slots: Option[]; weekdays: Option[] }
  fields: {
    frequency: FieldMetadata<'everyday' | 'interval' | 'custom' | undefined>
    intervalDays: FieldMetadata<string | undefined>
    weekdays: FieldMetadata<string[] | undefined>
    start: FieldMetadata<string | undefined>
    end: FieldMetadata<string | undefined>
    slot: FieldMetadata<string | undefined>
  }
}

/** The frequency, the first and last day, and the time. CSS alone shows the extra fields of a frequency (rules 17.2). */
export function PlanFields({ choice, fields }: Props) {
  const t = useT()
  const { frequency, intervalDays, start, end } = fields
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
        <label htmlFor={intervalDays.id}>{t('subscribe.intervalDays')}</label>
        <Input field={intervalDays} type="number" min="1" max={mostIntervalDays} />
        <FieldErrors field={intervalDays} />
      </div>
      <Weekdays field={fields.weekdays} weekdays={choice.weekdays} />
      <div className="plan-dates">
        <div className="field">
          <label htmlFor={start.id}>{t('subscribe.start')}</label>
          <Input field={start} type="date" min={choice.firstDay} max={choice.lastDay} />
          <FieldErrors field={start} />
        </div>
        <div className="field">
          <label htmlFor={end.id}>{t('subscribe.end')}</label>
          <Input field={end} type="date" min={choice.firstDay} max={choice.lastDay} hintId="end-hint" />
          <p className="quiet small-text" id="end-hint">
            {t('subscribe.endHint')}
          </p>
          <FieldErrors field={end} />
        </div>
      </div>
      <SlotField field={fields.slot} slots={choice.slots} />
    </section>
  )
}

type InputProps = {
  field: FieldMetadata<string | undefined>
  type: 'number' | 'date'
  min: string
  max: string | number
  hintId?: string
}

function Input({ field, type, hintId, ...bounds }: InputProps) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hintId })
  return <input key={key} {...props} {...bounds} />
}

function Weekdays({ field, weekdays }: { field: FieldMetadata<string[] | undefined>; weekdays: Option[] }) {
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

function SlotField({ field, slots }: { field: FieldMetadata<string | undefined>; slots: Option[] }) {
  const t = useT()
  return (
    <div className="field">
      <label htmlFor={field.id}>{t('subscribe.slot')}</label>
      <select
        id={field.id}
        name={field.name}
        defaultValue={field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={field.errors ? field.errorId : undefined}
      >
        <option value="">{t('subscribe.chooseSlot')}</option>
        {slots.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldErrors field={field} />
    </div>
  )
}
