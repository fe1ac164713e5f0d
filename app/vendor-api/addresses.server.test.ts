import { expect, test } from 'vitest'
import { failureOf, stubVendor } from './stub-vendor.test-support'

const wireAddress = {
  shiping_id: 801,
  adress_clarification: 'Home',
  flat_no: null,
  house_name: 'Lake View',
  Shiping_address: 'Lake Road, Old Town',
  latitude: '23.0225',
  longitude: '72.5714',
  city: 'Old Town',
  state: 'GJ',
  zip_code: 380001,
  landmark: '',
  restaurant_id: 2101,
  is_primary: '1',
}

const address = {
  id: '801',
  tag: 'Home',
  flat: '',
  house: 'Lake View',
  address: 'Lake Road, Old Town',
  landmark: '',
  city: 'Old Town',
  state: 'GJ',
  zip: '380001',
  latitude: 23.0225,
  longitude: 72.5714,
  storeId: '2101',
  isPrimary: true,
} as const

test('saved addresses are parsed under our names', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: [wireAddress] })
  expect(await vendor.addresses.list()).toEqual([address])
  expect(sent[0]).toMatchObject({ token: 'Bearer tok_1' })
  expect(sent[0]?.payload).toEqual({ is_langauge: 'ar', devicetoken: '', devicetype: '', uniqueid: '', type: '' })
})

test('an address without id or point is left out, an unknown tag is Other', async () => {
  const Result = [
    { ...wireAddress, shiping_id: null },
    { ...wireAddress, latitude: '' },
    { ...wireAddress, longitude: null },
    { ...wireAddress, latitude: '0', longitude: 0 },
    { ...wireAddress, adress_clarification: null },
  ]
  expect(await stubVendor({ code: 200, Result }).vendor.addresses.list()).toEqual([{ ...address, tag: 'Other' }])
})

test('parts that are the text null count as missing', async () => {
  const none = { flat_no: 'null', house_name: 'null', landmark: 'null', city: 'null', state: 'null', zip_code: 'null' }
  const Result = [{ ...wireAddress, ...none, Shiping_address: 'null' }]
  expect(await stubVendor({ code: 200, Result }).vendor.addresses.list()).toEqual([
    { ...address, house: '', address: '', landmark: '', city: '', state: '', zip: '' },
  ])
})

test.each([[[]], [{}], [''], [null]])('101 with Result %j means no addresses', async (Result) => {
  expect(await stubVendor({ code: 101, Result }).vendor.addresses.list()).toEqual([])
})

test('the primary address may come alone or in a list', async () => {
  for (const Result of [wireAddress, [wireAddress], { ...wireAddress, is_primary: undefined }]) {
    expect(await stubVendor({ code: 200, Result }).vendor.addresses.primary()).toEqual(address)
  }
})

test.each([101, '101', 401, '401'])('code %j means no primary address', async (code) => {
  expect(await stubVendor({ code, Result: '' }).vendor.addresses.primary()).toBeNull()
})

test('HTTP 401 is an ended session for it too', async () => {
  const { vendor } = stubVendor(() => new Response('{}', { status: 401 }))
  expect(await failureOf(vendor.addresses.primary())).toMatchObject({ kind: 'unauthorized' })
})

test('a new address is posted as form data, with the spelling of requests', async () => {
  const { vendor, sent } = stubVendor({ code: 200, Result: { shiping_id: 802 } })
  expect(await vendor.addresses.add(address)).toEqual({ id: '802' })
  expect(sent[0]).toMatchObject({ method: 'POST' })
  expect(sent[0]?.payload).toEqual({
    vendor_id: '10001',
    is_langauge: 'ar',
    city: 'Old Town',
    address_clarification: 'Home',
    landmark: '',
    address: 'Lake Road, Old Town',
    state: 'GJ',
    flat_no: '',
    house_name: 'Lake View',
    latitude: '23.0225',
    longitude: '72.5714',
    zip_code: '380001',
  })
})

test('a saved address that the answer does not name has no id', async () => {
  const { vendor } = stubVendor({ code: 200, Result: [] })
  expect(await vendor.addresses.add(address)).toEqual({ id: null })
})

test('a refused address says why, and is never sent twice', async () => {
  const refused = stubVendor({ code: 101, msg: 'Not served' })
  expect(await failureOf(refused.vendor.addresses.add(address))).toMatchObject({
    kind: 'refused',
    vendorMessage: 'Not served',
  })
  const lost = stubVendor(new TypeError('fetch failed'))
  await failureOf(lost.vendor.addresses.add(address))
  expect(lost.sent).toHaveLength(1)
})

test('a primary address names its store, if any', async () => {
  const { vendor, sent } = stubVendor((_, at) => ({ code: 200, Result: at === 0 ? { restaurant_id: 2101 } : [] }))
  expect(await vendor.addresses.setPrimary('5501', '801')).toEqual({ storeId: '2101' })
  expect(await vendor.addresses.setPrimary('5501', '801')).toEqual({ storeId: '' })
  expect(sent[0]?.payload).toEqual({ vendor_id: '10001', is_langauge: 'ar', user_id: '5501', address_id: '801' })
})

test('101 on deleting is a refusal', async () => {
  const { vendor, sent } = stubVendor({ code: 101, msg: 'In use' })
  expect(await failureOf(vendor.addresses.remove('801'))).toMatchObject({ kind: 'refused', vendorMessage: 'In use' })
  expect(sent[0]?.payload).toMatchObject({ shiping_id: '801' })
})
