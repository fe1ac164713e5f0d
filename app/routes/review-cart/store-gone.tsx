import { useT } from '~/i18n/use-t'
import { clearCartPath, homePath, reviewPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'

/** Replaces the review if the cart's store cannot be found. The cart is only cleared if the customer does so. */
export function StoreGone() {
  const t = useT()
  return (
    <div className="page narrow">
      <EmptyState isScreen picture="pause" title={t('cart.storeGone')} text={t('cart.storeGoneText')}>
        <a className="button" href={reviewPath()}>
          {t('error.retry')}
        </a>
        <p className="choices">
          <a className="link" href={clearCartPath(homePath())} data-dialog="">
            {t('cart.clear')}
          </a>
          <a className="link" href={homePath()}>
            {t('cart.browse')}
          </a>
        </p>
      </EmptyState>
    </div>
  )
}
