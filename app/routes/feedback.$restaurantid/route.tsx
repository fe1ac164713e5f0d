import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '~/domain/failure'
import { ordersToRate } from '~/features/orders/rating.server'
import { ToRate } from './to-rate'
import { Reviews } from '~/features/stores/reviews'
import { storeIdOf } from '~/features/stores/store-id.server'
import { loadFeedback } from '~/features/stores/store-info.server'
import storeInfoStyles from '~/features/stores/store-info.css?inline'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [storeInfoStyles] }

/** A store's reviews, and the customer's own orders from it that they can rate (rules 18.7). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const id = storeIdOf(args.params.restaurantid)
  const store = id && (await shop.vendor.stores.byId(id, shop.place))
  if (!store) throw new Response(noStore, { status: 404 })
  const [feedback, toRate] = await Promise.all([loadFeedback(shop, store), ordersToRate(shop, store.id)])
  return { ...feedback, toRate }
}

export default function Feedback() {
  const { toRate, ...feedback } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <div className="card store-info">
        <h1 dir="auto">{feedback.heading}</h1>
        <ToRate {...toRate} />
        <Reviews {...feedback} />
        <a className="button" href={feedback.storePath}>
          {t('feedback.menu')}
        </a>
      </div>
    </div>
  )
}
