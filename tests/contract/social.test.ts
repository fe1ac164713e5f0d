import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)("a provider's profile, %s", (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test.each(['google', 'facebook'] as const)('that an account of %s has stored opens a session', async (provider) => {
    const { guest, clientOf } = contract
    const session = await guest.auth.social({ provider, id: `${provider}-asha`, email: '' })
    expect(session?.user).toMatchObject({ name: 'Asha Patel', mobile: '9000000001', dialCode: '91' })
    const user = await clientOf(session?.token ?? '').auth.userDetails()
    expect(user.id).toBe(session?.user.id)
  })

  test('is found by its e-mail once, and from then on without', async () => {
    const { auth } = contract.guest
    const found = await auth.social({ provider: 'google', id: 'google-ravi', email: 'ravi@example.com' })
    expect(found?.user.name).toBe('Ravi Shah')
    expect((await auth.social({ provider: 'google', id: 'google-ravi', email: '' }))?.user.id).toBe(found?.user.id)
    expect(await auth.social({ provider: 'facebook', id: 'google-ravi', email: '' })).toBeNull()
  })

  test('without an account opens nothing', async () => {
    const newcomer = { provider: 'facebook', id: 'new-1', email: 'nina@example.com' } as const
    expect(await contract.guest.auth.social(newcomer)).toBeNull()
  })
})
