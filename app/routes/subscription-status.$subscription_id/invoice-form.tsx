import { getFormProps, useForm } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import { answerOf, type ActionAnswer } from './answer-of'
import { Change } from './change'
import { initialValues, type Draft } from './draft'
import { OwnForm } from './own-form'

/** Requests an invoice for some days, and opens it in its own tab. */
export function InvoiceForm({ as, draft, answer }: { as: string; draft: Draft; answer: ActionAnswer }) {
  const t = useT()
  const [form, fields] = useForm<{ from: string; to: string }>({
    id: 'invoice',
    lastResult: answerOf(answer, 'invoice'),
    defaultValue: initialValues(draft, 'invoice', {}),
  })
  const invoice = answer?.invoice
  return (
    <Change title={t('subscriptions.invoice')} isOpen={(answer ?? draft)?.section === 'invoice'}>
      <form className="form" method="post" action="#invoice" {...getFormProps(form)}>
        {invoice && (
          <div className="notice good" role="status">
            <Icon name="file-text" />
            <p>{t('subscriptions.invoice.ready', { number: invoice.number })}</p>
            <a className="link" href={invoice.url} target="_blank" rel="noopener noreferrer">
              {t('subscriptions.invoice.open')} <Icon name="arrow-up-right" className="small" />
            </a>
          </div>
        )}
        <p className="quiet">{t('subscriptions.invoice.text')}</p>
        <FormErrors errors={form.errors} id={form.errorId} />
        <OwnForm as={as} section="invoice" />
        <div className="two-fields">
          <Field field={fields.from} label={t('subscriptions.invoice.from')} type="date" />
          <Field field={fields.to} label={t('subscriptions.invoice.to')} type="date" />
        </div>
        <button className="button" data-busy={t('busy.working')}>
          {t('subscriptions.invoice.make')}
        </button>
      </form>
    </Change>
  )
}
