import { expect, test } from 'vitest'
import type { OrderDetail, OrderStatus } from '~/domain/orders/order'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { isWaiting } from './route'

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

const waits = async (status: OrderStatus, { reported = status, id = '70001' } = {}) =>
  isWaiting(await customerWith(status, reported), aUser(), `order-${id}`)

test('an order leads to its gateway only while it waits for the payment', async () => {
  expect(await waits('payment-pending')).toBe(true)
  expect(await waits('placed')).toBe(false)
})

test('an answer without a status says nothing about the payment: the details decide', async () => {
  expect(await waits('payment-pending', { reported: 'unknown' })).toBe(true)
  expect(await waits('placed', { reported: 'unknown' })).toBe(false)
})

test('somebody else’s order is not found', async () => {
  await expect(waits('placed', { id: '999999' })).rejects.toMatchObject({ status: 404 })
})
