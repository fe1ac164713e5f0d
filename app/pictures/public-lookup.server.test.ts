import { createSocket } from 'node:dgram'
import { lookup, Resolver } from 'node:dns/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isNamedAddress, isPublic, publicLookup, resolveName } from './public-lookup.server'

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
      publicLookup(async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))(
        'cdn.test',
        options,
        (error, ...rest) => done(error ? error.message : rest),
      ),
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

describe('the name servers are asked for', () => {
  test('addresses of both kinds, and those of one kind are enough', async () => {
    expect(await resolveName('cdn.test', await aNameServer({ v4: [8, 8, 8, 8] }))).toEqual([
      { address: '8.8.8.8', family: 4 },
    ])
    const v6 = [0x2a, 0, ...Array<number>(13).fill(0), 1]
    expect(await resolveName('cdn.test', await aNameServer({ v4: [8, 8, 8, 8], v6 }))).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2a00::1', family: 6 },
    ])
  })

  test('names that nobody answers for, which hold up no other lookup', async () => {
    const silent = await aNameServer('silent')
    const hanging = Array.from({ length: 20 }, (_, at) => resolveName(`${at}.test`, silent))
    const other = lookup('localhost').then(() => 'another name')
    expect(await Promise.race([other, ...hanging])).toBe('another name')
    silent.cancel()
    expect((await Promise.all(hanging)).flat()).toEqual([])
  })
})

/** A resolver that asks a name server of the test's own, which knows these addresses for any name, or never answers. */
async function aNameServer(known: { v4?: number[]; v6?: number[] } | 'silent') {
  const server = createSocket('udp4', (query, { port, address }) => {
    if (known === 'silent') return
    const type = query.readUInt16BE(query.indexOf(0, 12) + 1)
    const bytes = type === 1 ? known.v4 : known.v6
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const head = [...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, bytes ? 1 : 0, 0, 0, 0, 0]
    const record = bytes ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes] : []
    server.send(Buffer.from([...head, ...question, ...record]), port, address)
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((done) => server.bind(0, '127.0.0.1', done))
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  return resolver
}

test("only a literal address or this machine's name counts as an address", () => {
  expect(['127.0.0.1', '[::1]', 'localhost', 'grocery.localhost'].every(isNamedAddress)).toBe(true)
  expect(['cdn.test', 'localhost.cdn.test', '127.0.0.1.cdn.test', 'notlocalhost'].some(isNamedAddress)).toBe(false)
})
