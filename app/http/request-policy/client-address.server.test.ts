import { describe, expect, test } from 'vitest'
import { addressIn, clientAddress } from './client-address.server'

const asked = (remoteAddress: string, headers: Record<string, string> = {}, trusted = '') =>
  clientAddress({ headers, socket: { remoteAddress } as never }, trusted)

describe('the address of a client', () => {
  test('is that of its connection, whatever it claims', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', 'fly-client-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }
    expect(asked('1.2.3.4', headers)).toBe('1.2.3.4')
  })

  test.each([
    ['5.5.5.5', '5.5.5.5'],
    ['6.6.6.6, 5.5.5.5', '5.5.5.5'],
    ['', '1.2.3.4'],
    ['unknown', '1.2.3.4'],
    ['6.6.6.6:81, 5.5.5.5:80', '5.5.5.5'],
    ['[2001:db8::1]:80', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['5.5.5.5:', '1.2.3.4'],
    ['5.5.5.5:80:80', '1.2.3.4'],
    ['5.5.5:80', '1.2.3.4'],
  ])('is the one in the trusted header: %j gives %s', (header, address) => {
    expect(asked('1.2.3.4', { 'x-client': header }, 'X-Client')).toBe(address)
  })

  test.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%j counts as %s', (remote, address) => expect(asked(remote)).toBe(address))
})

test('if the server names no address there is none, and a request cannot set one', () => {
  expect([{}, { clientAddress: '' }, { clientAddress: 7 }].map(addressIn)).toEqual([null, null, null])
  expect(addressIn({ clientAddress: '1.2.3.4' })).toBe('1.2.3.4')
})
