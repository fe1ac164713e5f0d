import type { Mode } from '~/domain/place/place'
import type { RatingState } from '~/domain/orders/rating'
import { useT } from '~/i18n/use-t'
import { orderPath, orderStatusPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'

type Props = { state: Exclude<RatingState, 'open'>; order: { id: string; storeName: string; mode: Mode } }

/** Says why an order cannot be rated: it was rated already, not yet delivered, or never will be. Links to the order. */
export function NotToRate({ state, order }: Props) {
  const t = useT()
  const isEarly = state === 'early'
  const title = {
    rated: t('rating.rated'),
    early: t(order.mode === 'delivery' ? 'rating.early' : 'rating.earlyPickup'),
    never: t('rating.never'),
  }[state]
  return (
    <div className="page narrow">
      <EmptyState
        picture={isEarly ? 'pause' : 'nothing'}
        isScreen
        title={title}
        text={state === 'rated' ? t('rating.ratedText', { store: order.storeName }) : undefined}
      >
        <a className="button" href={isEarly ? orderStatusPath(order.id) : orderPath(order.id)}>
          {t(isEarly ? 'order.track' : 'order.details')}
        </a>
      </EmptyState>
    </div>
  )
}
