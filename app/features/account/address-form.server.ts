import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { z } from 'zod'
import { addressTags, type NewAddress } from '~/domain/place/address'
import { hasHouseNumber } from '~/domain/place/house-number'
import { nowhere, type MapPoint } from '~/domain/place/map-point'
import { safePath } from '~/domain/safe-path'
import type { User } from '~/domain/account/user'
import { env } from '~/env.server'
import { isServed } from '~/features/account/address.server'
import { AddressForm } from '~/features/account/address-schema'
import { isSameCustomer, shownFor } from '~/features/account/customer'
import { searchPlaces } from '~/features/place/place-search.server'
import { openPlace, placeAtMarker, sealedPlace, type SealedPlace } from '~/features/place/places.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { failureText } from '~/http/shop/vendor-failures.server'
import { addressesPath } from '~/paths'

export type ShownAddress = Awaited<ReturnType<typeof shownAddress>>

/** The result of sending the form, when it is shown again. */
export type AddressAnswer = ChosenPlace & { found: SealedPlace[]; result: SubmissionResult<string[]> }

/** The fields typed beside the place. */
type Details = Pick<NewAddress, 'house' | 'flat' | 'landmark' | 'tag'>

const noDetails: Details = { house: '', flat: '', landmark: '', tag: 'Home' }

/** The chosen place as the form shows it, with its point, whether anybody delivers there, and whether it names no house. */
type ChosenPlace = {
  place: SealedPlace | null
  point: MapPoint | null
  searchedFor: string
  isServed: boolean
  needsHouse: boolean
}

/** A marker's point, as fields. */
const Marker = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
})

/**
 * The initial values of the form: an address to change, or only a place for a new one. If the query has fields, the customer
 * typed them before signing in again, and they replace everything. Text of another customer is left out.
 */
export async function shownAddress(shop: Shop, user: User, place: SealedPlace | null, details = noDetails) {
  const { house, flat, landmark, tag } = details
  const { query } = shop
  const placeText = place?.address.slice(0, 200).trim() ?? ''
  const isTheirs = !query.has(shownFor) || isSameCustomer(user, query)
  const isTyped = isTheirs && (query.has('search') || query.has('tag'))
  return {
    as: user.id,
    backTo: safePath(query.get('backTo'), addressesPath()),
    map: { key: env().MAPS_BROWSER_KEY || shop.settings.mapsKey, centre: centreOf(shop) },
    typed: isTyped ? typedBefore(query) : { search: placeText, house, flat, landmark, tag },
    ...(isTyped
      ? await chosenPlace(shop, sealedPlace(query.get('place')), query.get('searchedFor') ?? '')
      : await chosenPlace(shop, place, placeText)),
  }
}

/** The centre of the map while no place is chosen: the customer's place, if it is known (rules 4.12). */
function centreOf({ place }: Shop): MapPoint {
  return place ? { latitude: place.latitude, longitude: place.longitude } : nowhere
}

function typedBefore(query: URLSearchParams) {
  const text = (name: 'search' | 'house' | 'flat' | 'landmark') => (query.get(name) ?? '').slice(0, 200)
  const tag = addressTags.find((name) => name === query.get('tag')) ?? 'Home'
  return { search: text('search'), house: text('house'), flat: text('flat'), landmark: text('landmark'), tag }
}

/**
 * Handles both steps of the form: it looks a location up until one is chosen for the text in the search box, then saves the
 * address. Does nothing when another customer has signed in since the form was shown.
 */
export async function answerAddress(
  shop: Shop,
  user: User,
  form: URLSearchParams,
  save: (address: NewAddress) => Promise<void>,
) {
  const search = form.get('search')?.trim() ?? ''
  const isChosen = openPlace(form.get('place')) !== null && search === form.get('searchedFor')
  if (!isSameCustomer(user, form)) return formWithErrors(shop, form, { formErrors: [shop.t('account.changed')] }, 409)
  if (form.get('intent') === 'point') return findPoint(shop, form)
  return form.get('intent') === 'save' && isChosen ? saveWith(shop, form, save) : findLocation(shop, form)
}

/**
 * First step: looks up the typed location. The best match is taken at once, and the others are offered. If nothing is found,
 * the chosen place stays.
 */
async function findLocation(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, AddressForm)
  const search = form.get('search')?.trim() ?? ''
  const picked = sealedPlace(form.get('pick'))
  const current = sealedPlace(form.get('place'))
  const answer = async (found: SealedPlace[], place: SealedPlace | null, problem: string | null) =>
    json(
      {
        found,
        ...(await chosenPlace(shop, place, search)),
        result: problem ? submission.reply({ fieldErrors: { search: [problem] } }) : submission.reply(),
      },
      { status: problem ? 422 : 200 },
    )
  if (picked) return answer([], picked, null)
  if (search === '') return answer([], current, current ? null : 'address.required')
  const { found, problem } = await searchPlaces(shop, search)
  return answer(found, found[0] ?? current, problem)
}

/** First step, on the map: the place under the marker is chosen, and the search box shows its name (rules 15.6). */
async function findPoint(shop: Shop, form: URLSearchParams) {
  const marker = Marker.safeParse(Object.fromEntries(form))
  const found = marker.success ? await placeAtMarker(shop, marker.data) : null
  const search = found?.address.slice(0, 200).trim() ?? form.get('search') ?? ''
  form.set('search', search)
  const submission = parseFields(form, AddressForm)
  return json({
    found: [],
    ...(await chosenPlace(
      shop,
      found ?? sealedPlace(form.get('place')),
      found ? search : (form.get('searchedFor') ?? ''),
    )),
    result: found ? submission.reply() : submission.reply({ fieldErrors: { search: ['location.nothingFound'] } }),
  })
}

/** Second step: saves the address and goes back to where it was needed (rules 15.3). */
async function saveWith(shop: Shop, form: URLSearchParams, save: (address: NewAddress) => Promise<void>) {
  const submission = parseFields(form, AddressForm)
  const place = openPlace(form.get('place'))
  if (submission.status !== 'success' || !place) return formWithErrors(shop, form, {}, 400)
  const { house, flat, landmark, tag, backTo } = submission.value
  try {
    await save({ ...place, house, flat, landmark, tag })
  } catch (error) {
    return formWithErrors(shop, form, { formErrors: [failureText(error, shop.t)] }, 422)
  }
  return shop.redirect(safePath(backTo, addressesPath()), { tone: 'success', text: shop.t('address.saved') })
}

/** The form as it was posted, with its errors. */
async function formWithErrors(shop: Shop, form: URLSearchParams, problem: { formErrors?: string[] }, status: number) {
  const place = await chosenPlace(shop, sealedPlace(form.get('place')), form.get('searchedFor') ?? '')
  return json({ found: [], ...place, result: parseFields(form, AddressForm).reply(problem) }, { status })
}

async function chosenPlace(shop: Shop, place: SealedPlace | null, searchedFor: string): Promise<ChosenPlace> {
  const openedPlace = openPlace(place?.sealed)
  const point = openedPlace && { latitude: openedPlace.latitude, longitude: openedPlace.longitude }
  const needsHouse = place !== null && !hasHouseNumber(place.address)
  return { place, point, searchedFor, isServed: point === null || (await isServed(shop, point)), needsHouse }
}
