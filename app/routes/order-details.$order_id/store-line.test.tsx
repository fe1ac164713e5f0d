import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoreLine } from './store-line'

test('the store of an order has a frame only if it has a picture', () => {
  const line = (storeImage: string) =>
    renderToStaticMarkup(<StoreLine order={{ storeName: 'Green Bowl', storeImage, placedAt: 'Today' }} />)
  expect(line('https://vendor.test/bowl.webp')).toContain('class="pic')
  expect(line('')).not.toContain('class="pic')
})
