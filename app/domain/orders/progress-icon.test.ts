import { expect, test } from 'vitest'
import { orderSteps, type OrderStatus } from './order'
import { progressIcon } from './progress-icon'

const iconOf = (status: OrderStatus) =>
  decodeURIComponent(progressIcon(orderSteps(status, 'delivery').steps, '#d9381e'))

test.each<[OrderStatus, string]>([
  ['placed', `stroke-dasharray='1 5'`],
  ['on-the-way', `stroke-dasharray='3 5'`],
  ['delivered', `stroke-dasharray='5 5'`],
])('the ring of an order that is %s is filled so far', (status, dashes) => {
  expect(iconOf(status)).toContain(dashes)
  expect(iconOf(status)).toContain(`stroke='#d9381e'`)
})

test('an order that has reached no step has no icon of its own', () => {
  expect(iconOf('cancelled')).toBe('')
})
