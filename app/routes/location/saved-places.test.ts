import { expect, test } from 'vitest'
import { anAddress } from '~/domain/test-builders'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { savedPlaces } from './saved-places'

const home = anAddress()
const office = anAddress({ id: '802', latitude: 24, isPrimary: false })
const at = ({ latitude, longitude }: typeof home) => ({
  place: { latitude, longitude, address: '', city: '', state: '' },
})
const vendor = { addresses: { toChooseFrom: async () => [home, office] } }

test('guests have no saved addresses, and the vendor is not asked', async () => {
  expect(await savedPlaces(await aShop())).toBeNull()
})

test('the primary address is current while it is the place', async () => {
  const current = async (place: ReturnType<typeof at> | undefined) =>
    (await savedPlaces(await aShop({ vendor, user: aUser(), place })))?.data?.current
  expect(await current(at(home))).toBe(home.id)
  expect(await current(at(office))).toBeNull()
  expect(await current(undefined)).toBeNull()
})

test('if the vendor fails only the saved addresses are missing', async () => {
  const toChooseFrom = () => Promise.reject(new Response(null, { status: 502 }))
  const shop = await aShop({ vendor: { addresses: { toChooseFrom } }, user: aUser() })
  expect(await savedPlaces(shop)).toEqual({ data: null, failed: 'generic' })
})
