import { getFormProps, useForm } from '@conform-to/react'
import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { answerOf, type ActionAnswer } from './answer-of'
import { Change } from './change'
import { initialValues, type Draft } from './draft'
import { OwnForm } from './own-form'

/** Pauses the deliveries for some days, or until the subscription is restarted. */
export function PauseForm(props: { as: string; today: string; draft: Draft; answer: ActionAnswer }) {
  const { as, today, draft, answer } = props
  const t = useT()
  const [form, fields] = useForm<{ from: string; to: string }>({
    id: 'pause',
    lastResult: answerOf(answer, 'pause'),
    defaultValue: initialValues(draft, 'pause', { from: today }),
    constraint: { from: { required: true } },
  })
  return (
    <Change title={t('subscriptions.pause.title')} isOpen={(answer ?? draft)?.section === 'pause'}>
      <form className="form" method="post" action="#pause" {...getFormProps(form)}>
        <p className="quiet">{t('subscriptions.pause.text')}</p>
        <FormErrors errors={form.errors} id={form.errorId} />
        <OwnForm as={as} section="pause" />
        <div className="two-fields">
          <Field field={fields.from} label={t('subscriptions.pause.from')} type="date" min={today} />
          <Field field={fields.to} label={t('subscriptions.pause.to')} type="date" min={today} />
        </div>
        <button className="button" data-busy={t('busy.saving')}>
          {t('subscriptions.pause.title')}
        </button>
      </form>
    </Change>
  )
}

/** Ends a pause, or removes a planned one. */
export function RestartForm(props: { as: string; isPaused: boolean; answer: ActionAnswer }) {
  const { as, isPaused, answer } = props
  const t = useT()
  const [form] = useForm({ id: 'restart', lastResult: answerOf(answer, 'restart') })
  return (
    <form className="form" method="post" action="#restart" {...getFormProps(form)}>
      <FormErrors errors={form.errors} id={form.errorId} />
      <OwnForm as={as} section="restart" />
      <button className={isPaused ? 'button' : 'button quiet'} data-busy={t('busy.saving')}>
        {t(isPaused ? 'subscriptions.restart' : 'subscriptions.takeBack')}
      </button>
    </form>
  )
}
