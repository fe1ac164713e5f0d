import { describe, expect, test, vi } from 'vitest'
import type { Proof } from '~/features/account/pending.server'
import type { NewAccount } from '~/vendor-api/account.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo } from '../../../tests/support/shop-builders'
import { signUp } from './actions.server'

const proof: Proof<'number'> = {
  kind: 'number',
  id: '8a1f6c5e-5b0e-4b53-9d62-0b7d1f9f7f11',
  identifier: '9800000001',
  dial: '91',
  country: 'IN',
  until: Date.now() + 60_000,
}

async function send(
  form: Record<string, string>,
  { usesCodeService = true, refusal = null as VendorError | null, isMade = false } = {},
) {
  const register = vi.fn((_: NewAccount) =>
    refusal ? Promise.reject(refusal) : Promise.resolve({ token: 'tok_2', user: aUser() }),
  )
  const login = vi.fn((_identifier: string, _password: string) =>
    isMade
      ? Promise.resolve({ token: 'tok_3', user: aUser() })
      : Promise.reject(new VendorError('refused', 'login', { vendorMessage: 'No such account' })),
  )
  const check = vi.fn(() => Promise.resolve({ isKnown: false, ticket: null, message: '' }))
  const posted = fields({ terms: 'accepted', ...form })
  const shop = await aShop({
    path: '/sign-up',
    form: posted,
    settings: { signIn: { ...(await aShop()).settings.signIn, phone: true, usesCodeService } },
    vendor: { auth: { check, login }, account: { register }, addresses: { primary: async () => null } },
  })
  const response = await signUp(shop, posted, { ...proof, id: crypto.randomUUID() }, '/orders')
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { asksAll: boolean } | null
  return { register, check, login, response, body }
}

describe('signing up with a verified number', () => {
  test('takes the name alone where a code signs in: no e-mail, and a password that nobody knows', async () => {
    const { register, check, response } = await send({ name: 'Nila Rao' })
    expect(leadsTo(response)).toBe('/address?backTo=%2Forders')
    const [made, other] = [register.mock.calls[0]?.[0], (await send({ name: 'Nila Rao' })).register.mock.calls[0]?.[0]]
    expect(made).toMatchObject({ firstName: 'Nila', lastName: 'Rao', email: '', mobile: '9800000001' })
    expect(made?.password).toMatch(/^[\w-]{24}$/)
    expect(other?.password).not.toBe(made?.password)
    expect(check).not.toHaveBeenCalled()
  })

  test('asks for e-mail and password once the vendor refuses a field, and then takes both', async () => {
    const invalid = new VendorError('invalid', 'registration', { vendorMessage: 'The user email field is required.' })
    const refused = await send({ name: 'Nila Rao' }, { refusal: invalid })
    expect([refused.response.status, refused.body?.asksAll]).toEqual([422, true])
    const short = await send({ name: 'Nila Rao', email: '', password: '' })
    expect([short.response.status, short.body?.asksAll]).toEqual([400, true])
    const { register } = await send({ name: 'Nila Rao', email: 'Nila@Example.com', password: 'secret-1' })
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ email: 'nila@example.com', password: 'secret-1' }))
  })

  test('asks for no more after a failure of another kind', async () => {
    for (const kind of ['server', 'refused'] as const) {
      const { body } = await send({ name: 'Nila Rao' }, { refusal: new VendorError(kind, 'registration') })
      expect(body?.asksAll).toBe(false)
    }
  })

  test('whose answer was lost goes on with the account that was made, which its password opens', async () => {
    const lost = new VendorError('timeout', 'registration')
    const { register, login, response } = await send({ name: 'Nila Rao' }, { refusal: lost, isMade: true })
    expect(leadsTo(response)).toBe('/address?backTo=%2Forders')
    expect(login.mock.calls).toEqual([['9800000001', register.mock.calls[0]?.[0].password]])
    expect((await send({ name: 'Nila Rao' }, { refusal: lost })).response.status).toBe(502)
  })

  test('that the vendor accepts without a session goes on with the account, if one was made', async () => {
    const accepted = new VendorError('refused', 'registration', { code: '200', vendorMessage: 'Welcome' })
    const { response } = await send({ name: 'Nila Rao' }, { refusal: accepted, isMade: true })
    expect(leadsTo(response)).toBe('/address?backTo=%2Forders')
    expect((await send({ name: 'Nila Rao' }, { refusal: accepted })).response.status).toBe(422)
  })

  test('that is refused is not tried as a sign-in', async () => {
    const { login } = await send({ name: 'Nila Rao' }, { refusal: new VendorError('refused', 'registration') })
    expect(login).not.toHaveBeenCalled()
  })

  test('asks for e-mail and password where only a password signs in', async () => {
    const { response, body } = await send({ name: 'Nila Rao' }, { usesCodeService: false })
    expect([response.status, body?.asksAll]).toEqual([400, true])
  })
})

describe('signing up with a fixed e-mail', () => {
  test.each([
    ['12', { name: ['signUp.nameRequired'], phone: ['signUp.phoneInvalid'] }],
    ['', { name: ['signUp.nameRequired'], phone: ['signUp.phoneRequired'] }],
  ])('says together what is wrong with the name and with the number %j', async (phone, error) => {
    const shop = await aShop()
    const posted = fields({ terms: 'accepted', name: '', phone, country: 'IN', password: 'secret12' })
    const byEmail: Proof<'email'> = { ...proof, kind: 'email', identifier: 'nila@example.com', name: '' }
    const response = await signUp(shop, posted, byEmail, '/orders')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ result: { error } })
  })
})
