import { expect, test } from 'vitest'
import { aShop, aUser, fields } from '../../../tests/support/shop-builders'
import { isSameCustomer, typedBefore } from './customer'

const asha = aUser({ id: '5501' })

test('a form belongs to the customer only if it names them, not somebody else or nobody', async () => {
  const shop = await aShop({ user: asha })
  const forms: Record<string, string>[] = [{ as: '5501' }, { as: '5502' }, { as: '' }, {}]
  expect(forms.map((form) => isSameCustomer(shop, fields(form)))).toEqual([true, false, false, false])
})

test('text typed before signing in again comes back only to the customer who typed it, and a link fills in nothing', async () => {
  const typedIn = async (typed: Record<string, string>) =>
    typedBefore(await aShop({ user: asha, typed }))?.get('name') ?? null
  expect(await typedIn({ as: '5501', name: 'Asha M' })).toBe('Asha M')
  expect(await typedIn({ as: '5502', name: 'Ravi' })).toBeNull()
  expect(await typedIn({ name: 'Planted' })).toBeNull()
  expect(typedBefore(await aShop({ user: asha, path: '/profile?as=5501&name=Planted' }))).toBeNull()
})
