import type { User } from '~/domain/account/user'
import { addressLine, type Address, type NewAddress } from '~/domain/place/address'
import { isSamePoint } from '~/domain/place/place'
import { isSameCustomer } from '~/features/account/customer'
import { choosePlace } from '~/features/place/choose-place.server'
import { sealPlace, type SealedPlace } from '~/features/place/places.server'
import { failureAnswer } from '~/http/forms/form.server'
import { existing, orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { VendorError } from '~/vendor-api/errors'

const findSaved = async ({ vendor }: Shop, addressId: string | undefined) =>
  (await vendor.addresses.list()).find(({ id }) => id === addressId)

/** A saved address of the customer. Throws the 404 page if it is not theirs (rules 2.12), and the vendor's failures. */
export const ownAddress = async (shop: Shop, id: string | undefined) => existing(await findSaved(shop, id), 'noAddress')

/**
 * Delivers to a saved address from now on, and makes it primary (rules 4.6, flows 2.5). Returns the problem, if any:
 * another customer's address is not found (rules 2.12), and a form that was shown to another customer chooses nothing.
 */
export async function chooseAddress(
  shop: Shop,
  user: User,
  form: URLSearchParams,
  addressId: string,
): Promise<{ problem: string; status: number } | null> {
  if (!isSameCustomer(shop, form)) return { problem: shop.t('account.changed'), status: 409 }
  try {
    const address = await findSaved(shop, addressId)
    if (!address) return { problem: shop.t('address.unknown'), status: 404 }
    const serving = await makePrimary(shop, user.id, address.id)
    if (await placeFrom(shop, address, serving)) shop.reply.toast('success', shop.t('address.chosen'))
    return null
  } catch (error) {
    const [problem, status] = failureAnswer(error, shop.t)
    return { problem, status }
  }
}

/**
 * Makes a new address primary (flows 12.2). If the vendor's answer had no id, that is the newest saved address. Returns
 * whether the place is served, or `not-primary` if the vendor fails, so that orders still go to the address before.
 */
export async function deliverToNew(shop: Shop, userId: string, address: NewAddress, added: { id: string | null }) {
  const id = added.id ?? (await orNull(newestId(shop)))
  if (!id) return 'not-primary'
  const serving = await orNull(makePrimary(shop, userId, id))
  return serving ? placeFrom(shop, address, serving) : 'not-primary'
}

/**
 * Returns the store that serves the address, or ''. Throws the vendor's failures, unless the address is primary all the
 * same, because only the answer was lost.
 */
async function makePrimary({ vendor }: Shop, userId: string, id: string): Promise<{ storeId: string }> {
  try {
    return await vendor.addresses.setPrimary(userId, id)
  } catch (error) {
    const primary = error instanceof VendorError ? await orNull(vendor.addresses.primary()) : null
    if (primary?.id !== id) throw error
    return primary
  }
}

/** Changes a saved address; the place follows the one the shop delivers to. Throws the vendor's failures. */
export async function changeAddress(shop: Shop, { id, isPrimary }: Address, address: NewAddress) {
  await shop.vendor.addresses.update(id, address)
  return isPrimary ? placeFrom(shop, address) : null
}

/**
 * Deletes a saved address; one that the customer does not have (any more) counts as deleted. If the shop delivered to
 * it, the vendor's new primary address becomes the place; if there is none, the area stays without house and flat.
 * Throws the vendor's failures, unless the address is gone all the same: after a second press, or a lost answer.
 */
export async function removeAddress(shop: Shop, addressId: string | undefined) {
  const address = await findSaved(shop, addressId)
  if (!address) return
  await shop.vendor.addresses.remove(address.id).catch(async (error: unknown) => {
    if (await findSaved(shop, addressId)) throw error
  })
  const { place } = shop.device.place
  if (!place || !isSamePoint(place, address) || (await deliverToPrimary(shop)) !== null) return
  await placeFrom(shop, { ...address, flat: '', house: '' })
}

/** Makes the primary address the place (rules 4.7); returns whether it is served, or null without one or on failure. */
export async function deliverToPrimary(shop: Shop): Promise<boolean | null> {
  const primary = await shop.vendor.addresses.primary().catch(() => null)
  return primary && placeFrom(shop, primary, primary)
}

/**
 * The place chosen for browsing, unless it is a saved address, because a new address is most likely there. Null if
 * there is none or the saved ones are unknown; the form then starts empty.
 */
export function placeToSave(shop: Shop, saved: Address[] | null): SealedPlace | null {
  const { place } = shop.device.place
  if (!place?.address || !saved) return null
  return saved.some((address) => isSamePoint(place, address)) ? null : sealPlace({ ...place, zip: '' })
}

function placeFrom(shop: Shop, address: NewAddress, serving: { storeId?: string } = {}) {
  const { latitude, longitude, city, state } = address
  const place = { latitude, longitude, city, state, address: addressLine(address, shop.locale) }
  return choosePlace(shop, place, { storeId: serving.storeId })
}

async function newestId(shop: Shop) {
  const addresses = await shop.vendor.addresses.list()
  return addresses.toSorted((one, other) => Number(other.id) - Number(one.id))[0]?.id
}
