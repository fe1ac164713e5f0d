import { beforeEach, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { resultOf, rowsOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const aPlace = { address: 'Law Garden, Ahmedabad', latitude: '23.0262', longitude: 72.5609, city: 'Ahmedabad' }

test('Asha has a home, which is primary, and an office', async () => {
  const rows = rowsOf(await demo.call('get_user_address', {}, token))
  expect(rows.map((row) => [row.shiping_id, row.adress_clarification, row.is_primary])).toEqual([
    [801, 'Home', 1],
    [802, 'Office', 0],
  ])
})

test('an address is saved from form data, made primary, changed and deleted', async () => {
  const form = new FormData()
  for (const [key, value] of Object.entries({ ...aPlace, vendor_id: 10001, is_langauge: '' }))
    form.set(key, String(value))
  const headers = { authorization: `Bearer ${token}` }
  const saved = await demo.send('/api/v1/add_shiping_address', { method: 'POST', headers, body: form })
  const { shiping_id } = resultOf(saved)
  expect(resultOf(saved)).toMatchObject({ latitude: '23.0262', longitude: '72.5609' })

  const primary = await demo.call('set_primary_address', { user_id: 5501, address_id: shiping_id }, token)
  expect(resultOf(primary).restaurant_id).toBe(2103)
  expect(resultOf(await demo.call('get_user_primary_address', {}, token)).shiping_id).toBe(shiping_id)

  await demo.call('update_shiping_address', { ...aPlace, shiping_id, landmark: 'Gate 2' }, token)
  expect(resultOf(await demo.call('get_user_primary_address', {}, token)).landmark).toBe('Gate 2')

  expect((await demo.call('delete_shiping_address', { shiping_id, vendor_id: '' }, token)).code).toBe(200)
  expect((await demo.call('get_user_primary_address', {}, token)).code).toBe(101)
})

test('an address that no store serves has no store', async () => {
  const mumbai = { ...aPlace, latitude: 19.07, longitude: 72.87 }
  const { shiping_id } = resultOf(await demo.call('add_shiping_address', mumbai, token))
  const primary = await demo.call('set_primary_address', { user_id: 5501, address_id: shiping_id }, token)
  expect(primary).toMatchObject({ code: 200, body: { Result: { restaurant_id: '' } } })
  expect(resultOf(await demo.call('get_user_primary_address', {}, token)).restaurant_id).toBeNull()
})

test.each([
  ['latitude', '90.01'],
  ['latitude', -999],
  ['longitude', '180.01'],
  ['longitude', -181],
])('an address lies on the earth: no %s of %s', async (field, value) => {
  for (const name of ['add_shiping_address', 'update_shiping_address']) {
    const reply = await demo.call(name, { ...aPlace, shiping_id: 801, [field]: value }, token)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors as object)).toEqual([field])
  }
})

test('urlencoded forms are read too', async () => {
  const body = new URLSearchParams({ ...aPlace, longitude: '72.5609', vendor_id: '10001' })
  const headers = { authorization: `Bearer ${token}` }
  const saved = await demo.send('/api/v1/add_shiping_address', { method: 'POST', headers, body })
  expect(saved.code).toBe(200)
})

test("somebody else's address does not exist", async () => {
  const ravi = { shiping_id: 803, address_id: 803, user_id: 5501, ...aPlace }
  for (const name of ['set_primary_address', 'update_shiping_address', 'delete_shiping_address']) {
    expect((await demo.call(name, ravi, token)).code).toBe(101)
  }
})

test('an empty address list is code 101 with an empty Result', async () => {
  for (const shiping_id of [801, 802]) await demo.call('delete_shiping_address', { shiping_id }, token)
  expect((await demo.call('list_shiping_address', {}, token)).body).toMatchObject({ code: 101, Result: [] })
})
