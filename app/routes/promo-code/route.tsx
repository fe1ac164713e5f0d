import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { OfferCard } from './offer-card'
import { loadOffersToApply } from './offers.server'
import { openShop } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, offersPath } from '~/paths'
import { Sheet } from '~/shell/sheet'
import { EmptyState } from '~/ui/empty-state'

/** The vendor's offers, or with `?store=` those that apply to a store: a page, and the content of the offers dialog. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { query } = shop
  const storeId = query.get('store')
  const store = storeId ? await shop.vendor.stores.byId(storeId, shop.place) : null
  const heading = store ? shop.t('offers.ofStore', { store: store.name }) : shop.t('offers.title')
  const { appName } = shop.settings
  return {
    heading,
    title: `${heading} · ${appName}`,
    meta: store ? undefined : { canonical: offersPath(), description: shop.t('offers.description', { name: appName }) },
    backTo: safePath(query.get('backTo'), homePath()),
    offers: await loadOffersToApply(shop, store?.id),
  }
}

export default function Offers() {
  const { heading, backTo, offers } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Sheet title={heading} backTo={backTo}>
      {offers.length === 0 ? (
        <EmptyState picture="nothing" title={t('offers.none')}>
          <a className="button" href={homePath()}>
            {t('cart.browse')}
          </a>
        </EmptyState>
      ) : (
        <ul className="card">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
