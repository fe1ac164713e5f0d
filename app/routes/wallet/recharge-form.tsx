import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { shownFor } from '~/features/account/customer'
import { PaidWith, PayButton } from '~/features/payments/pay-form'
import { GroupedMethods, PaymentMethodChoices } from '~/features/payments/payment-methods'
import type { rechargeView } from '~/features/wallet/wallet-view.server'
import { useT } from '~/i18n/use-t'
import { Amount } from '~/ui/amount'
import { Field, FieldErrors } from '~/ui/field'
import { Recharge } from './actions.server'
import { useSchemaForm } from '~/ui/form-page'
import { HiddenFields } from '~/ui/hidden-fields'
import { FormErrors, Notice } from '~/ui/notice'

type Props = {
  as: string
  adding: NonNullable<Awaited<ReturnType<typeof rechargeView>>>
  answer: { result: SubmissionResult<string[]> } | undefined
}

/** The form that adds money: the amount and the payment method (rules 16.3). */
export function RechargeForm({ as, adding, answer }: Props) {
  const t = useT()
  const { idempotencyKey, amount, gateway, first, groups, sum, limit, suggestions, underWay } = adding
  const [form, fields] = useSchemaForm('recharge', Recharge, answer, { amount, gateway })
  const radios = { name: fields.gateway.name, chosen: fields.gateway.initialValue ?? '', isRequired: true }
  const offered = [...first, ...groups.flatMap(({ methods }) => methods)]
  return (
    <form className="card form" method="post" {...getFormProps(form)}>
      <h2>{t('wallet.add')}</h2>
      <FormErrors errors={form.errors} id={form.errorId} />
      {underWay && (
        <Notice icon="info" role="status" link={{ href: underWay.href, text: t('wallet.look') }}>
          {t('wallet.underWay', { amount: underWay.amount, gateway: underWay.gateway })}
        </Notice>
      )}
      <HiddenFields values={{ [shownFor]: as, idempotencyKey }} />
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
          <legend className="strong">{t('payment.how')}</legend>
          <FieldErrors field={fields.gateway} />
          {first.length > 0 && <PaymentMethodChoices {...radios} methods={first} />}
          <GroupedMethods {...radios} groups={groups} />
        </fieldset>
      ) : (
        <Notice>{t('wallet.noMethod')}</Notice>
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
