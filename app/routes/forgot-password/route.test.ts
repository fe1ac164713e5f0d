import { expect, test } from 'vitest'
import { aShop, fields } from '../../../tests/support/shop-builders'
import { prefilledForm } from './route'

test('coming from the password step, the form is filled in, and no code is sent before it is submitted', async () => {
  const form = fields({ intent: 'forgot', identifier: '7400 123456', country: 'GB', password: 'half-typed' })
  const response = prefilledForm(await aShop({ form }), form)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ result: { initialValue: { identifier: '7400 123456', country: 'GB' } } })
})

test('whatever is posted, the form takes only what fits, and always has a country', async () => {
  const shop = await aShop()
  const valuesFrom = async (form: Record<string, string>) =>
    (await prefilledForm(shop, fields(form)).json()).result.initialValue
  expect(await valuesFrom({})).toEqual({ identifier: '', country: 'IN' })
  expect((await valuesFrom({ identifier: 'x'.repeat(5000) }))?.identifier).toHaveLength(100)
})
