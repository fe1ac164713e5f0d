import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { cartPath, homePath, orderTimePath } from '~/paths'
import { Icon } from '~/ui/icon'
import type { ObstacleView } from './obstacle-view.server'
import { proceedForm } from './schema'

/** What describes the button that cannot be pressed for it. */
export const obstacleTextId = 'obstacle-text'

/** What stands against the order, and where its store's menu is. */
type Props = { obstacle: ObstacleView; storePath: string }

/** Why this cart cannot be ordered, and the way on: take out, add, or choose another store. */
export function ObstacleNotice({ obstacle, storePath }: Props) {
  return (
    <div className="notice obstacle">
      <Icon name="circle-alert" />
      <div className="grow" role="status">
        <p id={obstacleTextId} dir="auto">
          {obstacle.text}
        </p>
        {obstacle.hint && (
          <p className="small-text" dir="auto">
            {obstacle.hint}
          </p>
        )}
      </div>
      <WayOn obstacle={obstacle} storePath={storePath} />
    </div>
  )
}

function WayOn({ obstacle: { kind, isClosed, without }, storePath }: Props) {
  const t = useT()
  switch (kind) {
    case 'no-time':
      return (
        <a className="button quiet compact" href={orderTimePath()} {...mark({ dialog: true })}>
          {t(isClosed ? 'store.schedule' : 'times.title')}
        </a>
      )
    case 'unavailable':
      return without ? (
        <button className="button quiet compact" form={proceedForm} name="without" value={without.keys}>
          {t('cart.removeAndGoOn', { names: without.names })}
        </button>
      ) : (
        <form method="post" action={cartPath()} {...mark({ cart: true })}>
          <input type="hidden" name="intent" value="remove-unavailable" />
          <button className="button quiet compact">{t('cart.removeUnavailable')}</button>
        </form>
      )
    case 'below-minimum':
      return (
        <a className="button quiet compact" href={storePath}>
          {t('review.addMore')}
        </a>
      )
    default:
      return (
        <a className="button quiet compact" href={homePath()}>
          {t('cart.browse')}
        </a>
      )
  }
}
