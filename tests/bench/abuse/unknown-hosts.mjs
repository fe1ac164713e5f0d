import { row } from '../report.mjs'
import { tally, tallyRows } from './tally.mjs'

const count = 3000
const connections = 16
/** The most calls that these unknown hosts may cost the vendor. */
const upstreamLimit = 300

/** Requests for many unknown hosts, and then the first visitor of a brand, from another address. */
export async function measureUnknownHosts({ demo, storefront }) {
  await demo.reset()
  const requests = Array.from({ length: count }, (_, at) => ({
    method: 'GET',
    path: '/',
    headers: { Host: `shop-${at}.example` },
    body: null,
  }))
  const counted = await tally(storefront, requests, connections)
  const firstVisit = await first({ Host: 'grocery.localhost', 'X-Client-Address': '198.51.100.7' }, storefront)
  const calls = (await demo.calls()).filter(({ call }) => call === 'get-vendor-settings')
  return [
    ...tallyRows('unknown hosts', counted, connections),
    row('unknown hosts: first visitors of a brand kept out', firstVisit.byStatus[200] === 1 ? 0 : 1, '', 0),
    row('unknown hosts: calls to the vendor', calls.length, '', upstreamLimit),
  ]
}

const first = (headers, storefront) => tally(storefront, [{ method: 'GET', path: '/', headers, body: null }], 1)
