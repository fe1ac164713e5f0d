import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'

/** Replaces the review if the cart is empty, with a link to home. */
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
