import { expect, test } from 'vitest'
import { cartAmounts } from '~/domain/checkout/amounts'
import { revisionOf } from '~/domain/checkout/revision'
import { aPricedLine, aStoreDetail, noBill, someSettings } from '~/domain/test-builders'
import { aShop } from '../../../tests/support/shop-builders'
import { changeSince, linesChangedText, taxLabel } from './checkout.server'

const bowl = aPricedLine({ name: 'Paneer Bowl' })
const tea = aPricedLine({ itemId: '921', name: 'Masala Tea', quantity: 2 })
const milk = aPricedLine({ itemId: '951', name: 'Milk' })
const quoted = (...lines: (typeof bowl)[]) => ({ lines, revision: `${revisionOf(lines, noBill)} delivery 801  offer=` })

test('a change of the cart by another tab is reported by line, not as a changed price', async () => {
  const shop = await aShop()
  const shownRevision = quoted(bowl, milk)
  const changed = (...lines: (typeof bowl)[]) => changeSince(shop, shownRevision.revision, quoted(...lines))
  const intro = 'Your order has changed. Please check it once more.'
  expect(changed(bowl, milk)).toBeNull()
  expect(changed(bowl, milk, tea)).toBe(`${intro} New in your cart: 2 × Masala Tea.`)
  expect(changed({ ...bowl, quantity: 3 }, milk)).toBe(`${intro} Quantity changed: 3 × Paneer Bowl.`)
  expect(changed(bowl)).toBe(`${intro} Items removed from your cart: 1.`)
  expect(changed({ ...bowl, quantity: 3 }, tea)).toBe(
    `${intro} New in your cart: 2 × Masala Tea. Quantity changed: 3 × Paneer Bowl. Items removed from your cart: 1.`,
  )
})

test('a changed price alone is reported as such; an unreadable form as another order', async () => {
  const shop = await aShop()
  const now = quoted({ ...bowl, unitPrice: '195' })
  expect(changeSince(shop, quoted(bowl).revision, now)).toBe(shop.t('review.priceChanged'))
  expect(changeSince(shop, 'x', now)).toBe(shop.t('review.changed'))
})

test('of many changed lines five are named', async () => {
  const many = Array.from({ length: 9 }, (_, at) => aPricedLine({ itemId: `${at}`, name: `Item ${at}` }))
  const text = changeSince(await aShop(), quoted().revision, quoted(...many))
  expect(text).toMatch(/1 × Item 4, …\.$/)
})

test('a cut quantity is not reported as a changed price', async () => {
  const shop = await aShop()
  expect(linesChangedText(shop, [{ ...bowl, state: 'price-changed' }])).toBe(shop.t('review.priceChanged'))
  expect(
    linesChangedText(shop, [
      { ...bowl, state: 'price-changed' },
      { ...tea, state: 'stock-reduced' },
    ]),
  ).toBe(shop.t('review.updated'))
})

test('the tax is named with its percentage if all lines have the same one', async () => {
  const shop = await aShop()
  const store = aStoreDetail({ taxPercent: '5' })
  const labelOf = (...rates: (string | null)[]) => {
    const lines = rates.map((taxPercent) => aPricedLine({ taxPercent }))
    const amounts = cartAmounts({ lines, store, settings: someSettings(), mode: 'pickup', destination: null })
    return taxLabel(shop, lines, amounts)
  }
  const name = shop.settings.taxName
  expect([labelOf(null, '5.0'), labelOf(null, '12')]).toEqual([`${name} (5%)`, name])
})
