import { Amount } from '~/ui/amount'

type Props = {
  label: string
  /** The sum to pay, as text. */
  sum: string
  disabled: boolean
  /** Id of what says why it is disabled. */
  describedBy?: string
}

/** The one button of a step of paying: what it does, and the sum, which describes it and is no part of its name. */
export function PayButton({ label, sum, disabled, describedBy = 'pay-sum' }: Props) {
  return (
    <button className="button split wide" disabled={disabled} aria-describedby={describedBy}>
      <span>{label}</span>{' '}
      <span id="pay-sum" aria-hidden="true">
        <Amount>{sum}</Amount>
      </span>
    </button>
  )
}
