import { expect, test } from 'vitest'
import { aShop, fields } from '../../../tests/support/shop-builders'
import { signIn, signInByCode } from './actions.server'

test('a typed password never comes back, also if a code is asked for instead', async () => {
  const form = fields({ identifier: '9000000001', password: 'secret-2', homepage: 'filled in' })
  for (const answer of [await signIn(await aShop(), form), await signInByCode(await aShop(), form)])
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining('secret-2')])
})
