import { beforeEach, describe, expect, test } from 'vitest'
import { anOrder, lawGarden } from './an-order'
import { flavours, ownContract } from './support'

const contract = ownContract()

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('an account is found by phone number and by e-mail, and unknown ones are not', async () => {
    const { auth } = contract.guest
    expect((await auth.check('9000000001')).isKnown).toBe(true)
    expect((await auth.check('asha@example.com')).isKnown).toBe(true)
    expect((await auth.check('9111111111')).isKnown).toBe(false)
  })

  test('signing in returns a token and the customer; a wrong password is refused in the vendor’s words', async () => {
    const { token, user } = await contract.guest.auth.login('9000000001', 'demo1234')
    expect(token.length).toBeGreaterThan(10)
    expect(user).toMatchObject({ id: '5501', mobile: '9000000001', email: 'asha@example.com', canPayCash: true })
    expect(await contract.clientOf(token).auth.userDetails()).toEqual(user)
    await expect(contract.guest.auth.login('9000000001', 'wrong')).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Wrong password',
    })
  })

  test('signing out ends a token, and an invented one is invalid', async () => {
    const { vendor, user } = await contract.signedIn()
    await vendor.auth.logout(user.id)
    await expect(vendor.orders.ongoing()).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(contract.clientOf('made-up').addresses.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  test('addresses are listed, added, made primary, changed and deleted', async () => {
    const { vendor, user } = await contract.signedIn()
    const before = await vendor.addresses.list()
    expect(before.map(({ tag }) => tag)).toEqual(['Home', 'Office'])
    expect(await vendor.addresses.toChooseFrom()).toEqual(before)
    expect(await vendor.addresses.primary()).toMatchObject({ house: 'Lake View', flat: '4B', isPrimary: true })

    const { id } = await vendor.addresses.add(lawGarden)
    const added = (await vendor.addresses.list()).find((address) => address.id === id)
    expect(added).toMatchObject(lawGarden)
    await vendor.addresses.setPrimary(user.id, id ?? '')
    expect((await vendor.addresses.primary())?.id).toBe(id)
    const newAddress = {
      ...lawGarden,
      tag: 'Home',
      flat: '',
      address: 'Paldi, Ahmedabad',
      latitude: 23.012,
      longitude: 72.56,
    } as const
    await vendor.addresses.update(id ?? '', newAddress)
    expect(await vendor.addresses.primary()).toMatchObject({ ...newAddress, id })
    await vendor.addresses.remove(id ?? '')
    expect(await vendor.addresses.list()).toHaveLength(before.length)
    await expect(vendor.addresses.setPrimary(user.id, '999999')).rejects.toMatchObject({ kind: 'refused' })
    for (const others of ['803', '999999']) {
      await expect(vendor.addresses.update(others, newAddress)).rejects.toMatchObject({ kind: 'refused' })
      await expect(vendor.addresses.remove(others)).rejects.toMatchObject({ kind: 'refused' })
    }
  })

  test('an order is placed, listed, followed to its end, and is then past', async () => {
    const { vendor, user } = await contract.signedIn()
    const address = await vendor.addresses.add(lawGarden)
    await vendor.addresses.setPrimary(user.id, address.id ?? '')
    const order = await anOrder(contract, user.id, address.id ?? '')
    const { orderId } = await vendor.orders.place(order)
    expect(orderId).toMatch(/^\d+$/)
    const id = orderId ?? ''

    const [ongoing] = await vendor.orders.ongoing()
    expect(ongoing).toMatchObject({ id, storeId: '2101', storeName: 'Green Bowl', status: 'placed', mode: 'delivery' })
    expect(Number(ongoing?.total)).toBe(Number(order.amounts.total))
    const details = await vendor.orders.details(id)
    expect(details).toMatchObject({
      id,
      notes: 'Ring twice',
      paymentMethod: 'Cash On Delivery',
      lines: [{ name: 'Dal and rice bowl', quantity: 2 }],
    })
    expect(Number(details?.subtotal)).toBe(300)
    expect(details?.deliveryAddress).toContain('Rose Villa')

    const statuses = []
    for (const seconds of [0, 61, 120, 121, 240, 60]) {
      await contract.demo.control('clock', { advance_s: seconds })
      statuses.push((await vendor.orders.status(id))?.status)
    }
    expect(statuses).toEqual(['placed', 'in-kitchen', 'ready', 'on-the-way', 'arrived', 'delivered'])
    expect(await vendor.orders.ongoing()).toEqual([])
    expect((await vendor.orders.past(0)).rows.map((past) => past.id)).toContain(id)
    expect((await vendor.orders.past(20)).rows).toEqual([])
  })

  test('an order whose amounts do not add up is refused', async () => {
    const { vendor, user } = await contract.signedIn()
    const address = await vendor.addresses.primary()
    const order = await anOrder(contract, user.id, address?.id ?? '')
    const wrong = { ...order, amounts: { ...order.amounts, total: '1.00' } }
    await expect(vendor.orders.place(wrong)).rejects.toMatchObject({ kind: 'refused' })
    expect(await vendor.orders.ongoing()).toEqual([])
  })

  test('somebody else’s order and address do not exist for a customer', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(await vendor.orders.details('70001')).toMatchObject({ id: '70001' })
    expect(await vendor.orders.details('70002')).toBeNull()
    expect(await vendor.orders.status('70002')).toBeNull()
    const ravi = await contract.guest.auth.login('9000000002', 'demo1234')
    const theirs = await contract.clientOf(ravi.token).addresses.list()
    await expect(vendor.addresses.setPrimary(user.id, theirs[0]?.id ?? '')).rejects.toMatchObject({ kind: 'refused' })
    await expect(vendor.addresses.remove(theirs[0]?.id ?? '')).rejects.toMatchObject({ kind: 'refused' })
  })

  test('the vendor answers in the requested language', async () => {
    const french = contract.clientOf(null, '10001', 'fr')
    expect((await french.menus.item('2101', '901'))?.name).toBe('Bol de quinoa')
    await expect(french.auth.login('9000000001', 'wrong')).rejects.toMatchObject({
      vendorMessage: 'Mot de passe incorrect',
    })
  })
})

describe('each error has the right kind', () => {
  beforeEach(() => contract.prepare('as specified'))

  test.each([
    [{ kind: 'status', value: 401 }, 'unauthorized'],
    [{ kind: 'status', value: 422 }, 'invalid'],
    [{ kind: 'status', value: 500 }, 'server'],
    [{ kind: 'html' }, 'shape'],
    [{ kind: 'code', value: { code: 999, msg: 'no' } }, 'refused'],
  ])('%j is %s', async (fault, kind) => {
    const { vendor } = await contract.signedIn()
    await contract.demo.control('fault', { call: 'ongoing_orders', ...fault })
    await expect(vendor.orders.ongoing()).rejects.toMatchObject({ name: 'VendorError', kind })
    expect(await vendor.orders.ongoing()).toEqual([])
  })
})
