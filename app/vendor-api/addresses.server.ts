import { z } from 'zod'
import { addressTags, type Address, type NewAddress } from '~/domain/place/address'
import type { Send } from './send'
import { coordinate, flag, id, list, oneOfList, optionalId, part, result, text } from './wire'
import { pointOf, wirePoint, type Point } from './wire-fields'

/** Answers and requests spell the tag and the address differently (quirks 38). */
const SavedAddress = z
  .object({
    shiping_id: id,
    adress_clarification: text,
    flat_no: text,
    house_name: text,
    Shiping_address: text,
    landmark: text,
    city: text,
    state: text,
    zip_code: text,
    latitude: coordinate,
    longitude: coordinate,
    restaurant_id: optionalId,
    is_primary: flag,
  })
  .transform((wire, context): Address => {
    const point = pointOf(wire.latitude, wire.longitude)
    if (!point) context.addIssue({ code: 'custom', message: 'an address without a point cannot be served' })
    return {
      id: wire.shiping_id,
      tag: addressTags.find((tag) => tag.toLowerCase() === wire.adress_clarification.toLowerCase()) ?? 'Other',
      flat: withoutNullText(wire.flat_no),
      house: withoutNullText(wire.house_name),
      address: wire.Shiping_address,
      landmark: wire.landmark,
      city: wire.city,
      state: wire.state,
      zip: wire.zip_code,
      ...(point ?? { latitude: 0, longitude: 0 }),
      storeId: wire.restaurant_id,
      isPrimary: wire.is_primary,
    }
  })

/** A missing value may be the text null (quirks 22). */
function withoutNullText(part: string) {
  return part === 'null' ? '' : part
}

const Addresses = result(list(SavedAddress))
const Primary = result(oneOfList(SavedAddress).catch(null))
const Saved = result(part(z.object({ shiping_id: optionalId, latitude: coordinate, longitude: coordinate })))
const Serving = result(part(z.object({ restaurant_id: optionalId }))).transform((wire) => ({
  storeId: wire.restaurant_id,
}))

export const addressCalls = (send: Send) => ({
  /** The customer's addresses; [] if there are none (flows 12.1). One without coordinates is left out. */
  list: (): Promise<Address[]> =>
    send('list_shiping_address', { devicetoken: '', devicetype: '', uniqueid: '', type: '' }, Addresses, {
      accept: [200, 101],
      adds: 'language',
      retry: true,
    }),

  /** The customer's addresses for choosing a place, which has its own call. */
  toChooseFrom: (): Promise<Address[]> =>
    send('get_user_address', { devicetoken: '', devicetype: '', uniqueid: '', type: '' }, Addresses, {
      accept: [200, 101],
      adds: 'language',
      retry: true,
    }),

  /** The primary address; null if there is none. Here a 401 inside the body means the same as 101 (flows 2.4). */
  async primary(): Promise<Address | null> {
    const options = { accept: [200, 101, 401], adds: 'language', retry: true } as const
    const address = await send('get_user_primary_address', {}, Primary, options)
    return address && { ...address, isPrimary: true }
  },

  /** Saves an address. `id` is null when the vendor does not name it: reload the list (flows 12.2). */
  async add(address: NewAddress): Promise<{ id: string | null } & Point> {
    const saved = await send('add_shiping_address', newAddressForm(address), Saved, { method: 'form' })
    return { id: saved.shiping_id || null, ...(pointOf(saved.latitude, saved.longitude) ?? pick(address)) }
  },

  /** Changes a saved address (flows 12.3). */
  async update(id: string, address: NewAddress): Promise<void> {
    const form = { ...newAddressForm(address), shiping_id: id }
    await send('update_shiping_address', form, z.unknown(), { method: 'form' })
  },

  /** Makes an address primary; `storeId` is the store that serves it, or ''. */
  setPrimary: (userId: string, addressId: string): Promise<{ storeId: string }> =>
    send('set_primary_address', { user_id: userId, address_id: addressId }, Serving),

  /** Deletes an address. Throws a refused VendorError if the vendor keeps it. */
  async remove(addressId: string): Promise<void> {
    await send('delete_shiping_address', { shiping_id: addressId }, z.unknown())
  },
})

function newAddressForm(address: NewAddress) {
  return {
    city: address.city,
    address_clarification: address.tag,
    landmark: address.landmark,
    address: address.address,
    state: address.state,
    flat_no: address.flat,
    house_name: address.house,
    zip_code: address.zip,
    ...wirePoint(address),
  }
}

function pick({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
