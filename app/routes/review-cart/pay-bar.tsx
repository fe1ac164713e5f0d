import { getFormProps, type FormMetadata } from '@conform-to/react'
import type { z } from 'zod'
import { shownFor } from '~/features/account/customer'
import { PayButton } from '~/features/payments/pay-form'
import { useT } from '~/i18n/use-t'
import { reviewPath, signInPath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'
import { ButtonLink } from '~/ui/link'
import { FormErrors } from '~/ui/notice'
import { WithAmount } from '~/ui/text'
import { blockerTextId } from './notices'
import type { Proceed, ReviewView } from './review-view.server'

type Props = { form: FormMetadata<z.input<typeof Proceed>>; checkout: ReviewView }

/** Proceed To Pay, or Place Order, with the sum; for a guest, the link to sign in. */
export function PayBar({ form, checkout }: Props) {
  const { revision, shown, as, total, isSignedIn, atOnce, lastMethod, blocker, minimum } = checkout
  // A missing time is asked for after the button is pressed.
  const hasBlocker = blocker !== null && blocker.kind !== 'no-time'
  const t = useT()
  const goal = minimum && (
    <div className="goal blocker">
      <p className="strong" id={blockerTextId} role="status" dir="auto">
        {blocker?.text ?? ''}
      </p>
      <progress max={1} value={minimum.reached} aria-hidden="true" />
      <a className="button quiet compact" href={checkout.cart.storePath}>
        <span>
          <WithAmount text={t('cart.addMore')} amount={minimum.missing} />
        </span>
      </a>
    </div>
  )
  if (!isSignedIn) {
    return (
      <div className="pay-bar">
        {goal}
        <ButtonLink look="wide" href={signInPath(reviewPath())} label={t('review.signInToOrder')} />
      </div>
    )
  }
  return (
    // The explicit address drops the page's anchor, which the next page would otherwise get too. Without "off", Back
    // would fill in the notes and the tip of the customer before, whose fields name this form as well.
    <form className="pay-bar" method="post" action={reviewPath()} autoComplete="off" {...getFormProps(form)}>
      <FormErrors errors={form.errors} id={form.errorId} />
      <HiddenFields values={{ [shownFor]: as, revision, shown, ...atOnce }} />
      {goal}
      <PayButton
        label={t(atOnce ? 'payment.placeOrder' : 'review.proceed')}
        busy={t(atOnce ? 'payment.placing' : 'review.proceeding')}
        sum={total}
        intent={atOnce ? 'place' : undefined}
        disabled={hasBlocker}
        describedBy={hasBlocker ? blockerTextId : undefined}
      >
        {atOnce && lastMethod?.text}
      </PayButton>
    </form>
  )
}
