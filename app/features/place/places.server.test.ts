import { describe, expect, test } from 'vitest'
import { aPlace } from '~/domain/test-builders'
import { signed, type Purpose } from '~/http/signed.server'
import { openPlace, sealedPlace, sealPlace } from './places.server'

const found = { ...aPlace(), zip: '380006' }
const sealedText = (value: unknown, purpose: Purpose = ['place field']) =>
  signed(Buffer.from(JSON.stringify(value)).toString('base64url'), purpose)

describe('a signed place', () => {
  test('reads back unchanged', () => {
    const { address, sealed } = sealPlace(found) ?? { address: '', sealed: '' }
    expect(address).toBe('Law Garden, Ahmedabad')
    expect(openPlace(sealed)).toEqual(found)
    expect(sealedPlace(sealed)).toEqual({ address, sealed })
  })

  test('is invalid if any part of it was changed', () => {
    const sealed = sealPlace(found)?.sealed ?? ''
    const [body = '', signature = ''] = sealed.split(/\.(?=[^.]*$)/)
    const other = sealedText({ ...found, city: 'Anywhere' }).replace(/\.[^.]*$/, `.${signature}`)
    for (const wrong of [null, undefined, '', 'x', body, `${body}.`, `x${sealed}`, other, JSON.stringify(found)])
      expect(openPlace(wrong), String(wrong)).toBeNull()
  })

  test('is invalid if signed for something else or out of range', () => {
    expect(openPlace(sealedText(found))).toEqual(found)
    expect(openPlace(sealedText(found, ['state']))).toBeNull()
    for (const part of [
      { latitude: 91 },
      { longitude: -181 },
      { latitude: null },
      { city: 'x'.repeat(101) },
      { address: '' },
    ])
      expect(openPlace(sealedText({ ...found, ...part })), JSON.stringify(part)).toBeNull()
    expect(openPlace(signed('e30', ['place field']))).toBeNull()
    expect(openPlace(signed('!', ['place field']))).toBeNull()
  })

  test('cuts a long address, and cannot be made from impossible coordinates', () => {
    expect(sealPlace({ ...found, address: 'x'.repeat(400) })?.address).toHaveLength(300)
    expect(sealPlace({ ...found, latitude: NaN })).toBeNull()
    expect(sealPlace({ ...found, longitude: 200 })).toBeNull()
  })
})
