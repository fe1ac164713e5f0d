import type { TypedResponse } from '@remix-run/node'
import { z } from 'zod'
import { safePath } from '~/domain/safe-path'
import { chooseAddress } from '~/features/account/address.server'
import { switchMode } from '~/features/checkout/switch-mode.server'
import { choosePlace, chooseStore, skipPlace } from '~/features/place/choose-place.server'
import { openPlace, placeHere, placeOfSuggestion } from '~/features/place/places.server'
import { parseFields } from '~/http/forms/form.server'
import { formAction } from '~/http/shop/open-shop.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import type { FoundPlace } from '~/maps/geocoder.server'
import { homePath, locationPath, storePath, storesPath } from '~/paths'

export { leadHome as loader } from '~/http/shop/open-shop.server'

/** Saves a choice of place, mode or store. */
export const action = formAction(choose)

/** Delivery or pickup, or a kind of place, by the pressed button. */
const Choice = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mode'), mode: z.enum(['delivery', 'pickup']) }),
  /** A place that was found by its name. */
  z.object({ intent: z.literal('found'), place: z.string().max(3000) }),
  /** A suggestion that completed the typed name. */
  z.object({
    intent: z.literal('suggested'),
    placeId: z.string().max(500),
    session: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default(''),
  }),
  /** The location of the device; without scripts it is unknown. */
  z.object({
    intent: z.literal('location'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    address: z.string().max(300).default(''),
  }),
  /** One of the customer's saved addresses. */
  z.object({ intent: z.literal('saved'), addressId: z.string().max(64) }),
  /** No choice: the vendor's own place. */
  z.object({ intent: z.literal('system') }),
  /** The store to order from. */
  z.object({ intent: z.literal('store'), storeId: z.string().max(40) }),
])

/** Saves delivery or pickup, or the place, and leads back; an impossible choice leads to its chooser with a message. */
export async function choose(shop: Shop, form: URLSearchParams): Promise<TypedResponse<never>> {
  const submission = parseFields(form, Choice)
  if (submission.status !== 'success') return shop.redirect(homePath(), 'error', shop.t('error.form'))
  const choice = submission.value
  const backTo = safePath(form.get('backTo'), homePath())
  switch (choice.intent) {
    case 'mode':
      await switchMode(shop, choice.mode)
      return shop.redirect(backTo)
    case 'system':
      await skipPlace(shop)
      return shop.redirect(backTo)
    case 'saved': {
      const refusal = await chooseAddress(shop, await shop.requireUser(), form, choice.addressId)
      return refusal ? shop.redirect(locationPath(backTo), 'error', refusal.problem) : shop.redirect(backTo)
    }
    case 'found':
      return chooseFound(shop, openPlace(choice.place), 'error.form', backTo)
    case 'suggested':
      return chooseFound(shop, await placeOfSuggestion(shop, choice.placeId, choice.session), 'location.failed', backTo)
    case 'location': {
      const { latitude, longitude, address } = choice
      if (latitude === undefined || longitude === undefined)
        return shop.redirect(locationPath(backTo), 'error', shop.t('place.unavailable'))
      const place = await placeHere(shop, { latitude, longitude })
      // The address that a form names with a point is only a label.
      await choosePlace(shop, { ...place, address: address || place.address }, { isDetected: true })
      return shop.redirect(backTo)
    }
    case 'store': {
      const store = await chooseStore(shop, choice.storeId)
      if (!store) return shop.redirect(storesPath(backTo), 'error', shop.t('stores.unknown'))
      // A brand that shows one store at a time shows the chosen one at home; a marketplace lists it among the others.
      return shop.redirect(shop.settings.isSingleStore ? homePath() : storePath(store))
    }
  }
}

/** City and state come from the maps service, never from the form. */
async function chooseFound(shop: Shop, found: FoundPlace | null, problem: WordKey, backTo: string) {
  if (!found) return shop.redirect(locationPath(backTo), 'error', shop.t(problem))
  const { latitude, longitude, address, city, state } = found
  await choosePlace(shop, { latitude, longitude, address, city, state })
  return shop.redirect(backTo)
}
