import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'

/** A screen's place when the cart has nothing in it, with the way back to food. */
export function EmptyCart() {
  const t = useT()
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="nothing" title={t('cart.empty')} text={t('cart.emptyHint')}>
        <a className="button" href={homePath()}>
          {t('cart.browse')}
        </a>
      </EmptyState>
    </div>
  )
}
