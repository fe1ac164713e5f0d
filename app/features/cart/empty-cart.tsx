import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { Icon } from '~/ui/icon'

/** A screen's place when the cart has nothing in it, with the way back to food. */
export function EmptyCart() {
  const t = useT()
  return (
    <section className="message-screen">
      <Icon name="shopping-bag" className="message-icon" />
      <h1>{t('cart.empty')}</h1>
      <p>{t('cart.emptyHint')}</p>
      <a className="button" href={homePath()}>
        {t('cart.browse')}
      </a>
    </section>
  )
}
