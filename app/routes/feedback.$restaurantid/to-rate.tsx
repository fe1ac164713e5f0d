import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import type { OrdersToRate } from '~/features/orders/rating.server'

/** The customer's own unrated orders, or a link to sign in; nothing if there are none. */
export function ToRate({ signInHref, orders }: OrdersToRate) {
  const t = useT()
  if (signInHref)
    return (
      <div className="row">
        <p className="grow">{t('rating.signIn')}</p>
        <a className="button quiet compact" href={signInHref}>
          {t('shell.signIn')}
        </a>
      </div>
    )
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="to-rate">
      <h2 id="to-rate">{t('rating.yours')}</h2>
      <ul className="rows">
        {orders.map(({ id, placedAt, href }) => (
          <li key={id} className="row">
            <div className="grow">
              <p>{t('order.number', { id })}</p>
              <p className="quiet small-text">{placedAt}</p>
            </div>
            <a className="button compact" href={href}>
              <Icon name="star" /> {t('rating.rate')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
