import { describe, expect, test, vi } from 'vitest'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { changeProfile } from './route'

const asha = aUser()
const typed = { as: asha.id, name: 'Asha M', email: 'Asha.M@Example.com' }

async function save(
  form: Record<string, string>,
  { isKnown = false, refused = null as VendorError | null, user = asha } = {},
) {
  const check = vi.fn(() => Promise.resolve({ isKnown, ticket: null, message: '' }))
  const update = vi.fn((sent: object) => (refused ? Promise.reject(refused) : Promise.resolve(aUser(sent))))
  const posted = fields(form)
  const shop = await aShop({
    user,
    path: '/profile',
    form: posted,
    vendor: { auth: { check, userDetails: () => Promise.resolve(user) }, account: { update } },
  })
  const response = await changeProfile(shop, posted)
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { result: object } | null
  return { shop, check, update, response, body }
}

describe('a changed profile', () => {
  test('is saved with the number unchanged, and the session has the new name', async () => {
    const { shop, update, response } = await save(typed)
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Asha M', email: 'asha.m@example.com', mobile: asha.mobile, dialCode: '91' }),
    )
    expect(shop.user).toMatchObject({ id: asha.id, name: 'Asha M', email: 'asha.m@example.com' })
    expect(shop.session.signedIn?.token).toBe('tok_1')
    expect([leadsTo(response), toastOf(response)?.tone]).toEqual(['/profile', 'success'])
  })

  test('needs no e-mail if the account has none', async () => {
    const { update, check } = await save({ ...typed, email: '' }, { user: { ...asha, email: '' } })
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha M', email: '' }))
    expect(check).not.toHaveBeenCalled()
  })

  test.each(['', '  ', '\u200b', '\u00ad\u2069', '\u0000'])(
    'needs a name that can be seen, which %j is not',
    async (name) => {
      const { update, body } = await save({ ...typed, name })
      expect(update).not.toHaveBeenCalled()
      expect(body?.result).toMatchObject({ error: { name: ['profile.nameRequired'] } })
    },
  )

  test.each(['R', '王', 'عائشة', '🙂', 'नि'])('takes a name in any script: %s', async (name) => {
    expect(leadsTo((await save({ ...typed, name })).response)).toBe('/profile')
  })

  test('looks for no other account if the e-mail is unchanged', async () => {
    const { check, response } = await save({ ...typed, email: 'ASHA@example.com' })
    expect(check).not.toHaveBeenCalled()
    expect(leadsTo(response)).toBe('/profile')
  })

  test('with somebody else’s e-mail is reported at its field, and nothing is saved', async () => {
    const { update, response, body } = await save(typed, { isKnown: true })
    expect(update).not.toHaveBeenCalled()
    expect(response.status).toBe(422)
    expect(body?.result).toMatchObject({ error: { email: ['profile.emailTaken'] }, initialValue: { name: 'Asha M' } })
  })

  test.each([
    [{ name: ' ' }, { name: ['profile.nameRequired'] }],
    [{ email: '' }, { email: ['signUp.emailRequired'] }],
    [{ email: 'asha@' }, { email: ['signUp.emailInvalid'] }],
    [{ name: 'x'.repeat(101) }, { name: ['field.tooLong'] }],
  ])('with %j does not call the vendor', async (wrong, error) => {
    const { check, update, response, body } = await save({ ...typed, ...wrong })
    expect([check, update].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(response.status).toBe(400)
    expect(body?.result).toMatchObject({ error })
  })

  test('that the vendor refuses is reported in its words, and what was typed stays', async () => {
    const refused = new VendorError('refused', 'update_profile', { vendorMessage: 'Not today' })
    const { shop, response, body } = await save(typed, { refused })
    expect(response.status).toBe(422)
    expect(body?.result).toMatchObject({ error: { '': ['Not today'] }, initialValue: { name: 'Asha M' } })
    expect(shop.user).toEqual(asha)
  })

  test('of another customer than the one signed in now changes nothing, and is shown to nobody', async () => {
    const { check, update, response, body } = await save({ ...typed, as: '5502' })
    expect([check, update].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(response.status).toBe(409)
    const text = 'You are signed in with another account now. Nothing was changed.'
    expect(body).toEqual({ result: { status: 'error', error: { '': [text] } } })
  })
})
