import { measureFleet } from '../bench/fleet.mjs'
import { expect, test } from '../support/test'

test('killing instances and Redis in turn behind a proxy fails no page, loses no cart and doubles no order', async () => {
  const rows = await measureFleet({ instances: 2, guests: 10, customers: 3, harms: 3 })
  const missed = rows.filter(({ ok }) => ok === false).map(({ name, value }) => `${name}: ${value}`)
  expect(missed).toEqual([])
})
