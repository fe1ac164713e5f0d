import { expect, test, vi } from 'vitest'
import type { Address } from '~/domain/place/address'
import { anAddress, aStore } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields } from '../../../tests/support/shop-builders'
import { changeAddress, chooseAddress, deliverToNew, ownAddress, placeToSave, removeAddress } from './address.server'

const home = anAddress()
const office = anAddress({ id: '802', house: 'Office Park', latitude: 24, isPrimary: false })
const at = (point: { latitude: number; longitude: number }, address = '12 Park Road') => ({
  place: { ...point, address, city: '', state: '' },
  mode: 'delivery' as const,
})

test("a customer's address is found by its id; any other id is a 404", async () => {
  const shop = await aShop({ vendor: { addresses: { list: async () => [home, office] } } })
  expect(await ownAddress(shop, '802')).toEqual(office)
  for (const id of ['803', '', undefined]) await expect(ownAddress(shop, id)).rejects.toMatchObject({ status: 404 })
})

test('a new address becomes primary and the place, even if the vendor does not return its id', async () => {
  const setPrimary = vi.fn(async () => ({ storeId: '' }))
  const point = { latitude: 24, longitude: 72 }
  for (const id of ['802', null]) {
    const shop = await aShop({ vendor: { addresses: { list: async () => [home, office], setPrimary } } })
    await deliverToNew(shop, '5501', office, { id })
    expect(setPrimary).toHaveBeenLastCalledWith('5501', '802')
    expect(shop.device.place.place).toMatchObject(point)
  }
})

test.each([
  ['the vendor fails to make it primary', '802', home, 'not-primary'],
  ['the vendor made it primary, but its answer was lost', '802', office, true],
  ['the vendor says neither its id nor the list of addresses', null, home, 'not-primary'],
])('a new address whose second call fails: %s', async (_, id, primary, outcome) => {
  const fails = () => Promise.reject(new VendorError('network', 'set_primary_address'))
  const addresses = { list: fails, setPrimary: fails, primary: async () => primary }
  const lists = { nearby: async () => [aStore()] }
  const shop = await aShop({ vendor: { addresses, lists }, place: at({ latitude: 1, longitude: 2 }) })
  expect(await deliverToNew(shop, '5501', office, { id })).toBe(outcome)
  expect(shop.device.place.place?.latitude).toBe(outcome === true ? office.latitude : 1)
})

test.each([
  ['made it primary', office, 24],
  ['did not', home, 1],
])('choosing an address without an answer counts if the vendor %s', async (_, primary, latitude) => {
  const setPrimary = () => Promise.reject(new VendorError('network', 'set_primary_address'))
  const addresses = { list: async () => [home, office], setPrimary, primary: async () => primary }
  const lists = { nearby: async () => [aStore()] }
  const shop = await aShop({ user: aUser(), vendor: { addresses, lists }, place: at({ latitude: 1, longitude: 2 }) })
  const refused = await chooseAddress(shop, aUser(), fields({ as: aUser().id }), office.id)
  expect([refused?.status ?? null, shop.device.place.place?.latitude]).toEqual([latitude === 24 ? null : 502, latitude])
})

test('the place follows changes of the primary address, and of no other', async () => {
  const update = vi.fn(async () => {})
  const shop = await aShop({ vendor: { addresses: { update } }, place: at({ latitude: 1, longitude: 2 }) })
  await changeAddress(shop, office, office)
  expect(shop.device.place.place?.latitude).toBe(1)
  await changeAddress(shop, home, { ...home, house: 'Rose Villa' })
  expect(update.mock.calls).toEqual([
    ['802', office],
    ['801', { ...home, house: 'Rose Villa' }],
  ])
  expect(shop.device.place.place).toMatchObject({ latitude: 23, address: '4B, Rose Villa, 12 Park Road, Springfield' })
})

test.each([
  ['the next primary address is the place', async () => office, { latitude: 24, address: /^4B, Office Park/ }],
  ['the area stays where there is none', async () => null, { latitude: 23, address: /^12 Park Road/ }],
  [
    'the area stays where the vendor fails',
    () => Promise.reject(new Error()),
    { latitude: 23, address: /^12 Park Road/ },
  ],
])('after deleting the address of the place %s', async (_, primary, { latitude, address }) => {
  const remove = vi.fn(async () => {})
  const shop = await aShop({
    vendor: { addresses: { remove, primary, list: async () => [home] } },
    place: at(home, '4B, Rose House, 12 Park Road'),
  })
  await removeAddress(shop, '801')
  expect(remove).toHaveBeenCalledWith('801')
  expect(shop.device.place.place).toMatchObject({ latitude, address: expect.stringMatching(address) })
})

test('deleting any other address leaves the place and makes no further calls', async () => {
  const addresses = { remove: async () => {}, list: async () => [home, office] }
  const shop = await aShop({ vendor: { addresses }, place: at(home) })
  await removeAddress(shop, '802')
  expect(shop.device.place.place).toMatchObject({ latitude: 23, address: '12 Park Road' })
})

test('an address that the customer does not have (any more) counts as deleted, and the vendor is asked nothing', async () => {
  const remove = vi.fn(async () => {})
  const shop = await aShop({ vendor: { addresses: { remove, list: async () => [home] } }, place: at(home) })
  for (const id of ['802', undefined]) await removeAddress(shop, id)
  expect(remove).not.toHaveBeenCalled()
  expect(shop.device.place.place).toMatchObject({ latitude: 23, address: '12 Park Road' })
})

test.each([
  ['the answer is lost but the vendor has deleted it', 'network', [home], 'deleted'],
  ['the answer is lost and the vendor still has it', 'network', [home, office], 'failed'],
  ['the vendor refuses, because another press has deleted it', 'refused', [home], 'deleted'],
  ['the vendor refuses and still has it', 'refused', [home, office], 'failed'],
] as const)('an address is deleted or not as the vendor has it: %s', async (_, kind, left, outcome) => {
  const remove = () => Promise.reject(new VendorError(kind, 'delete_shiping_address'))
  const list = vi.fn(async (): Promise<Address[]> => [...left]).mockResolvedValueOnce([home, office])
  const shop = await aShop({ vendor: { addresses: { remove, list } } })
  const removing = removeAddress(shop, '802')
  expect(
    await removing.then(
      () => 'deleted',
      () => 'failed',
    ),
  ).toBe(outcome)
})

test('the place chosen for browsing is suggested unless it is saved already, or the saved ones are unknown', async () => {
  const shop = await aShop({ place: at({ latitude: 1, longitude: 2 }) })
  expect(placeToSave(shop, [home])).toMatchObject({ latitude: 1, address: '12 Park Road' })
  expect(placeToSave(shop, null)).toBeNull()
  expect(placeToSave(await aShop({ place: at(home) }), [home])).toBeNull()
  expect(placeToSave(await aShop({ place: at(home, '') }), [])).toBeNull()
  expect(placeToSave(await aShop(), [])).toBeNull()
})
