import { beforeEach, describe, expect, test } from 'vitest'
import type { CourierTrack } from '~/vendor-api/order-extras.server'
import { anOrder, lawGarden } from './an-order'
import { flavours, ownContract } from './support'

const contract = ownContract()

/** An order to Law Garden that the vendor has just received. */
async function placed() {
  const { vendor, user } = await contract.signedIn()
  const { id = '' } = await vendor.addresses.add(lawGarden)
  await vendor.addresses.setPrimary(user.id, id ?? '')
  const { orderId } = await vendor.orders.place(await anOrder(contract, user.id, id ?? ''))
  return { vendor, id: orderId ?? '' }
}

const advance = (seconds: number) => contract.demo.control('clock', { advance_s: seconds })

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('the courier is known once the order is on its way, to its customer and to guests', async () => {
    const { vendor, id } = await placed()
    expect(await vendor.tracking.ofOrder(id)).toBeNull()
    await advance(310)
    const track = await vendor.tracking.ofOrder(id)
    expect(track).toEqual<CourierTrack>({
      status: 'on-the-way',
      minutesLeft: '5',
      driver: {
        id: expect.stringMatching(/^\d+$/) as string,
        name: expect.stringMatching(/./) as string,
        phone: expect.stringMatching(/^\+?\d+$/) as string,
        image: expect.stringMatching(/^(http.*)?$/) as string,
      },
      courier: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number },
      store: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number },
      customer: { latitude: lawGarden.latitude, longitude: lawGarden.longitude },
      courierUrl: '',
    })
    // The clock advances, and the courier moves.
    expect(await contract.guest.tracking.ofOrder(id)).toEqual({ ...track, courier: expect.anything() as object })
    await advance(240)
    expect(await contract.guest.tracking.ofOrder(id)).toMatchObject({ status: 'arrived', courier: track?.customer })
  })

  test('an order that does not exist has no courier', async () => {
    expect(await contract.guest.tracking.ofOrder('999999')).toBeNull()
  })
})
