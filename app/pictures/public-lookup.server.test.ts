import { describe, expect, test } from 'vitest'
import { isNamedAddress, isPublic, publicLookup } from './public-lookup.server'

describe('addresses that are not public', () => {
  test.each([
    ['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
    ['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'a name', ''],
  ])('%s', (...addresses) => {
    expect(addresses.filter(isPublic)).toEqual([])
  })
})

test('public addresses are', () => {
  const addresses = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:4860:4860::8888', '2a00:1450:4001::1']
  expect(addresses.filter((address) => !isPublic(address))).toEqual([])
})

describe('the lookup of a name', () => {
  const found = (addresses: string[], options = {}) =>
    new Promise((done) =>
      publicLookup((_name, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )('cdn.test', options, (error, ...rest) => done(error ? error.message : rest)),
    )

  test('returns what connections ask for: one address, or all of them', async () => {
    expect(await found(['8.8.8.8', '2a00::1'])).toEqual(['8.8.8.8', 4])
    expect(await found(['8.8.8.8'], { all: true })).toEqual([[{ address: '8.8.8.8', family: 4 }]])
  })

  test('returns none if one of them is not public, or there is none', async () => {
    expect(await found(['8.8.8.8', '127.0.0.1'], { all: true })).toBe('not a public address')
    expect(await found(['::ffff:10.0.0.1'])).toBe('not a public address')
    expect(await found([])).toBe('no address')
  })
})

test("only a literal address or this machine's name counts as an address", () => {
  expect(['127.0.0.1', '[::1]', 'localhost', 'grocery.localhost'].every(isNamedAddress)).toBe(true)
  expect(['cdn.test', 'localhost.cdn.test', '127.0.0.1.cdn.test', 'notlocalhost'].some(isNamedAddress)).toBe(false)
})
