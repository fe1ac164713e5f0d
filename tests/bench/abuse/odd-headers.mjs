import { row } from '../report.mjs'
import { memoryRow, tally } from './tally.mjs'

const count = 10_000
const connections = 8
const ports = 5000
const paths = ['/', '/vendor/spice-route', '/nope', '/search?q=dal', '/robots.txt']
/** How much a process may still grow after it has seen everything that visitors can invent, in MB. */
const growthLimit = 10

/**
 * Requests with new ports, ids, agents, languages and paths each time, twice over: the memory they leave is bounded.
 */
export async function measureOddHeaders({ storefront }) {
  const first = await tally(storefront, requests(0), connections)
  const before = storefront.residentMb()
  const second = await tally(storefront, requests(count), connections)
  const growth = storefront.residentMb() - before
  const note = `${ports} ports, ids, agents, languages and paths of each request`
  return [
    row('odd headers: sent', 2 * count, '', null, note),
    row('odd headers: answered with 500 or not at all', first.failed + second.failed, '', 0),
    row('odd headers: memory added by the second half', growth, 'MB', growthLimit),
    memoryRow('odd headers', Math.max(first.peakMb, second.peakMb)),
  ]
}

function requests(from) {
  return Array.from({ length: count }, (_, nth) => {
    const at = from + nth
    const host = `localhost:${1 + (at % ports)}`
    const odd = { 'X-Request-Id': `${'odd'.repeat(at % 90)}-${at}`, 'User-Agent': `agent ${at}` }
    const wishes = { 'Accept-Language': `en;q=0.${at}`, 'Accept-Encoding': `br;q=0.${1 + (at % 999)}` }
    // Each from its own address, because limits are not measured here.
    const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
    const long = at % 7 === 0 ? `/${'x'.repeat(at % 3000)}` : ''
    const path = long || paths[at % paths.length]
    return { method: 'GET', path, headers: { Host: host, ...odd, ...wishes, 'X-Client-Address': address }, body: null }
  })
}
