import type { TypedResponse } from '@remix-run/node'
import type { Place } from '~/domain/place/place'
import { safePath } from '~/domain/safe-path'
import { chooseAddress } from '~/features/account/address.server'
import { switchMode } from '~/features/checkout/switch-mode.server'
import { choosePlace, skipPlace } from '~/features/place/choose-place.server'
import { openPlace, placeHere, placeOfSuggestion } from '~/features/place/places.server'
import { chooseStore } from '~/features/place/stores.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { homePath, locationPath, storePath, storesPath } from '~/paths'
import { Choice } from './schema'

type Of<Intent extends Choice['intent']> = Extract<Choice, { intent: Intent }>
type PlaceChoice = Of<'found' | 'suggested' | 'location'>

/**
 * Saves delivery or pickup, or the customer's place, and redirects back; an impossible choice leads back to the chooser with a
 * message.
 */
export async function choose(shop: Shop, form: URLSearchParams): Promise<TypedResponse<never>> {
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return refuse(shop, shop.t('error.form'), homePath())
  const choice = submission.value
  const backTo = safePath(choice.backTo, homePath())
  switch (choice.intent) {
    case 'mode':
      await switchMode(shop, choice.mode)
      return shop.redirect(backTo)
    case 'saved':
      return chooseSaved(shop, form, choice.addressId, backTo)
    case 'system':
      await skipPlace(shop)
      return shop.redirect(backTo)
    case 'store':
      return pickStore(shop, choice.storeId, backTo)
    default:
      return chooseFound(shop, choice, backTo)
  }
}

/** City and state come from the maps service, never from the form; the address is only a label. */
async function chooseFound(shop: Shop, choice: PlaceChoice, backTo: string) {
  if (choice.intent === 'location' && (choice.latitude === undefined || choice.longitude === undefined))
    return refuse(shop, shop.t('place.unavailable'), locationPath(backTo))
  const place = await placeOf(shop, choice)
  if (!place) {
    const problem = choice.intent === 'suggested' ? 'location.failed' : 'error.form'
    return refuse(shop, shop.t(problem), locationPath(backTo))
  }
  await choosePlace(shop, place, { isDetected: choice.intent === 'location' })
  return shop.redirect(backTo)
}

async function placeOf(shop: Shop, choice: PlaceChoice): Promise<Place | null> {
  if (choice.intent === 'found') return withoutZip(openPlace(choice.place))
  if (choice.intent === 'suggested') return withoutZip(await placeOfSuggestion(shop, choice.placeId, choice.session))
  const { latitude = 0, longitude = 0, address } = choice
  const place = await placeHere(shop, { latitude, longitude })
  return { ...place, address: address || place.address }
}

function withoutZip(found: Place | null): Place | null {
  if (!found) return null
  const { latitude, longitude, address, city, state } = found
  return { latitude, longitude, address, city, state }
}

async function chooseSaved(shop: Shop, form: URLSearchParams, addressId: string, backTo: string) {
  const user = await shop.requireUser()
  const refusal = await chooseAddress(shop, user, form, addressId)
  return refusal ? refuse(shop, refusal.problem, locationPath(backTo)) : shop.redirect(backTo)
}

/** A brand that shows one store at a time shows the chosen one at home; a marketplace lists it among the others. */
async function pickStore(shop: Shop, storeId: string, backTo: string) {
  const store = await chooseStore(shop, storeId)
  if (!store) return refuse(shop, shop.t('stores.unknown'), storesPath(backTo))
  return shop.redirect(shop.settings.isSingleStore ? homePath() : storePath(store.slug))
}

const refuse = (shop: Shop, text: string, path: string) => shop.redirect(path, { tone: 'error', text })
