import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addressTags, type AddressTag } from '~/domain/address'
import { safePath } from '~/domain/safe-path'
import { sealedPlace } from '~/features/place/places.server'
import accountStyles from '~/features/account/account.css?inline'
import foundStyles from '~/features/place/found-places.css?inline'
import { placeToSave } from '~/features/account/address.server'
import { openShop } from '~/http/open-shop.server'
import { addressesPath } from '~/paths'
import { screenTitle } from '~/shell/screen-title'
import { addAddress } from './actions.server'
import { AddressFields } from './address-fields'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [accountStyles, foundStyles] }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => screenTitle(data?.title, matches)

/** What stops an action is told within the shop's frame. */
export { ErrorScreen as ErrorBoundary } from '~/shell/error-screen'

/**
 * Adding an address by typing; the place that was chosen for browsing is filled in. Fields in the query are what the customer had
 * typed before signing in again.
 */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  const typed = shop.url.searchParams
  const text = (name: string) => (typed.get(name) ?? '').slice(0, 200)
  const tag = addressTags.find((name) => name === typed.get('tag')) ?? ('Home' satisfies AddressTag)
  const place = typed.has('search') ? sealedPlace(typed.get('place')) : await placeToSave(shop)
  const known = typed.has('search') ? '' : (place?.address ?? '').slice(0, 200).trim()
  return {
    title: shop.t('address.addTitle'),
    backTo: safePath(typed.get('backTo'), addressesPath()),
    place,
    searchedFor: typed.get('searchedFor') ?? known,
    typed: {
      search: text('search') || known,
      house: text('house'),
      flat: text('flat'),
      landmark: text('landmark'),
      tag,
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  await shop.requireUser()
  return addAddress(shop, await shop.form())
}

export default function AddAddress() {
  const { title, typed, backTo, place, searchedFor } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <AddressFields
        typed={typed}
        backTo={backTo}
        result={answer?.result}
        found={answer?.found ?? []}
        place={answer ? answer.place : place}
        searchedFor={answer ? answer.searchedFor : searchedFor}
      />
    </div>
  )
}
