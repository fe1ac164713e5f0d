import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { aStore } from '~/domain/test-builders'
import { i18nFor } from '~/i18n/i18n.server'
import { aShop } from '../../../tests/support/shop-builders'
import { StorePicker } from './store-grid'
import { storeRows } from './store-rows.server'

test('the store picker has frames only if a store has a picture', async () => {
  const shop = await aShop()
  const framesWith = (...images: string[]) => {
    const stores = images.flatMap((image, at) => {
      const [row] = storeRows(shop, [aStore({ id: String(at) })])
      return row ? [{ ...row, image }] : []
    })
    const page = renderToStaticMarkup(
      <I18nextProvider i18n={i18nFor('en')}>
        <StorePicker {...{ stores, next: null, current: '', needsChoice: false, backTo: '/' }} />
      </I18nextProvider>,
    )
    return page.match(/class="pic/g)?.length ?? 0
  }
  expect(framesWith('', 'https://vendor.test/bowl.webp')).toBe(2)
  expect(framesWith('', '')).toBe(0)
})
