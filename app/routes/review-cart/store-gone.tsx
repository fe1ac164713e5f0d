import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { clearCartPath, homePath, reviewPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The review's place when the cart's store cannot be found: nothing is thrown away unless the customer says so. */
export function StoreGone() {
  const t = useT()
  return (
    <section className="message-screen">
      <Icon name="shopping-bag" className="message-icon" />
      <h1>{t('cart.storeGone')}</h1>
      <p>{t('cart.storeGoneText')}</p>
      <p className="message-actions">
        <a className="button" href={reviewPath()}>
          {t('error.retry')}
        </a>
        <a className="button-quiet" href={clearCartPath(homePath())} {...mark({ dialog: true })}>
          {t('cart.clear')}
        </a>
        <a className="button-quiet" href={homePath()}>
          {t('cart.browse')}
        </a>
      </p>
    </section>
  )
}
