import { everyScreen } from '../support/screens'
import { expect, test } from '../support/test'
import { Visitor } from '../support/visitor'

/** What a guest sees on the screens made for customers; all other screens are open to guests (rules 2.8 and 2.9). */
const personal = [
  'add-address',
  'address',
  'delete-address.$shiping_id',
  'manage-subscription',
  'order-details.$order_id',
  'order-details.$order_id_.invoice',
  'order-status.$order_id',
  'orders',
  'payment',
  'payment-online',
  'profile._index',
  'profile.delete',
  'profile.number',
  'profile.password',
  'rating.$order_id',
  'reorder.$order_id',
  'report-bug',
  'review-subscription',
  'sign-out',
  'sign-up',
  'subscription-cart',
  'subscription-status.$subscription_id',
  'subscription-status.$subscription_id_.cancel',
  'support-chat',
  'update-address.$shiping_id',
  'verify-code',
  'wallet',
  'wallet-payment',
]

/** The later steps of signing in and out redirect to the first; a payment page reports the payment first. */
const comesBack = (route: string) => !['payment-online', 'sign-out', 'sign-up', 'verify-code'].includes(route)

test('a guest can open the guest screens, and is sent to sign-in and back from all others', async ({
  storefront,
  visitor,
  brand,
  demo,
}) => {
  const screens = Object.entries(await everyScreen(visitor, brand, demo))
  const sent: string[] = []
  for (const [route, path] of screens) {
    const { status, location } = await new Visitor(storefront, brand.host).ask(path)
    if (!location.startsWith('/sign-in')) {
      expect.soft(status, route).toBeLessThan(500)
      continue
    }
    sent.push(route)
    const back = new URL(location, 'http://localhost').searchParams.get('redirectTo')
    if (comesBack(route)) expect.soft(decodeURIComponent(back ?? ''), route).toBe(decodeURIComponent(path))
  }
  expect(sent.sort()).toEqual(personal)
})
