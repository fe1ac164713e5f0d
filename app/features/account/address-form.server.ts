import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { addressTags, hasHouseNumber, isFlatNumber, type NewAddress } from '~/domain/place/address'
import { nowhere } from '~/domain/place/place'
import { safePath } from '~/domain/safe-path'
import { isSameCustomer, mayFill } from '~/features/account/customer'
import { servedAt } from '~/features/place/choose-place.server'
import { openPlace, placeAtMarker, searchPlaces, type SealedPlace } from '~/features/place/places.server'
import { submitFailure } from '~/features/submit-once/submission-log.server'
import { parseFields, type Problems } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { addressesPath } from '~/paths'

export type ShownAddress = Awaited<ReturnType<typeof shownAddress>>

/** The result of sending the form, when it is shown again. */
export type AddressAnswer = Awaited<ReturnType<typeof chosenPlace>> & {
  found: SealedPlace[]
  result: SubmissionResult<string[]>
}

/**
 * Saves the address; returns whether it is served, or null if it is not the place to deliver to. `not-primary`: it was
 * to become that place, but only saving succeeded.
 */
type SaveAddress = (address: NewAddress) => Promise<boolean | 'not-primary' | null>

/** The fields typed besides the place. */
type Details = Pick<NewAddress, 'house' | 'flat' | 'landmark' | 'tag'>

const noDetails: Details = { house: '', flat: '', landmark: '', tag: 'Home' }

/** A marker's point, as fields. */
const Marker = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
})

/**
 * The initial values of the form: an address to change, or only a place for a new one. What this customer
 * typed before signing in again replaces everything; text of another customer, or of a link, is left out.
 */
export async function shownAddress(shop: Shop, user: User, place: SealedPlace | null, details = noDetails) {
  const { house, flat, landmark, tag } = details
  const { query, typed } = shop
  const { latitude, longitude } = shop.place ?? nowhere
  const placeText = place ? searchTextOf(place) : ''
  const isTyped = mayFill(shop, typed) && (typed.has('search') || typed.has('tag'))
  return {
    as: user.id,
    backTo: safePath(query.get('backTo'), addressesPath()),
    // The map's centre while no place is chosen (rules 4.12).
    map: { key: shop.settings.mapsBrowserKey, centre: { latitude, longitude } },
    typed: isTyped ? typedAddress(typed) : { search: placeText, house, flat, landmark, tag },
    ...(isTyped ? await placeIn(shop, typed) : await chosenPlace(shop, place, placeText)),
  }
}

function typedAddress(typed: URLSearchParams) {
  const text = (name: 'search' | 'house' | 'flat' | 'landmark') => (typed.get(name) ?? '').slice(0, 200)
  const tag = addressTags.find((name) => name === typed.get('tag')) ?? 'Home'
  return { search: text('search'), house: text('house'), flat: text('flat'), landmark: text('landmark'), tag }
}

/**
 * Handles both steps of the form: it looks a location up until one is chosen for the text in the search box, then saves
 * the address. Does nothing when another customer has signed in since the form was shown.
 */
export async function answerAddress(shop: Shop, form: URLSearchParams, save: SaveAddress) {
  const search = form.get('search')?.trim() ?? ''
  const place = openPlace(form.get('place'))
  if (!isSameCustomer(shop, form)) return showErrors(shop, form, { formErrors: [shop.t('account.changed')] }, 409)
  if (form.get('intent') === 'point') return findPoint(shop, form)
  const isChosen = place !== null && search === form.get('searchedFor')
  return form.get('intent') === 'save' && isChosen
    ? savePlace(shop, form, place, save)
    : findLocation(shop, form, search)
}

/** First step: looks the text up and takes the best match; others are offered. If none, the chosen place stays. */
async function findLocation(shop: Shop, form: URLSearchParams, search: string) {
  const submission = parseFields(form, AddressForm)
  const picked = openPlace(form.get('pick'))
  if (picked) return json({ found: [], ...(await chosenPlace(shop, picked, search)), result: submission.reply() })
  const { found, ...searched } = await searchPlaces(shop, search)
  const place = found[0] ?? openPlace(form.get('place'))
  const problem = search === '' && !place ? 'address.required' : searched.problem
  const result = submission.reply(problem ? { fieldErrors: { search: [problem] } } : {})
  return json({ found, ...(await chosenPlace(shop, place, search)), result }, { status: problem ? 422 : 200 })
}

/** First step, on the map: the place under the marker is chosen, and the search box shows its name (rules 15.6). */
async function findPoint(shop: Shop, form: URLSearchParams) {
  const marker = Marker.safeParse(Object.fromEntries(form))
  const place = marker.success ? await placeAtMarker(shop, marker.data) : null
  if (!place) return showErrors(shop, form, { fieldErrors: { search: ['location.nothingFound'] } }, 200)
  const search = searchTextOf(place)
  form.set('search', search)
  const result = parseFields(form, AddressForm).reply()
  return json({ found: [], ...(await chosenPlace(shop, place, search)), result })
}

/** Second step: saves the address and goes back to where it was needed (rules 15.3). */
async function savePlace(shop: Shop, form: URLSearchParams, { sealed: _, ...place }: SealedPlace, save: SaveAddress) {
  const submission = parseFields(form, AddressForm)
  if (submission.status !== 'success') return showErrors(shop, form, {}, 400)
  const { house, flat, landmark, tag, backTo } = submission.value
  const path = safePath(backTo, addressesPath())
  try {
    const outcome = await save({ ...place, house, flat, landmark, tag })
    if (outcome === 'not-primary') return shop.redirect(addressesPath(path), 'error', shop.t('address.notPrimary'))
    // The warning that nobody delivers there stays; a success toast would replace it.
    if (outcome === false) return shop.redirect(path)
  } catch (error) {
    const [text, status] = submitFailure(shop.t, error)
    return showErrors(shop, form, { formErrors: [text] }, status)
  }
  return shop.redirect(path, 'success', shop.t('address.saved'))
}

async function showErrors(shop: Shop, form: URLSearchParams, problems: Problems, status: number) {
  const result = parseFields(form, AddressForm).reply(problems)
  return json({ found: [], ...(await placeIn(shop, form)), result }, { status })
}

const placeIn = (shop: Shop, fields: URLSearchParams) =>
  chosenPlace(shop, openPlace(fields.get('place')), fields.get('searchedFor') ?? '')

/** The chosen place as the form shows it, and whether it is served (rules 15.7) and has a house number. */
async function chosenPlace(shop: Shop, place: SealedPlace | null, searchedFor: string) {
  const needsHouse = place !== null && !hasHouseNumber(place.address)
  const isServed = place === null || (await servedAt(shop, place, 'delivery')).isServed
  return { place, searchedFor, isServed, needsHouse }
}

const searchTextOf = ({ address }: SealedPlace) => address.slice(0, 200).trim()

const optionalText = (most: number) => z.string().trim().max(most, 'field.tooLong').default('')

/** The form of an address: only the place itself is required; house name is not enforced. */
export const AddressForm = z.object({
  search: optionalText(200),
  house: optionalText(100),
  flat: optionalText(50).refine(isFlatNumber, 'address.flatNumber'),
  landmark: optionalText(100),
  /** The search text that the chosen place answers. */
  searchedFor: optionalText(200),
  tag: z.enum(addressTags, 'address.tagInvalid').default('Home'),
  backTo: z.string().optional(),
})
