// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import { place } from './place'

beforeEach(freshBrowser)

function opens(kept: Record<string, string> | null) {
  openPage('<a>Law Garden</a>')
  element('a').setAttribute('data-place', kept ? JSON.stringify(kept) : '')
  place(element('a'))
}

test('the place is kept under the names of other clients, and nothing of one that is gone', () => {
  localStorage.setItem('cart', '[]')
  opens({ latitude: '23.02', longitude: '72.56', city: 'Ahmedabad', state: '', restaurantId: btoa('2101') })
  expect({ ...localStorage }).toEqual({
    ...{ cart: '[]', latitude: '23.02', longitude: '72.56', city: 'Ahmedabad' },
    restaurantId: 'MjEwMQ==',
  })
  opens(null)
  expect({ ...localStorage }).toEqual({ cart: '[]' })
})

test('a storage that is full or forbidden stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => opens({ latitude: '23.02' })).not.toThrow()
  vi.restoreAllMocks()
})
