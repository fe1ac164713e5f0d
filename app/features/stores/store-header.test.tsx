import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { i18nFor } from '~/i18n/i18n.server'
import { aShop } from '../../../tests/support/shop-builders'
import { StoreHeader } from './store-header'
import { loadStoreHead } from './store-screen.server'

/** Rendered as on the server, parsed as in a browser. */
const document = new Window().document as unknown as Document

type Given = Parameters<typeof aShop>[0]
const vendor = { stores: { timing: async () => ({ delivery: [], pickup: [], licence: '' }) } }

async function header(store: Parameters<typeof aStoreDetail>[0], { settings }: NonNullable<Given> = {}, note?: string) {
  const head = await loadStoreHead(await aShop({ vendor, settings }), aStoreDetail(store), { isAtTable: Boolean(note) })
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <StoreHeader store={head} note={note} isGoods={false} />
    </I18nextProvider>,
  )
  return document.body.textContent
}

test('a closed store says whether it takes orders for later, and only then hides the other stores', async () => {
  const later = 'Closed right now. You can order for a later time.'
  expect(await header({ isOpen: false }, { settings: { schedulesAfterHours: true } })).toContain(later)
  expect(document.querySelector('[role=status] a')).toBeNull()
  expect(await header({ isOpen: false }, { settings: { schedulesAfterHours: false } })).toContain('currently off')
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe('/')
  expect(await header({ isOpen: true })).not.toMatch(/currently off|Closed/)
  expect(await header({ isOpen: false }, {}, 'Order at the counter')).not.toContain('currently off')
})

test('the least cost of a delivery is named as free, as a fee, or as free from an amount', async () => {
  const bands = (...fees: string[]) => fees.map((fee, at) => ({ above: at * 5, upTo: at * 5 + 5, fee }))
  const by = (basis: 'distance' | 'amount', ...fees: string[]) => ({
    settings: { delivery: { basis, bands: bands(...fees) } },
  })
  expect(await header({}, by('distance', '0'))).toContain('Free delivery')
  expect(await header({}, by('distance', '30'))).toMatch(/Delivery from ₹30/)
  expect(await header({}, by('amount', '30', '0'))).toMatch(/Free delivery from ₹6/)
})
