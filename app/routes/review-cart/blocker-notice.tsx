import { TooFarChoices } from '~/features/place/pickup-instead'
import { useT } from '~/i18n/use-t'
import { addressesPath, cartPath, homePath, orderTimePath, reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'
import type { BlockerView } from './blocker-view.server'
import { proceedForm } from './schema'

/** The id of the text that describes the disabled button. */
export const blockerTextId = 'blocker-text'

/** The obstacle to the order, and the name for pickup if that is possible, or ''. */
type Props = { blocker: BlockerView; pickup: string; isSignedIn: boolean }

/** Why this cart cannot be ordered, and the actions that help, such as removing lines or choosing another time or address. */
export function BlockerNotice({ blocker, ...around }: Props) {
  return (
    <div className="notice blocker">
      <Icon name="circle-alert" />
      <div className="grow" role="status">
        <p id={blockerTextId} dir="auto">
          {blocker.text}
        </p>
        {blocker.hint && (
          <p className="small-text" dir="auto">
            {blocker.hint}
          </p>
        )}
      </div>
      <BlockerActions blocker={blocker} {...around} />
    </div>
  )
}

function BlockerActions({ blocker: { kind, isClosed, without }, pickup, isSignedIn }: Props) {
  const t = useT()
  switch (kind) {
    case 'out-of-reach':
      // A guest has neither saved addresses nor a form whose fields must be kept.
      if (!isSignedIn) return <TooFarChoices pickup={pickup} backTo={reviewPath()} />
      return (
        <div className="choices">
          <a className="button quiet compact" href={addressesPath(reviewPath())}>
            {t('review.otherAddress')}
          </a>
          {pickup && (
            <button className="button quiet compact" form={proceedForm} name="mode" value="pickup" dir="auto">
              {t('review.pickUpInstead', { pickup })}
            </button>
          )}
        </div>
      )
    case 'no-time':
      return (
        <a className="button quiet compact" href={orderTimePath()} data-dialog="">
          {t(isClosed ? 'store.schedule' : 'times.title')}
        </a>
      )
    case 'unavailable':
      return (
        <div className="choices">
          {without && (
            <button className="button compact" form={proceedForm} name="without" value={without.keys}>
              {t('cart.goOnWithout', { names: without.names })}
            </button>
          )}
          <form method="post" action={cartPath()} data-cart="">
            <input type="hidden" name="intent" value="remove-unavailable" />
            <button className="button quiet compact">{t('cart.removeUnavailable')}</button>
          </form>
        </div>
      )
    default:
      return (
        <a className="button quiet compact" href={homePath()}>
          {t('cart.browse')}
        </a>
      )
  }
}
