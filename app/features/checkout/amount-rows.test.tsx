import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { rupees } from '~/domain/test-builders'
import { i18nFor } from '~/i18n/i18n.server'
import { AmountRows } from './amount-rows'

const bill = {
  ...{ subtotal: '440', tax: '22', packaging: '0', convenience: '0', deliveryFee: '0' },
  ...{ tip: '0', discount: '0', cashback: '0', total: '462' },
}

const shown = (isFeeKnown?: boolean, part: Partial<typeof bill> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <AmountRows amounts={{ ...bill, ...part, isFeeKnown }} currency={rupees} taxLabel="GST" isDelivery />
    </I18nextProvider>,
  )

test('items for 0, as in an order of which the vendor does not say their sum, have no row', () => {
  expect(shown()).toContain('<dt>Items total</dt>')
  expect(shown(true, { subtotal: '0' })).not.toContain('<dt>Items total</dt>')
})

test('a delivery for 0 is shown as free, an unknown fee is not', () => {
  expect(shown(true)).toContain('<dt>Delivery fee</dt><dd>Free</dd>')
  expect(shown()).toContain('<dd>Free</dd>')
  expect(shown(false)).toContain('<dt>Delivery fee</dt><dd>Not known yet</dd>')
})
