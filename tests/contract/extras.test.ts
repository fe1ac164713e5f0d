import { beforeEach, describe, expect, test } from 'vitest'
import { aPicture } from '~/pictures/test-pictures'
import { flavours, ownContract } from './support'

const contract = ownContract()

/** The grocer, which takes pictures such as a shopping list. */
const groceries = '2104'

const picture = async () =>
  new File([new Uint8Array(await aPicture(8, 8).jpeg().toBuffer())], 'picture.jpg', { type: 'image/jpeg' })

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('settings and store say what can be sent with an order', async () => {
    const { guest } = contract
    expect(await guest.settings.byHost('localhost')).toMatchObject({
      isContactlessOffered: true,
      contactlessText: 'The courier leaves the order at your door.',
      asksTip: true,
      tipOptions: ['10', '20', '30'],
      orderPictureLimit: 5,
    })
    const [plain, pictured] = await Promise.all(['2101', groceries].map((id) => guest.stores.byId(id, null)))
    expect(plain?.overrides).toMatchObject({ isContactlessOffered: true, asksTip: true })
    expect([plain?.overrides.takesPictures, pictured?.overrides.takesPictures]).toEqual([undefined, true])
  })

  test('pictures are uploaded, visible at their address, limited, and deleted', async () => {
    const { vendor, user } = await contract.signedIn()
    const two = await vendor.orderPictures.add(user.id, groceries, [await picture(), await picture()])
    expect(two).toMatchObject([{ id: expect.stringMatching(/^\d+$/) }, { name: expect.stringMatching(/\.jpg$/) }])
    expect((await fetch(two[0]?.image ?? '')).headers.get('Content-Type')).toBe('image/jpeg')
    const many = await Promise.all([1, 2, 3, 4].map(picture))
    await expect(vendor.orderPictures.add(user.id, groceries, many)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'You have reached max image upload limit',
    })
    for (const one of two) await vendor.orderPictures.remove(user.id, one)
    expect((await fetch(two[0]?.image ?? '')).status).toBe(404)
    await vendor.orderPictures.remove(user.id, { id: '999999', name: '' })
    expect(await vendor.orderPictures.add(user.id, groceries, [...many, await picture()])).toHaveLength(5)
  })
})
