import { expect, test } from 'vitest'
import type { OrderDetail, OrderStatus } from '~/domain/orders/order'
import { aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'
import { beforeGatewayRedirect } from './route'

/** A customer with one order, 70001; `reported` is the status that the vendor's call for it gives, if not the order's. */
function customerWith(status: OrderStatus, reported = status) {
  const isTheirs = (id: string) => id === '70001'
  const orders = {
    status: async (id: string) =>
      isTheirs(id) ? { status: reported, driverName: '', driverPhone: '', minutesLeft: '' } : null,
    details: async (id: string) => (isTheirs(id) ? ({ id, status } as OrderDetail) : null),
  }
  return aShop({ user: aUser(), vendor: { orders } })
}

test('an order leads to its gateway only while it waits for the payment', async () => {
  expect(await beforeGatewayRedirect(await customerWith('payment-pending'), 'order-70001')).toBeNull()
  const elsewhere = await beforeGatewayRedirect(await customerWith('placed'), 'order-70001')
  expect(elsewhere && leadsTo(elsewhere)).toBe('/payment?order=70001')
})

test('an answer without a status says nothing about the payment: the details decide', async () => {
  expect(await beforeGatewayRedirect(await customerWith('payment-pending', 'unknown'), 'order-70001')).toBeNull()
  expect(await beforeGatewayRedirect(await customerWith('placed', 'unknown'), 'order-70001')).not.toBeNull()
})

test('somebody else’s order is not found', async () => {
  await expect(beforeGatewayRedirect(await customerWith('placed'), 'order-999999')).rejects.toMatchObject({
    status: 404,
  })
})
