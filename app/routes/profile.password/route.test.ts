import { expect, test } from 'vitest'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields } from '../../../tests/support/shop-builders'
import { changePassword } from './route'

const asha = aUser()
const typed = { as: asha.id, oldPassword: 'secret-1', password: 'secret-2', confirm: 'secret-2' }

test.each([
  [new VendorError('network', 'change_password'), 502, true],
  [new VendorError('refused', 'change_password', { vendorMessage: 'Wrong password' }), 422, false],
])(
  'after %s the page says whether the new password may be set, and shows no password',
  async (error, status, maybe) => {
    const posted = fields(typed)
    const vendor = { account: { changePassword: () => Promise.reject(error) } }
    const response = await changePassword(await aShop({ user: asha, form: posted, vendor }), posted)
    const text = await response.text()
    expect([response.status, text.includes('may already be set'), text.includes('secret-')]).toEqual([
      status,
      maybe,
      false,
    ])
  },
)
