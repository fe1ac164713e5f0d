import { expect, test } from 'vitest'
import { breachesOf, operationNamed, operations, strangersIn } from './contract'
import { document } from './document'

test('the contract has 107 calls, two of them with an older name', () => {
  expect(operations).toHaveLength(107)
  expect(operations.flatMap(({ legacyName }) => legacyName ?? [])).toEqual([
    'get_nearby_restaurant',
    'stripe-rechargewallet',
  ])
})

test('the example answers of the contract match its schemas', () => {
  for (const operation of operations) {
    const response = document.paths[`/${operation.name}`]?.[operation.method.toLowerCase()]?.responses['200']
    for (const { value } of Object.values(response?.content?.['application/json']?.examples ?? {})) {
      expect(breachesOf(operation, 200, value)).toEqual([])
      expect(strangersIn(operation, 200, value)).toEqual([])
    }
  }
})

test('an answer that breaks the contract is found at any depth', () => {
  const login = operationNamed('login')
  expect(breachesOf(login, 200, {})).toEqual(["login: / must have required property 'code'"])
  expect(breachesOf(login, 200, { code: 200, user_details: { user_id: 1, email: 5 } })).toEqual([
    'login: /user_details/email must be string,null',
  ])
  expect(breachesOf(login, 422, { message: '' })).not.toEqual([])
  expect(breachesOf(login, 401, { message: '' })).toEqual(['login: HTTP 401 is not documented'])
})

test('a key that the contract does not name is found at any depth', () => {
  const details = operationNamed('view_order_details')
  const order = { order_id: 1, restaurant_item_details: [{ quantity: 1, quantitys: 1 }] }
  expect(strangersIn(details, 200, { code: 200, Result: [order] })).toEqual([
    'view_order_details: /Result/0/restaurant_item_details/0/quantitys is not in the contract',
  ])
  expect(strangersIn(operationNamed('settings'), 200, { code: 200, setings: {} })).not.toEqual([])
})
