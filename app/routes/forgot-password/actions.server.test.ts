import { expect, test } from 'vitest'
import { aShop, fields } from '../../../tests/support/shop-builders'
import { askFor } from './actions.server'

test('who comes from the password finds the form filled in, and no code is sent before they ask for it', async () => {
  const form = fields({ intent: 'forgot', identifier: '7400 123456', country: 'GB', password: 'half-typed' })
  const response = askFor(await aShop({ form }), form)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ identifier: '7400 123456', country: 'GB', result: null })
})

test('whatever else is posted there, the form takes up no more than fits it, and has a country', async () => {
  const shop = await aShop()
  expect(await askFor(shop, fields({})).json()).toMatchObject({ identifier: '', country: 'IN' })
  const { identifier } = await askFor(shop, fields({ identifier: 'x'.repeat(5000) })).json()
  expect(identifier).toHaveLength(100)
})
