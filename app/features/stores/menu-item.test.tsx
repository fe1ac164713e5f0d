import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { anItem } from '~/domain/test-builders'
import { i18nFor } from '~/i18n/i18n.server'
import { aShop } from '../../../tests/support/shop-builders'
import { MenuItems, type Ordering } from './menu-item'
import { itemRow } from './menu.server'

/** Rendered as on the server, parsed as in a browser. */
const document = new Window().document as unknown as Document
const ordering: Ordering = { storeId: '2101', canOrder: true, backTo: '/' }

/** The text of an item in a menu; a menu without `order` is read-only. */
async function shown(part: Parameters<typeof anItem>[0], order: Ordering | null = ordering, isGoods = false) {
  const shop = await aShop({ settings: { subscriptionsEnabled: true } })
  const item = itemRow(shop, '2101', anItem(part))
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <MenuItems items={[item]} isGoods={isGoods} ordering={order} />
    </I18nextProvider>,
  )
  return document.body.textContent
}

test('an item says what is special about it, and an ordinary one nothing', async () => {
  const tags = () => [...document.querySelectorAll('.tag')].map((tag) => tag.textContent)
  await shown({ isBogo: true, soldAt: '7 to 11 AM', isSubscribable: true, stock: 2 })
  expect(tags()).toEqual(['Buy 1, get 1 free', '7 to 11 AM', expect.stringMatching(/ubscri/), 'Only 2 left'])
  await shown({ diet: 'none' })
  expect(document.querySelector('.tags')).toBeNull()
})

test('a reduced item shows both prices, and among goods what it saves', async () => {
  const reduced = { price: '90', listPrice: '120' }
  expect(await shown(reduced)).toMatch(/₹90.*Regular price: ₹120/)
  expect(await shown(reduced, ordering, true)).toMatch(/Save ₹30/)
  expect(await shown({ price: '90', listPrice: '90' }, ordering, true)).not.toMatch(/Regular price|Save/)
})

test('an item can be added unless it is sold out or its store takes no orders; a read-only menu says only the first', async () => {
  const canAdd = () => document.querySelector('form[action="/cart"]') !== null
  expect([(await shown({}))?.includes('Sold out'), canAdd()]).toEqual([false, true])
  expect([(await shown({ isSoldOut: true }))?.includes('Sold out'), canAdd()]).toEqual([true, false])
  expect([(await shown({}, { ...ordering, canOrder: false }))?.includes('Closed'), canAdd()]).toEqual([true, false])
  expect([(await shown({}, null))?.includes('Closed'), canAdd()]).toEqual([false, false])
  expect(await shown({ isSoldOut: true }, null)).toContain('Sold out')
})
