import { useLoaderData } from '@remix-run/react'
import { safePath } from '~/domain/safe-path'
import { PlaceEntry, placeNames } from '~/features/place/place-entry'
import { FoundPlaces, PlaceForm } from '~/features/place/place-form'
import { searchLocation } from '~/features/place/places.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { homePath } from '~/paths'
import { SheetHead } from '~/shell/dialog'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Button } from '~/ui/form'
import { SavedPlaces, savedPlaces } from './saved-places'

export const handle: ScreenHandle = { keepsErrors: true }

/** The location picker (rules 4.13): the device, a search with its results, and a customer's saved addresses. */
export const loader = shopLoader(async (shop) => {
  const { query } = shop
  const [search, saved] = await Promise.all([searchLocation(shop, query), savedPlaces(shop)])
  return {
    title: shop.t('location.title'),
    backTo: safePath(query.get('backTo'), homePath()),
    canSkip: shop.device.place.place === null,
    ...search,
    saved,
  }
})

/** A page, and the content of a dialog. */
export default function Location() {
  const { title, backTo, canSkip, search, problem, found, suggestions, session, count, saved } =
    useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <section className="card group picker" data-dialog-content="">
        <SheetHead title={title} backTo={backTo} />
        <PlaceEntry
          id="search"
          label={t('address.search')}
          find={t('location.find')}
          backTo={backTo}
          search={search}
          problem={problem && t(problem)}
          resultText={count === null ? null : t('location.counted', { count })}
        >
          {found.length > 0 && (
            <PlaceForm intent="found" backTo={backTo}>
              <FoundPlaces
                name="place"
                places={found.map(({ sealed, address }) => ({ value: sealed, label: address }))}
              />
            </PlaceForm>
          )}
          {suggestions.length > 0 && (
            <PlaceForm intent="suggested" backTo={backTo} values={{ session }}>
              <FoundPlaces
                name="placeId"
                places={suggestions.map(({ placeId, ...text }) => ({ value: placeId, ...text }))}
              />
            </PlaceForm>
          )}
          {count === 0 && (
            <p className="quiet small-text" aria-hidden="true">
              {t('location.counted', { count })}
            </p>
          )}
        </PlaceEntry>
        {/* The address form completes its field from this list. */}
        {suggestions.length > 0 && (
          <datalist id={placeNames}>
            {suggestions.map(({ placeId, label, detail }) => (
              <option key={placeId} value={[label, detail].filter(Boolean).join(', ')} />
            ))}
          </datalist>
        )}
        {saved && <SavedPlaces saved={saved} backTo={backTo} />}
        {canSkip && (
          <PlaceForm intent="system" backTo={backTo}>
            <Button look="quiet wide" busy={t('busy.working')} label={t('location.skip')} />
          </PlaceForm>
        )}
      </section>
    </div>
  )
}
