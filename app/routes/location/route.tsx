import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { SavedPlaces, savedPlaces } from './saved-places'
import { searchLocation } from '~/features/place/places.server'
import { PlacePicker } from './place-picker'
import { shopLoader } from '~/http/shop/open-shop.server'
import { homePath, locationPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { keepsErrors: true }

/** The location picker as a page: the device, a search with its results, and a customer's saved addresses. */
export const loader = shopLoader(async (shop) => {
  const { query } = shop
  const [search, saved] = await Promise.all([searchLocation(shop, query), savedPlaces(shop)])
  return {
    title: shop.t('location.title'),
    backTo: safePath(query.get('backTo'), homePath()),
    canSkip: shop.device.place.place === null,
    search,
    saved,
  }
})

export default function Location() {
  const { search, saved, backTo, canSkip } = useLoaderData<typeof loader>()
  return (
    <div className="page narrow">
      <PlacePicker search={search} backTo={backTo} canSkip={canSkip}>
        {saved && <SavedPlaces saved={saved} retry={locationPath(backTo)} backTo={backTo} />}
      </PlacePicker>
    </div>
  )
}
