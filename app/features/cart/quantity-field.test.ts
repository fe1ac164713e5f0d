import { expect, test } from 'vitest'
import { pressedStep } from './quantity-field'

test.each([
  ['step=1', 1],
  ['step=-1', -1],
  ['step=500', 1],
  ['step=x', 0],
  ['step=', 0],
  ['quantity=2', null],
])('a form with %j changes the quantity by %s', (form, step) => {
  expect(pressedStep(new URLSearchParams(form))).toBe(step)
})
