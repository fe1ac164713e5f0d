import { useLoaderData } from '@remix-run/react'
import { ordersToRate, type OrdersToRate } from '~/features/orders/order-in-full.server'
import { Reviews } from '~/features/stores/reviews'
import { loadFeedback } from '~/features/stores/store-info.server'
import { storeById } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/link'

export { reviewsScreen as handle } from '~/features/stores/reviews'

/** A store's reviews, and the customer's own orders from it that they can rate (rules 18.7). */
export const loader = shopLoader(async (shop, params) => {
  const store = await storeById(shop, params.restaurantid)
  const [feedback, toRate] = await Promise.all([loadFeedback(shop, store), ordersToRate(shop, store.id)])
  return { ...feedback, toRate }
})

export default function Feedback() {
  const { toRate, ...feedback } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <div className="card group store-info">
        <h1 dir="auto">{feedback.title}</h1>
        <ToRate {...toRate} />
        <Reviews {...feedback} />
        <ButtonLink href={feedback.storePath} label={t('feedback.menu')} />
      </div>
    </div>
  )
}

/** The customer's own unrated orders, or a link to sign in; nothing if there are none. */
function ToRate({ signInHref, orders }: OrdersToRate) {
  const t = useT()
  if (signInHref)
    return (
      <div className="row">
        <p className="grow">{t('rating.signIn')}</p>
        <ButtonLink look="quiet compact" href={signInHref} label={t('shell.signIn')} />
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
            <ButtonLink look="compact" href={href} icon="star" label={t('rating.rate')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
