import { expect, test } from 'vitest'
import { wordsOf } from '../kit/words'

test('the accessible names that people and tools rely on are fixed in English', () => {
  const t = wordsOf('en')
  const name = 'Idli'
  expect({
    add: [t('item.add', { name }), t('item.addShort')],
    line: [t('cart.increase', { name }), t('cart.decrease', { name }), t('cart.remove', { name })],
    cart: [t('cart.link', { count: 3 }), t('cart.clear'), t('cart.view')],
    signIn: [t('signIn.identifier'), t('signIn.continue'), t('signIn.password'), t('shell.signIn')],
    address: [t('address.search'), t('address.house'), t('address.flat'), t('address.landmark'), t('address.save')],
    offer: [t('offers.promo'), t('offers.apply'), t('offers.remove')],
    pay: [t('review.proceed'), t('payment.cash'), t('payment.placeOrder')],
  }).toEqual({
    add: ['Add Idli', 'Add'],
    line: ['Increase Idli', 'Decrease Idli', 'Remove Idli'],
    cart: ['Cart, 3 items', 'Clear Cart', 'View Cart'],
    signIn: ['Phone number or email', 'Continue', 'Password', 'Sign In'],
    address: ['Search location', 'House/Building Name', 'Flat No/Floor', 'Landmark', 'Save Address'],
    offer: ['Promo code', 'Apply', 'Remove'],
    pay: ['Proceed To Pay', 'Cash On Delivery', 'Place Order'],
  })
})
