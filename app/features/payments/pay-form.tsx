import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useT } from '~/i18n/use-t'
import { HiddenFields } from '~/ui/hidden-fields'
import { FormErrors } from '~/ui/notice'
import { Amount } from '~/ui/text'
import { PaymentMethodList } from './payment-methods'
import type { paymentMethodsView } from './payment-methods.server'
import type { FailureView } from './payment-states'
import type { PlaceOrder } from './place-order-form'

/** Hidden fields: key, revision, baseline, bill and extras. Subscriptions have no bill: their price is accepted before. */
type Shown = { idempotencyKey: string; revision: string; before: string; shown?: string; extras?: string }

export type PayFormProps = {
  id: string
  action: string
  title: string
  shown: Shown
  answer: { result: SubmissionResult<string[]> | null } | undefined
  failed: FailureView | null
  methods: ReturnType<typeof paymentMethodsView>
  children: ReactNode
  bill: ReactNode
  pay: { label: string; busy: string; sum: string }
}

/** The last step of an order or subscription: what is ordered, how it is paid, the bill, and the button to place it. */
export function PayForm({ id, action, title, answer, failed, methods, children, bill, pay, shown }: PayFormProps) {
  const t = useT()
  const [form, fields] = useForm<z.input<typeof PlaceOrder>>({ id, lastResult: answer?.result })
  const offered = [...methods.first, ...methods.groups.flatMap((group) => group.methods)]
  const nameOf = (method: string) => offered.find(({ code }) => code === method)?.name ?? ''
  const canPay = offered.length > 0 || methods.wallet?.coversAll === true
  return (
    // Browsers restore what was chosen before, whoever the page is for now; they restore none of this form.
    <form className="page review" method="post" action={action} autoComplete="off" {...getFormProps(form)}>
      <HiddenFields values={shown} />
      <div className="group-head">
        <h1>{title}</h1>
      </div>
      <div className="group">
        {failed && <Failed {...failed} />}
        <FormErrors errors={form.errors} id={form.errorId} />
        {children}
        <PaymentMethodList methods={methods} error={fields.method.errors ? t('payment.choose') : ''} />
      </div>
      <div className="sum">
        {bill}
        <div className="pay-bar">
          <PayButton {...pay} disabled={!canPay}>
            <PaidHow cash={nameOf('cash')} chosen={nameOf(methods.chosen)} />
          </PayButton>
        </div>
      </div>
    </form>
  )
}

/** Every method text that the button may show; the styles show the chosen one. */
function PaidHow({ cash, chosen }: { cash: string; chosen: string }) {
  const t = useT()
  const walletAnd = t('pay.walletAnd', { method: '{{choice}}' })
  return (
    <>
      <span className="by-cash">{cash}</span>
      <PaidWith field="method" chosen={chosen} />
      <span className="by-both">
        <Chosen field="method" text={walletAnd} chosen={chosen} />
      </span>
      <span className="by-wallet">{t('wallet.title')}</span>
    </>
  )
}

/** The gateway that is chosen in this field of the form, for the pay button. */
export function PaidWith({ field, chosen }: { field: string; chosen: string }) {
  const text = useT()('pay.with', { gateway: '{{choice}}' })
  return (
    <span className="by-gateway">
      <Chosen field={field} text={text} chosen={chosen} />
    </span>
  )
}

function Chosen({ field, text, chosen }: { field: string; text: string; chosen: string }) {
  return (
    <shop-chosen field={field} text={text}>
      {text.replace('{{choice}}', chosen)}
    </shop-chosen>
  )
}

function Failed({ title, isCancelled, reason, explanation }: FailureView) {
  return (
    <section
      className={isCancelled ? 'notice calm stacked' : 'notice bad stacked'}
      role="alert"
      aria-labelledby="payment-failed"
    >
      <h2 id="payment-failed">{title}</h2>
      {reason && <p>{reason}</p>}
      <p>{explanation}</p>
    </section>
  )
}

type ButtonProps = {
  label: string
  /** The label once it has been pressed. */
  busy: string
  sum: ReactNode
  disabled: boolean
  describedBy?: string
  intent?: string
  children?: ReactNode
}

/** The submit button of a payment step. It shows, and is named by, what it does, the method and the sum. */
export function PayButton({ label, busy, sum, disabled, describedBy, intent, children }: ButtonProps) {
  return (
    <button
      className="button split wide"
      name={intent && 'intent'}
      value={intent}
      data-busy={busy}
      disabled={disabled}
      aria-describedby={describedBy}
    >
      <span>
        {label} {children && <span id="paid-how">{children}</span>}
      </span>{' '}
      {sum && <Amount>{sum}</Amount>}
    </button>
  )
}
