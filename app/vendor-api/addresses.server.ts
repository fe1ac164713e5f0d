import { z } from 'zod'
import { addressTags, type Address, type NewAddress } from '~/domain/place/address'
import type { Point } from '~/domain/place/place'
import { read, type Send } from './send'
import { flag, id, listById, named, oneOfList, optionalId, part, result, text } from './wire'
import { point, wirePoint } from './wire-fields'

/** Answers and requests spell the tag and the address differently (quirks 38). */
const SavedAddress = named<Omit<Address, keyof Point> & { point: Point }>({
  id: [id, 'shiping_id'],
  tag: [
    text.transform((word) => addressTags.find((tag) => tag.toLowerCase() === word.toLowerCase()) ?? 'Other'),
    'adress_clarification',
  ],
  flat: [text, 'flat_no'],
  house: [text, 'house_name'],
  address: [text, 'Shiping_address'],
  landmark: [text, 'landmark'],
  city: [text, 'city'],
  state: [text, 'state'],
  zip: [text, 'zip_code'],
  // An address without a point cannot be served.
  point: [point.pipe(z.object({ latitude: z.number(), longitude: z.number() })), 'latitude', 'longitude'],
  storeId: [optionalId, 'restaurant_id'],
  isPrimary: [flag, 'is_primary'],
}).transform(({ point, ...address }): Address => ({ ...address, ...point }))

const Addresses = result(listById(SavedAddress))
const Primary = result(oneOfList(SavedAddress).catch(null))
const Saved = result(part(named({ id: [optionalId, 'shiping_id'] })))
const Serving = result(part(named({ storeId: [optionalId, 'restaurant_id'] })))

const readAddresses = (send: Send, call: string, patience = 1): Promise<Address[]> =>
  send(call, { devicetoken: '', devicetype: '', uniqueid: '', type: '' }, Addresses, {
    ...read,
    adds: 'language',
    patience,
  })

export const addressCalls = (send: Send) => ({
  /** The customer's addresses; [] if there are none (flows 12.1). One without coordinates is left out. */
  list: (patience?: number) => readAddresses(send, 'list_shiping_address', patience),

  /** The customer's addresses for choosing a place, which has its own call. */
  toChooseFrom: () => readAddresses(send, 'get_user_address'),

  /** The primary address; null if there is none. Here a 401 inside the body means the same as 101 (flows 2.4). */
  async primary(): Promise<Address | null> {
    const options = { accept: [200, 101, 401], adds: 'language', retry: true } as const
    const address = await send('get_user_primary_address', {}, Primary, options)
    return address && { ...address, isPrimary: true }
  },

  /** Saves an address. `id` is null when the vendor does not name it: reload the list (flows 12.2). */
  async add(address: NewAddress): Promise<{ id: string | null }> {
    const { id } = await send('add_shiping_address', newAddressForm(address), Saved, { method: 'form' })
    return { id: id || null }
  },

  /** Changes a saved address (flows 12.3). */
  update: (id: string, address: NewAddress): Promise<unknown> =>
    send('update_shiping_address', { ...newAddressForm(address), shiping_id: id }, z.unknown(), { method: 'form' }),

  /** Makes an address primary; `storeId` is the store that serves it, or ''. */
  setPrimary: (userId: string, addressId: string): Promise<{ storeId: string }> =>
    send('set_primary_address', { user_id: userId, address_id: addressId }, Serving),

  /** Deletes an address. Throws a refused VendorError if the vendor keeps it. */
  remove: (addressId: string): Promise<unknown> =>
    send('delete_shiping_address', { shiping_id: addressId }, z.unknown()),
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
