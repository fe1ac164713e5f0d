import { describe, expect, test } from 'vitest'
import type { OrderSnapshot } from './order-snapshot.server'
import { isShareKey, shareKey } from './share-key.server'
import { visibleTo, versionOf } from './track-access.server'

const point = (latitude: number) => ({ latitude, longitude: 72.56 })

const onItsWay: OrderSnapshot = {
  status: 'on-the-way',
  minutesLeft: '5',
  driver: { id: '9', name: 'Imran Qureshi', phone: '+919811112222', image: 'https://cdn.example.com/imran.jpg' },
  courier: point(23.04),
  store: point(23.03),
  customer: point(23.06),
  courierUrl: 'https://rides.example.com/7',
  isPartial: false,
}

describe('somebody who follows an order', () => {
  test('sees everything as its customer', () => {
    expect(visibleTo('own', onItsWay)).toEqual(onItsWay)
  })

  test("sees, by its number alone, no door and only the courier's first name", () => {
    expect(visibleTo('guest', onItsWay)).toEqual({
      ...onItsWay,
      driver: { id: '', name: 'Imran', phone: '', image: '' },
      customer: null,
      courierUrl: '',
    })
    expect(visibleTo('guest', { ...onItsWay, status: 'arrived', courier: point(23.06) }).courier).toBeNull()
  })

  test("sees, with the customer's link, the address and the courier up to the door", () => {
    const seen = visibleTo('shared', { ...onItsWay, status: 'arrived' })
    expect(seen).toMatchObject({ customer: point(23.06), courier: point(23.04), driver: { name: 'Imran', phone: '' } })
  })

  test.each(['own', 'shared', 'guest'] as const)('sees no courier once it is over, as %s', (audience) => {
    expect(visibleTo(audience, { ...onItsWay, status: 'delivered' }).courier).toBeNull()
  })

  test('gets a new version when the shown facts change, but not for a courier who only moves', () => {
    const before = versionOf('own', onItsWay)
    expect(versionOf('own', { ...onItsWay, courier: point(23.045) })).toBe(before)
    for (const change of [{ minutesLeft: '4' }, { status: 'arrived' as const }, { courier: null }, { isPartial: true }])
      expect(versionOf('own', { ...onItsWay, ...change }), JSON.stringify(change)).not.toBe(before)
  })
})

describe('the key of a shared link', () => {
  test('is for one order of one vendor', () => {
    const key = shareKey('10001', '70012')
    expect(key).toMatch(/^[\w-]+$/)
    expect(isShareKey(key, '10001', '70012')).toBe(true)
    expect([isShareKey(key, '10001', '70013'), isShareKey(key, '10002', '70012')]).toEqual([false, false])
  })

  test.each(['', 'A'.repeat(43), '.'.repeat(43), 'A'.repeat(5000), '70012.x'])('is not %j', (key) => {
    expect(isShareKey(key, '10001', '70012')).toBe(false)
  })
})
