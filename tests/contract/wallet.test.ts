import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('the wallet tells what is in it and how it came there', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(Number(await vendor.wallet.balance())).toBe(150)
    const { movements, balance } = await vendor.wallet.history(user.id)
    expect(Number(balance)).toBe(150)
    expect(movements).toMatchObject([{ kind: 'recharge', orderId: '', id: expect.stringMatching(/^T-\d+$/) }])
    expect(Number(movements[0]?.amount)).toBe(150)
    expect(movements[0]?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
})
