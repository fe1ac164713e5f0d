import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FoundPlaces } from '~/features/place/found-places'
import { PlaceField } from '~/features/place/place-field'
import { safePath } from '~/domain/safe-path'
import { openShop } from '~/http/open-shop.server'
import { searchPlaces } from '~/features/place/place-search.server'
import { useT } from '~/i18n/use-t'
import { addressesPath, homePath, placePath } from '~/paths'
import foundStyles from '~/features/place/found-places.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Icon } from '~/ui/icon'

export const handle: ScreenHandle = { styles: [foundStyles] }

/** The location picker as a page: a search, its results, and the way to saved addresses. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const query = shop.url.searchParams
  return {
    title: shop.t('location.title'),
    backTo: safePath(query.get('backTo'), homePath()),
    isSignedIn: shop.user !== null,
    ...(await searchPlaces(shop, query.get('search') ?? '')),
  }
}

export default function Location() {
  const { search, found, problem, backTo, isSignedIn } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <h1>{t('location.title')}</h1>
      <form className="card form" role="search">
        <input type="hidden" name="backTo" value={backTo} />
        <PlaceField
          id="search"
          label={t('location.search')}
          input={{ type: 'search', defaultValue: search, required: true, maxLength: 200 }}
          errorId={problem ? 'search-problem' : undefined}
          button={<button className="button">{t('location.find')}</button>}
        >
          {problem && (
            <p className="error" id="search-problem" role="alert">
              <Icon name="circle-alert" className="small" />
              <span>{t(problem)}</span>
            </p>
          )}
        </PlaceField>
        {isSignedIn && (
          <a className="link" href={addressesPath()}>
            <Icon name="map-pin" /> {t('location.savedAddresses')}
          </a>
        )}
      </form>
      <FoundPlaces places={found}>
        {(place) => (
          <form method="post" action={placePath()}>
            <input type="hidden" name="intent" value="found" />
            <input type="hidden" name="backTo" value={backTo} />
            <input type="hidden" name="place" value={place.sealed} />
            <button>
              <Icon name="map-pin" /> <span dir="auto">{place.address}</span>
            </button>
          </form>
        )}
      </FoundPlaces>
    </div>
  )
}
