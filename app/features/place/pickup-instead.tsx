import { useT } from '~/i18n/use-t'
import { placePath } from '~/paths'

/** What fetching is called, and where one is then. */
export type PickupInsteadProps = { pickup: string; backTo: string }

/** Switches to fetching the order, where nobody brings it to the customer's place; the cart stays (rules 4.10). */
export function PickupInstead({ pickup, backTo }: PickupInsteadProps) {
  const t = useT()
  return (
    <form method="post" action={placePath()}>
      <input type="hidden" name="intent" value="mode" />
      <input type="hidden" name="backTo" value={backTo} />
      <button className="button quiet compact" name="mode" value="pickup" dir="auto">
        {t('review.pickUpInstead', { pickup })}
      </button>
    </form>
  )
}
