import { getFormProps, type FormMetadata } from '@conform-to/react'
import { PayButton } from '~/features/payments/pay-form'
import { useT } from '~/i18n/use-t'
import { reviewPath, signInPath } from '~/paths'
import { FormErrors } from '~/ui/form-errors'
import { WithAmount } from '~/ui/amount'
import type { z } from 'zod'
import { blockerTextId } from './notices'
import type { Proceed } from './schema'

type Props = {
  form: FormMetadata<z.input<typeof Proceed>>
  revision: string
  /** The bill that is shown. */
  shown: string
  /** The sum to pay, as text. */
  total: string
  isSignedIn: boolean
  /** The hidden fields of Place Order; null if the payment page comes first. */
  atOnce: { attempt: string; before: string; method: string } | null
  payBy: string
  hasBlocker: boolean
  /** The store's minimum in words, the missing amount, the reached share from 0 to 1, and the path to add more. */
  minimum: { text: string; missing: string; reached: number; storePath: string } | null
}

/** Proceed To Pay, or Place Order, with the sum; for a guest, the link to sign in. */
export function PayBar({ form, revision, shown, total, isSignedIn, atOnce, payBy, hasBlocker, minimum }: Props) {
  const t = useT()
  const goal = minimum && (
    <div className="goal blocker">
      <p className="strong" id={blockerTextId} role="status" dir="auto">
        {minimum.text}
      </p>
      <p>
        <WithAmount text={t('review.missing')} amount={minimum.missing} />
      </p>
      <progress max={1} value={minimum.reached} aria-hidden="true" />
      <a className="button quiet compact" href={minimum.storePath}>
        {t('review.addMore')}
      </a>
    </div>
  )
  if (!isSignedIn) {
    return (
      <div className="pay-bar">
        {goal}
        <a className="button wide" href={signInPath(reviewPath())}>
          {t('review.signInToOrder')}
        </a>
      </div>
    )
  }
  return (
    // The explicit address drops the page's anchor, which the next page would otherwise get too.
    <form className="pay-bar" method="post" action={reviewPath()} {...getFormProps(form)}>
      <FormErrors errors={form.errors} id={form.errorId} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="shown" value={shown} />
      {goal}
      {atOnce ? (
        <>
          {Object.entries(atOnce).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PayButton
            label={t('payment.placeOrder')}
            busy={t('payment.placing')}
            sum={total}
            disabled={false}
            intent="place"
          >
            {payBy}
          </PayButton>
        </>
      ) : (
        <PayButton
          label={t('review.proceed')}
          busy={t('review.proceeding')}
          sum={total}
          disabled={hasBlocker}
          describedBy={hasBlocker ? blockerTextId : undefined}
        />
      )}
    </form>
  )
}
