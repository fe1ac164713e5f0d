import type { ReactNode } from 'react'
import { Amount } from '~/ui/amount'

type Props = {
  label: string
  /** The label once it has been pressed. */
  busy: string
  /** The sum to pay, as text. */
  sum: string
  disabled: boolean
  /** The id of the element that says why it is disabled. */
  describedBy?: string
  /** The intent that it posts, for a form with several buttons. */
  intent?: string
  /** The payment method, if the page offers a choice. */
  children?: ReactNode
}

/** The submit button of a payment step. The method and the sum are its description, not part of its accessible name. */
export function PayButton({ label, busy, sum, disabled, describedBy, intent, children }: Props) {
  const descriptionIds = describedBy ?? (children ? 'pay-sum paid-how' : 'pay-sum')
  return (
    <button
      className="button split wide"
      name={intent && 'intent'}
      value={intent}
      data-busy={busy}
      disabled={disabled}
      aria-describedby={descriptionIds}
    >
      <span>
        {label}
        {children && (
          <span id="paid-how" aria-hidden="true">
            {children}
          </span>
        )}
      </span>{' '}
      <span id="pay-sum" aria-hidden="true">
        <Amount>{sum}</Amount>
      </span>
    </button>
  )
}
