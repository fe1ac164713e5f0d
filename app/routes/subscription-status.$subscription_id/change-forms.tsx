import { getFormProps, useForm, type FormMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { ShownFor } from '~/features/account/customer'
import { useT } from '~/i18n/use-t'
import { Button, Field, SelectField } from '~/ui/form'
import { HiddenFields } from '~/ui/hidden-fields'
import { Icon } from '~/ui/icon'
import { FormErrors } from '~/ui/notice'
import { sectionField, type ActionAnswer, type Section } from './sections'

type SectionFields = Record<'from' | 'to' | 'quantity' | 'date', string>

/** What all forms know: their customer's id, what was typed into one before signing in again, the answer to one. */
type Shown = { as: string; draft: Record<string, string>; answer: ActionAnswer }

/** One of the screen's forms with the values that it starts with; it shows only its own answer and draft. */
function useSection(
  section: Section,
  { draft, answer }: Shown,
  values: Partial<SectionFields> = {},
  required?: keyof SectionFields,
) {
  return useForm<SectionFields>({
    id: section,
    lastResult: answer?.section === section ? answer.result : undefined,
    defaultValue: draft[sectionField] === section ? draft : values,
    constraint: required && { [required]: { required: true } },
  })
}

type FormProps = {
  form: FormMetadata<SectionFields>
  shown: Shown
  /** Stands above the form's errors. */
  lead?: ReactNode
  children: ReactNode
}

/** The form with the hidden fields that say to whom it is shown, and by its id which form of the screen it is. */
function SectionForm({ form, shown, lead, children }: FormProps) {
  return (
    <form className="form" method="post" action={`#${form.id}`} {...getFormProps(form)}>
      {lead}
      <FormErrors errors={form.errors} id={form.errorId} />
      <ShownFor as={shown.as} />
      <HiddenFields values={{ [sectionField]: form.id }} />
      {children}
    </form>
  )
}

type ChangeProps = FormProps & { title: string; button: string; busy: string }

/** An action for a subscription: its form shows when it is opened, and at once if it was answered. */
function ChangeForm({ title, button, busy, children, ...props }: ChangeProps) {
  const { answer, draft } = props.shown
  return (
    <details className="card change" open={(answer?.section ?? draft[sectionField]) === props.form.id}>
      <summary className="row">
        <h2 className="grow">{title}</h2>
        <Icon name="chevronDown" />
      </summary>
      <SectionForm {...props}>
        <div className="columns two-fields">{children}</div>
        <Button busy={busy} label={button} />
      </SectionForm>
    </details>
  )
}

/** Pauses the deliveries for some days, or until the subscription is restarted. */
export function PauseForm({ shown, today }: { shown: Shown; today: string }) {
  const t = useT()
  const [form, fields] = useSection('pause', shown, { from: today }, 'from')
  return (
    <ChangeForm
      {...{ form, shown }}
      title={t('subscriptions.pause.title')}
      lead={<p className="quiet">{t('subscriptions.pause.text')}</p>}
      button={t('subscriptions.pause.title')}
      busy={t('busy.saving')}
    >
      <Field field={fields.from} label={t('subscriptions.pause.from')} type="date" min={today} />
      <Field field={fields.to} label={t('subscriptions.pause.to')} type="date" min={today} />
    </ChangeForm>
  )
}

/** Ends a pause, or removes a planned one. */
export function RestartForm({ shown, isPaused }: { shown: Shown; isPaused: boolean }) {
  const t = useT()
  const [form] = useSection('restart', shown)
  return (
    <SectionForm {...{ form, shown }}>
      <Button
        look={isPaused ? undefined : 'quiet'}
        busy={t('busy.saving')}
        label={t(isPaused ? 'subscriptions.restart' : 'subscriptions.takeBack')}
      />
    </SectionForm>
  )
}

type QuantityProps = {
  shown: Shown
  quantity: number
  /** The most units available, or null if unknown. */
  cap: number | null
  /** The days to choose from, each by its date and in words. */
  days: { value: string; text: string }[]
}

/** Changes the units of every delivery, or of one day. */
export function QuantityForm({ shown, quantity, cap, days }: QuantityProps) {
  const t = useT()
  const [form, fields] = useSection('quantity', shown, { quantity: String(quantity), date: '' }, 'quantity')
  return (
    <ChangeForm
      {...{ form, shown }}
      title={t('subscriptions.quantity.title')}
      button={t('subscriptions.quantity.save')}
      busy={t('busy.saving')}
    >
      <Field
        field={fields.quantity}
        label={t('item.quantity')}
        hint={cap === null ? undefined : t('subscriptions.quantity.max', { most: cap })}
        type="number"
        inputMode="numeric"
        min={1}
        max={cap ?? undefined}
      />
      <SelectField
        field={fields.date}
        label={t('subscriptions.quantity.which')}
        options={[{ value: '', text: t('subscriptions.quantity.all') }, ...days]}
      />
    </ChangeForm>
  )
}

/** Requests an invoice for some days, and opens it in its own tab. */
export function InvoiceForm({ shown }: { shown: Shown }) {
  const t = useT()
  const [form, fields] = useSection('invoice', shown)
  const invoice = shown.answer?.invoice
  const lead = (
    <>
      {invoice && (
        <div className="notice good blocker" role="status">
          <Icon name="fileText" />
          <p>{t('subscriptions.invoice.ready', { number: invoice.number })}</p>
          <a className="link" href={invoice.url} target="_blank" rel="noopener noreferrer">
            {t('subscriptions.invoice.open')} <Icon name="arrowUpRight" className="small" />
          </a>
        </div>
      )}
      <p className="quiet">{t('subscriptions.invoice.text')}</p>
    </>
  )
  return (
    <ChangeForm
      {...{ form, shown, lead }}
      title={t('invoice.title')}
      button={t('subscriptions.invoice.make')}
      busy={t('busy.working')}
    >
      <Field field={fields.from} label={t('subscriptions.invoice.from')} type="date" />
      <Field field={fields.to} label={t('subscriptions.invoice.to')} type="date" />
    </ChangeForm>
  )
}
