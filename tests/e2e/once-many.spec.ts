import { measureOrders } from '../bench/orders.mjs'
import { expect, test } from '../support/test'

test('parallel orders of many customers, submitted twice and with lost answers, are made once each', async () => {
  const rows = await measureOrders({ customers: 4, rounds: 1, pauseMs: 0 })
  const missed = rows.filter(({ ok }) => ok === false).map(({ name, value }) => `${name}: ${value}`)
  expect(missed).toEqual([])
})
