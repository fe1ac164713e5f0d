import type { Obstacle } from '~/domain/obstacle'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { cartPath, homePath } from '~/paths'
import { Icon } from '~/ui/icon'

/** What describes the button that cannot be pressed for it. */
export const obstacleTextId = 'obstacle-text'

/** What stands against the order, in words, and where its store's menu is. */
type Props = { obstacle: { kind: Obstacle['kind']; text: string }; storePath: string }

/** Why this cart cannot be ordered, and the way on: take out, add, or choose another store. */
export function ObstacleNotice({ obstacle, storePath }: Props) {
  return (
    <div className="notice obstacle">
      <Icon name="circle-alert" />
      <p className="grow" role="status" id={obstacleTextId} dir="auto">
        {obstacle.text}
      </p>
      <WayOn kind={obstacle.kind} storePath={storePath} />
    </div>
  )
}

function WayOn({ kind, storePath }: { kind: Obstacle['kind']; storePath: string }) {
  const t = useT()
  switch (kind) {
    case 'unavailable':
      return (
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
