import type { TypedResponse } from '@remix-run/node'
import { z } from 'zod'
import { formAction } from '~/http/shop/open-shop.server'
import { safePath } from '~/domain/safe-path'
import { chooseAddress } from '~/features/account/address.server'
import { switchMode } from '~/features/checkout/switch-mode.server'
import { choosePlace, chooseStore, skipPlace } from '~/features/place/choose-place.server'
import { openPlace, placeHere, placeOfSuggestion } from '~/features/place/places.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import type { FoundPlace } from '~/maps/geocoder.server'
import { homePath, locationPath, storePath, storesPath } from '~/paths'

export { leadHome as loader } from '~/http/shop/open-shop.server'

/** Saves a choice of place, mode or store. */
export const action = formAction(choose)

const backTo = z.string().optional()

/** Delivery or pickup, or a kind of place, by the pressed button. */
const Choice = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mode'), mode: z.enum(['delivery', 'pickup']), backTo }),
  /** A place that was found by its name. */
  z.object({ intent: z.literal('found'), place: z.string().max(3000), backTo }),
  /** A suggestion that completed the typed name. */
  z.object({
    intent: z.literal('suggested'),
    placeId: z.string().max(500),
    session: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default(''),
    backTo,
  }),
  /** The location of the device; without scripts it is unknown. */
  z.object({
    intent: z.literal('location'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    address: z.string().max(300).default(''),
    backTo,
  }),
  /** One of the customer's saved addresses. */
  z.object({ intent: z.literal('saved'), addressId: z.string().max(64), backTo }),
  /** No choice: the vendor's own place. */
  z.object({ intent: z.literal('system'), backTo }),
  /** The store to order from. */
  z.object({ intent: z.literal('store'), storeId: z.string().max(40), backTo }),
])

type Choice = z.output<typeof Choice>

type Detected = Extract<Choice, { intent: 'location' }>

/**
 * Saves delivery or pickup, or the place, and redirects back; an impossible choice leads back to the chooser with a
 * message.
 */
export async function choose(shop: Shop, form: URLSearchParams): Promise<TypedResponse<never>> {
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return shop.redirect(homePath(), 'error', shop.t('error.form'))
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
    case 'found':
      return chooseFound(shop, openPlace(choice.place), 'error.form', backTo)
    case 'suggested':
      return chooseFound(shop, await placeOfSuggestion(shop, choice.placeId, choice.session), 'location.failed', backTo)
    case 'location':
      return chooseDetected(shop, choice, backTo)
  }
}

/** City and state come from the maps service, never from the form. */
async function chooseFound(shop: Shop, found: FoundPlace | null, problem: WordKey, backTo: string) {
  if (!found) return shop.redirect(locationPath(backTo), 'error', shop.t(problem))
  const { latitude, longitude, address, city, state } = found
  await choosePlace(shop, { latitude, longitude, address, city, state })
  return shop.redirect(backTo)
}

/** The address that a form names with a point is only a label. */
async function chooseDetected(shop: Shop, { latitude, longitude, address }: Detected, backTo: string) {
  if (latitude === undefined || longitude === undefined)
    return shop.redirect(locationPath(backTo), 'error', shop.t('place.unavailable'))
  const place = await placeHere(shop, { latitude, longitude })
  await choosePlace(shop, { ...place, address: address || place.address }, { isDetected: true })
  return shop.redirect(backTo)
}

async function chooseSaved(shop: Shop, form: URLSearchParams, addressId: string, backTo: string) {
  const user = await shop.requireUser()
  const refusal = await chooseAddress(shop, user, form, addressId)
  return refusal ? shop.redirect(locationPath(backTo), 'error', refusal.problem) : shop.redirect(backTo)
}

/** A brand that shows one store at a time shows the chosen one at home; a marketplace lists it among the others. */
async function pickStore(shop: Shop, storeId: string, backTo: string) {
  const store = await chooseStore(shop, storeId)
  if (!store) return shop.redirect(storesPath(backTo), 'error', shop.t('stores.unknown'))
  return shop.redirect(shop.settings.isSingleStore ? homePath() : storePath(store))
}
