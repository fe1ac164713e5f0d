import { beforeEach, describe, expect, test } from 'vitest'
import { priceCart } from '~/domain/cart/pricing'
import { cartAmounts } from '~/domain/checkout/amounts'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'
import { ahmedabad, flavours, ownContract } from './support'

const contract = ownContract()

const far = { latitude: 28.6, longitude: 77.2 }

/** A signed-in customer with delivery to Law Garden. */
async function somebody() {
  const { vendor, user } = await contract.signedIn()
  const [address] = await vendor.addresses.list()
  if (!address) throw new Error('the demo knows no address of hers')
  return { vendor, userId: user.id, address }
}

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a store names the company that brings its orders', async () => {
    const courierOf = async (id: string) => (await contract.guest.stores.byId(id, null))?.overrides.courier ?? null
    expect([await courierOf('2115'), await courierOf('2123'), await courierOf('2101')]).toEqual([
      'dunzo',
      'porter',
      null,
    ])
  })

  test.each([
    ['dunzo', '2115'],
    ['porter', '2123'],
  ] as const)('%s offers a fee, or says why it does not deliver there', async (courier, storeId) => {
    const { vendor, userId, address } = await somebody()
    const delivery = { userId, storeId, addressId: address.id, point: address, subtotal: '440.00' }
    expect(await vendor.deliveryQuotes.offer(courier, delivery)).toEqual({
      deliveryQuote: {
        courier,
        quotationId: expect.stringMatching(/./) as string,
        fee: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
        distance: expect.any(Number) as number,
      },
      validTill: expect.stringMatching(/^(\d{4}-\d\d-\d\d .*)?$/) as string,
    })
    expect(await vendor.deliveryQuotes.offer(courier, { ...delivery, point: far })).toEqual({
      deliveryQuote: null,
      reason: expect.any(String) as string,
    })
  })

  test('roads have a length and a fee; there is none to another city', async () => {
    const { address } = await somebody()
    const road = await contract.guest.deliveryQuotes.road('2101', address, 'km')
    expect(road).toMatchObject({ courier: null, quotationId: '', fee: expect.stringMatching(/^\d+$/) as string })
    expect(road?.distance).toBeGreaterThan(0)
    expect(await contract.guest.deliveryQuotes.road('2101', far, 'km')).toBeNull()
  })

  test('an order with the courier’s offer, or by road, is accepted at that sum', async () => {
    const { vendor, userId, address } = await somebody()
    await vendor.addresses.setPrimary(userId, address.id)
    const place = { ...ahmedabad, latitude: address.latitude, longitude: address.longitude }
    const [settings, store] = [await vendor.settings.byHost('localhost'), await vendor.stores.byId('2115', place)]
    const [section] = await vendor.menus.sections({ storeId: '2115', place, mode: 'delivery', categoryId: '' })
    const plain = section?.items.find(({ isSoldOut, isCustomisable }) => !isSoldOut && !isCustomisable)
    const item = plain && (await vendor.menus.item('2115', plain.id))
    if (!settings || !store || !item) throw new Error('the demo has no such store')
    const cart = { storeId: '2115', lines: [{ itemId: item.id, choiceIds: [], quantity: 2, priceSeen: item.price }] }
    const lines = priceCart(cart, new Map([[item.id, item]]))
    const orderWith = (deliveryQuote: DeliveryQuote | null) => {
      const amounts = cartAmounts({ lines, store, settings, mode: 'delivery', destination: address, deliveryQuote })
      return vendor.orders.place({
        userId,
        storeId: store.id,
        mode: 'delivery',
        addressId: address.id,
        slotStart: '',
        returnUrl: 'http://localhost:3000/payment',
        lines: lines.map(({ itemId, choiceIds, quantity }) => ({
          itemId,
          choiceIds,
          quantity,
          lineTotal: amounts.subtotal,
        })),
        amounts,
        payment: { method: 'cash', gateway: '', fromWallet: '0', remaining: amounts.total },
        coupon: null,
        deliveryQuote,
        notes: '',
        contactless: false,
        pictures: [],
      })
    }
    const delivery = { userId, storeId: '2115', addressId: address.id, point: address, subtotal: '440.00' }
    const { deliveryQuote } = await vendor.deliveryQuotes.offer('dunzo', delivery)
    for (const one of [deliveryQuote, await vendor.deliveryQuotes.road('2115', address, 'km'), null]) {
      expect((await orderWith(one)).orderId).toMatch(/^\d+$/)
    }
    const cheaper = deliveryQuote && { ...deliveryQuote, fee: '1' }
    await expect(orderWith(cheaper)).rejects.toMatchObject({ kind: 'refused' })
  })
})
