import { expect, test, vi } from 'vitest'
import { anAddress } from '~/domain/test-builders'
import { sealPlace } from '~/features/place/places.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { answerAddress, shownAddress, type AddressAnswer } from './address-form.server'

const user = aUser()
const address = anAddress()
const place = sealPlace(address)
const typed = { house: 'Rose Villa', flat: '7', landmark: 'By the gate', tag: 'Office' }
const chosen = { search: 'Park Road', searchedFor: 'Park Road', place: place?.sealed ?? '' }
const whole = { ...typed, ...chosen, as: user.id, intent: 'save', backTo: '/review-cart' }

/** The result of sending the form. */
async function send(
  form: Record<string, string>,
  save: () => Promise<boolean | 'not-primary' | null> = async () => null,
  settings = {},
) {
  const saved = vi.fn(save)
  const vendor = { settings: { zoneOf: async () => null } }
  const shop = await aShop({ user, settings, vendor })
  const answer = await answerAddress(shop, fields(form), saved)
  return { saved, answer, body: answer.body ? ((await answer.json()) as AddressAnswer) : null }
}

test('the form starts with everything saved of an address, and nothing else', async () => {
  const { typed, ...shown } = await shownAddress(await aShop({ method: 'GET' }), user, place, address)
  expect(typed).toEqual({ search: address.address, house: 'Rose House', flat: '4B', landmark: '', tag: 'Home' })
  expect(shown).toMatchObject({ as: user.id, backTo: '/address', place, searchedFor: address.address, isServed: true })
  expect(shown.place).toMatchObject({ latitude: address.latitude, longitude: address.longitude })
})

test('text typed before signing in again replaces the saved values, emptied fields included', async () => {
  const typed = { ...chosen, house: 'Rose Villa', tag: 'Office', backTo: '//evil.example' }
  const shop = await aShop({ method: 'GET', path: '/update-address/801', typed })
  expect(await shownAddress(shop, user, null, address)).toMatchObject({
    typed: { search: 'Park Road', house: 'Rose Villa', flat: '', landmark: '', tag: 'Office' },
    backTo: '/address',
    place,
    searchedFor: 'Park Road',
  })
})

test('text that somebody typed is not shown to another customer who signs in, and a link fills in nothing', async () => {
  const typed = { ...chosen, house: 'Rose Villa', tag: 'Office', as: '5502' }
  const link = `/add-address?${fields({ ...typed, as: user.id })}`
  for (const opened of [{ path: '/add-address', typed }, { path: link }]) {
    const shown = await shownAddress(await aShop({ method: 'GET', ...opened }), user, null)
    expect(shown).toMatchObject({ typed: { search: '', house: '', tag: 'Home' }, place: null, searchedFor: '' })
  }
})

test('the whole form saves the place as found, with the typed fields, and leads back', async () => {
  const { saved, answer } = await send(whole)
  const { latitude, longitude, city, state, zip } = address
  expect(saved).toHaveBeenCalledWith({ ...typed, address: address.address, latitude, longitude, city, state, zip })
  expect(leadsTo(answer)).toBe('/review-cart')
  expect(toastOf(answer)).toEqual({ tone: 'success', text: 'Address saved' })
})

test('an address outside the zones is saved, and the message that nobody delivers there stays', async () => {
  const { answer } = await send(whole, async () => false)
  expect([leadsTo(answer), toastOf(answer)]).toEqual(['/review-cart', null])
})

test('a saved address that could not become primary is not called chosen; the list of addresses offers it', async () => {
  const { answer } = await send(whole, async () => 'not-primary')
  expect(leadsTo(answer)).toBe('/address?backTo=%2Freview-cart')
  expect(toastOf(answer)).toMatchObject({ tone: 'error', text: expect.stringMatching(/^Address saved, but/) })
})

test.each([
  ['no place was chosen', { place: '' }],
  ['the place was not found here', { place: 'made.up' }],
  ['the search says something else by now', { search: '' }],
  ['a button of the search was pressed', { intent: 'find', search: '' }],
])('nothing is saved if %s', async (_, change) => {
  const { saved } = await send({ ...whole, search: '', ...change })
  expect(saved).not.toHaveBeenCalled()
})

test('wrong fields are reported in place, and nothing is saved', async () => {
  const { saved, answer, body } = await send({ ...whole, flat: 'Ground', house: 'x'.repeat(101) })
  expect(saved).not.toHaveBeenCalled()
  expect(answer.status).toBe(400)
  expect(body?.result.error).toEqual({ flat: ['address.flatNumber'], house: ['field.tooLong'] })
  expect(body?.place).toEqual(place)
})

test('the vendor’s refusal is shown with the form unchanged', async () => {
  const refused = () => Promise.reject(new VendorError('refused', 'add_shiping_address', { vendorMessage: 'Too many' }))
  const { answer, body } = await send(whole, refused)
  expect(answer.status).toBe(422)
  expect(body?.result.error).toEqual({ '': ['Too many'] })
  expect(body?.result.initialValue).toMatchObject(typed)
})

test('a failure of the vendor, which is no refusal, has a status of its own and keeps the form too', async () => {
  const failed = () => Promise.reject(new VendorError('server', 'add_shiping_address', { status: 500 }))
  const { answer, body } = await send(whole, failed)
  expect([answer.status, body?.result.error]).toEqual([502, { '': ['Server error'] }])
  expect(body?.result.initialValue).toMatchObject(typed)
})

test('a form shown to another customer does nothing and says so', async () => {
  for (const as of ['5502', '']) {
    const { saved, answer, body } = await send({ ...whole, as })
    expect(saved).not.toHaveBeenCalled()
    expect(answer.status).toBe(409)
    expect(body?.result.error?.['']).toEqual(['You are signed in with another account now. Nothing was changed.'])
    expect(body?.result.initialValue).toMatchObject(typed)
  }
})

test('a place outside the vendor’s zones is reported as soon as it is picked', async () => {
  const pick = { ...whole, intent: 'find', pick: place?.sealed ?? '' }
  expect((await send(pick)).body).toMatchObject({ place, isServed: true })
  expect((await send(pick, undefined, { usesZones: true })).body).toMatchObject({ place, isServed: false })
})
