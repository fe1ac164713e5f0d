import { expect, test } from 'vitest'
import { aSubscription } from '~/domain/test-builders'
import { cancelPayment } from '~/features/payments/gateway-redirect.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { readSubscriptions } from './list.server'

test('a subscription whose payment the customer has cancelled is listed as cancelled, as on its page', async () => {
  const row = aSubscription({ id: '91', status: 'payment-pending' })
  const list = async () => ({ rows: [row], hasMore: false, pageSize: 20 })
  const vendor = { subscriptions: { list, details: async () => row } }
  const shop = await aShop({ settings: { subscriptionsEnabled: true }, vendor, user: aUser() })
  const states = async () => (await readSubscriptions(shop)).groups.map(({ status }) => status)
  expect(await states()).toEqual(['payment-pending'])
  await cancelPayment(shop, 'subscription', row.id)
  expect(await states()).toEqual(['cancelled'])
})
