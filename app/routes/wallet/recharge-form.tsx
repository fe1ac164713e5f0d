import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { shownFor } from '~/features/account/customer'
import { PaidWith, PayButton } from '~/features/payments/pay-form'
import { GroupedMethods, PaymentMethodChoices } from '~/features/payments/payment-methods'
import type { rechargeView } from '~/features/wallet/wallet-view.server'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { Field, FieldErrors } from '~/ui/field'
import { FormErrors } from '~/ui/form-errors'
import { Icon } from '~/ui/icon'
import { Recharge } from './schema'

type Props = {
  as: string
  adding: NonNullable<Awaited<ReturnType<typeof rechargeView>>>
  result: SubmissionResult<string[]> | undefined
}

/** The form that adds money: the amount and the payment method (rules 16.3). */
export function RechargeForm({ as, adding, result }: Props) {
  const t = useT()
  const { idempotencyKey, amount, gateway, first, groups, sum, limit, suggestions, underWay } = adding
  const [form, fields] = useForm({
    id: 'recharge',
    lastResult: result,
    constraint: getZodConstraint(Recharge),
    defaultValue: { amount, gateway },
  })
  const radios = { name: fields.gateway.name, chosen: fields.gateway.initialValue ?? '', isRequired: true }
  const offered = [...first, ...groups.flatMap(({ methods }) => methods)]
  return (
    <form className="card form" method="post" {...getFormProps(form)}>
      <h2>{t('wallet.add')}</h2>
      <FormErrors errors={form.errors} id={form.errorId} />
      {underWay && (
        <p className="notice" role="status">
          <Icon name="info" />
          <span>{t('wallet.underWay', { amount: underWay.amount, gateway: underWay.gateway })}</span>
          <a className="link" href={underWay.href}>
            {t('wallet.look')}
          </a>
        </p>
      )}
      <input type="hidden" name={shownFor} value={as} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Field
        field={fields.amount}
        label={t('wallet.amount')}
        hint={limit && t('wallet.limit', { amount: limit })}
        inputMode="decimal"
        autoComplete="off"
      />
      <ul className="choices amounts" aria-label={t('wallet.suggested')}>
        {suggestions.map(({ text, href, isTaken }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isTaken || undefined}>
              <Amount>{text}</Amount>
            </a>
          </li>
        ))}
      </ul>
      {offered.length > 0 ? (
        <fieldset className="field payment-methods" aria-describedby={fields.gateway.errors && fields.gateway.errorId}>
          <legend>{t('payment.how')}</legend>
          {first.length > 0 && <PaymentMethodChoices {...radios} methods={first} />}
          <GroupedMethods {...radios} groups={groups} />
          <FieldErrors field={fields.gateway} />
        </fieldset>
      ) : (
        <p className="notice">{t('wallet.noMethod')}</p>
      )}
      <PayButton
        label={t('wallet.recharge')}
        busy={t('wallet.opening')}
        sum={<shop-chosen field={fields.amount.name} text={sum} />}
        disabled={offered.length === 0}
      >
        <PaidWith field={radios.name} chosen={offered.find(({ code }) => code === radios.chosen)?.name ?? ''} />
      </PayButton>
    </form>
  )
}
