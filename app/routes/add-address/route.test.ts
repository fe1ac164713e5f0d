import { expect, test, vi } from 'vitest'
import type { NewAddress } from '~/domain/place/address'
import { anAddress } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { addOnce } from './route'

const address = anAddress({ house: 'Hill House' })

/** A customer's saved addresses at the vendor, and their forms for new ones. */
function aCustomer(userId: string, lost = () => false) {
  const saved = [anAddress()]
  const add = vi.fn(async (one: NewAddress) => {
    const id = String(900 + saved.length)
    saved.push({ ...one, id, isPrimary: false, storeId: '' })
    if (lost()) throw new VendorError('network', 'add_shiping_address')
    return { id }
  })
  const user = aUser({ id: userId })
  const send = async (one: NewAddress = address) =>
    addOnce(await aShop({ user, vendor: { addresses: { add, list: async () => [...saved] } } }), user, one)
  return { saved, add, send }
}

test('an address is saved once, however often its form arrives, and another one beside it', async () => {
  const { add, send } = aCustomer('5601')
  const answers = await Promise.all([send(), send(), send()])
  expect([...answers, await send()]).toEqual(Array(4).fill({ id: '901' }))
  expect(add).toHaveBeenCalledTimes(1)
  expect(await send({ ...address, flat: '7' })).toEqual({ id: '902' })
  expect(await send({ ...address, latitude: address.latitude + 0.01 })).toEqual({ id: '903' })
})

test('an address that was deleted can be saved again', async () => {
  const { saved, add, send } = aCustomer('5602')
  await send()
  saved.pop()
  await send()
  expect(add).toHaveBeenCalledTimes(2)
})

test('a second try after a lost answer finds the saved address', async () => {
  const { add, send } = aCustomer('5603', () => true)
  await expect(send()).rejects.toMatchObject({ kind: 'network' })
  expect(await send()).toEqual({ id: '901' })
  expect(add).toHaveBeenCalledTimes(1)
})

test('the vendor’s refusal is the customer’s to see', async () => {
  const refused = new VendorError('refused', 'add_shiping_address', { vendorMessage: 'Too many' })
  const user = aUser({ id: '5604' })
  const addresses = { add: () => Promise.reject(refused), list: async () => [] }
  await expect(addOnce(await aShop({ user, vendor: { addresses } }), user, address)).rejects.toBe(refused)
})
