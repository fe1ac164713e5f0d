import { beforeEach, describe, expect, test } from 'vitest'
import { lastCode } from '../../demo/areas/codes/test-support'
import { flavours, ownContract } from './support'

const contract = ownContract()

const asha = { identifier: '9000000001', dial: '91' }
const byMail = { identifier: 'asha@example.com', dial: '' }
const stranger = { identifier: '9111111111', dial: '91' }

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test.each([
    ['the service', 'thirdParty', asha],
    ['the vendor itself', 'own', asha],
    ['the vendor itself by e-mail', 'own', byMail],
  ] as const)('a code sent by %s verifies an account, whose password is then reset', async (_, by, who) => {
    const { auth, codes, account } = contract.guest
    const ticket = await codes.sendForgotten(who, by)
    const { code, session_id: sessionId } = await lastCode(contract.demo)
    expect(ticket).toEqual({ sessionId, length: 6, resendAfter: 30 })
    await expect(codes.check({ ...who, sessionId, code: 'wrong' }, by)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Invalid OTP',
    })
    const { resetToken, ...outcome } = await codes.check({ ...who, sessionId, code }, by)
    expect(outcome).toEqual({ isRegistered: true, entered: null })
    expect(resetToken).toMatch(/^rst_/)
    await account.resetPassword(who, 'secret-2', resetToken)
    expect((await auth.login(who.identifier, 'secret-2')).user.id).toBe('5501')
    await expect(auth.login(who.identifier, 'demo1234')).rejects.toMatchObject({ kind: 'refused' })
    await expect(account.resetPassword(who, 'secret-3', resetToken)).rejects.toMatchObject({ kind: 'refused' })
  })

  test('without an account there is no code to reset a password, and no reset', async () => {
    const unknown = { kind: 'refused', vendorMessage: 'Mobile Number is not exist.' }
    const { codes, account } = contract.guest
    for (const by of ['own', 'thirdParty'] as const)
      await expect(codes.sendForgotten(stranger, by)).rejects.toMatchObject(unknown)
    await expect(account.resetPassword(stranger, 'secret-2', '')).rejects.toMatchObject(unknown)
  })

  test('a password is changed only with the old one, and the session goes on', async () => {
    const { vendor, user } = await contract.signedIn()
    await expect(vendor.account.changePassword('wrong', 'secret-2')).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Wrong password',
    })
    await expect(vendor.account.changePassword('demo1234', 'short')).rejects.toMatchObject({ kind: 'invalid' })
    await vendor.account.changePassword('demo1234', 'secret-2')
    expect(await vendor.auth.userDetails()).toEqual(user)
    expect((await contract.guest.auth.login(asha.identifier, 'secret-2')).user).toEqual(user)
  })
})
