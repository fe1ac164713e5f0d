import { beforeEach, describe, expect, test } from 'vitest'
import { ahmedabad, flavours, ownContract, type Contract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('offers are listed by mode and by store, and customers see those they can still use', async () => {
    const codes = async (
      vendor: Contract['guest'],
      wish: Partial<Parameters<Contract['guest']['offers']['list']>[0]> = {},
    ) => (await vendor.offers.list({ place: ahmedabad, mode: 'delivery', ...wish })).map(({ code }) => code)
    const [first] = await contract.guest.offers.list({ place: ahmedabad, mode: 'delivery' })
    expect(first).toEqual({
      id: '401',
      name: '50 off',
      code: 'WELCOME50',
      text: expect.stringContaining('50 off your order') as string,
      image: expect.stringMatching(/^http.*tile-party/) as string,
    })
    expect(await codes(contract.guest, { mode: 'pickup' })).toContain('WALKIN30')
    expect(await codes(contract.guest)).not.toContain('WALKIN30')
    expect(await codes(contract.guest, { storeId: '2102' })).not.toContain('GREEN15')
    const { vendor, user } = await contract.signedIn()
    expect(await codes(vendor, { userId: user.id })).toContain('WELCOME50')
    expect(await codes(contract.clientOf(null, '10005'))).toEqual([])
  })

  test("questions have answers in the page's language, and none is an empty list", async () => {
    const [first] = await contract.guest.support.faqs()
    expect(first).toEqual({
      question: 'How do I place an order?',
      answer: expect.stringContaining('View Cart') as string,
    })
    const [french] = await contract.clientOf(null, '10001', 'fr').support.faqs()
    expect(french?.question).toBe('Comment passer commande ?')
    expect(await contract.clientOf(null, '10005').support.faqs()).toEqual([])
  })
})
