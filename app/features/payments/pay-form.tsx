import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useT } from '~/i18n/use-t'
import { FormErrors } from '~/ui/form-errors'
import { PayButton } from './pay-button'
import type { PlaceOrder } from './place-schema'
import { WaysToPay } from './ways-to-pay'
import type { waysView } from './ways-view.server'

/** Hidden fields by name; a subscription's price is accepted elsewhere, so its form says no bill. */
export type Shown = { attempt: string; quote: string; before: string; shown?: string }

type Way = { href: string; label: string }
type Props = {
  id: string
  action: string
  title: string
  /** The step before, where what is paid is changed. */
  back: Way
  /** What the form says of what it shows: its key and quote, the time before it, and the bill. */
  shown: Shown
  /** What came of the last submit; `mayExist`: it may have been made after all. */
  answer: { result?: SubmissionResult<string[]>; mayExist?: boolean } | undefined
  /** Where it is found if it was. */
  list: Way
  /** A payment that came to nothing, whether the customer wanted it so, why it failed, or '', and what is kept. */
  failed: { isCancelled: boolean; said: string; kept: string } | null
  ways: ReturnType<typeof waysView>
  /** What is paid, in short. */
  children: ReactNode
  bill: ReactNode
  pay: { label: string; sum: string }
}

/** The last step before something is made: what it is, how it is paid, what it costs, and the button that makes it. */
export function PayForm({ id, action, title, back, answer, list, failed, ways, children, bill, pay, shown }: Props) {
  const t = useT()
  const [form, fields] = useForm<z.input<typeof PlaceOrder>>({
    id,
    lastResult: answer?.result,
    defaultNoValidate: false,
  })
  const canPay = ways.options.length > 0 || ways.wallet?.coversAll === true
  return (
    <form className="page review" method="post" action={action} {...getFormProps(form)}>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="group-head">
        <h1>{title}</h1>
        <a className="link" href={back.href}>
          {back.label}
        </a>
      </div>
      <div className="group">
        {failed && <FailedPayment {...failed} />}
        <FormErrors errors={form.errors} id={form.errorId} />
        {answer?.mayExist && (
          <p>
            <a className="button quiet compact" href={list.href}>
              {list.label}
            </a>
          </p>
        )}
        {children}
        <WaysToPay ways={ways} error={fields.method.errors ? t('payment.choose') : ''} />
      </div>
      <div className="sum">
        {bill}
        <div className="pay-bar">
          <PayButton label={pay.label} sum={pay.sum} disabled={!canPay} />
        </div>
      </div>
    </form>
  )
}

/** What became of the payment before, why, and what is kept. What the customer wanted is no failure. */
function FailedPayment({ isCancelled, said, kept }: NonNullable<Props['failed']>) {
  const t = useT()
  return (
    <section
      className={isCancelled ? 'notice failed' : 'notice bad failed'}
      role="alert"
      aria-labelledby="payment-failed"
    >
      <h2 id="payment-failed">{t(isCancelled ? 'pay.cancelled' : 'pay.failed')}</h2>
      {said && <p>{said}</p>}
      <p>{kept}</p>
    </section>
  )
}
