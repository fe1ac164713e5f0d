import { expect, test } from 'vitest'
import { aUser, fields } from '../../../tests/support/shop-builders'
import { isSameCustomer, typedBefore } from './customer'

const asha = aUser({ id: '5501' })

test('a form belongs to the customer only if it names them, not somebody else or nobody', () => {
  const forms: Record<string, string>[] = [{ as: '5501' }, { as: '5502' }, { as: '' }, {}]
  expect(forms.map((form) => isSameCustomer(asha, fields(form)))).toEqual([true, false, false, false])
})

test('text typed before signing in again comes back only to the customer who typed it', () => {
  expect(typedBefore(asha, fields({ as: '5501', name: 'Asha M' }))?.get('name')).toBe('Asha M')
  expect(typedBefore(asha, fields({ as: '5502', name: 'Ravi' }))).toBeNull()
  expect(typedBefore(asha, fields({ name: 'Planted' }))).toBeNull()
})
