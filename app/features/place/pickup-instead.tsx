import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { ButtonLink } from '~/ui/link'
import { PlaceForm } from './place-form'

/** The name for pickup, and the page to return to. */
export type PickupInsteadProps = { pickup: string; backTo: string }

/** Switches to pickup if no store delivers to the customer's place; the cart stays (rules 4.10). */
export function PickupInstead({ pickup, backTo }: PickupInsteadProps) {
  const t = useT()
  return (
    <PlaceForm intent="mode" backTo={backTo}>
      <button className="button quiet compact" name="mode" value="pickup" dir="auto">
        {t('review.pickUpInstead', { pickup })}
      </button>
    </PlaceForm>
  )
}

/** The alternatives if a store does not deliver to the chosen place: another place, or pickup if the store has it. */
export function TooFarChoices({ pickup, backTo }: PickupInsteadProps) {
  const t = useT()
  return (
    <div className="choices">
      <ButtonLink look="quiet compact" href={locationPath(backTo)} label={t('review.otherAddress')} opensDialog />
      {pickup && <PickupInstead pickup={pickup} backTo={backTo} />}
    </div>
  )
}
