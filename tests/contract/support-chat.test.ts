import { beforeEach, describe, expect, test } from 'vitest'
import { inOrder } from '~/domain/help/chat-messages'
import { onePixel } from '../../demo/contract/contract'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a problem is reported with and without a picture', async () => {
    const { vendor, user } = await contract.signedIn()
    const report = { userId: user.id, title: 'Map', description: 'It stays empty.' }
    await vendor.support.reportBug({ ...report, picture: null })
    await vendor.support.reportBug({ ...report, picture: onePixel() })
    await expect(vendor.support.reportBug({ ...report, title: ' ', picture: null })).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Please enter a title',
    })
  })

  test('the messenger can be given the date a customer joined', async () => {
    const { vendor } = await contract.signedIn()
    expect(await vendor.auth.memberSince()).toBeGreaterThan(1_500_000_000)
  })

  test('a message to support is in the chat with its order, and gets an answer', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(await vendor.support.messages({ userId: user.id })).toEqual({ rows: [], sent: 0 })
    const orderId = '70001'
    const id = await vendor.support.say({ userId: user.id, text: 'Where is it? <b>🍕</b>', orderId })
    expect(id).toMatch(/^\d+$/)
    await contract.demo.control('clock', { advance_s: 5 })
    const { rows, sent } = await vendor.support.messages({ userId: user.id })
    expect(sent).toBe(2)
    const [own, answer] = inOrder(rows)
    expect(own).toEqual({
      id,
      text: 'Where is it? <b>🍕</b>',
      isOwn: true,
      image: '',
      orderId,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    })
    expect(answer).toMatchObject({ isOwn: false, orderId, text: expect.stringContaining(orderId) as string })
    expect(await vendor.support.messages({ userId: user.id, after: answer?.id })).toEqual({ rows: [], sent: 0 })
    expect((await vendor.support.messages({ userId: user.id, after: id })).rows.map((row) => row.id)).toEqual([
      answer?.id,
    ])
    expect((await vendor.support.messages({ userId: user.id, skip: 1 })).rows.map((row) => row.id)).toEqual([id])
  })
})
