import { hostileRequests } from '../../support/hostile.mjs'
import { tally, tallyRows } from './tally.mjs'

const count = 3000
const connections = 8

/** A sample of the tests' generated requests: odd names, nesting, sizes, encodings, methods, cookies. */
export async function measureHostile({ storefront }) {
  const requests = hostileRequests({ count, seed: 1 })
  return tallyRows('hostile requests', await tally(storefront, requests, connections), connections)
}
