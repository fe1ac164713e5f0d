import { beforeEach, describe, expect, test } from 'vitest'
import { lastCode } from '../../demo/areas/codes/test-support'
import { flavours, ownContract } from './support'

const contract = ownContract()

const newNumber = { identifier: '9222222222', dial: '91' }

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('name and e-mail are saved and returned; another account’s e-mail is refused with a message', async () => {
    const { vendor, user } = await contract.signedIn()
    const saved = await vendor.account.update({ ...user, name: 'Asha Mehta', email: 'mehta@example.com' })
    expect(saved).toEqual({ ...user, name: 'Asha Mehta', email: 'mehta@example.com' })
    expect(await vendor.auth.userDetails()).toEqual(saved)
    await expect(vendor.account.update({ ...user, email: 'ravi@example.com' })).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Another account uses this e-mail',
    })
  })

  test('a number is saved only after a code has verified it', async () => {
    const { vendor, user } = await contract.signedIn()
    const changed = { ...user, mobile: newNumber.identifier, dialCode: newNumber.dial }
    await expect(vendor.account.update(changed)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Verification OTP Required',
    })
    const { sessionId } = await vendor.codes.sendThirdParty(newNumber)
    const { code } = await lastCode(contract.demo)
    await vendor.codes.check({ ...newNumber, sessionId, code }, 'thirdParty')
    expect(await vendor.account.update(changed)).toEqual(changed)
    expect((await contract.guest.auth.check(newNumber.identifier)).isKnown).toBe(true)
  })

  test('an account is deleted for good', async () => {
    const { vendor, user } = await contract.signedIn()
    await vendor.account.remove(user.id)
    await expect(vendor.auth.userDetails()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect((await contract.guest.auth.check(user.mobile)).isKnown).toBe(false)
  })
})
