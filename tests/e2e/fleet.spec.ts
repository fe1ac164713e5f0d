import { measureFleet } from '../bench/fleet.mjs'
import { expect, test } from '../support/test'

test('with its instances and Redis killed in turn behind a proxy, no page fails, no cart is lost and no order is made twice', async () => {
  const rows = await measureFleet({ instances: 2, guests: 10, customers: 3, harms: 3 })
  const missed = rows.filter(({ ok }) => ok === false).map(({ name, value }) => `${name}: ${value}`)
  expect(missed).toEqual([])
})
