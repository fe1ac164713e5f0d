import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Private, loopback and reserved addresses. An IPv4 address inside IPv6 is checked too. */
const nonPublic = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ],
  ipv6: [
    ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
    ...['2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  ],
}

const blocked = { ipv4: blockList('ipv4'), ipv6: blockList('ipv6') }

/** A list for each family: in a common one an IPv4 range also matches the IPv6 addresses that it maps to. */
function blockList(kind: keyof typeof nonPublic) {
  const list = new BlockList()
  for (const range of nonPublic[kind]) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}

/** Whether an address is on the public internet. */
export function isPublic(address: string): boolean {
  const kind = ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)]
  return kind !== undefined && !blocked[kind].check(address, kind)
}

/**
 * Finds the addresses of a name. It asks the name servers itself: `lookup` of Node waits in one of two threads, where
 * names that nobody answers for would hold up the connections to the vendor.
 */
export async function resolveName(name: string, resolver = new Resolver({ timeout: 2000, tries: 2 })) {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((answer, at): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  )
}

/** Resolves a name for a connection. Fails if any of its addresses is not public, because a name may point anywhere. */
export function publicLookup(resolve: (name: string) => Promise<LookupAddress[]> = resolveName): LookupFunction {
  return (name, options, done) =>
    void resolve(name).then((found) => {
      const [first] = found
      if (!first) return done(new Error('no address'), [])
      if (!found.every(({ address }) => isPublic(address))) return done(new Error('not a public address'), [])
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
}

/** Whether a name is an IP address or localhost, which nobody else can point elsewhere. A demo allows such origins. */
export const isNamedAddress = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^(?:.+\.)?localhost$/.test(hostname)
