import type { ReactNode } from 'react'
import { Amount } from '~/ui/amount'

type Props = {
  label: string
  /** What it says once it has been pressed. */
  busy: string
  /** The sum to pay, as text. */
  sum: string
  disabled: boolean
  /** Id of what says why it is disabled. */
  describedBy?: string
  /** What its form is told, where it has several buttons. */
  intent?: string
  /** How it is paid, where that is chosen. */
  children?: ReactNode
}

/** The one button of a step of paying: what it does, how, and the sum; both describe it and are no part of its name. */
export function PayButton({ label, busy, sum, disabled, describedBy, intent, children }: Props) {
  const described = describedBy ?? (children ? 'pay-sum paid-how' : 'pay-sum')
  return (
    <button
      className="button split wide"
      name={intent && 'intent'}
      value={intent}
      data-busy={busy}
      disabled={disabled}
      aria-describedby={described}
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
