import { expect, test } from 'vitest'
import { VendorError } from '~/vendor-api/errors'
import { aShop, fields } from '../../../tests/support/shop-builders'
import { identify, signIn, signInByCode } from './actions.server'

test('a typed password never comes back, also if a code is asked for instead', async () => {
  const form = fields({ identifier: '9000000001', password: 'secret-2', homepage: 'filled in' })
  for (const answer of [await signIn(await aShop(), form), await signInByCode(await aShop(), form)])
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining('secret-2')])
})

test.each([
  ['refused', 422],
  ['invalid', 422],
  ['server', 502],
] as const)('a number that the vendor answers as %s shows the form again with status %i', async (kind, status) => {
  const check = () => Promise.reject(new VendorError(kind, 'check_user_details', { vendorMessage: 'Not here' }))
  const answer = await identify(await aShop({ vendor: { auth: { check } } }), fields({ identifier: '9000000001' }))
  expect(answer.status).toBe(status)
})
