import { expect, test } from 'vitest'
import { aUser, fields } from '../../../tests/support/shop-builders'
import { isSameCustomer, typedBefore } from './same-customer'

const asha = aUser({ id: '5501' })

test('a form is the customer’s own only when it says so: one that names another, or nobody, is not', () => {
  const forms: Record<string, string>[] = [{ as: '5501' }, { as: '5502' }, { as: '' }, {}]
  expect(forms.map((form) => isSameCustomer(asha, fields(form)))).toEqual([true, false, false, false])
})

test('what was typed before signing in again comes back to who typed it, and to nobody else', () => {
  expect(typedBefore(asha, fields({ as: '5501', name: 'Asha M' }))?.get('name')).toBe('Asha M')
  expect(typedBefore(asha, fields({ as: '5502', name: 'Ravi' }))).toBeNull()
  expect(typedBefore(asha, fields({ name: 'Planted' }))).toBeNull()
})
